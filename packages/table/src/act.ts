import { choose, same, ThorpError, undo, undoBarrier, type Note, type Seat, type Types } from '@thorp/kernel';
import { hasEnded, isPerson, openQuestions } from './turn.ts';
import type { Deed, Receipt, Table } from './types.ts';

/** Does a deed, or refuses it and changes nothing. The same deed sent twice is done once and acknowledged twice. */
export function act<T extends Types>(table: Table<T>, deed: Deed): Receipt<T> {
  if (wasDone(table, deed)) return { version: table.version, fresh: false, notes: [] };
  refuseStale(table, deed);
  const notes = perform(table, deed);
  return { version: table.version, fresh: true, notes };
}

/** The seat has looked: its next recap begins here. */
export function look(table: Table, seat: Seat): void {
  table.seen[seat] = table.match.plies.length;
}

function wasDone(table: Table, deed: Deed): boolean {
  if (deed.kind !== 'choose') return false;
  const { plies } = table.match;
  const ply = plies.findLastIndex(({ seat }, i) => seat === deed.seat && table.answered[i] === deed.version);
  return ply >= 0 && same(plies[ply]?.option, deed.option);
}

/** Others may have answered in the meantime: a question that still stands as it stood can still be answered. */
function refuseStale(table: Table, { kind, seat, version }: Deed): void {
  const oldest = kind === 'choose' ? (table.asked[seat] ?? 0) : table.version;
  const fits = kind === 'resign' || (version >= oldest && version <= table.version);
  if (fits) return;
  throw new ThorpError(
    'version',
    `the table has moved on to version ${table.version}; this answers version ${version}`,
    {
      version: table.version,
    },
  );
}

function perform<T extends Types>(table: Table<T>, deed: Deed): readonly Note<T['event']>[] {
  switch (deed.kind) {
    case 'choose':
      return chooseAt(table, deed.seat, deed.option, deed.version);
    case 'undo':
      takeBack(table, deed.seat);
      return [];
    case 'confirm':
      passOn(table, deed.seat);
      return [];
    case 'resign':
      resign(table, deed.seat);
      return [];
  }
}

function chooseAt<T extends Types>(
  table: Table<T>,
  seat: Seat,
  option: unknown,
  version: number,
): readonly Note<T['event']>[] {
  if (table.holding !== null) {
    throw new ThorpError('not-your-turn', `seat ${table.holding} may still take its turn back`);
  }
  if (hasEnded(table)) throw new ThorpError('game-over', 'the game is over: there is nothing left to choose');
  const before = openQuestions(table);
  const notes = choose(table.match, seat, option);
  table.answered.push(version);
  const after = openQuestions(table);
  const still = (each: Seat): boolean => before.some(d => d.seat === each) && after.some(d => d.seat === each);
  advance(table, each => each !== seat && still(each));
  const asked = before.find(decision => decision.seat === seat);
  const passes = before.length === 1 && !after.some(decision => decision.seat === seat);
  if (passes && !isDeliberate(table, asked?.step) && mayHold(table, seat)) table.holding = seat;
  return notes;
}

/** Ending a turn on purpose needs no second word; a turn that ends by itself does, while it can be taken back. */
function isDeliberate(table: Table, step: string | undefined): boolean {
  const steps = table.match.game.steps as { readonly [step: string]: object };
  const found = step === undefined ? undefined : steps[step];
  return found !== undefined && 'always' in found && found.always === true;
}

function mayHold(table: Table, seat: Seat): boolean {
  return table.confirms && isPerson(table, seat) && undoBarrier(table.match, seat) === null;
}

/** Why a choice cannot be taken back, for whoever puts it into words. */
export type NoUndo = keyof typeof NO_UNDO;

const NO_UNDO = {
  nobody: 'nobody plays this seat',
  over: 'the game is over',
  nothing: 'nothing was chosen yet',
  another: 'the last choice was made by another seat',
  revealed: 'the last choice brought something new to light',
} as const;

/** Why the seat cannot take its last choice back now, or null when it can. */
export function undoRefusal(table: Table, seat: Seat): NoUndo | null {
  if (!isPerson(table, seat)) return 'nobody';
  if (hasEnded(table)) return 'over';
  if (undoBarrier(table.match, seat) === null) return null;
  const last = table.match.plies.at(-1);
  if (!last) return 'nothing';
  return last.seat === seat ? 'revealed' : 'another';
}

function takeBack(table: Table, seat: Seat): void {
  const refusal = undoRefusal(table, seat);
  if (refusal) throw new ThorpError('no-undo', `cannot take back: ${NO_UNDO[refusal]}`, { why: refusal });
  undo(table.match, seat);
  table.answered.pop();
  table.holding = null;
  for (const [each, plies] of table.seen.entries()) table.seen[each] = Math.min(plies, table.match.plies.length);
  advance(table, () => false);
}

function passOn(table: Table, seat: Seat): void {
  if (table.holding !== seat) throw new ThorpError('not-your-turn', `seat ${seat} has no turn to pass on`);
  table.holding = null;
  advance(table, () => false);
}

/** A bot plays on for whoever resigns; when no person is left, the table is given up. */
function resign(table: Table, seat: Seat): void {
  if (!isPerson(table, seat)) throw new ThorpError('not-your-turn', `nobody in seat ${seat} can resign`);
  if (hasEnded(table)) throw new ThorpError('game-over', 'the game is over');
  table.resigned.push(seat);
  if (table.holding === seat) table.holding = null;
  advance(table, each => each !== seat);
}

/** The next version; questions that are asked anew stand from here. */
function advance(table: Table, stands: (seat: Seat) => boolean): void {
  table.version++;
  for (const seat of table.asked.keys()) if (!stands(seat)) table.asked[seat] = table.version;
}
