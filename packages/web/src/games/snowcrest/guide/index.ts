import { guideOf } from '../../manifest.ts';
import { en } from './en.ts';

export const guide = guideOf({
  moments: [
    { id: 'aim', at: '.prompt' },
    { id: 'hand', at: '.sn-hand' },
    { id: 'village', at: '.sn-village', after: 1 },
    { id: 'row', at: '.sn-row', after: 2 },
    { id: 'meditation', at: '.sn-moment.is-meditation' },
    { id: 'venerating', at: '.sn-moment.is-spirit' },
    { id: 'line', at: '.sn-rest:not(.is-far)' },
    { id: 'rest', at: '.sn-tray', on: ['rested'] },
    { id: 'omen', at: '.sn-mat .sn-omens', on: ['omens'] },
    { id: 'scrolls', at: '.sn-deck:has(.sn-stock)', on: ['scrolls'] },
    { id: 'goals', at: '.sn-goals', after: 4 },
  ],
  en,
  languages: { de: () => import('./de.ts').then(({ de }) => de) },
});
