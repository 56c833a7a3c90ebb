import { guideOf } from '../../manifest.ts';
import { en } from './en.ts';

export const guide = guideOf({
  moments: [
    { id: 'aim', at: '.prompt' },
    { id: 'fiefs', at: '.fe-fiefs .fe-fief' },
    { id: 'hand', at: '.fe-hand', lit: /^hand-/ },
    { id: 'town', at: '.fe-town', after: 2 },
    { id: 'income', at: '.fe-treasury', on: ['income'] },
    { id: 'cubes', at: '.fe-fiefs .fe-store', on: ['gained'] },
    { id: 'upgrade', at: '.fe-fiefs .fe-title', on: ['upgraded'] },
    { id: 'built', at: '.fe-cathedral', on: ['built'] },
    { id: 'evening', at: '.fe-treasury', on: ['saved'] },
    { id: 'tax', at: '.fe-tax', on: ['taxed'] },
  ],
  en,
  languages: { de: () => import('./de.ts').then(({ de }) => de) },
});
