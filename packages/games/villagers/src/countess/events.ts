import { must, note, reveal, shuffle, type World } from '@thorp/kernel';
import {
  COUNTESS_EVENTS,
  PROFILES,
  type CountessEventId,
  type CountessProfile,
  type DeckName,
  type StandingVerb,
} from '../cards/countess.ts';
import { NONE, type Card } from '../cards/index.ts';
import { entryAt } from '../lists.ts';
import { village } from '../table.ts';
import type { Settings, State, Village } from '../types.ts';
import { settle } from '../village.ts';
import type { Countess, EventNumber } from './types.ts';

/** Her decks and the events that lie face-up. */

type NumberedEvent = (typeof COUNTESS_EVENTS)[number];

export const eventOf = (event: EventNumber): NumberedEvent => entryAt(COUNTESS_EVENTS, event);
export const eventId = (event: EventNumber): CountessEventId => eventOf(event).id;
export const eventNumber = (id: CountessEventId): EventNumber => COUNTESS_EVENTS.findIndex(other => other.id === id);

export function profileOf({ countessProfile }: Settings): CountessProfile {
  return PROFILES[countessProfile];
}

/** The Countess of this game, which must be played against her. */
export function countess(s: State): Countess {
  return must(s.countess, 'the game is played against the Countess');
}

/** V-15.6 Her village stands after those of the seats. */
export function hers(s: State): Village {
  return village(s, s.players.length);
}

/** V-15.4, V-15.22 A villager joins her village, where each stands alone and unlocks at once. */
export function joinHer(s: State, card: Card): void {
  settle(hers(s), card, NONE);
}

// V-15.3 Both decks are shuffled separately, and the first events are revealed.
export function newCountess(world: World, profile: CountessProfile): Countess {
  const decks = profile.decks.map(name => shuffle(world, deckOf(profile, name)));
  const [summer = []] = decks;
  return { events: summer.splice(-profile.startingEvents), decks, spent: [[], []], jester: profile.jester };
}

export function cloneCountess({ events, decks, spent, jester }: Countess): Countess {
  const copy = (pile: readonly EventNumber[]): EventNumber[] => pile.slice();
  return { events: events.slice(), decks: decks.map(copy), spent: spent.map(copy), jester };
}

/** A deck in the order of the table. */
export function deckOf({ without }: CountessProfile, name: DeckName): EventNumber[] {
  const deck: EventNumber[] = [];
  for (const [event, { deck: home, id, copies }] of COUNTESS_EVENTS.entries()) {
    if (home === name && id !== without) for (let i = 0; i < copies; i++) deck.push(event);
  }
  return deck;
}

/** V-15.13 The first face-up event that does this, or NONE. */
export function inForce(s: State, verb: StandingVerb): EventNumber {
  if (s.countess) for (const event of s.countess.events) if (eventOf(event).verb === verb) return event;
  return NONE;
}

/** V-15.7 The face-up events to be resolved; only one of equal ones. */
export function unresolved(s: State): EventNumber[] {
  return countess(s).events.filter((event, i, all) => eventOf(event).timing === 'event' && all.indexOf(event) === i);
}

/** Deals events face-up; an event that is replaced when revealed makes room for others. */
export function dealEvents(s: State, season: number, count: number): void {
  for (let left = count; left > 0; left--) {
    const event = drawEvent(s, season);
    if (event === NONE) return;
    note(s, { kind: 'countessDealt', event: eventId(event) });
    const { timing, amount } = eventOf(event);
    if (timing === 'on reveal') {
      spend(s, event);
      left += amount;
    } else countess(s).events.push(event);
  }
}

/** V-15.8 The top of a deck; an empty deck is rebuilt at once from its discarded events. */
function drawEvent(s: State, season: number): EventNumber {
  maybeRebuild(s, season);
  reveal(s);
  const event = entryAt(countess(s).decks, season).pop() ?? NONE;
  maybeRebuild(s, season);
  return event;
}

function maybeRebuild(s: State, season: number): void {
  const { decks, spent } = countess(s);
  const discarded = entryAt(spent, season);
  if (entryAt(decks, season).length > 0 || discarded.length === 0) return;
  decks[season] = shuffle(s, discarded);
  spent[season] = [];
  note(s, { kind: 'eventsShuffled', season });
}

/** Takes a face-up event off the table. */
export function discardEvent(s: State, event: EventNumber): void {
  const { events } = countess(s);
  events.splice(events.indexOf(event), 1);
  spend(s, event);
}

function spend(s: State, event: EventNumber): void {
  entryAt(countess(s).spent, seasonOf(s, event)).push(event);
}

/** 0: Summer, 1: Winter. */
export function seasonOf({ settings }: State, event: EventNumber): number {
  return profileOf(settings).decks.indexOf(eventOf(event).deck);
}
