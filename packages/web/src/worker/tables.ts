import { ThorpError } from '@thorp/kernel';
import {
  exportGame,
  exportStored,
  hasEnded,
  openStored,
  openTable,
  parseGame,
  readAnyStored,
  rematchOf,
  resumeTable,
  type StoredTable,
  type Table,
} from '@thorp/table';
import { onlineRecord } from '../http/records.ts';
import { indexedStore } from '../store/indexed.ts';
import { isFull } from '../store/store.ts';
import { keepUnsaved, type UnsavedStore } from '../store/unsaved.ts';
import type { HostCalls, Push, ReaderPreferences, Screen } from '../protocol/calls.ts';
import { isLink } from '../protocol/online.ts';
import type { BranchFacts } from '../protocol/review.ts';
import { serve, type Wire } from '../protocol/remote.ts';
import { loadGame } from './games.ts';
import { showTable, type TableServices } from './hosted.ts';
import type { OnlineTable } from './online.ts';
import type { ShownTable } from './shown.ts';
import { describe } from './describe.ts';
import { dealFor, newId } from './deals.ts';
import { settled } from './settled.ts';
import { analysisCalls, forgetAnalysis } from './analysisCalls.ts';
import { exportAll, importMany } from './archive.ts';
import { branchCalls } from './branches.ts';
import { begunWith, branchFacts, recordText, type GameSources } from './findGame.ts';
import { recordsOf } from './records.ts';
import { reviewCalls } from './reviewCalls.ts';
import { withOtherRules } from './otherRules.ts';
import { takeOver } from './openFile.ts';
import { makePosition, positionStore, positionTable } from './positions.ts';
import { inLanguage, summaryOf } from './summary.ts';
import { tableNews } from './tableNews.ts';
import { thinking } from './thinking.ts';
import { loadWords } from './words.ts';

// Rules, store and bots' turns run here, not in the thread that draws.
const page: Wire = {
  postMessage: message => postMessage(message),
  addEventListener: (type, listener) => addEventListener(type, listener),
};
const push = (message: Push): void => page.postMessage(message);

const store = keepUnsaved(indexedStore(async (game, stored) => readAnyStored(await loadGame(game), stored)));
const bots = thinking(isFirst => {
  push({ push: 'startBots' });
  if (!isFirst) push({ push: 'trouble', trouble: { kind: 'restarted' } });
});

let shown: ShownTable | OnlineTable | null = null;
/** Counts opened and closed tables: a slow one must not be shown after a later one was opened. */
let visits = 0;

/** Answers the calls of the page. */
export function hostTables(): void {
  serve(page, { ...calls });
  page.addEventListener('message', ({ data }: MessageEvent<{ botsBroke?: true }>) => {
    if (data?.botsBroke) bots.broke();
  });
}

/** The bots' worker is at the other end of the port. */
export function connectBots(port: MessagePort): void {
  bots.connect(port);
}

const sources: GameSources = { store, onlineRecord };

const calls: HostCalls = {
  async describe(id, locale) {
    const game = await loadGame(id);
    return describe(game, await loadWords(game, locale));
  },

  async settle(id, locale, seats, settings) {
    const game = await loadGame(id);
    return settled(game, await loadWords(game, locale), seats, settings);
  },

  async create({ game: id, players, settings, confirms, openHands, deal, sameForAll = false }, { locale }) {
    const game = await loadGame(id);
    return keep(
      openTable(game, { id: newId(), players, settings, confirms, openHands, sameForAll, ...dealFor(players, deal) }),
      locale,
    );
  },

  async position(table) {
    const id = newId();
    await makePosition(await loadGame(table.game), id, table);
    return id;
  },

  async whyBetter(id, better, locale) {
    const { whyInWords } = await import('./whyBetter.ts');
    return whyInWords(better, await loadWords(await loadGame(id), locale));
  },

  open,

  setReader: async reader => shown?.setReader(reader),
  act: async action => present().act(action),
  async online(action) {
    const table = present();
    if (!('online' in table)) throw new ThorpError('bad-request', 'this table is in this browser');
    return table.online(action);
  },
  setAhead: async ahead => present().setAhead(ahead),
  outlook: async () => present().outlook(),
  missed: async () => present().missed(),
  lift: async () => present().lift(),
  drawn: async () => shown?.drawn(),
  hint: async () => present().hint(),
  hurry: async () => present().hurry(),
  previewChoice: async (option, version) => present().previewChoice(option, version),
  preview: async (answers, version, through) => present().preview(answers, version, through),

  rematch: async () => present().rematch(),

  async list({ locale }) {
    const summaries = (await store.summaries()).filter(({ branch }) => !branch);
    return Promise.all(summaries.map(async each => withOtherRules(await inLanguage(each, locale, store), store)));
  },

  async statistics({ locale }) {
    const { countGames } = await import('./statistics.ts');
    return countGames(store, locale);
  },

  async remove(id) {
    const branches = (await store.summaries()).filter(({ branch }) => branch?.of === id);
    for (const each of [id, ...branches.map(branch => branch.id)]) {
      await store.remove(each);
      await forgetAnalysis(each);
    }
    await forgetDigest(id);
    // Windows that show the table notice that it is gone.
    const news = tableNews(() => undefined);
    news.tell(id);
    news.close();
  },

  exported,
  imported,
  exportedAll: async () => exportAll({ store, exported, imported: text => imported(text, { locale: '' }) }),
  importedMany: async (texts, reader) =>
    importMany({ store, exported, imported: text => imported(text, reader) }, texts),

  close: async () => leave(),

  async records(id) {
    const all = await store.summaries();
    const game = all.find(each => each.id === id);
    return game ? recordsOf(game, all) : [];
  },
  allExtras: async () => store.allExtras(),
  extras: async id => store.extras(id),
  keepExtras: async extras => store.keepExtras(extras),
  ...reviewCalls(sources, newId),
  ...analysisCalls(sources),
  ...branchCalls(sources, { newId, keep: keepBranch }),
};

