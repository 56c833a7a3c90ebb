import { EVENTS, MASTERS, VASSALS } from '@thorp/feudalia/cards';
import type { GameRulebook } from '../../../rulebook/types.ts';
import { isMaster, isVassal } from '../help/cardKinds.ts';

/** The rules of Feudalia for people. */
export const rulebook: GameRulebook = {
  letter: 'F',
  text: {
    en: () => import('./en.ts').then(({ en }) => en),
    de: () => import('./de.ts').then(({ de }) => de),
  },
  pictures: () => import('./pictures.tsx'),
  steps: {
    draft: 'setup',
    triple: 'setup',
    specialist: 'quick',
    freeVassal: 'quick',
    sacrifice: 'quick',
    quick: 'quick',
    invite: 'quick',
    plague: 'events',
    raid: 'events',
    taxIncome: 'tax',
    main: 'turn',
    victim: 'hiring',
    pickMaster: 'masters',
    pickCity: 'masters',
    makeRoom: 'masters',
    under: 'masters',
    discount: 'hiring',
    waive: 'hiring',
    pay: 'hiring',
    store: 'field',
    lose: 'tax',
    gain: 'influence',
    cycle: 'influence',
    recall: 'influence',
    regain: 'influence',
    eliminate: 'influence',
    move: 'field',
    lay: 'masters',
    host: 'masters',
    hold: 'evening',
    spy: 'influence',
    trade: 'field',
    market: 'events',
    offer: 'trading',
    answer: 'trading',
    blue: 'evening',
  },
  cardSection,
};

const LOTS = ['foundations', 'nave', 'dean', 'canon', 'window', 'silver'];

function cardSection(card: string): string {
  if (card === 'tax_collector') return 'tax';
  if (isMaster(card)) return MASTERS[card].fief === 'any' && LOTS.includes(card) ? 'cathedral' : 'masters';
  if (isVassal(card)) return WAYS[VASSALS[card].action?.type ?? 'none'];
  if (card.startsWith('fief')) return 'fief';
  if (card.startsWith('treasury')) return 'evening';
  if (LOTS.includes(card)) return 'cathedral';
  if (card === 'none' || EVENTS.some(({ effect }) => effect === card)) return 'events';
  return 'scenarios';
}

/** How a vassal is played, by the kind of its action. */
const WAYS = { field: 'field', influence: 'influence', blue: 'evening', none: 'income' } as const;
