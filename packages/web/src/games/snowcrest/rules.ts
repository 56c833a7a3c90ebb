import type { GameRules } from '../rules.ts';

export const snowcrest: GameRules = {
  id: 'snowcrest',
  load: () => import('@thorp/snowcrest').then(({ snowcrest }) => snowcrest),
  counted: () => import('./counted.ts'),
  learned: () => import('@thorp/snowcrest/learned').then(({ learned }) => learned),
  sketch: () => import('@thorp/snowcrest/sketch').then(({ sketch }) => sketch),
  languages: { de: () => import('@thorp/snowcrest/de').then(({ de }) => de) },
};
