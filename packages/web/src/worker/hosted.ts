import { outcome, ThorpError, type Option, type Phrases, type Seat } from '@thorp/kernel';
import {
  hasEnded,
  hostTable,
  personToMove,
  preview,
  screenFor,
  wasGivenUp,
  type Action,
  type Answer,
  type Host,
  type Table,
  type ThinkRequest,
} from '@thorp/table';
import { isFull, type ShelfLine } from '../store/store.ts';
import { Diverged, type UnsavedStore } from '../store/unsaved.ts';
import { forgetAfter, type Logbook } from './logbook.ts';
import type { Change, Manner, Scene, Trouble, Way } from './protocol.ts';
import { foretell, headline, tell, wayInWords } from './tell.ts';
import { loadWords } from './words.ts';

/** What a hosted table works with: its store, its bots, and the page that shows it. */
export interface Surroundings {
  readonly store: UnsavedStore;
  /** Of the log the page has, the first `known` lines stand; the scene brings what follows. */
  scene(scene: Scene, known: number): void;
  trouble(trouble: Trouble | null): void;
  think(request: ThinkRequest): Promise<Answer>;
  /** What this window could not store was given up: the table has to be opened again. */
  diverged(): void;
}

/** A table on this screen: stored after every action, and shared with other windows that show it. */
export interface HostedTable {
  table(): Table;
  act(action: Action): Promise<void>;
  /** The next person has taken the screen. */
  lift(): void;
  /** The last scene is on the screen. */
  drawn(): void;
  hint(): Promise<Option | null>;
  /** What a choice of the seat on the screen would change; nothing once the table has moved on. */
  foretell(option: Option, version: number): readonly Change[];
  /** Where choices of the seat on the screen lead; nowhere once the table has moved on. */
  way(answers: readonly Option[], version: number, through?: readonly string[]): Way;
  /** Tells everything anew where the language has changed. */
  manner(manner: Manner): Promise<void>;
  close(): void;
}

/** Everything a hosted table keeps in mind. */
interface Shown {
  readonly id: string;
  readonly host: Host;
  readonly around: Surroundings;
  readonly news: TableNews;
  manner: Manner;
  words: Phrases;
  /** What the page has of the log; null when the next scene brings all of it. */
  book: Logbook | null;
  showing: Seat | null;
  /** Somebody waits for the last scene to be on the screen; null once it is. */
  drawing: PromiseWithResolvers<void> | null;
  /** Of all windows with this table, this one lets its bots play. */
  drives: boolean;
}

/** Windows tell each other that a table has changed. */
export interface TableNews {
  tell(id: string): void;
  close(): void;
}

export function tableNews(heard: (id: string) => void): TableNews {
  const channel = new BroadcastChannel('thorp-tables');
  channel.addEventListener('message', ({ data }: MessageEvent<{ id: string }>) => heard(data.id));
  return { tell: id => channel.postMessage({ id }), close: () => channel.close() };
}

export function showTable(
  first: Table,
  { manner, words }: { readonly manner: Manner; readonly words: Phrases },
  around: Surroundings,
): HostedTable {
  const { id } = first.header;
  const shown: Shown = {
    id,
    host: hostTable(first, {
      store: around.store,
      think: request => think(shown, request),
      now: () => Date.now(),
      changed: (table, standing) => changed(shown, table, standing),
      stuck: error => stuck(shown, error),
      gone: () => around.trouble({ kind: 'removed' }),
    }),
    around,
    news: tableNews(changedTable => {
      if (changedTable === id) void refresh(shown);
    }),
    manner,
    words,
    book: null,
    showing: null,
    drawing: null,
    drives: false,
  };
  const leave = new AbortController();
  driveAlone(shown, leave.signal);
  tellUnsaved(shown);
  show(shown);
  return {
    table: () => shown.host.table(),
    act: action => act(shown, action),
    lift() {
      shown.showing = screenFor(shown.host.table(), shown.showing).seat;
      show(shown);
    },
    drawn() {
      shown.drawing?.resolve();
      shown.drawing = null;
    },
    async hint() {
      const seat = personToMove(shown.host.table());
      return seat === null ? null : ((await shown.host.hint(seat))?.option ?? null);
    },
    foretell(option, version) {
      const table = shown.host.table();
      if (shown.showing === null || table.version !== version) return [];
      return foretell(table, shown.showing, option, shown.words);
    },
    way: (...asked) => wayOf(shown, ...asked),
    async manner(next) {
      shown.manner = next;
      const spoken = await loadWords(first.match.game, next.locale);
      if (shown.manner !== next || shown.words === spoken) return;
      shown.words = spoken;
      show(shown);
    },
    close() {
      shown.host.close();
      shown.news.close();
      leave.abort();
    },
  };
}

