import { nextPace, type Evaluation, type Level, type Pace, type Reasons } from '@thorp/bots';
import {
  fastChance,
  imagine,
  must,
  ThorpError,
  type Decision,
  type Option,
  type Seat,
  type Types,
} from '@thorp/kernel';
import { commit, prepare, type Sender } from './actions.ts';
import { answerAhead, type AheadAnswer } from './ahead.ts';
import { nextDeadline } from './clock.ts';
import { StoreConflict, type TableStore } from './store.ts';
import { applyEntry } from './stored.ts';
import { openTurns } from './turns.ts';
import { openQuestions, thinkerToMove, type Thinker } from './turn.ts';
import type { Action, Entry, Receipt, Table } from './types.ts';

/** Everything that a bot gets to think for a seat. The true state is not part of it. */
export interface ThinkRequest<T extends Types = Types> extends Thinker {
  readonly game: string;
  readonly view: T['view'];
  readonly question: Decision<T['option'], T['frame']>;
  /** A world the seat cannot tell from the true one; more can be imagined from it. */
  readonly world: T['state'];
  readonly seed: number;
  /** Milliseconds already spent in this turn of the seat. */
  readonly spent: number;
  /** Whether the answer should include its reasons. */
  readonly explains: boolean;
  /** Only the number of iterations counts, not the time. */
  readonly untimed?: boolean;
}

/** The answer for a seat, and how many milliseconds it took. */
export interface Answer {
  readonly option: Option;
  readonly ms: number;
  /** The rating of all options, best first, if the host passes it on. */
  readonly evaluations?: readonly Evaluation[];
  /** Why the best of them is the best, if reasons were asked for. */
  readonly reasons?: Reasons | null;
}

/** The outside services of a host: a store, the thinking of bots, a clock, and callbacks for changes. */
export interface Ports<T extends Types = Types> {
  readonly store: Pick<TableStore, 'append' | 'load'>;
  think(request: ThinkRequest<T>): Promise<Answer>;
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Called when entries are stored and part of the table. Anything sent about plies after `standing` is no longer
   * valid. If `only` names a seat, nothing has changed for anybody else, and nobody else may notice.
   */
  changed(table: Table<T>, standing: number, only: Seat | null): void;
  /** A bot could not answer, or its answer could not be stored. */
  stuck(error: unknown): void;
  /** The table was removed from the store. */
  gone(): void;
}

/**
 * A table that is stored and driven: it handles one action after another, and stores each before it is acknowledged.
 */
export interface Host<T extends Types = Types> {
  table(): Table<T>;
  /** Checks an action, stores it, makes it part of the table and reports it to `changed`. */
  act(action: Action): Promise<Receipt>;
  /** Ends the turns of seats whose time has run out, and lets bots play for them. */
  timeOut(): Promise<void>;
  /**
   * Lets bots play while they are asked, and gives answers set ahead. Resolves when a person is asked or the game is
   * over.
   */
  drive(): Promise<void>;
  /** What a bot (by default a strong one) would choose for the seat, and why; null if the seat is not asked. */
  hint(seat: Seat, level?: Level): Promise<Answer | null>;
  /** Adds entries that somebody else has stored. */
  refresh(): Promise<void>;
  close(): void;
}

const HINT_LEVEL: Level = 'hard';

/** What the parts of a host share. */
interface Hosting<T extends Types> {
  readonly table: Table<T>;
  readonly ports: Ports<T>;
  closed: boolean;
  /** Runs everything that changes the table, one after the other. */
  inTurn<R>(work: () => Promise<R>): Promise<R>;
}

export function hostTable<T extends Types>(table: Table<T>, ports: Ports<T>): Host<T> {
  const hosting: Hosting<T> = { table, ports, closed: false, inTurn: openTurns() };
  return {
    table: () => table,
    act: action => hosting.inTurn(() => perform(hosting, action)),
    timeOut: () => hosting.inTurn(() => endTurns(hosting)),
    drive: botDriver(hosting),
    async hint(seat, level = HINT_LEVEL) {
      if (!openQuestions(table).some(question => question.seat === seat)) return null;
      return ports.think(thinkRequest(table, { seat, level, program: null }, { spent: 0, explains: true }));
    },
    refresh: () => hosting.inTurn(async () => void (await catchUp(hosting))),
    close() {
      hosting.closed = true;
    },
  };
}

async function perform<T extends Types>(hosting: Hosting<T>, action: Action, sender?: Sender): Promise<Receipt> {
  const { table, ports } = hosting;
  for (;;) {
    const prepared = prepare(table, action, ports.now(), sender);
    if (prepared.repeated) return prepared.receipt;
    try {
      await ports.store.append(table.header.id, table.sequence, [prepared.entry]);
    } catch (error) {
      // Somebody else was first: add their entries and try again.
      if (error instanceof StoreConflict && (await catchUp(hosting)) > 0) continue;
      throw error;
    }
    const plies = table.match.plies.length;
    commit(table, prepared);
    ports.changed(table, Math.min(plies, table.match.plies.length), onlyFor([prepared.entry]));
    return prepared.receipt;
  }
}

