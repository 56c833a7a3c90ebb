import { CARDS } from '@thorp/villagers/cards';
import { readPiece } from '@thorp/villagers/pieces';
import type { GameRulebook } from '../../../rulebook/types.ts';
import { isCard } from '../cardIds.ts';

/** The rules of Villagers for people. */
export const rulebook: GameRulebook = {
  letter: 'V',
  text: {
    en: () => import('./en.ts').then(({ en }) => en),
    de: () => import('./de.ts').then(({ de }) => de),
  },
  pictures: () => import('./pictures.tsx'),
  steps: {
    draft: 'draft',
    coin: 'refresh',
    build: 'build',
    returnTo: 'basics',
    returnCard: 'basics',
    place: 'chains',
    face: 'founders',
    unlock: 'padlocks',
    monk: 'specials',
    swap: 'specials',
    smuggle: 'specials',
    lead: 'newspecials',
    fillKeyring: 'newspecials',
    giveBack: 'spring',
    lookThrough: 'spring',
    pickOne: 'spring',
    wedding: 'summer',
    scoreChain: 'autumn',
    castellans: 'winter',
    pilgrims: 'winter',
    envoy: 'winter',
    joinMonastery: 'monastery',
    joinCountess: 'countess',
    serve: 'countessevents',
    countessEvents: 'countessevents',
    abduction: 'countessevents',
    betrayal: 'countessevents',
    arrest: 'countessevents',
    espionage: 'countessevents',
    jester: 'countessretail',
    rats: 'countessretail',
    arson: 'countessretail',
    protection: 'countessretail',
    recruiting: 'countessretail',
    blame: 'countessretail',
  },
  cardSection,
};

/** Events are described by season, Specials by box, and villagers with their kind. */
function cardSection(card: string): string {
  if (!isCard(card)) return readPiece(card)?.kind === 'event' ? 'events' : 'countessevents';
  const { suit, special, lock, on, key } = CARDS[card];
  if (card.endsWith('-team')) return 'teams';
  if (card.startsWith('founders')) return 'founders';
  if (special) return 'specials';
  if (suit === 'none') return 'countess';
  if (suit === 'clay') return 'claysuit';
  if (lock !== null || key > 0) return 'padlocks';
  return on === null ? 'villager' : 'chains';
}
