import { ThorpError, type Option, type Phrases, type Seat } from '@thorp/kernel';
import {
  bestInWords,
  hintInWords,
  hostTable,
  missedMoments,
  outlook,
  personToMove,
  preview,
  screenFor,
  unscoredUpdateFor,
  type Action,
  type Ahead,
  type Answer,
  type Host,
  type Table,
  type ThinkRequest,
} from '@thorp/table';
import type {
  Change,
  Hint,
  Outlook,
  PastScreen,
  Preview,
  ReaderPreferences,
  Screen,
  Trouble,
} from '../protocol/calls.ts';
import { toError } from '../protocol/errors.ts';
import { isFull } from '../store/store.ts';
import { Diverged, type UnsavedStore } from '../store/unsaved.ts';
import { missedInWords, outlookInWords } from './aside.ts';
import { changesByChoice, contextOf, factsOf, previewInWords, updateInWords } from './inWords.ts';
import { forgetAfter, type SentLog } from './sentLog.ts';
import type { ShownTable } from './shown.ts';
import { summaryOf } from './summary.ts';
import { tableNews, type TableNews } from './tableNews.ts';
import { loadWords } from './words.ts';

/** The services of a hosted table: its store, its bots, and the page that shows it. */
export interface TableServices {
  readonly store: UnsavedStore;
  /** The page keeps the first `known` entries of its log; the screen has those that follow. */
  screen(screen: Screen, known: number): void;
  trouble(trouble: Trouble | null): void;
  think(request: ThinkRequest): Promise<Answer>;
  hurry(): Promise<void>;
  /** What this window could not store is dropped: the table has to be opened again. */
  diverged(): void;
  /** Opens the table of a rematch; returns its id. */
  rematch(table: Table): Promise<string>;
}

/** The state of a hosted table. */
interface Shown {
  readonly id: string;
  readonly host: Host;
  readonly services: TableServices;
  readonly news: TableNews;
  reader: ReaderPreferences;
  words: Phrases;
  /** What the page has of the log; null if the next screen must have all of it. */
  sentLog: SentLog | null;
  /** The seat on the screen. */
  seat: Seat | null;
  /** Resolves when the last screen is drawn; null once it is. */
  drawing: PromiseWithResolvers<void> | null;
  /** Whether this window, of all windows with this table, makes the moves of its bots. */
  drives: boolean;
}

/** How a table is read: the reader's preferences, and the words of that language. */
interface Reading {
  readonly reader: ReaderPreferences;
  readonly words: Phrases;
}

/** Shows a table of this browser: it is stored after every action, and shared with other windows. */
export function showTable(first: Table, reading: Reading, services: TableServices): ShownTable {
  const shown = connect(first, reading, services);
  const leave = new AbortController();
  driveInOneWindow(shown, leave.signal);
  tellUnsaved(shown);
  show(shown);
  return {
    act: action => act(shown, action),
    setAhead: ahead => setAhead(shown, ahead),
    outlook: async () => outlookOf(shown),
    missed: async () => missedBy(shown),
    rematch: () => services.rematch(shown.host.table()),
    lift: () => lift(shown),
    drawn: () => drawn(shown),
    hint: () => hint(shown),
    hurry: () => services.hurry(),
    previewChoice: async (option, version) => previewChoice(shown, option, version),
    preview: async (answers, version, through) => previewOf(shown, answers, version, through),
    setReader: reader => setReader(shown, reader),
    close() {
      shown.host.close();
      shown.news.close();
      leave.abort();
    },
  };
}

function connect(first: Table, { reader, words }: Reading, services: TableServices): Shown {
  const { id } = first.header;
  const shown: Shown = {
    id,
    host: hostTable(first, {
      store: services.store,
      think: request => think(shown, request),
      now: () => Date.now(),
      changed: (table, standing) => changed(shown, table, standing),
      stuck: error => stuck(shown, error),
      gone: () => services.trouble({ kind: 'removed' }),
    }),
    services,
    news: tableNews(table => {
      if (table === id) void refresh(shown);
    }),
    reader,
    words,
    sentLog: null,
    seat: null,
    drawing: null,
    drives: false,
  };
  return shown;
}

async function act(shown: Shown, action: Action): Promise<void> {
  try {
    await shown.host.act(action);
  } catch (error) {
    if (error instanceof Diverged) {
      shown.services.diverged();
      throw new ThorpError('version', error.message);
    }
    show(shown);
    throw error;
  }
  if (shown.drives) void shown.host.drive();
}

async function setAhead(shown: Shown, ahead: Ahead): Promise<void> {
  const { seat, host } = shown;
  if (seat === null) throw new ThorpError('bad-request', 'nobody sits here');
  await act(shown, { kind: 'ahead', ...ahead, seat, id: crypto.randomUUID(), version: host.table().version });
}

