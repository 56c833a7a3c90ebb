import type { GameRules } from '../rules.ts';

export const feudalia: GameRules = {
  id: 'feudalia',
  load: () => import('@thorp/feudalia').then(({ feudalia }) => feudalia),
  languages: { de: () => import('@thorp/feudalia/de').then(({ de }) => de) },
};
