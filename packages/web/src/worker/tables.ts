import {
  cautionFor,
  commitment,
  entropyCommitment,
  must,
  secretFromSeed,
  settle,
  ThorpError,
  type Conflict,
  type Game,
  type Phrases,
} from '@thorp/kernel';
import {
  exportGame,
  openTable,
  parseGame,
  readStored,
  rematchOf,
  resumeTable,
  storedFromFile,
  type Player,
  type Setup,
  type StoredTable,
  type Table,
} from '@thorp/table';
import { indexedStore } from '../store/indexed.ts';
import { isFull } from '../store/store.ts';
import { keepUnsaved } from '../store/unsaved.ts';
import { loadGame } from './games.ts';
import { shelfLine, showTable, tableNews, type HostedTable } from './hosted.ts';
import type { HostCalls, LooseSettings, Manner, Push, Settled } from './protocol.ts';
import { serve, type Wire } from './remote.ts';
import { describe } from './tell.ts';
import { thinking } from './thinking.ts';
import { loadWords } from './words.ts';

// The table's side of the page: rules, store and bots' turns, away from the thread that draws.
const page = globalThis as unknown as Wire;
const push = (message: Push): void => page.postMessage(message);

const store = keepUnsaved(indexedStore(async (game, stored) => readStored(await loadGame(game), stored)));
const bots = thinking(() => {
  push({ push: 'restartBots' });
  push({ push: 'trouble', trouble: { kind: 'restarted' } });
});

let shown: HostedTable | null = null;
/** Counts what was opened and closed: a table that took long to load is not shown after the next one. */
let turns = 0;

/** Answers the page. */
export function hostTables(): void {
  serve(page, { ...calls });
  page.addEventListener('message', ({ data }: MessageEvent<{ botsBroke?: true }>) => {
    if (data?.botsBroke) bots.broke();
  });
}

/** Bots think at the other end of the port. */
export function connectBots(port: MessagePort): void {
  bots.connect(port);
}

const calls: HostCalls = {
  async describe(id, locale) {
    const game = await loadGame(id);
    return describe(game, await loadWords(game, locale));
  },

  async settle(id, locale, seats, settings) {
    const game = await loadGame(id);
    return settled(game, await loadWords(game, locale), seats, settings);
  },

  async create({ game: id, players, settings, confirms, deal }, { locale }) {
    const game = await loadGame(id);
    return keep(openTable(game, { id: newId(), players, settings, confirms, ...dealFor(players, deal) }), locale);
  },

  open,

  manner: async manner => shown?.manner(manner),
  act: async action => present().act(action),
  lift: async () => present().lift(),
  drawn: async () => shown?.drawn(),
  hint: async () => present().hint(),
  foretell: async (option, version) => present().foretell(option, version),
  way: async (answers, version, through) => present().way(answers, version, through),

  async rematch({ locale }) {
    const table = present().table();
    const again = rematchOf(table);
    return keep(openTable(table.match.game, { ...again, id: newId(), ...dealFor(again.players, '') }), locale);
  },

  list: () => store.lines(),

  async remove(id) {
    await store.remove(id);
    // Windows that show the table look for it and find that it is gone.
    const news = tableNews(() => undefined);
    news.tell(id);
    news.close();
  },

  async exported(id) {
    const stored = must(await store.load(id), `table ${id} is there`);
    return exportGame(resumeTable(await loadGame(stored.header.game), stored));
  },

  async imported(text, { locale }) {
    const file = parseGame(text);
    const game = await loadGame(file.game);
    const stored = storedFromFile(game, file, { id: newId(), confirms: true, nameless: seat => `${seat + 1}` });
    return keep(resumeTable(game, stored), locale, stored.entries);
  },

  close: async () => leave(),
};

async function open(id: string, manner: Manner): Promise<void> {
  leave();
  const turn = turns;
  const there = await store.load(id);
  if (!there) throw new ThorpError('bad-request', `there is no table ${id} in this browser`, { table: id });
  const game = await loadGame(there.header.game);
  const words = await loadWords(game, manner.locale);
  if (turn !== turns) return;
  const around = {
    store,
    scene: (scene, known) => push({ push: 'scene', scene, known }),
    trouble: trouble => push({ push: 'trouble', trouble }),
    think: request => bots.think(request),
    diverged: () => void reopen(id, manner),
  } satisfies Parameters<typeof showTable>[2];
  shown = showTable(resumeTable(game, there), { manner, words }, around);
}

/** Another window has stored other moves than those this one could not store: what is stored stands. */
async function reopen(id: string, manner: Manner): Promise<void> {
  await open(id, manner);
  push({ push: 'trouble', trouble: { kind: 'diverged' } });
}

function leave(): void {
  turns++;
  shown?.close();
  shown = null;
}

function present(): HostedTable {
  if (!shown) throw new ThorpError('bad-request', 'no table is open');
  return shown;
}

/** Stores a new table. Where that fails it is kept for this visit, and the page is told. */
async function keep(table: Table, locale: string, entries: StoredTable['entries'] = []): Promise<string> {
  const { id } = table.header;
  const words = await loadWords(table.match.game, locale);
  await store.create(table.header);
  if (entries.length > 0) await store.append(id, 0, entries);
  await store.describe(shelfLine(table, words));
  const failure = store.failureOf(id);
  if (failure) push({ push: 'trouble', trouble: { kind: 'unsaved', full: isFull(failure) } });
  return id;
}

/** What the kernel says of settings that do not go together. */
interface Refusal {
  readonly nearest?: { seats: number; settings: LooseSettings };
  readonly conflict?: Conflict<object>;
  /** The one knob whose value is none of its own. */
  readonly knob?: string;
}

function settled(game: Game, words: Phrases, seats: number, settings: LooseSettings): Settled {
  try {
    const config = settle(game, seats, settings);
    return { ok: true, settings: config.settings as LooseSettings, caution: cautionFor(game, config, words) };
  } catch (error) {
    if (!(error instanceof ThorpError)) throw error;
    const { nearest = null, conflict, knob = null } = (error.detail ?? {}) as Refusal;
    const why = conflict && words.conflict?.(conflict);
    return { ok: false, why: why ? `${why} (${conflict.clause})` : null, knob, nearest };
  }
}

function newId(): string {
  return randomHex(8);
}

/**
 * What deals a table: a word, which deals alike however it is written, or a secret and entropy of every person, all of it
 * committed to before any is used.
 */
function dealFor(players: readonly Player[], deal: string): Pick<Setup, 'secret' | 'entropy' | 'entropyCommitments'> {
  const word = deal.normalize().trim().toLowerCase();
  if (word !== '') return { secret: secretFromSeed(word) };
  const secret = newSecret();
  const entropy = players.map(({ kind }) => (kind === 'human' ? randomHex(16) : ''));
  const published = commitment(secret);
  const entropyCommitments = entropy.map((text, seat) => (text === '' ? '' : entropyCommitment(published, seat, text)));
  return { secret, entropy, entropyCommitments };
}

function newSecret(): string {
  return randomHex(32);
}

function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, byte => byte.toString(16).padStart(2, '0')).join('');
}
