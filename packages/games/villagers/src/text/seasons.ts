import type { PhraseTable, Seat, Told, Zone } from '@thorp/kernel';
import { EVENT_STACK, EVENTS, type EventId } from '../cards/events.ts';
import { cardOf, villager, type CardId } from '../cards/index.ts';
import type { SeasonsFrame, SeasonsHappening, SeasonsOption, SeasonsReason } from '../seasons/types.ts';
import type { Reason, View } from '../types.ts';
import { actor, basicId, handId, nameOf, namesOf, plural, stackId, SUIT_NAMES, villagerId, whichOne } from './words.ts';

/** The words of Shifting Seasons, and its share of the board. */

type Prompts = {
  readonly [K in SeasonsFrame['step']]?: (frame: Extract<SeasonsFrame, { step: K }>, told: Told<View>) => string;
};

export const seasonsPrompts: Prompts = {
  lead: ({ left }) => `Take a Basic villager (up to ${left})`,
  fillKeyring: () => 'Whose keyring does the Merchant fill?',
  giveBack: ({ left }) => `Festivals: return ${plural(left, 'card')} to the Reserve`,
  lookThrough: () => 'Returnees: which stack do you look through?',
  pickOne: ({ stack }) => `Returnees: which villager of stack ${stack + 1} do you take?`,
  wedding: () => 'Weddings: which card do you pass to the right?',
  scoreChain: () => 'Merchants: which chain do you score?',
  envoy: () => 'Envoys: which card do you discard for half its gold?',
};

const halfGold = (id: CardId): number => Math.ceil(villager(cardOf(id)).gold / 2);

export const seasonsLabels: PhraseTable<SeasonsOption, View> = {
  lead: ({ basic }) => `Take a ${nameOf(basic)}`,
  enough: () => 'No more Basics',
  fill: ({ at }, { view }) => {
    const it = view.villages[actor(view)]?.villagers[at];
    return `${it ? villager(cardOf(it.card)).key : 0} gold on ${whichOne(view, actor(view), at)}`;
  },
  look: ({ stack }, { view }) => `Stack ${stack + 1} (${plural(view.stacks[stack]?.size ?? 0, 'card')})`,
  pick: ({ card: id }) => `Take ${nameOf(id)}`,
  pass: ({ card: id }) => `Pass ${nameOf(id)}`,
  chain: ({ at }, { view }) => `The chain of ${whichOne(view, actor(view), at)}`,
  envoy: ({ card: id }) => `Discard ${nameOf(id)} for ${halfGold(id)} gold`,
};

const suitNames = (suits: readonly (keyof typeof SUIT_NAMES)[]): string =>
  suits.map(suit => SUIT_NAMES[suit]).join(', ');

export const seasonsTales: PhraseTable<SeasonsHappening, View> = {
  event: ({ event }) => `Event: ${EVENTS[event].name}`,
  tookTeam: ({ seat, card: id }, { name }) => `${name(seat)} gets a ${nameOf(id)}`,
  invented: ({ seat, gold }, { name }) => `The Inventor brings ${name(seat)} ${gold} gold`,
  filled: ({ seat, card: id, gold }, { name }) => `The bank puts ${gold} gold on the ${nameOf(id)} of ${name(seat)}`,
  drewBacks: ({ seat, suits }, { name }) =>
    `${name(seat)} draws ${plural(suits.length, 'card')} from the Reserve${suits.length > 0 ? ` (${suitNames(suits)})` : ''}`,
  drewFronts: ({ cards: ids }) => `You drew ${namesOf(ids) || 'nothing'}`,
  reserveMixed: () => 'The Reserve is shuffled',
  turnedBack: () => 'The stacks are turned back',
  picked: ({ seat, suit, stack }, { name }) =>
    `${name(seat)} takes a card (${SUIT_NAMES[suit]}) from stack ${stack + 1}, which is shuffled`,
  pickedCard: ({ card: id }) => `You took ${nameOf(id)}`,
  passed: ({ seat, suit, to }, { name }) => `${name(seat)} passes a card (${SUIT_NAMES[suit]}) to ${name(to)}`,
  passedCard: ({ card: id }) => `You passed ${nameOf(id)}`,
  gotCard: ({ card: id }) => `You got ${nameOf(id)}`,
  gained: ({ seat, event, gold }, { name }) => `${EVENTS[event].name} bring ${name(seat)} ${gold} gold`,
  scoredChain: ({ seat, card: id, gold }, { name }) =>
    `${name(seat)} scores ${gold} gold with the chain of ${nameOf(id)}`,
  toppedUp: ({ cards: ids }) => `From the Reserve to the discard pile: ${namesOf(ids) || 'nothing'}`,
  sentEnvoy: ({ seat, card: id, gold }, { name }) => `${name(seat)} discards ${nameOf(id)} for ${gold} gold`,
};

export const seasonsReasons: PhraseTable<Reason & SeasonsReason, View> = {
  oneTeam: () => 'A village has one Team at most.',
  twoCards: () => 'A Team costs two hand cards.',
  buildTurnOnly: () => 'A Team can be had in a build turn only.',
  draftPhaseOnly: () => 'It can be played in the draft phase only.',
};

export const teamId = (id: CardId): string => `team:${id}`;
const lookingId = (id: CardId): string => `looking:${id}`;

export const seasonsTargets: PhraseTable<SeasonsOption, View> = {
  lead: ({ basic }) => basicId(basic),
  enough: () => '',
  fill: ({ at }, { view }) => villagerId(actor(view), at),
  look: ({ stack }) => stackId(stack),
  pick: ({ card: id }) => lookingId(id),
  pass: ({ card: id }, { view }) => handId(actor(view), id),
  chain: ({ at }, { view }) => villagerId(actor(view), at),
  envoy: ({ card: id }, { view }) => handId(actor(view), id),
};

/** What lies under a stack, for its marks. */
export function eventUnder(view: View, stack: number): string[] {
  return view.events.filter(event => stackOf(event) === stack).map(event => `above ${EVENTS[event].name}`);
}

function stackOf(event: EventId): number {
  return EVENT_STACK[EVENTS[event].season];
}

/** V-2.20 The Events that wait, to be read at any time; and the stack that is looked through. */
export function seasonsZones(view: View): Zone[] {
  const zones: Zone[] = [];
  if (view.settings.events) zones.push(eventsZone(view));
  if (view.looking) zones.push(lookingZone(view.looking, actor(view)));
  return zones;
}

function eventsZone(view: View): Zone {
  const pieces = view.events.map(event => ({
    id: `event:${event}`,
    card: `event:${event}`,
    name: EVENTS[event].name,
    marks: [`under stack ${stackOf(event) + 1}`],
  }));
  return { id: 'events', title: 'Events', seat: null, layout: 'row', counters: [], pieces };
}

/** Options point at the first of equal cards. */
function lookingZone(looking: readonly CardId[], seat: Seat): Zone {
  const pieces = looking.map((id, i) => ({
    id: looking.indexOf(id) === i ? lookingId(id) : `${lookingId(id)}:${i}`,
    card: id,
    name: nameOf(id),
    marks: [],
    tint: villager(cardOf(id)).suit,
  }));
  return { id: 'looking', title: 'The stack you look through', seat, layout: 'row', counters: [], pieces };
}
