import { connect, type ActionRefused, type Client, type TableSession } from '@thorp/client';
import { ThorpError, type Game, type Phrases } from '@thorp/kernel';
import type { Action, LogEvent, Player, RoomView, Standing, UnscoredUpdate } from '@thorp/table';
import { NoServer, startSession } from '../http/request.ts';
import type { Outlook, PastScreen, ReaderPreferences, Screen } from '../protocol/calls.ts';
import type { OnlineAction, OnlineFacts, ServerConnection } from '../protocol/online.ts';
import { missedInWords, outlookInWords } from './aside.ts';
import { loadGame } from './games.ts';
import { changesInWords, inWords, stepsInWords, type TableFacts } from './inWords.ts';
import { addTo, forgetAfter, newSentLog, type SentLog } from './sentLog.ts';
import type { ShownTable } from './shown.ts';
import { loadWords } from './words.ts';

/*
 * A table on a server, shown like a table of this browser. The server has the state; here its messages are put into
 * words, and the person's actions are sent.
 */

/** The services of an online table. */
export interface OnlinePorts {
  screen(screen: Screen, known: number): void;
  facts(facts: OnlineFacts): void;
  connection(connection: ServerConnection): void;
  /** The people who run the server have closed the table. */
  closed(): void;
  /** False once the person has left the page. */
  isWanted(): boolean;
}

export interface OnlineTable extends ShownTable {
  online(action: OnlineAction): Promise<void>;
}

/** The state of an online table. */
interface Shown {
  readonly session: TableSession;
  readonly ports: OnlinePorts;
  reader: ReaderPreferences;
  /** Null until the server has named the game. */
  game: Game | null;
  words: Phrases | null;
  sentLog: SentLog | null;
  /** The events of the log that are part of `sentLog`. */
  told: readonly LogEvent[];
  scores: readonly Standing[];
  /** The version whose scores were requested. */
  scored: number;
  /** Resolves when the first screen was sent; rejects if there is no such table. */
  readonly opened: PromiseWithResolvers<void>;
}

/** The statuses of a server that serves only the page, without tables. */
const NO_SERVER: readonly number[] = [404, 405, 501];
const RETRY_MS = 3_000;

/** One connection for the person, and one for a shared screen. */
const clients = new Map<boolean, Client>();
let current: Shown | null = null;

/** Resolves with the first screen, however long the server takes; null if it is no longer wanted. */
export async function showOnline(
  link: string,
  reader: ReaderPreferences,
  ports: OnlinePorts,
): Promise<OnlineTable | null> {
  await enter(ports);
  if (!ports.isWanted()) return null;
  const shared = reader.shared ?? false;
  const client = clients.get(shared) ?? open(shared);
  clients.set(shared, client);
  const session = client.table(link);
  const shown: Shown = {
    session,
    ports,
    reader,
    game: null,
    words: null,
    sentLog: null,
    told: [],
    scores: [],
    scored: -1,
    opened: Promise.withResolvers(),
  };
  current = shown;
  ports.connection({ state: client.state(), nextTry: null });
  follow(shown);
  await shown.opened.promise;
  return {
    act: action => act(shown, action),
    online: action => send(shown, action),
    setAhead: ahead => asRefusal(session.act({ kind: 'ahead', ...ahead })),
    outlook: () => outlookOf(shown),
    missed: () => missedBy(shown),
    rematch: () => rematch(session),
    lift: () => undefined,
    drawn: () => undefined,
    hint: async () => null,
    hurry: async () => session.hurry(),
    previewChoice: async (option, version) => {
      const [step] = await previewed(shown, version, [option], [], 1);
      return step?.view && shown.words ? changesInWords(factsOf(shown), updateOf(shown), step.view, shown.words) : [];
    },
    preview: async (answers, version, through) => {
      const steps = await previewed(shown, version, answers, through ?? []);
      if (!shown.words) return { steps: [], changes: [] };
      return stepsInWords(factsOf(shown), updateOf(shown), steps, shown.words);
    },
    setReader: next => setReader(shown, next),
    close() {
      if (current === shown) current = null;
      session.close();
    },
  };
}

