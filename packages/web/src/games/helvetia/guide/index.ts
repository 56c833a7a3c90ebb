import { guideOf } from '../../manifest.ts';
import { en } from './en.ts';

export const guide = guideOf({
  moments: [
    { id: 'aim', at: '.prompt' },
    { id: 'village', at: '.he-home' },
    { id: 'coin', at: '.he-characters', lit: /^character:/ },
    { id: 'wedding', at: '.he-others', on: ['married'] },
    { id: 'display', at: '.he-display', lit: /^display:/ },
    { id: 'sleep', at: '.he-home', on: ['worked', 'exchanged'] },
    { id: 'dowry', at: '.he-home .he-dowry', on: ['dowry'] },
    { id: 'waking', at: '.he-home', on: ['woke'] },
    { id: 'child', at: '.he-home', on: ['born'] },
    { id: 'tile', at: '.he-characters', on: ['awarded'] },
    { id: 'scores', at: '.he-points, .top .drawer:last-of-type', on: ['scored'] },
  ],
  en,
  languages: { de: () => import('./de.ts').then(({ de }) => de) },
});
