import { commitment, entropyCommitment, isSecret, ThorpError, type Seat } from '@thorp/kernel';
import { LINE_PATTERN, LONGEST_ENTROPY, LONGEST_NAME, NAME_PATTERN } from './checks.ts';
import { phaseOf, seatOf, takenSeats, type Room, type RoomAction, type RoomEvent } from './room.ts';

const LONGEST_LINE = 500;
const MOST_SEATS = 16;
/** A room is loaded by applying all its events again, so that must not take longer and longer. */
export const MOST_EVENTS = 10_000;
/** What is possible in a room with so many events: each of these can be done only a few times. */
const ALWAYS: ReadonlySet<RoomAction['kind']> = new Set(['leave', 'open', 'rematch']);

/** Checks an action. Returns the event to store, or the number of the event if it was done before. */
export function prepareRoomAction(room: Room, person: string, action: RoomAction, at: number): RoomEvent | number {
  const before = room.done.get(person)?.find(({ id }) => id === action.id);
  if (before) return before.sequence;
  const fault = refusalOf(room, person, action);
  if (fault) throw new ThorpError('bad-request', fault);
  return { ...action, sequence: room.sequence + 1, at, person };
}

function refusalOf(room: Room, person: string, action: RoomAction): string | null {
  const phase = phaseOf(room);
  const seat = seatOf(room, person);
  if (room.sequence >= MOST_EVENTS && !ALWAYS.has(action.kind))
    return 'this room has no space for more; open another one';
  switch (action.kind) {
    case 'say':
      return seat === null ? 'only those seated at the table can chat' : lineFault(action.text);
    case 'rematch':
      if (room.next !== null) return 'there is a rematch already';
      return seat === null || phase !== 'started' ? 'only those who played the game can ask for a rematch' : null;
    default:
      if (phase === 'started') return 'the game has begun';
      return seatingRefusal(room, person, seat, action) ?? (phase === 'opening' ? openingRefusal(action) : null);
  }
}

type SeatingAction = Exclude<RoomAction, { kind: 'say' | 'rematch' }>;

type OwnersAction = Extract<RoomAction, { kind: 'bot' | 'clear' | 'change' | 'close' }>;

function seatingRefusal(room: Room, person: string, seat: Seat | null, action: SeatingAction): string | null {
  switch (action.kind) {
    case 'sit':
      return openSeatFault(room, action.seat) ?? nameFault(action.name);
    case 'bot':
    case 'clear':
    case 'change':
    case 'close':
      return ownerFault(room, person) ?? ownersRefusal(room, action);
    case 'leave':
    case 'notReady':
      return seat === null ? 'you have no seat here' : null;
    case 'ready':
      if (seat === null) return 'you have no seat here';
      return isSecret(action.commitment) ? null : "'commitment' must be 64 hexadecimal digits";
    case 'open':
      return entropyFault(room, seat, action.entropy);
  }
}

function ownersRefusal(room: Room, action: OwnersAction): string | null {
  switch (action.kind) {
    case 'bot':
      return openSeatFault(room, action.seat) ?? nameFault(action.name);
    case 'clear':
      return takenSeatFault(room, action.seat);
    case 'change':
      return seatsFault(room, action.terms.seats);
    case 'close':
      return closingFault(room, action.seats);
  }
}

/** Once all are ready, the deal is bound to the seats: people can only open their entropy or step back. */
function openingRefusal({ kind }: SeatingAction): string | null {
  const allowed: readonly string[] = ['open', 'notReady', 'leave', 'clear'];
  return allowed.includes(kind) ? null : 'everybody is ready; the game is about to begin';
}

function ownerFault({ header }: Room, person: string): string | null {
  return person === header.owner ? null : 'only the person who opened the room can do this';
}

function seatsFault(room: Room, seats: number): string | null {
  const taken = takenSeats(room);
  const fits = Number.isInteger(seats) && seats >= Math.max(1, taken) && seats <= MOST_SEATS;
  return fits ? null : `${taken} seats are taken, so there cannot be ${seats}`;
}

/** Somebody may have sat down or left since the host counted the seats. */
function closingFault(room: Room, seats: number): string | null {
  if (takenSeats(room) !== seats) return 'the seats have changed in the meantime';
  return seats < room.seats.length ? null : 'all seats are taken';
}

function openSeatFault({ seats }: Room, seat: Seat): string | null {
  const found = seats[seat];
  if (!found) return `there are seats 0 to ${seats.length - 1}, not ${seat}`;
  return found.kind === 'open' ? null : `seat ${seat} is taken`;
}

function takenSeatFault({ seats }: Room, seat: Seat): string | null {
  const found = seats[seat];
  return found && found.kind !== 'open' ? null : `nobody sits in seat ${seat}`;
}

const LINE = new RegExp(LINE_PATTERN, 'u');
const NAME = new RegExp(NAME_PATTERN, 'u');

function nameFault(name: string): string | null {
  const fits = name.length <= LONGEST_NAME && NAME.test(name);
  return fits ? null : `a name has 1 to ${LONGEST_NAME} characters that can be seen, and no control characters`;
}

function lineFault(text: string): string | null {
  const fits = text.trim() !== '' && text.length <= LONGEST_LINE && LINE.test(text);
  return fits ? null : `a line has 1 to ${LONGEST_LINE} characters and no control characters`;
}

function entropyFault(room: Room, seat: Seat | null, entropy: string): string | null {
  const mine = seat === null ? undefined : room.seats[seat];
  if (mine?.kind !== 'person' || seat === null) return 'you have no seat here';
  if (phaseOf(room) !== 'opening') return 'entropy is opened when everybody is ready';
  if (mine.entropy !== null) return 'this seat has opened its entropy';
  if (entropy === '' || entropy.length > LONGEST_ENTROPY) return `entropy has 1 to ${LONGEST_ENTROPY} characters`;
  const expected = entropyCommitment(commitment(room.header.secret), seat, entropy);
  return expected === mine.commitment ? null : 'the entropy does not match what the seat committed to';
}
