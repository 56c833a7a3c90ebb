import { guideOf } from '../../manifest.ts';
import { en } from './en.ts';

export const guide = guideOf({
  moments: [
    { id: 'fiefs', at: '.fe-fiefs' },
    { id: 'hand', at: '.fe-board', after: 1 },
    { id: 'town', at: '.fe-town', after: 2 },
    { id: 'treasury', at: '.fe-treasury', after: 4 },
  ],
  en,
  languages: { de: () => import('./de.ts').then(({ de }) => de) },
});
