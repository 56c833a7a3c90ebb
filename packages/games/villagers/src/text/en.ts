import type { PhraseTable, Reader } from '@thorp/kernel';
import { idOf, NONE } from '../cards/index.ts';
import type { Source } from '../ledger.ts';
import type { Option, Reason, Turn, View } from '../types.ts';
import { catalogue } from './en/catalogue.ts';
import { conflict } from './en/conflicts.ts';
import { seasonsLabels, seasonsPrompts, seasonsReasons } from './en/seasons.ts';
import { log, logLines } from './en/log.ts';
import { settings } from './en/settings.ts';
import { soloLabels, soloPrompts, verdict } from './en/solo.ts';
import { boardWords, names, plural } from './en/words.ts';
import { phrasesIn, type Prompts } from './phrases.ts';
import { actor, arriving, bankPays, belowOf, goldOf, halfGold, onRoad, stackAt, unlockerOf } from './lookup.ts';

const { nameOf, ofOwner, suitName, whichOne } = names;

const prompts: Prompts = {
  draft: ({ seat }, { view }) => `Draft a villager (${view.players[seat]?.drafts ?? 0} to go)`,
  coin: () => 'Put 1 gold from the bank on a villager of the Road, so that it stays?',
  build: turn => `${waysOn(turn)}${left(turn)}`,
  castellans: turn => `Castellans: ${extraBuild(turn)}`,
  pilgrims: turn => `Pilgrims: ${extraBuild(turn)}`,
  returnTo: () => 'Onto which stack do you return a card?',
  returnCard: () => 'Which card do you return?',
  unlock: ({ card: it }) => `Who unlocks the ${nameOf(idOf(it))}?`,
  monk: () => 'Which villager is built on the Monk?',
  swap: () => 'Whose place does the Apprentice take?',
  place: ({ seat }, { view }) => {
    const { top, onMonk } = arriving(view, seat);
    return `Where does the ${top ? nameOf(top) : 'villager'} go${onMonk ? ' with the Monk below it' : ''}?`;
  },
  face: () => 'Which side do the Founders show?',
  smuggle: () => 'Half the gold of which villager?',
  ...soloPrompts,
  ...seasonsPrompts,
};

function extraBuild({ actions, exchanges }: Turn): string {
  return actions > 0 ? `build one villager${exchanges > 0 ? ', exchange one card' : ''}?` : 'exchange one card?';
}

function waysOn({ actions, exchanges }: Turn): string {
  if (actions > 0) return `Build${exchanges > 0 ? ', exchange' : ''} or end your turn`;
  return exchanges > 0 ? 'Exchange or end your turn' : 'End your turn';
}

/** What is left of a build turn: " (2 build actions, 1 exchange left)". */
function left({ actions, exchanges }: Turn): string {
  const parts = [
    ...(actions > 0 ? [plural(actions, 'build action')] : []),
    ...(exchanges > 0 ? [plural(exchanges, 'exchange')] : []),
  ];
  return parts.length > 0 ? ` (${parts.join(', ')} left)` : '';
}

const onWhom = (on: number, { view }: Reader<View>): string =>
  on === NONE ? '' : ` on ${whichOne(view, actor(view), on)}`;

/** "your Founders (below Swineherd)", "Miner no. 1 of Anna". */
function ownersOwn(reader: Reader<View>, village: number, at: number): string {
  const which = whichOne(reader.view, village, at);
  return village === actor(reader.view) ? `your ${which}` : `${which} ${ofOwner(reader, village)}`;
}

