import type { Level } from '@thorp/bots';
import { commitment, type Seat } from '@thorp/kernel';
import {
  mayWatch,
  phaseOf,
  seatOf,
  type ChatLine,
  type Room,
  type RoomPhase,
  type RoomSeat,
  type SaidLine,
  type Watching,
} from './room.ts';
import type { Clock } from './types.ts';

/** A room as one person (null: a visitor) may see it. */
export interface RoomView {
  readonly id: string;
  readonly sequence: number;
  readonly game: string;
  readonly settings: object;
  readonly rated: boolean;
  /** Whether a turn is confirmed before it is passed on. */
  readonly confirms: boolean;
  readonly phase: RoomPhase;
  readonly seats: readonly SeatView[];
  /** The reader's own seat. */
  readonly you: Seat | null;
  readonly owner: boolean;
  /** The seat of the host; null while the host has none. */
  readonly host: Seat | null;
  /** The host's commitment; the seats' commitments include it. */
  readonly commitment: string;
  readonly clock: Clock | null;
  /** When the host last changed the settings; null for never. */
  readonly changed: number | null;
  readonly watch: Watching;
  /** By how many seats people have moved on over rematches. */
  readonly turned: number;
  /** Lines after the last one that the reader has. */
  readonly chat: readonly ChatLine[];
  /** The id of the rematch; null for those who may not watch. */
  readonly next: string | null;
}

export type SeatView =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level }
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly commitment: string | null;
      readonly opened: boolean;
      /** The reader has muted this person. */
      readonly muted?: true;
      /** The reader has blocked this person. */
      readonly blocked?: true;
    };

/** People whose lines a reader does not want to see: muted or blocked. */
export type IgnoredPeople = ReadonlyMap<string, 'mute' | 'block'>;

const NOBODY: IgnoredPeople = new Map();

function linesAfter(chat: readonly SaidLine[], after: number, ignored: IgnoredPeople): ChatLine[] {
  const shown = chat.filter(line => line.sequence > after && !ignored.has(line.person));
  return shown.map(({ sequence, at, seat, name, text }) => ({ sequence, at, seat, name, text }));
}

/** Lines of people whom the reader has muted or blocked are left out. */
export function roomFor(room: Room, person: string | null, chatAfter = 0, ignored = NOBODY): RoomView {
  const { header, sequence, seats, chat, changed } = room;
  const watches = mayWatch(room, person);
  return {
    id: header.id,
    sequence,
    game: header.game,
    settings: header.settings,
    rated: header.rated ?? false,
    confirms: header.confirms,
    phase: phaseOf(room),
    seats: seats.map(seat => seatView(seat, ignored)),
    you: seatOf(room, person),
    owner: header.owner === person,
    host: seatOf(room, header.owner),
    commitment: commitment(header.secret),
    clock: header.clock ?? null,
    changed,
    watch: header.watch ?? 'link',
    turned: (header.turned ?? 0) % seats.length,
    chat: watches ? linesAfter(chat, chatAfter, ignored) : [],
    // Whoever has a link may enter.
    next: watches ? room.next : null,
  };
}

/** Opened entropy is not shown before the start, so a seat that opens last learns nothing it could use. */
function seatView(seat: RoomSeat, ignored: IgnoredPeople): SeatView {
  if (seat.kind !== 'person') return seat;
  const why = ignored.get(seat.person);
  return {
    kind: 'person',
    name: seat.name,
    // Empty if a seat adds nothing to the deal, as in a deal that is the same for all.
    commitment: seat.commitment || null,
    opened: seat.entropy !== null,
    ...(why === 'mute' ? { muted: true } : {}),
    ...(why === 'block' ? { blocked: true } : {}),
  };
}
