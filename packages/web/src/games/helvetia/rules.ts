import type { GameRules } from '../rules.ts';

export const helvetia: GameRules = {
  id: 'helvetia',
  load: () => import('@thorp/helvetia').then(({ helvetia }) => helvetia),
  counted: () => import('./counted.ts'),
  learned: () => import('@thorp/helvetia/learned').then(({ learned }) => learned),
  sketch: () => import('@thorp/helvetia/sketch').then(({ sketch }) => sketch),
  languages: { de: () => import('@thorp/helvetia/de').then(({ de }) => de) },
};
