import { phraseByKind, type PhraseTable, type Reader } from '@thorp/kernel';
import { NONE, type CardId } from '../cards/index.ts';
import type { CountessOption } from '../countess/types.ts';
import type { SeasonsOption } from '../seasons/types.ts';
import type { Join, Option, View } from '../types.ts';
import {
  basicId,
  countessId,
  discardId,
  handId,
  lookingId,
  RESERVE,
  roadId,
  stackId,
  teamId,
  villageId,
  villagerId,
} from '../pieces.ts';
import { activeOf, actor, ALONE } from './lookup.ts';

/** The piece or zone of every option; '' for a plain button. The same in every language. */

const soloTargets: PhraseTable<Join | CountessOption, View> = {
  join: ({ slot }) => roadId(slot),
  give: ({ slot }) => roadId(slot),
  resolve: ({ event }) => countessId(event),
  jest: ({ event }) => countessId(event),
  keepJester: () => '',
  oneFewer: () => '',
  buyOff: () => '',
  serve: ({ card: id }) => handId(ALONE, id),
  abduct: ({ card: id }) => handId(ALONE, id),
  betray: ({ at }) => villagerId(ALONE, at),
  arrest: ({ at }) => villagerId(ALONE, at),
  spy: ({ card: id }, { view }) => villagerId(ALONE, activeOf(view, ALONE, id)),
  protect: ({ at }) => villagerId(ALONE, at),
  recruit: ({ stack }) => stackId(stack),
  recruitReserve: () => RESERVE,
};

const seasonsTargets: PhraseTable<SeasonsOption, View> = {
  lead: ({ basic }) => basicId(basic),
  enough: () => '',
  fill: ({ at }, { view }) => villagerId(actor(view), at),
  look: ({ stack }) => stackId(stack),
  pick: ({ card: id }) => lookingId(id),
  pass: ({ card: id }, { view }) => handId(actor(view), id),
  chain: ({ at }, { view }) => villagerId(actor(view), at),
  envoy: ({ card: id }, { view }) => handId(actor(view), id),
};

/** In a build turn, options are about the actor's own cards. */
const targets: PhraseTable<Option, View> = {
  take: ({ slot }) => roadId(slot),
  draw: ({ stack }) => stackId(stack),
  drawReserve: () => RESERVE,
  coin: ({ slot }) => roadId(slot),
  noCoin: () => '',
  build: ({ card: id }, { view }) => sourceId(view, id),
  play: ({ card: id }, { view }) => sourceId(view, id),
  exchange: ({ basic }) => basicId(basic),
  team: ({ card: id }) => teamId(id),
  endTurn: () => '',
  onto: ({ stack }) => stackId(stack),
  return: ({ card: id }, { view }) => handId(actor(view), id),
  carry: ({ card: id }, { view }) => handId(actor(view), id),
  swap: ({ village, at }) => villagerId(village, at),
  place: ({ on }, { view }) => (on === NONE ? villageId(actor(view)) : villagerId(actor(view), on)),
  face: () => '',
  smuggle: ({ card: id }, { view }) => villagerId(actor(view), activeOf(view, actor(view), id)),
  unlock: ({ village, at }) => villagerId(village, at),
  unlockAtBank: () => '',
  unlockFree: () => '',
  ...soloTargets,
  ...seasonsTargets,
};

const targetOf = phraseByKind(targets);

export function target(option: Option, reader: Reader<View>): string | null {
  return targetOf(option, reader) || null;
}

/** Villagers are built from hand, or from the discard pile (V-10.13). */
function sourceId(view: View, id: CardId): string {
  return view.turn?.during === 'pilgrims' ? discardId(view.discard.indexOf(id)) : handId(actor(view), id);
}