function wayOf({ host, showing, words }: Shown, ...[answers, version, through]: Parameters<HostedTable['way']>): Way {
  const table = host.table();
  if (showing === null || table.version !== version) return { steps: [], changes: [] };
  return wayInWords(table, showing, preview(table, showing, answers, { through }), words);
}

async function act(shown: Shown, action: Action): Promise<void> {
  try {
    await shown.host.act(action);
  } catch (error) {
    if (error instanceof Diverged) {
      shown.around.diverged();
      throw new ThorpError('version', error.message);
    }
    show(shown);
    throw error;
  }
  if (shown.drives) void shown.host.drive();
}

/** Only what is stored is shown, or what the person was told cannot be: nothing that anybody saw is lost in a crash. */
function changed(shown: Shown, table: Table, standing: number): void {
  if (shown.book) forgetAfter(shown.book, standing);
  tellUnsaved(shown);
  show(shown);
  shown.news.tell(shown.id);
  void shown.around.store.describe(shelfLine(table, shown.words)).catch(() => undefined);
}

/** Where nothing can be stored, the game goes on in memory: the person is told and can export it. */
function tellUnsaved({ id, around }: Shown): void {
  const failure = around.store.failureOf(id);
  around.trouble(failure ? { kind: 'unsaved', full: isFull(failure) } : null);
}

function show(shown: Shown): void {
  shown.drawing ??= Promise.withResolvers();
  const table = shown.host.table();
  const { id, players } = table.header;
  const { seat, curtain } = screenFor(table, shown.showing);
  if (curtain && seat !== null) {
    shown.book = null;
    const { id: game } = table.match.game;
    shown.around.scene({ kind: 'curtain', table: id, game, seat, name: players[seat]?.name ?? '' }, 0);
    return;
  }
  shown.showing = seat;
  const { sight, book, known } = tell(table, seat, shown.words, shown.book);
  shown.book = book;
  shown.around.scene({ kind: 'sight', sight }, known);
}

async function think(shown: Shown, request: ThinkRequest): Promise<Answer> {
  await Promise.all([screen(shown), pause(shown.manner.pace)]);
  return shown.around.think(request);
}

/**
 * A bot that begins while the move before it is drawn, or its pieces glide, takes the processor that they need: it waits.
 * A window that is not looked at draws nothing, and its bots play on.
 */
function screen({ drawing }: Shown): Promise<void> {
  return Promise.race([drawing?.promise, pause(PATIENCE)]);
}

/** Milliseconds that a bot waits for the screen. */
const PATIENCE = 250;

function stuck(shown: Shown, error: unknown): void {
  if (error instanceof Diverged) return shown.around.diverged();
  show(shown);
  shown.around.trouble({ kind: 'stuck', message: (error as Error).message });
}

/** Another window has changed the table: take its entries over. */
async function refresh(shown: Shown): Promise<void> {
  const { sequence } = shown.host.table();
  try {
    await shown.host.refresh();
  } catch (error) {
    return stuck(shown, error);
  }
  if (shown.drives && shown.host.table().sequence !== sequence) void shown.host.drive();
}

/** Of several windows with the same table one lets its bots play; when it closes, the next takes over. */
function driveAlone(shown: Shown, signal: AbortSignal): void {
  const drive = (): Promise<void> => {
    shown.drives = true;
    void shown.host.drive();
    return new Promise(resolve => signal.addEventListener('abort', () => resolve()));
  };
  if (!('locks' in navigator)) void drive();
  else navigator.locks.request(`thorp-bots-${shown.id}`, { signal }, drive).catch(() => undefined);
}

/** The table's line in the list of games. */
export function shelfLine(table: Table, words: Phrases): ShelfLine {
  const { id, game, players } = table.header;
  const person = personToMove(table);
  return {
    id,
    game,
    players,
    updated: Date.now(),
    title: words.title,
    line: headline(table, person, words),
    yourTurn: person !== null,
    over: hasEnded(table),
    winners: winnersOf(table),
  };
}

function winnersOf(table: Table): number[] {
  const { players } = table.header;
  if (!hasEnded(table) || wasGivenUp(table) || players.length === 1) return [];
  const { ranks } = outcome(table.match);
  return players.flatMap((_, seat) => (ranks[seat] === 1 ? [seat] : []));
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}