function outlookOf({ host, seat, words }: Shown): Outlook {
  const table = host.table();
  const found = seat === null ? null : outlook(table, seat);
  return outlookInWords(factsOf(table), found, { game: table.match.game, seat, words });
}

function missedBy({ host, seat, words }: Shown): readonly PastScreen[] {
  const table = host.table();
  if (seat === null) return [];
  return missedInWords(factsOf(table), unscoredUpdateFor(table, seat), missedMoments(table, seat), words);
}

function lift(shown: Shown): void {
  shown.seat = screenFor(shown.host.table(), shown.seat).seat;
  show(shown);
}

function drawn(shown: Shown): void {
  shown.drawing?.resolve();
  shown.drawing = null;
}

async function hint({ host, words }: Shown): Promise<Hint | null> {
  const table = host.table();
  const seat = personToMove(table);
  const answer = seat === null ? null : await host.hint(seat);
  if (!answer) return null;
  const { game, state } = table.match;
  const reader = contextOf(table.header, game.view(state, seat), seat);
  return {
    option: answer.option,
    reason: hintInWords(answer, words, reader),
    best: bestInWords(answer, table.header.players.length, words, reader),
  };
}

function previewChoice({ host, seat, words }: Shown, option: Option, version: number): readonly Change[] {
  const table = host.table();
  return seat === null || table.version !== version ? [] : changesByChoice(table, seat, option, words);
}

function previewOf(
  { host, seat, words }: Shown,
  answers: readonly Option[],
  version: number,
  through?: readonly string[],
): Preview {
  const table = host.table();
  if (seat === null || table.version !== version) return { steps: [], changes: [] };
  return previewInWords(table, seat, preview(table, seat, answers, { through }), words);
}

async function setReader(shown: Shown, reader: ReaderPreferences): Promise<void> {
  shown.reader = reader;
  const words = await loadWords(shown.host.table().match.game, reader.locale);
  if (shown.reader !== reader || shown.words === words) return;
  shown.words = words;
  show(shown);
}

/**
 * Shows a change only after it is stored, or after the page has said that it cannot be stored. So nothing that was seen
 * is lost in a crash.
 */
function changed(shown: Shown, table: Table, standing: number): void {
  if (shown.sentLog) forgetAfter(shown.sentLog, standing);
  tellUnsaved(shown);
  show(shown);
  shown.news.tell(shown.id);
  void shown.services.store.describe(summaryOf(table, shown.words, shown.reader.locale)).catch(() => undefined);
}

/** If nothing can be stored, the game continues in memory: the page says so and can export it. */
function tellUnsaved({ id, services }: Shown): void {
  const failure = services.store.failureOf(id);
  services.trouble(failure ? { kind: 'unsaved', full: isFull(failure) } : null);
}

function show(shown: Shown): void {
  shown.drawing ??= Promise.withResolvers();
  const table = shown.host.table();
  const { id, players } = table.header;
  const { seat, curtain } = screenFor(table, shown.seat);
  if (curtain && seat !== null) {
    shown.sentLog = null;
    const { id: game } = table.match.game;
    shown.services.screen({ kind: 'curtain', table: id, game, seat, name: players[seat]?.name ?? '' }, 0);
    return;
  }
  shown.seat = seat;
  const { update, sentLog, known } = updateInWords(table, seat, shown.words, shown.sentLog);
  shown.sentLog = sentLog;
  shown.services.screen({ kind: 'table', update }, known);
}

async function think(shown: Shown, request: ThinkRequest): Promise<Answer> {
  // A bot that thinks while the last move is drawn would slow down the drawing. If the person watches slowly, or has
  // paused the table, it waits until its last move was shown.
  await shown.drawing?.promise;
  return shown.services.think(request);
}

function stuck(shown: Shown, error: unknown): void {
  if (error instanceof Diverged) return shown.services.diverged();
  show(shown);
  shown.services.trouble({ kind: 'stuck', message: toError(error).message });
}

/** Another window has changed the table: add its entries. */
async function refresh(shown: Shown): Promise<void> {
  const { sequence } = shown.host.table();
  try {
    await shown.host.refresh();
  } catch (error) {
    return stuck(shown, error);
  }
  if (shown.drives && shown.host.table().sequence !== sequence) void shown.host.drive();
}

/** Only one of several windows with the same table makes the moves of its bots; when it closes, the next takes over. */
function driveInOneWindow(shown: Shown, signal: AbortSignal): void {
  const drive = (): Promise<void> => {
    shown.drives = true;
    void shown.host.drive();
    return new Promise(resolve => signal.addEventListener('abort', () => resolve()));
  };
  if (!('locks' in navigator)) void drive();
  else navigator.locks.request(`thorp-bots-${shown.id}`, { signal }, drive).catch(() => undefined);
}
