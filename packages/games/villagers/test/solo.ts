import type { CountessEventId, ProfileName } from '../src/cards/countess.ts';
import type { CardId } from '../src/cards/index.ts';
import { idOf } from '../src/cards/index.ts';
import { countess, eventId, eventNumber } from '../src/countess/events.ts';
import type { Frame } from '../src/index.ts';
import { cards, position, village, type At, type Given } from './table.ts';

/** Positions of the two solo modes. */

export interface Facing extends Omit<Given, 'villages'> {
  readonly profile?: ProfileName;
  /** The player's village; Founders if none is given. */
  readonly mine?: readonly string[];
  /** Her villagers besides the Countess card. */
  readonly hers?: readonly string[];
  readonly her?: number;
  /** Face-up events, by their names within the profile. */
  readonly events?: readonly string[];
  /** Her decks, the top event last; the others are as shuffled. */
  readonly summer?: readonly string[];
  readonly winter?: readonly string[];
  readonly jester?: boolean;
  readonly discard?: readonly CardId[];
}

/** A position against the Countess; 8 gold each by default. */
export function facing(given: Facing, ...frames: Frame[]): At {
  const { profile = 'beta', mine = ['founders'], hers = [], gold = [8], her = 8, events = [] } = given;
  const numbers = (names: readonly string[]): number[] => names.map(name => eventNumber(idIn(profile, name)));
  return position(
    {
      ...given,
      seats: 1,
      settings: { mode: 'countess', countessProfile: profile, ...given.settings },
      villages: [mine, ['countess', ...hers]],
      gold: [gold[0] ?? 8, her],
      prepare(s) {
        const table = countess(s);
        table.events = numbers(events);
        if (given.summer) table.decks[0] = numbers(given.summer);
        if (given.winter) table.decks[1] = numbers(given.winter);
        if (given.jester !== undefined) table.jester = given.jester;
        if (given.discard) s.discard = cards(given.discard);
        given.prepare?.(s);
      },
    },
    ...frames,
  );
}

/** The Event phase of the Countess. */
export function eventPhase(given: Facing): At {
  return facing(given, { step: 'countessEvents', seat: 0, next: -1 });
}

function idIn(profile: ProfileName, name: string): CountessEventId {
  return `countess-${profile === 'beta' ? 'beta' : 'retail'}:${name}` as CountessEventId;
}

export function resolve(name: string, profile: ProfileName = 'beta'): { kind: 'resolve'; event: CountessEventId } {
  return { kind: 'resolve', event: idIn(profile, name) };
}

export function jest(name: string): { kind: 'jest'; event: CountessEventId } {
  return { kind: 'jest', event: idIn('retail', name) };
}

/** Her villagers besides her card. */
export function herVillagers(at: At): CardId[] {
  return village(at, 1).cards.slice(1).map(idOf);
}

/** The names of her face-up events. */
export function faceUp(at: At): string[] {
  return countess(at.state).events.map(event => eventId(event).split(':')[1] ?? '');
}
