import type { GameRules } from '../rules.ts';

export const villagers: GameRules = {
  id: 'villagers',
  load: () => import('@thorp/villagers').then(({ villagers }) => villagers),
  counted: () => import('./counted.ts'),
  learned: () => import('@thorp/villagers/learned').then(({ learned }) => learned),
  sketch: () => import('@thorp/villagers/sketch').then(({ sketch }) => sketch),
  languages: { de: () => import('@thorp/villagers/de').then(({ de }) => de) },
};
