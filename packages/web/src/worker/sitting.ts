import { outcome, ThorpError, type Option, type Phrases, type Seat } from '@thorp/kernel';
import {
  hasEnded,
  hostTable,
  look,
  personToMove,
  stageFor,
  wasGivenUp,
  wayAfter,
  type Deed,
  type Host,
  type SavedTable,
  type Table,
} from '@thorp/table';
import { Conflict, getTable, isFull, putTable, type Shelved } from '../store/store.ts';
import type { Logbook } from './logbook.ts';
import type { Change, Manner, Scene, ThinkRequest, Trouble, Way } from './protocol.ts';
import { foretell, headline, tell, wayInWords } from './tell.ts';
import { loadWords } from './words.ts';

/** What a sitting tells its page, and where its bots think. */
export interface Surroundings {
  /** Of the log a page has been told, the first `known` lines stand; the scene brings what follows. */
  scene(scene: Scene, known: number): void;
  trouble(trouble: Trouble | null): void;
  think(request: ThinkRequest): Promise<Option>;
}

/** One table on this screen: hosted, stored after every deed, shared with other windows that show it. */
export interface Sitting {
  table(): Table;
  act(deed: Deed): Promise<void>;
  /** The next person has taken the screen. */
  lift(): void;
  /** The last scene is on the screen. */
  drawn(): void;
  /** What a choice of the seat on the screen would change; nothing once the table has moved on. */
  foretell(option: Option, version: number): readonly Change[];
  /** Where answers of the seat on the screen lead; nowhere once the table has moved on. */
  way(answers: readonly Option[], version: number, through?: readonly string[]): Way;
  /** Tells everything anew where the language has changed. */
  manner(manner: Manner): Promise<void>;
  close(): void;
}

/** Everything a sitting keeps in mind. */
interface Desk {
  readonly id: string;
  readonly host: Host;
  readonly around: Surroundings;
  /** Windows tell each other which table they have stored. */
  readonly news: BroadcastChannel;
  manner: Manner;
  words: Phrases;
  /** What the page has been told of the log; null when the next scene tells all of it. */
  book: Logbook | null;
  /** The version that lies in the store, as far as this window knows. */
  known: number | null;
  showing: Seat | null;
  /** Somebody waits for the last scene to be on the screen; null once it is. */
  drawing: PromiseWithResolvers<void> | null;
  /** Of all windows with this table, this one lets its bots play. */
  drives: boolean;
}

/** How a sitting begins. */
export interface Beginning {
  /** The version of the table that lies in the store; null for none. */
  readonly stored: number | null;
  readonly manner: Manner;
  readonly words: Phrases;
}

export function sit(first: Table, { stored, manner, words }: Beginning, around: Surroundings): Sitting {
  const desk: Desk = {
    id: first.id,
    host: hostTable(first, {
      save: saved => save(desk, saved),
      think: (table, bot) => think(desk, table, bot),
      // Only what is stored is shown, or what a person was told cannot be: nothing that anybody saw is lost in a crash.
      changed: () => show(desk),
      stuck: error => stuck(desk, error),
    }),
    around,
    news: new BroadcastChannel('thorp-tables'),
    manner,
    words,
    book: null,
    known: stored,
    showing: null,
    drawing: null,
    drives: false,
  };
  const leave = new AbortController();
  desk.news.addEventListener('message', ({ data }: MessageEvent<{ id: string; version: number }>) => {
    if (data.id === desk.id && data.version !== desk.host.table().version) void catchUp(desk);
  });
  takeTheReins(desk, leave.signal);
  show(desk);
  return {
    table: () => desk.host.table(),
    act: deed => act(desk, deed),
    lift() {
      desk.showing = stageFor(desk.host.table(), desk.showing).seat;
      show(desk);
    },
    drawn() {
      desk.drawing?.resolve();
      desk.drawing = null;
    },
    foretell(option, version) {
      const table = desk.host.table();
      if (desk.showing === null || table.version !== version) return [];
      return foretell(table, desk.showing, option, desk.words);
    },
    way: (...asked) => wayOf(desk, ...asked),
    async manner(next) {
      desk.manner = next;
      const spoken = await loadWords(first.match.game, next.locale);
      if (desk.manner !== next || desk.words === spoken) return;
      desk.words = spoken;
      show(desk);
    },
    close() {
      desk.host.close();
      desk.news.close();
      leave.abort();
    },
  };
}

