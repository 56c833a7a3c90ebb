import { guideOf } from '../../manifest.ts';
import { en } from './en.ts';

/** The targets of choices during a draft, and while building. */
const DRAFTING = /^(road|stack):/;
const BUILDING = /^(hand|basic):/;

export const guide = guideOf({
  moments: [
    { id: 'aim', at: '.prompt', settings: { mode: 'village' } },
    { id: 'aimMonastery', at: '.prompt', settings: { mode: 'monastery' } },
    { id: 'aimCountess', at: '.prompt', settings: { mode: 'countess' } },
    { id: 'road', at: '.vi-road .vi-lane', lit: DRAFTING },
    { id: 'drafts', at: '.prompt:has(.vi-pips)', lit: DRAFTING },
    { id: 'stacks', at: '.vi-lane .vi-stack:not(:has(.vi-gone))', lit: DRAFTING, after: 1 },
    { id: 'others', at: '.vi-opponents', lit: DRAFTING, after: 2, settings: { mode: 'village' } },
    { id: 'wishes', at: '.vi-solo', settings: { mode: 'monastery' }, after: 1 },
    { id: 'gift', at: '.vi-opponent:not(.is-me)', settings: { mode: 'countess' }, after: 1 },
    { id: 'decrees', at: '.vi-solo', settings: { mode: 'countess' }, after: 2 },
    { id: 'hand', at: '.vi-hand', lit: BUILDING },
    { id: 'village', at: '.vi-village .vi-houses', lit: BUILDING },
    { id: 'cover', at: '.vi-village .vi-floor', on: ['built'] },
    { id: 'off', at: '.vi-hand .is-off', lit: BUILDING },
    { id: 'basics', at: '.vi-bank', lit: /^basic:/ },
    { id: 'undo', at: '.prompt .prompt-actions', after: 9 },
    { id: 'market', at: '.vi-tag.vi-market:not(.is-done)', lit: DRAFTING, after: 14 },
    { id: 'padlock', at: '.vi-village .vi-houses', on: ['unlocked', 'unlockedAtBank'] },
    { id: 'paid', at: '.vi-sums', on: ['market'] },
    { id: 'scores', at: '.standings, .top .drawer:last-of-type', after: 20 },
  ],
  en,
  languages: { de: () => import('./de.ts').then(({ de }) => de) },
});
