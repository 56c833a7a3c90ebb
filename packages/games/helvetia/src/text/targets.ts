import type { Seat } from '@thorp/kernel';
import type { SlotName } from '../cards/board.ts';
import {
  characterPiece,
  displayPiece,
  marketPiece,
  peoplePiece,
  poolPiece,
  slotPiece,
  villageZone,
  type PieceId,
  type ZoneId,
} from '../pieces.ts';
import type { Call, Option, Spot, UseTile } from '../types.ts';
import type { Reader } from './lookups.ts';

type Target = PieceId | ZoneId | null;
type Targets = { readonly [K in Option['kind']]: (option: Extract<Option, { kind: K }>, asked: Seat) => Target };

/** The piece of an option, the same in every language; several options may share one building. */
export function target(option: Option, { view }: Reader): Target {
  if (view.asked === null) return null;
  return targetOf(option.kind, option, view.asked);
}

function targetOf<K extends Option['kind']>(kind: K, option: Extract<Option, { kind: K }>, asked: Seat): Target {
  return TARGETS[kind](option, asked);
}

const NOWHERE = (): null => null;
const inVillage = ({ village, slot }: Spot): Target => slotPiece(village, slot);
const atHome = ({ slot }: { readonly slot: SlotName }, asked: Seat): Target => slotPiece(asked, slot);
const withCharacter = ({ character }: Call | UseTile): Target => characterPiece(character);

const TARGETS: Targets = {
  draft: ({ building }) => poolPiece(building),
  place: atHome,
  house: NOWHERE,
  lodge: NOWHERE,
  marry: inVillage,
  call: withCharacter,
  tile: withCharacter,
  end: NOWHERE,
  build: ({ building }) => displayPiece(building),
  work: inVillage,
  exchange: inVillage,
  buy: NOWHERE,
  moveIn: (_, asked) => peoplePiece(asked),
  deliver: ({ good }) => marketPiece(good),
  wake: ({ village }) => villageZone(village),
  send: ({ from }, asked) => (from === 'centre' ? peoplePiece(asked) : villageZone(asked)),
  dowry: NOWHERE,
  bear: atHome,
  graduate: atHome,
  leave: atHome,
};