function wayOf({ host, showing, words }: Desk, ...[answers, version, through]: Parameters<Sitting['way']>): Way {
  const table = host.table();
  if (showing === null || table.version !== version) return { steps: [], changes: [] };
  return wayInWords(table, showing, wayAfter(table, showing, answers, { through }), words);
}

async function act(desk: Desk, deed: Deed): Promise<void> {
  look(desk.host.table(), deed.seat);
  try {
    await desk.host.act(deed);
  } catch (error) {
    if (!(error instanceof Conflict)) {
      show(desk);
      throw error;
    }
    await catchUp(desk);
    throw new ThorpError('version', error.message);
  }
  if (desk.drives) void desk.host.drive();
}

function show(desk: Desk): void {
  desk.drawing ??= Promise.withResolvers();
  const table = desk.host.table();
  const stage = stageFor(table, desk.showing);
  if (stage.curtain && stage.seat !== null) {
    const name = table.players[stage.seat]?.name ?? '';
    desk.book = null;
    const { id: game } = table.match.game;
    desk.around.scene({ kind: 'curtain', table: table.id, game, seat: stage.seat, name }, 0);
    return;
  }
  desk.showing = stage.seat;
  const { sight, book } = tell(table, stage.seat, desk.words, desk.book);
  desk.book = book;
  const news = { ...sight, log: sight.log.slice(book.known) };
  desk.around.scene({ kind: 'sight', sight: news }, book.known);
}

/** Where there is no storing, the game goes on in memory: the person is told and can export it. */
async function save(desk: Desk, saved: SavedTable): Promise<void> {
  const failure = await putTable(shelved(desk.host.table(), saved, desk.words), desk.known);
  if (failure) {
    desk.around.trouble({ kind: 'unsaved', full: isFull(failure) });
    return;
  }
  desk.known = saved.version;
  desk.around.trouble(null);
  desk.news.postMessage({ id: saved.id, version: saved.version });
}

async function think(desk: Desk, table: Table, bot: { seat: Seat; level: ThinkRequest['level'] }): Promise<Option> {
  const { match, version } = table;
  const request = { game: match.game.id, state: match.state, ...bot, seed: version + 1 };
  await Promise.all([screen(desk), pause(desk.manner.pace)]);
  return desk.around.think(request);
}

/**
 * A bot that begins while the move before it is drawn, or its pieces glide, takes the processor that they need: it waits.
 * A window that is not looked at draws nothing, and its bots play on.
 */
function screen({ drawing }: Desk): Promise<void> {
  return Promise.race([drawing?.promise, pause(PATIENCE)]);
}

/** Milliseconds that a bot waits for the screen. */
const PATIENCE = 250;

function stuck(desk: Desk, error: unknown): void {
  if (error instanceof Conflict) void catchUp(desk);
  else {
    show(desk);
    desk.around.trouble({ kind: 'stuck', message: (error as Error).message });
  }
}

/** Another window has played on: take its state over. */
async function catchUp(desk: Desk): Promise<void> {
  const there = await getTable(desk.id);
  if (!there || there.saved.version === desk.host.table().version) return;
  desk.host.replace(there.saved);
  desk.known = there.saved.version;
  show(desk);
  if (desk.drives) void desk.host.drive();
}

/** Of several windows with the same table one lets its bots play; when it closes, the next takes over. */
function takeTheReins(desk: Desk, signal: AbortSignal): void {
  const drive = (): Promise<void> => {
    desk.drives = true;
    void desk.host.drive();
    return new Promise(resolve => signal.addEventListener('abort', () => resolve()));
  };
  if (!('locks' in navigator)) void drive();
  else navigator.locks.request(`thorp-bots-${desk.id}`, { signal }, drive).catch(() => undefined);
}

/** What is stored of a table: everything to resume it, and a line for the list of games. */
export function shelved(table: Table, saved: SavedTable, words: Phrases): Shelved {
  const { game } = table.match;
  const person = personToMove(table);
  return {
    id: table.id,
    game: game.id,
    saved,
    updated: Date.now(),
    title: words.title,
    line: headline(table, person, words),
    yourTurn: person !== null,
    over: hasEnded(table),
    winners: winnersOf(table),
  };
}

function winnersOf(table: Table): number[] {
  const { players, match } = table;
  if (!hasEnded(table) || wasGivenUp(table) || players.length === 1) return [];
  const { ranks } = outcome(match);
  return players.flatMap((_, seat) => (ranks[seat] === 1 ? [seat] : []));
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}
