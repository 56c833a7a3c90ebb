import { speak, type Phrases, type PhraseTable, type Told } from '@thorp/kernel';
import { cardOf, NONE, villager, type CardId } from '../cards/index.ts';
import type { Event, Frame, Option, Reason, Turn, View, Villagers } from '../types.ts';
import { board, target } from './board.ts';
import { catalogue } from './catalogue.ts';
import { settings } from './settings.ts';
import { seasonsLabels, seasonsPrompts, seasonsReasons, seasonsTales } from './seasons.ts';
import { soloLabels, soloPrompts, soloTales, verdict } from './solo.ts';
import { actor, nameOf, namesOf, ownerName, plural, SUIT_NAMES, whichOne } from './words.ts';

const prompts: { readonly [K in Frame['step']]?: (frame: Extract<Frame, { step: K }>, told: Told<View>) => string } = {
  draft: ({ seat }, { view }) => `Draft a villager (${view.players[seat]?.drafts ?? 0} to go)`,
  coin: () => 'Put 1 gold from the bank on a villager of the Road, so that it stays?',
  build: ({ actions, exchanges }) =>
    `Build, exchange or end your turn (${plural(actions, 'build action')}, ${plural(exchanges, 'exchange')} left)`,
  castellans: turn => `Castellans: ${extraBuild(turn)}`,
  pilgrims: turn => `Pilgrims: ${extraBuild(turn)}`,
  returnTo: () => 'Onto which stack do you return a card?',
  returnCard: () => 'Which card do you return?',
  unlock: ({ card: it }) => `Who unlocks the ${villager(it).name}?`,
  monk: () => 'Which villager is built on the Monk?',
  swap: () => 'Whose place does the Apprentice take?',
  place: ({ seat }, { view }) => {
    const [top, ...monks] = view.players[seat]?.square ?? [];
    return `Where does the ${top ? nameOf(top) : 'villager'} go${monks.length > 0 ? ' with the Monk below it' : ''}?`;
  },
  face: () => 'Which side do the Founders show?',
  smuggle: () => 'Half the gold of which villager?',
  ...soloPrompts,
  ...seasonsPrompts,
};

function extraBuild({ actions, exchanges }: Turn): string {
  return actions > 0 ? `build one villager${exchanges > 0 ? ', exchange one card' : ''}?` : 'exchange one card?';
}

const onWhom = (on: number, { view }: Told<View>): string =>
  on === NONE ? '' : ` on ${whichOne(view, actor(view), on)}`;

const goldOf = (id: CardId): number => villager(cardOf(id)).gold;

const labels: PhraseTable<Option, View> = {
  take: ({ slot }, { view }) => {
    const { card: id, coins } = view.road[slot] as View['road'][number];
    return `Take ${id ? nameOf(id) : 'nobody'}${coins > 0 ? ` with ${coins} gold` : ''}`;
  },
  draw: ({ stack }, { view }) => {
    const { top = null, front = null } = view.stacks[stack] ?? {};
    if (front) return `Take ${nameOf(front)} from stack ${stack + 1}`;
    return `Draw from stack ${stack + 1}${top ? ` (${SUIT_NAMES[top]})` : ''}`;
  },
  drawReserve: (_, { view }) => `Draw from the Reserve${view.reserve.top ? ` (${SUIT_NAMES[view.reserve.top]})` : ''}`,
  coin: ({ slot }, { view }) => {
    const id = view.road[slot]?.card;
    return `1 gold on ${id ? nameOf(id) : 'nobody'} in slot ${slot + 1}`;
  },
  noCoin: () => 'No gold on anybody',
  build: ({ card: id, on }, told) => `Build ${nameOf(id)}${onWhom(on, told)}`,
  play: ({ card: id }) => `Play ${nameOf(id)}`,
  exchange: ({ basic }) => `Exchange a hand card for a ${nameOf(basic)}`,
  team: ({ card: id }) => `Get a ${nameOf(id)}`,
  endTurn: (_, { view }) => (view.turn?.during === 'build' ? 'End turn' : 'Done'),
  onto: ({ stack }) => `Onto stack ${stack + 1}`,
  return: ({ card: id }) => `Return ${nameOf(id)}`,
  carry: ({ card: id, monks }) => `Build ${nameOf(id)} on ${monks === 1 ? 'the Monk' : `${monks} Monks`}`,
  swap: ({ village, at }, { view, name }) => `Take the place of ${whichOne(view, village, at)} of ${name(village)}`,
  place: ({ on }, told) => (on === NONE ? 'On its own' : `Place it${onWhom(on, told)}`),
  face: ({ card: id }) => (goldOf(id) > 0 ? 'The side with gold' : 'The side with food'),
  smuggle: ({ card: id }) => `${nameOf(id)}: gain ${Math.ceil(goldOf(id) / 2)} gold`,
  unlock: ({ village, at }, told) => {
    const { view } = told;
    const price = village === actor(view) ? 'the bank pays' : 'you pay';
    return `${whichOne(view, village, at)} of ${ownerName(told, village)}: ${price} 2 gold`;
  },
  unlockAtBank: (_, { view }) => `Pay the bank ${view.bankPrice} gold`,
  unlockFree: () => 'Open it for nothing',
  ...soloLabels,
  ...seasonsLabels,
};