const labels: PhraseTable<Option, View> = {
  take: ({ slot }, { view }) => {
    const { card: id, coins } = onRoad(view, slot);
    return `Take ${id ? nameOf(id) : 'nobody'}${coins > 0 ? ` with ${coins} gold` : ''}`;
  },
  draw: ({ stack }, { view }) => {
    const { top, front } = stackAt(view, stack);
    if (front) return `Take ${nameOf(front)} from stack ${stack + 1}`;
    return `Draw from stack ${stack + 1}${top ? ` (${suitName(top)})` : ''}`;
  },
  drawReserve: (_, { view }) => `Draw from the Reserve${view.reserve.top ? ` (${suitName(view.reserve.top)})` : ''}`,
  coin: ({ slot }, { view }) => {
    const { card: id } = onRoad(view, slot);
    return `1 gold on ${id ? nameOf(id) : 'nobody'} on place ${slot + 1}`;
  },
  noCoin: () => 'No gold on anybody',
  build: ({ card: id, on }, reader) => `Build ${nameOf(id)}${onWhom(on, reader)}`,
  play: ({ card: id }) => `Play ${nameOf(id)}`,
  exchange: ({ basic }) => `Exchange a hand card for a ${nameOf(basic)}`,
  team: ({ card: id }) => `Get a ${nameOf(id)}`,
  endTurn: (_, { view }) => (view.turn?.during === 'build' ? 'End turn' : 'Done'),
  onto: ({ stack }) => `Onto stack ${stack + 1}`,
  return: ({ card: id }) => `Return ${nameOf(id)}`,
  carry: ({ card: id, monks }) => `Build ${nameOf(id)} on ${monks === 1 ? 'the Monk' : `${monks} Monks`}`,
  swap: ({ village, at }, reader) => `Take the place of ${ownersOwn(reader, village, at)}`,
  place: ({ on }, reader) => (on === NONE ? 'On its own' : `Place it${onWhom(on, reader)}`),
  face: ({ card: id }) => (goldOf(id) > 0 ? 'The side with gold' : 'The side with food'),
  smuggle: ({ card: id }) => `${nameOf(id)}: gain ${halfGold(id)} gold`,
  unlock: ({ village, at }, reader) => {
    const payer = bankPays(reader.view, village) ? 'the bank pays' : 'you pay';
    return `${whichOne(reader.view, village, at)} ${ofOwner(reader, village)}: ${payer} 2 gold`;
  },
  unlockAtBank: (_, { view }) => `Pay the bank ${view.bankPrice} gold`,
  unlockFree: () => 'Open it for nothing',
  ...soloLabels,
  ...seasonsLabels,
};

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
  noPlace: ({ card: id }) => `${nameOf(id)} needs a ${nameOf(belowOf(id))} with a free place.`,
  noKey: ({ card: id }) => `Nobody has a ${nameOf(unlockerOf(id))}, and the bank opens no padlocks here.`,
  noTarget: ({ card: id }) => `${nameOf(id)} would have no effect now.`,
  ...seasonsReasons,
  notWanted: ({ symbol }) => `Somebody with ${symbol} is there, whom the Monastery wants more.`,
  tooDear: ({ card: id, gold }) =>
    `Unlocking it takes ${gold} gold, unless you have a ${nameOf(unlockerOf(id))} of your own.`,
};

const SOURCES: { readonly [S in Source]: string } = {
  start: 'Start',
  roadCoins: 'Road coins',
  unlocking: 'Unlocking',
  smuggler: 'Smuggler',
  inventor: 'Inventor',
  developments: 'Developments',
  caravans: 'Caravans',
  merchantsSilver: 'Merchants: silver',
  merchantsGold: 'Merchants: gold',
  merchantsCoins: 'Merchants: coins',
  envoys: 'Envoys',
  coinsTaken: 'Coins taken',
  countess: 'The Countess',
  firstMarketSilver: 'First Market: silver',
  firstMarketGold: 'First Market: gold',
  firstMarketCoins: 'First Market: coins',
  secondMarketSilver: 'Second Market: silver',
  secondMarketGold: 'Second Market: gold',
  secondMarketCoins: 'Second Market: coins',
};

export const english = phrasesIn({
  title: 'Villagers',
  blurb: 'Draft the people of the road, build production chains and become the most prosperous village.',
  settings,
  names,
  board: boardWords,
  catalogue,
  prompts,
  labels,
  logLines,
  log,
  reasons,
  source: what => SOURCES[what],
  sources: { gold: 'Gold symbols', silver: 'Silver', coins: 'Coins on keys', purse: 'Purse' },
  tieBreaks: ['the smaller village'],
  points: total => `${total} gold`,
  verdict,
  conflict,
});
