import type { PhraseTable } from '@thorp/kernel';
import type { SeasonsLogEvent, SeasonsOption, SeasonsReason } from '../../seasons/types.ts';
import type { Reason, View } from '../../types.ts';
import type { SeasonsPrompts } from '../phrases.ts';
import { actor, halfGold, keyringAt, stackAt } from '../lookup.ts';
import { does, names, plural, theirs } from './words.ts';

/** The words of Shifting Seasons. */

const { eventName, nameOf, namesOf, suitName, whichOne } = names;

export const seasonsPrompts: SeasonsPrompts = {
  lead: ({ left }) => `Take a Basic villager (up to ${left})`,
  fillKeyring: () => 'Whose keyring does the Merchant fill?',
  giveBack: ({ left }) => `Festivals: return ${plural(left, 'card')} to the Reserve`,
  lookThrough: () => 'Returnees: which stack do you look through?',
  pickOne: ({ stack }) => `Returnees: which villager of stack ${stack + 1} do you take?`,
  wedding: () => 'Weddings: which card do you pass to the right?',
  scoreChain: () => 'Merchants: which chain do you score?',
  envoy: () => 'Envoys: which card do you discard for half its gold?',
};

export const seasonsLabels: PhraseTable<SeasonsOption, View> = {
  lead: ({ basic }) => `Take a ${nameOf(basic)}`,
  enough: () => 'No more Basics',
  fill: ({ at }, { view }) => `${keyringAt(view, at)} gold on ${whichOne(view, actor(view), at)}`,
  look: ({ stack }, { view }) => `Stack ${stack + 1} (${plural(stackAt(view, stack).size, 'card')})`,
  pick: ({ card: id }) => `Take ${nameOf(id)}`,
  pass: ({ card: id }) => `Pass ${nameOf(id)}`,
  chain: ({ at }, { view }) => `The chain of ${whichOne(view, actor(view), at)}`,
  envoy: ({ card: id }) => `Discard ${nameOf(id)} for ${halfGold(id)} gold`,
};

export const seasonsLogLines: PhraseTable<SeasonsLogEvent, View> = {
  event: ({ event }) => `Event: ${eventName(event)}`,
  tookTeam: ({ seat, card: id }, reader) => `${does(reader, seat, 'get')} a ${nameOf(id)}`,
  invented: ({ seat, gold }, { you, name }) => `The Inventor brings ${you === seat ? 'you' : name(seat)} ${gold} gold`,
  filled: ({ seat, card: id, gold }, reader) => `The bank puts ${gold} gold on ${theirs(reader, seat, nameOf(id))}`,
  drewBacks: ({ seat, suits }, reader) =>
    `${does(reader, seat, 'draw')} ${plural(suits.length, 'card')} from the Reserve${suits.length > 0 ? ` (${suits.map(suitName).join(', ')})` : ''}`,
  drewFronts: ({ cards: ids }) => `You drew ${namesOf(ids) || 'nothing'}`,
  reserveMixed: () => 'The Reserve is shuffled',
  turnedBack: () => 'The stacks are turned back',
  picked: ({ seat, suit, stack }, reader) =>
    `${does(reader, seat, 'take')} a card (${suitName(suit)}) from stack ${stack + 1}, which is shuffled`,
  pickedCard: ({ card: id }) => `You took ${nameOf(id)}`,
  passed: ({ seat, suit, to }, reader) =>
    `${does(reader, seat, 'pass')} a card (${suitName(suit)}) to ${reader.you === to ? 'you' : reader.name(to)}`,
  passedCard: ({ card: id }) => `You passed ${nameOf(id)}`,
  gotCard: ({ card: id }) => `You got ${nameOf(id)}`,
  gained: ({ seat, event, gold }, { you, name }) =>
    `${eventName(event)} bring ${you === seat ? 'you' : name(seat)} ${gold} gold`,
  scoredChain: ({ seat, card: id, gold }, reader) =>
    `${does(reader, seat, 'score')} ${gold} gold with the chain of ${nameOf(id)}`,
  toppedUp: ({ cards: ids }) => `From the Reserve to the discard pile: ${namesOf(ids) || 'nothing'}`,
  sentEnvoy: ({ seat, card: id, gold }, reader) => `${does(reader, seat, 'discard')} ${nameOf(id)} for ${gold} gold`,
};

export const seasonsReasons: PhraseTable<Reason & SeasonsReason, View> = {
  oneTeam: () => 'A village has one Team at most.',
  twoCards: () => 'A Team costs two hand cards.',
  buildTurnOnly: () => 'A Team can be had in a build turn only.',
  draftPhaseOnly: () => 'It can be played in the draft phase only.',
};
