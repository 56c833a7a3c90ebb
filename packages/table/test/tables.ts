import { encode, secretFromSeed, ThorpError, type Seat } from '@thorp/kernel';
import { hamlet, type Hamlet } from '@thorp/testkit/hamlet';
import {
  commit,
  openQuestions,
  openTable,
  prepare,
  type Entry,
  type Player,
  type Receipt,
  type Setup,
  type StoredTable,
  type Table,
} from '../src/index.ts';

export const people = (...names: string[]): Player[] => names.map(name => ({ kind: 'human', name }));
export const bot: Player = { kind: 'bot', name: 'Tobias', level: 'random' };

export const SETUP: Setup = {
  id: 'test',
  players: people('Ada', 'Ben'),
  settings: { rounds: 2 },
  secret: secretFromSeed('table tests'),
  confirms: true,
};

/** The entries stored for the tables of these tests. */
const journals = new WeakMap<Table<Hamlet>, Entry[]>();
let ids = 0;

export function table(changes: Partial<Setup> = {}, game = hamlet): Table<Hamlet> {
  const t = openTable(game, { ...SETUP, ...changes });
  journals.set(t, []);
  return t;
}

/** Performs an action as a host does, without a store. Returns whether it was done before. */
export function act(
  t: Table<Hamlet>,
  action: object,
  at = 0,
  sender?: 'host',
): Receipt & { readonly repeated: boolean } {
  const prepared = prepare(t, { id: `test-${++ids}`, version: t.version, ...action }, at, sender);
  if (!prepared.repeated) journals.get(t)?.push(prepared.entry);
  commit(t, prepared);
  return { ...prepared.receipt, repeated: prepared.repeated };
}

export function stored(t: Table<Hamlet>): StoredTable {
  return JSON.parse(JSON.stringify({ header: t.header, entries: journals.get(t) })) as StoredTable;
}

/** The error code of a refused action; null if it is not refused. */
export function codeOf(action: () => unknown): string | null {
  try {
    action();
    return null;
  } catch (error) {
    return error instanceof ThorpError ? error.code : String(error);
  }
}

/** Everything about a table, to check that nothing has changed. */
export function snapshot({ match, ...rest }: Table<Hamlet>): unknown {
  const { state, barrier, plies, link, log, header } = match;
  return JSON.parse(JSON.stringify({ ...rest, header, plies, link, log, state: encode(state), barrier }));
}

/** Answers the seat's present question with its first option, or with the one given. */
export function choose(
  t: Table<Hamlet>,
  seat: Seat,
  option?: { readonly kind: string; readonly slot?: number },
  version = t.version,
): ReturnType<typeof act> {
  const asked = openQuestions(t).find(decision => decision.seat === seat);
  return move(t, seat, [option ?? asked?.options[0]], version);
}

/** Several choices made as one. The host sends what a bot chooses. */
export function move(
  t: Table<Hamlet>,
  seat: Seat,
  options: readonly unknown[],
  version = t.version,
): ReturnType<typeof act> {
  const sender = t.header.players[seat]?.kind === 'human' ? undefined : 'host';
  return act(t, { kind: 'move', seat, version, options }, 0, sender);
}

export const undo = (t: Table<Hamlet>, seat: Seat): Receipt => act(t, { kind: 'undo', seat });

export const step = (t: Table<Hamlet>): string | undefined => openQuestions(t)[0]?.step;

/** Plays first options up to the first question of a step. */
export function reach(t: Table<Hamlet>, wanted: string): Table<Hamlet> {
  for (let i = 0; i < 200 && step(t) !== wanted; i++) {
    const [first] = openQuestions(t);
    if (!first) throw new Error(`the game ended before ${wanted}`);
    const done = first.options.find(option => option.kind === 'done');
    choose(t, first.seat, done);
  }
  return t;
}

/** Plays to the end, and confirms every turn. */
export function playOut(t: Table<Hamlet>): void {
  for (let i = 0; i < 500; i++) {
    if (t.holding !== null) act(t, { kind: 'confirm', seat: t.holding });
    const [first] = openQuestions(t);
    if (!first) return;
    choose(t, first.seat);
  }
}
