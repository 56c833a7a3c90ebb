import type { GameRules } from '../rules.ts';

export const feudalia: GameRules = {
  id: 'feudalia',
  load: () => import('@thorp/feudalia').then(({ feudalia }) => feudalia),
  counted: () => import('./counted.ts'),
  learned: () => import('@thorp/feudalia/learned').then(({ learned }) => learned),
  sketch: () => import('@thorp/feudalia/sketch').then(({ sketch }) => sketch),
  languages: { de: () => import('@thorp/feudalia/de').then(({ de }) => de) },
};