/** A game stored as text is returned unchanged. */
async function exported(id: string): Promise<string> {
  const stored = isLink(id) ? null : await store.load(id);
  if (!stored) return recordText(sources, id);
  const game = await loadGame(stored.header.game);
  return stored.header.rules === game.version
    ? exportGame(resumeTable(game, stored), stored.entries.at(-1)?.at)
    : exportStored(stored);
}

async function imported(text: string, { locale }: ReaderPreferences): Promise<string> {
  const file = parseGame(text);
  const game = await loadGame(file.game);
  const opening = { id: newId(), confirms: true, nameless: (seat: number) => `${seat + 1}` };
  const { stored, table } = takeOver(game, file, opening);
  return keep(table, locale, { entries: stored.entries, began: begunWith(file, game.version) });
}

async function open(id: string, reader: ReaderPreferences): Promise<void> {
  leave();
  const visit = visits;
  if (isLink(id)) return openOnline(id, reader, visit);
  const position = positionTable(id);
  if (position) return openHosted(position, positionStore, reader, visit);
  const stored = await store.load(id);
  if (!stored) throw new ThorpError('bad-request', `there is no table ${id} in this browser`, { table: id });
  return openHosted(openStored(await loadGame(stored.header.game), stored), store, reader, visit);
}

/** Shows a table that is hosted here, with its store. */
async function openHosted(table: Table, kept: UnsavedStore, reader: ReaderPreferences, visit: number): Promise<void> {
  const { id } = table.header;
  const { game } = table.match;
  const words = await loadWords(game, reader.locale);
  const branch = await branchFacts(store, id);
  if (visit !== visits) return;
  const services: TableServices = {
    store: kept,
    screen: (screen, known) => push({ push: 'screen', screen: branch ? asBranch(screen, branch) : screen, known }),
    trouble: trouble => push({ push: 'trouble', trouble }),
    think: request => bots.think(request),
    hurry: () => bots.hurry(),
    diverged: () => void reopen(id, reader),
    rematch(played) {
      const again = rematchOf(played);
      const setup = { ...again, id: newId(), ...dealFor(again.players, '') };
      return keep(openTable(game, setup), reader.locale);
    },
  };
  shown = showTable(table, { reader, words }, services);
  bots.prepare();
}

function asBranch(screen: Screen, branch: BranchFacts): Screen {
  return screen.kind === 'table' ? { ...screen, update: { ...screen.update, branch } } : screen;
}

async function keepBranch(
  { header, entries }: StoredTable,
  { locale }: ReaderPreferences,
  branch: BranchFacts,
): Promise<string> {
  const game = await loadGame(header.game);
  return keep(openStored(game, { header, entries }), locale, { entries, branch });
}

/** A table whose id is a link is on the server of this page. */
async function openOnline(link: string, reader: ReaderPreferences, visit: number): Promise<void> {
  const { showOnline } = await import('./online.ts');
  const table = await showOnline(link, reader, {
    screen: (screen, known) => push({ push: 'screen', screen, known }),
    facts: facts => push({ push: 'online', table: link, facts }),
    connection: connection => push({ push: 'connection', connection }),
    closed: () => push({ push: 'trouble', trouble: { kind: 'removed' } }),
    isWanted: () => visit === visits,
  });
  if (visit === visits) shown = table;
  else table?.close();
}

/** Another window has stored other moves than those that this one could not store: the stored moves win. */
async function reopen(id: string, reader: ReaderPreferences): Promise<void> {
  await open(id, reader);
  push({ push: 'trouble', trouble: { kind: 'diverged' } });
}

/** Loaded only when a game has ended. */
async function keepDigest(table: Table, ended: number): Promise<void> {
  const statistics = await import('./statistics.ts');
  await statistics.keepDigest(table, ended);
}

async function forgetDigest(id: string): Promise<void> {
  const statistics = await import('./statistics.ts');
  await statistics.forgetDigest(id);
}

function leave(): void {
  visits++;
  shown?.close();
  shown = null;
}

function present(): ShownTable | OnlineTable {
  if (!shown) throw new ThorpError('bad-request', 'no table is open');
  return shown;
}

/** What a new table already has. */
interface Kept {
  readonly entries?: StoredTable['entries'];
  readonly branch?: BranchFacts;
  readonly began?: number | null;
}

/** Stores a new table. If that fails, it is kept in memory and the page is notified. */
async function keep(table: Table, locale: string, { entries = [], branch, began }: Kept = {}): Promise<string> {
  const { id } = table.header;
  const words = await loadWords(table.match.game, locale);
  await store.create(table.header);
  if (entries.length > 0) await store.append(id, 0, entries);
  await store.describe({
    ...summaryOf(table, words, locale),
    ...(branch ? { branch } : {}),
    ...(began ? { began } : {}),
  });
  if (hasEnded(table) && !branch) await keepDigest(table, entries.at(-1)?.at || Date.now());
  const failure = store.failureOf(id);
  if (failure) push({ push: 'trouble', trouble: { kind: 'unsaved', full: isFull(failure) } });
  return id;
}
