import { isLevel } from '@thorp/bots';
import {
  cautionFor,
  must,
  parseRecord,
  replay,
  secretFromSeed,
  settle,
  ThorpError,
  type Conflict,
  type Game,
  type Option,
  type Phrases,
} from '@thorp/kernel';
import {
  adoptMatch,
  openTable,
  personToMove,
  rematch,
  resumeTable,
  saveTable,
  type Player,
  type Table,
} from '@thorp/table';
import { getTable, isFull, listTables, putTable, removeTable, unstoredOf } from '../store/store.ts';
import { loadGame } from './games.ts';
import type { BotCalls, HostCalls, LooseSettings, Push, Settled, ThinkRequest } from './protocol.ts';
import { remote, serve, type Remote, type Wire } from './remote.ts';
import { shelved, sit, type Sitting } from './sitting.ts';
import { describe } from './tell.ts';
import { loadWords } from './words.ts';

// The table's side of the page: rules, store and bots' turns, away from the thread that draws.
const page = globalThis as unknown as Wire;
const push = (message: Push): void => page.postMessage(message);

let bots: Remote<BotCalls> | null = null;
let sitting: Sitting | null = null;
/** Counts what was opened and closed: a table that took long to load is not shown after the next one. */
let turns = 0;

/** Answers the page; bots think at the other end of the port. */
export function hostTables(port: MessagePort): void {
  bots = remote<BotCalls>(port);
  serve(page, { ...calls });
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
    return keep(openTable(game, { id: newId(), players, settings, secret: secretFor(deal), confirms }), locale);
  },

  async open(id, manner) {
    leave();
    const turn = turns;
    const there = await getTable(id);
    if (!there) throw new ThorpError('bad-request', `there is no table ${id} in this browser`, { table: id });
    const game = await loadGame(there.game);
    const words = await loadWords(game, manner.locale);
    if (turn !== turns) return;
    const lost = unstoredOf(id);
    const stored = lost ? lost.since : there.saved.version;
    if (lost) tellUnsaved(lost.failure);
    sitting = sit(
      resumeTable(game, there.saved),
      { stored, manner, words },
      {
        scene: (scene, known) => push({ push: 'scene', scene, known }),
        trouble: trouble => push({ push: 'trouble', trouble }),
        think,
      },
    );
  },

  manner: async manner => sitting?.manner(manner),
  act: async deed => present().act(deed),
  lift: async () => present().lift(),
  drawn: async () => sitting?.drawn(),

  async hint() {
    const table = present().table();
    const seat = personToMove(table);
    if (seat === null || table.holding !== null) return null;
    const { match, version } = table;
    return think({ game: match.game.id, state: match.state, seat, level: 'hard', seed: version });
  },

  foretell: async (option, version) => present().foretell(option, version),
  way: async (answers, version, through) => present().way(answers, version, through),
  rematch: async ({ locale }) => keep(rematch(present().table(), newId(), newSecret()), locale),
  list: async () => (await listTables()).map(({ saved, ...rest }) => ({ ...rest, players: saved.players })),
  remove: removeTable,

  async exported(id) {
    const { players, record } = must(await getTable(id), `table ${id} is there`).saved;
    return `${JSON.stringify({ ...record, players }, null, 1)}\n`;
  },

  async imported(text, { locale }) {
    const record = parseRecord(text);
    const game = await loadGame(record.game);
    const players = playersIn(record, record.seats);
    return keep(adoptMatch(replay(game, record), { id: newId(), players, confirms: true }), locale);
  },

  close: async () => leave(),
};

function leave(): void {
  turns++;
  sitting?.close();
  sitting = null;
}

function present(): Sitting {
  if (!sitting) throw new ThorpError('bad-request', 'no table is open');
  return sitting;
}

function think(request: ThinkRequest): Promise<Option> {
  return must(bots, 'the page connects the bots before it opens a table').think(request);
}

/** Stores a new table. Where that fails it is kept for this visit, and the page is told. */
async function keep(table: Table, locale: string): Promise<string> {
  const words = await loadWords(table.match.game, locale);
  const failure = await putTable(shelved(table, saveTable(table), words), null);
  if (failure) tellUnsaved(failure);
  return table.id;
}

function tellUnsaved(failure: Error): void {
  push({ push: 'trouble', trouble: { kind: 'unsaved', full: isFull(failure) } });
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

/** Who sat where, if the record says so; a seat without a name gets a number. */
function playersIn(record: object, seats: number): Player[] {
  const named = 'players' in record && Array.isArray(record.players) ? (record.players as unknown[]) : [];
  return Array.from({ length: seats }, (_, seat): Player => {
    const { kind, name, level } = (named[seat] ?? {}) as { kind?: unknown; name?: unknown; level?: unknown };
    const known = typeof name === 'string' && name.trim() !== '' ? name.slice(0, 40) : `${seat + 1}`;
    return kind === 'bot' && isLevel(level) ? { kind, name: known, level } : { kind: 'human', name: known };
  });
}

function newId(): string {
  return randomHex(8);
}

/** A word deals alike however it is written. */
function secretFor(deal: string): string {
  const word = deal.normalize().trim().toLowerCase();
  return word === '' ? newSecret() : secretFromSeed(word);
}

function newSecret(): string {
  return randomHex(32);
}

function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, byte => byte.toString(16).padStart(2, '0')).join('');
}