/** Adds the entries that the store has beyond this table, and returns how many there were. */
async function catchUp<T extends Types>(hosting: Hosting<T>): Promise<number> {
  const { table, ports } = hosting;
  const stored = await ports.store.load(table.header.id, table.sequence);
  if (!stored) {
    hosting.closed = true;
    ports.gone();
    return 0;
  }
  let standing = table.match.plies.length;
  for (const entry of stored.entries) {
    applyEntry(table, entry);
    standing = Math.min(standing, table.match.plies.length);
  }
  if (stored.entries.length > 0) ports.changed(table, standing, onlyFor(stored.entries));
  return stored.entries.length;
}

/** Another process may have ended the turns first: then nothing is left to do. */
async function endTurns<T extends Types>(hosting: Hosting<T>): Promise<void> {
  const { table, ports } = hosting;
  for (let due = nextDeadline(table); due && due.at <= ports.now(); due = nextDeadline(table)) {
    const { seat } = due;
    const { version, sequence } = table;
    await perform(hosting, { kind: 'timeout', seat, id: `timeout-${sequence + 1}`, version }, 'host').catch(
      ignoreInTime,
    );
  }
}

/** Makes the function that lets bots play and gives answers set ahead. A second call waits for the running one. */
function botDriver<T extends Types>(hosting: Hosting<T>): () => Promise<void> {
  const { table, ports } = hosting;
  let driving = false;
  let driven: Promise<void> = Promise.resolve();
  let pace: Pace | null = null;

  async function botMove(thinker: Thinker): Promise<void> {
    const { version, match } = table;
    const { seat } = thinker;
    pace = nextPace(pace, seat, match.plies.at(-1)?.seat ?? null, match.header.seats);
    const { option, ms } = await ports.think(thinkRequest(table, thinker, { spent: pace.spent, explains: false }));
    pace.spent += ms;
    if (hosting.closed) return;
    const move: Action = { kind: 'move', seat, id: `bot-${version}`, version, options: [option] };
    await hosting.inTurn(() => perform(hosting, move, 'host')).catch(ignoreStale);
  }

  const nextMove = (): AheadAnswer | Thinker | null =>
    hosting.closed ? null : (answerAhead(table) ?? thinkerToMove(table));

  /** It marks itself as ended in the same tick in which it finds nothing to do, so no later move is missed. */
  async function driveBots(): Promise<void> {
    driving = true;
    try {
      for (let next = nextMove(); next; next = nextMove()) await ('level' in next ? botMove(next) : aheadMove(hosting));
    } catch (error) {
      ports.stuck(error);
    } finally {
      driving = false;
    }
  }

  return () => {
    if (!driving) driven = driveBots();
    return driven;
  };
}

/** The answer is looked up again when its turn comes: its person may have taken it back meanwhile. */
async function aheadMove<T extends Types>(hosting: Hosting<T>): Promise<void> {
  const { table } = hosting;
  await hosting
    .inTurn(async () => {
      const answer = hosting.closed ? null : answerAhead(table);
      if (!answer) return;
      const { version } = table;
      const { seat, option } = answer;
      await perform(hosting, { kind: 'move', seat, id: `ahead-${version}`, version, options: [option] }, 'ahead');
    })
    .catch(ignoreStale);
}

/** Entries that only their own seat may know. */
const PRIVATE: ReadonlySet<Entry['kind']> = new Set(['seen', 'note', 'ahead']);

/** The only seat for which entries changed something; null if they changed something for others too. */
function onlyFor(entries: readonly Entry[]): Seat | null {
  const seat = entries[0]?.seat ?? null;
  return entries.every(entry => entry.seat === seat && PRIVATE.has(entry.kind)) ? seat : null;
}

/**
 * A person took a move back or resigned while the bot was thinking. The bot is asked again if its question still
 * stands.
 */
function ignoreStale(error: unknown): void {
  if (!(error instanceof ThorpError) || error.code !== 'version') throw error;
}

/** The seat has moved in time, as another process has stored. */
function ignoreInTime(error: unknown): void {
  if (!(error instanceof ThorpError) || error.code !== 'bad-request') throw error;
}

function thinkRequest<T extends Types>(
  table: Table<T>,
  thinker: Thinker,
  budget: Pick<ThinkRequest, 'spent' | 'explains'>,
): ThinkRequest<T> {
  const { game, state } = table.match;
  const { seat } = thinker;
  const { sameForAll = false } = table.header;
  const seed = 1 + (sameForAll ? table.match.plies.length : table.version);
  return {
    ...thinker,
    game: game.id,
    view: game.view(state, seat),
    question: must(
      openQuestions(table).find(decision => decision.seat === seat),
      `seat ${seat} is asked something`,
    ),
    world: imagine(game, state, seat, fastChance(seed)),
    seed,
    untimed: sameForAll,
    ...budget,
  };
}
