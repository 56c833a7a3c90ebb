import { guideOf } from '../../manifest.ts';
import { en } from './en.ts';

export const guide = guideOf({
  moments: [
    { id: 'hand', at: '.sn-hand' },
    { id: 'village', at: '.sn-village', after: 1 },
    { id: 'row', at: '.sn-row', after: 2 },
    { id: 'goals', at: '.sn-goals', after: 4 },
  ],
  en,
  languages: { de: () => import('./de.ts').then(({ de }) => de) },
});
