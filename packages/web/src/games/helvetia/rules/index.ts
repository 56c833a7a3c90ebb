import type { GameRulebook } from '../../../rulebook/types.ts';

/** The rules of Helvetia for people. */
export const rulebook: GameRulebook = {
  letter: 'H',
  text: {
    en: () => import('./en.ts').then(({ en }) => en),
    de: () => import('./de.ts').then(({ de }) => de),
  },
  pictures: () => import('./pictures.tsx'),
  steps: {
    draft: 'startdraft',
    found: 'founding',
    house: 'founding',
    lodge: 'founding',
    betroth: 'founding',
    turn: 'turn',
    more: 'turn',
    build: 'builder',
    pay: 'work',
    place: 'builder',
    moveIn: 'builder',
    trade: 'trader',
    wake: 'watchman',
    send: 'priest',
    marry: 'priest',
    dowry: 'dowry',
    bear: 'midwife',
    graduate: 'roundend',
  },
  cardSection,
};

const CHARACTERS: { readonly [character: string]: string } = {
  builder: 'builder',
  trader: 'trader',
  'night-watchman': 'watchman',
  priest: 'priest',
  midwife: 'midwife',
};

/** Cards are named by their kind: `building:mill`. */
function cardSection(card: string): string {
  const [kind = '', name = ''] = card.split(':');
  switch (kind) {
    case 'character':
      return CHARACTERS[name] ?? 'turn';
    case 'good':
      return 'goods';
    case 'group':
      return 'trader';
    case 'village':
      return 'village';
    case 'centre':
      return 'startdraft';
    default:
      return 'buildings';
  }
}
