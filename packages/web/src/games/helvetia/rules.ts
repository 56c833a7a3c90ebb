import type { GameRules } from '../rules.ts';

export const helvetia: GameRules = {
  id: 'helvetia',
  load: () => import('@thorp/helvetia').then(({ helvetia }) => helvetia),
  languages: { de: () => import('@thorp/helvetia/de').then(({ de }) => de) },
};
