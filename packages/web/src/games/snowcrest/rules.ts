import type { GameRules } from '../rules.ts';

export const snowcrest: GameRules = {
  id: 'snowcrest',
  load: () => import('@thorp/snowcrest').then(({ snowcrest }) => snowcrest),
  languages: { de: () => import('@thorp/snowcrest/de').then(({ de }) => de) },
};
