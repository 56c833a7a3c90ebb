import { guideOf } from '../../manifest.ts';
import { en } from './en.ts';

export const guide = guideOf({
  moments: [
    { id: 'village', at: '.he-home' },
    { id: 'characters', at: '.he-board', after: 1 },
    { id: 'display', at: '.he-display', after: 2 },
    { id: 'scores', at: '.he-points, .top .drawer:last-of-type', after: 5 },
  ],
  en,
  languages: { de: () => import('./de.ts').then(({ de }) => de) },
});