const tales: PhraseTable<Event, View> = {
  round: ({ round, first }, { name }) => `Round ${round}: ${name(first)} is First Player`,
  took: ({ seat, card: id, coins }, { name }) =>
    `${name(seat)} takes ${nameOf(id)}${coins > 0 ? ` with ${coins} gold` : ''}`,
  drew: ({ seat, card: id, stack }, { name }) => `${name(seat)} draws ${nameOf(id)} from stack ${stack + 1}`,
  drewReserve: ({ seat, card: id }, { name }) => `${name(seat)} draws ${nameOf(id)} from the Reserve`,
  arrived: ({ card: id, slot }) => `${nameOf(id)} comes to slot ${slot + 1} of the Road`,
  stackEmptied: ({ stack }) => `Stack ${stack + 1} is empty`,
  coin: ({ seat, card: id }, { name }) => `${name(seat)} puts 1 gold on ${nameOf(id)}`,
  noCoin: ({ seat }, { name }) => `${name(seat)} puts gold on nobody`,
  cleared: ({ cards: ids }) => (ids.length > 0 ? `${namesOf(ids)} leave the Road` : 'Nobody leaves the Road'),
  coinOnEach: () => 'Every villager of the Road gets 1 gold',
  built: ({ seat, card: id, on }, { name }) => `${name(seat)} builds ${nameOf(id)}${on ? ` on ${nameOf(on)}` : ''}`,
  stoodIn: ({ seat, card: id, as }, { name }) => `${name(seat)} places ${nameOf(id)} as ${nameOf(as)}`,
  swapped: ({ seat, village, card: id }, { name }) =>
    `${name(seat)} lets an Apprentice take the place of ${nameOf(id)} of ${name(village)}`,
  played: ({ seat, card: id }, { name }) => `${name(seat)} plays ${nameOf(id)}`,
  smuggled: ({ seat, card: id, gold }, { name }) => `${name(seat)} smuggles ${gold} gold with ${nameOf(id)}`,
  returned: ({ seat, suit, to, stack }, { name }) => {
    const where = { stack: `stack ${stack + 1}`, reserve: 'the Reserve', discard: 'the discard pile' }[to];
    return `${name(seat)} returns a card (${SUIT_NAMES[suit]}) to ${where}`;
  },
  returnedCard: ({ seat, card: id }, { name }) => `${name(seat)} returned ${nameOf(id)}`,
  tookBasic: ({ seat, card: id }, { name }) => `${name(seat)} takes a ${nameOf(id)}`,
  unlocked: ({ seat, village, by }, told) =>
    seat === village
      ? `The bank puts 2 gold on the ${nameOf(by)} of ${told.name(seat)}`
      : `${told.name(seat)} pays 2 gold to the ${nameOf(by)} of ${ownerName(told, village)}`,
  unlockedAtBank: ({ seat, gold }, { name }) => `${name(seat)} pays the bank ${gold} gold`,
  unlockedFree: ({ seat, card: id }, { name }) => `${name(seat)} unlocks ${nameOf(id)} for nothing`,
  flipped: ({ seat }, { name }) => `The Founders of ${name(seat)} flip to their food side`,
  market: ({ market, gains }, told) => {
    const list = gains.map((gold, village) => `${ownerName(told, village)} ${gold}`).join(', ');
    return `${market === 1 ? 'First' : 'Second'} Market: ${list}`;
  },
  over: () => 'The game is over',
  ...soloTales,
  ...seasonsTales,
};

const belowOf = (id: CardId): string => villager(villager(cardOf(id)).on).name;
const unlockerOf = (id: CardId): string => villager(villager(cardOf(id)).lock).name;

const reasons: PhraseTable<Reason, View> = {
  emptySlot: () => 'Nobody stands there.',
  emptyStack: () => 'The stack is empty.',
  emptyReserve: () => 'The Reserve is empty.',
  stacksLeft: () => 'The Reserve may be drafted only when all stacks are empty.',
  noExchanges: ({ clause }) =>
    clause === 'V-6.9'
      ? 'At most three hand cards are exchanged in a build turn.'
      : 'One hand card is exchanged at most.',
  emptyHand: () => 'There is no hand card to return.',
  emptyPile: () => 'The pile is empty.',
  mustBuild: () => 'The poorest village wins: every build action that can be used must be.',
  noActions: ({ needed }) => `It takes ${plural(needed, 'build action')}.`,
  noPlace: ({ card: id }) => `${nameOf(id)} needs a ${belowOf(id)} with a free place.`,
  noKey: ({ card: id }) => `Nobody has a ${unlockerOf(id)}, and the bank opens no padlocks here.`,
  noTarget: ({ card: id }) => `${nameOf(id)} would have no effect now.`,
  ...seasonsReasons,
  notWanted: ({ symbol }) => `Somebody with ${symbol} is there, whom the Monastery wants more.`,
  tooDear: ({ card: id, gold }) => `Unlocking it takes ${gold} gold, unless you have a ${unlockerOf(id)} of your own.`,
};

export const english: Phrases<Villagers> = {
  title: 'Villagers',
  blurb: 'Draft the people of the road, build production chains and become the most prosperous village.',
  settings,
  catalogue,
  prompt: (frame, told) => {
    const phrase = prompts[frame.step] as ((frame: Frame, told: Told<View>) => string) | undefined;
    return phrase ? phrase(frame, told) : '';
  },
  label: speak(labels),
  tell: speak(tales),
  why: speak(reasons),
  part: ({ what, card: id }) =>
    `${what.charAt(0).toUpperCase()}${what.slice(1)}${id ? `, ${nameOf(id as CardId)}` : ''}`,
  points: total => `${total} gold`,
  verdict,
  board,
  target,
};
