import {
  choose,
  same,
  ThorpError,
  undo,
  undoBarrier,
  type Match,
  type Note,
  type Seat,
  type Types,
} from '@thorp/kernel';
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
  const chosen = optionsOf(table, deed);
  return chosen.length > 0 && same(chosen, deed.options);
}

/** What a seat chose when it looked at a version: one go. */
function optionsOf({ match, answered }: Table, { seat, version }: Pick<Deed, 'seat' | 'version'>): unknown[] {
  return match.plies.flatMap((ply, i) => (ply.seat === seat && answered[i] === version ? [ply.option] : []));
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
      return chooseAt(table, deed);
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
  { seat, version, options }: Extract<Deed, { kind: 'choose' }>,
): readonly Note<T['event']>[] {
  if (table.holding !== null) {
    throw new ThorpError('not-your-turn', `seat ${table.holding} may still take its turn back`);
  }
  if (hasEnded(table)) throw new ThorpError('game-over', 'the game is over: there is nothing left to choose');
  if (options.length === 0) throw new ThorpError('not-offered', 'a go needs at least one choice');
  const first = openQuestions(table);
  let last = first;
  const notes = allOrNothing(table.match, () =>
    options.flatMap(option => {
      last = openQuestions(table);
      return choose(table.match, seat, option);
    }),
  );
  table.answered.push(...options.map(() => version));
  const after = openQuestions(table);
  const still = (each: Seat): boolean => first.some(d => d.seat === each) && after.some(d => d.seat === each);
  advance(table, each => each !== seat && still(each));
  const asked = last.find(decision => decision.seat === seat);
  const passes = last.length === 1 && !after.some(decision => decision.seat === seat);
  if (passes && !isDeliberate(table, asked?.step) && mayHold(table, seat)) table.holding = seat;
  return notes;
}

/** A go that is refused halfway was never begun. */
function allOrNothing<T extends Types, R>(match: Match<T>, go: () => R): R {
  const { state, before, plies, log } = match;
  const [played, told] = [plies.length, log.length];
  try {
    return go();
  } catch (error) {
    match.state = state;
    match.before = before;
    plies.length = played;
    log.length = told;
    throw error;
  }
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

/** Why the seat cannot take its last go back now, or null when it can. */
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
  const { match, answered } = table;
  const go = answered.at(-1);
  // Where the middle of a go brought something to light, what came after it can be taken back.
  while (answered.at(-1) === go && undoBarrier(match, seat) === null) {
    undo(match, seat);
    answered.pop();
  }
  table.holding = null;
  for (const [each, plies] of table.seen.entries()) table.seen[each] = Math.min(plies, match.plies.length);
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