/** The server identifies the person by a cookie; without one, a new session is requested. */
async function enter(ports: OnlinePorts): Promise<void> {
  while (ports.isWanted()) {
    try {
      await startSession();
      return;
    } catch (error) {
      if (error instanceof NoServer && NO_SERVER.includes(error.status ?? 0))
        throw new ThorpError('bad-request', 'no tables are served here');
    }
    ports.connection({ state: 'away', nextTry: Date.now() + RETRY_MS });
    await new Promise(resolve => setTimeout(resolve, RETRY_MS));
  }
}

function open(shared: boolean): Client {
  const { protocol, host } = location;
  return connect(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws${shared ? '?watch' : ''}`, {
    changed(session) {
      if (current?.session === session) follow(current);
    },
    refused(session, error) {
      if (current?.session === session) refused(current, errorOf(error));
    },
    connection(state, nextTry) {
      if ((current?.reader.shared ?? false) === shared) current?.ports.connection({ state, nextTry });
    },
  });
}

/** Before the first screen the table is unknown; later it was closed. */
function refused({ opened, sentLog, ports }: Shown, error: ThorpError): void {
  opened.reject(error);
  if (sentLog) ports.closed();
}

/** Shows changes. If the game cannot be loaded, the table cannot be opened. */
function follow(shown: Shown): void {
  changed(shown).catch((error: unknown) => shown.opened.reject(error));
}

async function changed(shown: Shown): Promise<void> {
  const room = shown.session.room();
  if (!room) return;
  if (!shown.game || !shown.words) {
    const game = await loadGame(room.game);
    shown.words = await loadWords(game, shown.reader.locale);
    shown.game = game;
  }
  show(shown);
  shown.opened.resolve();
  askScores(shown);
}

/** Scores follow each update: the server computes them only on request. */
function askScores(shown: Shown): void {
  const update = shown.session.update();
  if (!update || update.result || update.version === shown.scored) return;
  shown.scored = update.version;
  shown.session.scores().then(
    scores => {
      shown.scores = scores;
      show(shown);
    },
    // Requested again with the next update.
    () => undefined,
  );
}

function show(shown: Shown): void {
  const { session, ports, words } = shown;
  const room = session.room();
  if (current !== shown || !room || !words) return;
  const update = session.update();
  if (!update) {
    shown.sentLog = null;
    ports.screen(
      { kind: 'room', table: session.table, room, present: session.present(), watching: session.watching() },
      0,
    );
    return;
  }
  const sentLog = sentLogOf(shown, update, words);
  const told = inWords(factsOf(shown), { ...update, standings: shown.scores }, words, sentLog);
  ports.facts(onlineFacts(session, room, update));
  ports.screen({ kind: 'table', update: told.update }, told.known);
}

/** The log that the page has, with the new part. Events that are still valid are the same objects as before. */
function sentLogOf(shown: Shown, { seat, log }: UnscoredUpdate, words: Phrases): SentLog {
  const fits = shown.sentLog?.seat === seat && shown.sentLog.words === words;
  const sentLog = fits && shown.sentLog ? shown.sentLog : newSentLog(seat, words);
  const told = fits ? shown.told : [];
  const changedAt = told.findIndex((event, i) => log[i] !== event);
  const standing = changedAt < 0 ? told.length : changedAt;
  if (standing < told.length) forgetAfter(sentLog, log[standing - 1]?.ply ?? -1);
  addTo(sentLog, log.slice(standing));
  shown.sentLog = sentLog;
  shown.told = log;
  return sentLog;
}

function factsOf({ session, game }: Shown): TableFacts {
  const room = session.room();
  if (!room || !game) throw new Error('broken invariant: the room is known');
  const { id, settings, commitment, turned } = room;
  return { id, game: game.id, settings, commitment, turned, players: room.seats.map(playerOf) };
}

function updateOf({ session }: Shown): UnscoredUpdate {
  const update = session.update();
  if (!update) throw new ThorpError('bad-request', 'the game has not begun');
  return update;
}

function playerOf(seat: RoomView['seats'][number]): Player {
  switch (seat.kind) {
    case 'person':
      return { kind: 'human', name: seat.name };
    case 'bot':
      return { kind: 'bot', name: seat.name, level: seat.level };
    case 'open':
      return { kind: 'human', name: '' };
  }
}

function onlineFacts(session: TableSession, room: RoomView, update: UnscoredUpdate): OnlineFacts {
  const ahead = session.now() - Date.now();
  return {
    present: session.present(),
    watching: session.watching(),
    since: update.since === null ? null : update.since - ahead,
    clocks:
      update.clocks?.map(({ bank, free, deadline }) => ({
        left: bank + free,
        deadline: deadline === null ? null : deadline - ahead,
      })) ?? null,
    request: update.request,
    undoTo: update.undoTo,
    inDays: room.clock?.kind === 'correspondence',
    chat: room.chat,
    muted: room.seats.flatMap((seat, i) => (seat.kind === 'person' && seat.muted ? [i] : [])),
    blocked: room.seats.flatMap((seat, i) => (seat.kind === 'person' && seat.blocked ? [i] : [])),
    next: room.next,
    abandoned: update.result?.abandoned ?? false,
  };
}

async function act({ session }: Shown, action: Action): Promise<void> {
  if (session.update()?.version !== action.version) {
    throw new ThorpError('version', 'the question has changed since');
  }
  const { seat: _, version: __, id: ___, ...asked } = action;
  if (asked.kind === 'timeout') throw new ThorpError('bad-request', 'only the server says when time is out');
  await asRefusal(session.act(asked));
}

async function send({ session, reader }: Shown, action: OnlineAction): Promise<void> {
  switch (action.kind) {
    case 'retry':
      return clients.get(reader.shared ?? false)?.retry();
    case 'ready':
      return asRefusal(session.ready());
    case 'ask':
    case 'answer':
    case 'withdraw':
    case 'seen':
      return asRefusal(session.act(action));
    default:
      return asRefusal(session.inRoom(action));
  }
}

/** The link of the rematch; the first person who asks opens it. */
async function rematch(session: TableSession): Promise<string> {
  const known = session.room()?.next;
  if (known) return known;
  await asRefusal(session.inRoom({ kind: 'rematch' })).catch((error: unknown) => {
    // Somebody was faster: then the link exists.
    if (!session.room()?.next) throw error;
  });
  const next = session.room()?.next;
  if (!next) throw new ThorpError('bad-request', 'there is no rematch');
  return next;
}

async function previewed(
  { session }: Shown,
  version: number,
  answers: readonly object[],
  through: readonly string[],
  most?: number,
): Promise<Awaited<ReturnType<TableSession['preview']>>> {
  return session.update()?.version === version ? session.preview(answers, through, most) : [];
}

async function outlookOf(shown: Shown): Promise<Outlook> {
  const found = await shown.session.outlook();
  const { game, words } = shown;
  if (!game || !words) throw new Error('broken invariant: the game is known');
  return outlookInWords(factsOf(shown), found, { game, words, seat: updateOf(shown).seat });
}

async function missedBy(shown: Shown): Promise<readonly PastScreen[]> {
  const moments = await shown.session.missed();
  return shown.words ? missedInWords(factsOf(shown), updateOf(shown), moments, shown.words) : [];
}

async function setReader(shown: Shown, reader: ReaderPreferences): Promise<void> {
  shown.reader = reader;
  if (!shown.game) return;
  const words = await loadWords(shown.game, reader.locale);
  if (shown.reader !== reader || shown.words === words) return;
  shown.words = words;
  show(shown);
}

async function asRefusal(sent: Promise<number>): Promise<void> {
  try {
    await sent;
  } catch (error) {
    throw errorOf(error as ActionRefused);
  }
}

/** Refusals of the server with the page's own codes, so that they are shown in the reader's language. */
function errorOf({ code, message }: ActionRefused): ThorpError {
  return new ThorpError(code === 'version' || code === 'not-offered' ? code : 'bad-request', message);
}
