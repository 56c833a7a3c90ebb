import type { GameRules } from '../rules.ts';

export const villagers: GameRules = {
  id: 'villagers',
  load: () => import('@thorp/villagers').then(({ villagers }) => villagers),
  languages: { de: () => import('@thorp/villagers/de').then(({ de }) => de) },
};
