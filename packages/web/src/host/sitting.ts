import { ThorpError, type Option, type Seat } from '@thorp/kernel';
import {
  hasEnded,
  hostTable,
  look,
  personToMove,
  saveTable,
  stageFor,
  type Deed,
  type Host,
  type SavedTable,
  type Table,
} from '@thorp/table';
import { Conflict, getTable, isFull, putTable, type Shelved } from '../store/store.ts';
import type { Manner, Scene, ThinkRequest, Trouble } from './protocol.ts';
import { phrasesOf, tell } from './tell.ts';

/** What a sitting tells its page, and where its bots think. */
export interface Surroundings {
  scene(scene: Scene): void;
  trouble(trouble: Trouble | null): void;
  think(request: ThinkRequest): Promise<Option>;
}

/** One table on this screen: hosted, stored after every deed, shared with other windows that show it. */
export interface Sitting {
  readonly id: string;
  table(): Table;
  act(deed: Deed): Promise<void>;
  lift(): void;
  manner(manner: Manner): void;
  close(): void;
}

/** Windows tell each other which table they have stored. */
const NEWS = 'thorp-tables';

export function sit(first: Table, stored: number | null, initial: Manner, around: Surroundings): Sitting {
  let manner = initial;
  let known = stored;
  let showing: Seat | null = null;
  let thinking: Seat | null = null;
  const leave = new AbortController();
  const news = new BroadcastChannel(NEWS);
  let host: Host;

  async function save(saved: SavedTable): Promise<void> {
    const failure = await putTable(shelved(host.table(), saved, manner.locale), known);
    if (failure) {
      // The game goes on in memory; the person is told and can export it.
      around.trouble({ kind: 'unsaved', full: isFull(failure), message: failure.message });
      return;
    }
    known = saved.version;
    around.trouble(null);
    news.postMessage({ id: saved.id, version: saved.version });
  }

  async function think(table: Table, { seat, level }: { seat: Seat; level: ThinkRequest['level'] }): Promise<Option> {
    thinking = seat;
    if (showing !== null) show();
    const { match, version } = table;
    const request = { game: match.game.id, state: match.state, seat, level, seed: version + 1 };
    const [option] = await Promise.all([around.think(request), pause(manner.pace)]);
    thinking = null;
    return option;
  }

  function show(): void {
    const table = host.table();
    const stage = stageFor(table, showing);
    if (stage.curtain && stage.seat !== null) {
      const name = table.players[stage.seat]?.name ?? '';
      around.scene({ kind: 'curtain', table: table.id, seat: stage.seat, name });
      return;
    }
    showing = stage.seat;
    around.scene({ kind: 'sight', sight: tell(table, showing, manner.locale), thinking });
  }

  /** Another window has played on: take its state over. */
  async function catchUp(): Promise<void> {
    const there = await getTable(first.id);
    if (!there || there.saved.version === host.table().version) return;
    host.replace(there.saved);
    known = there.saved.version;
    thinking = null;
    show();
  }

  host = hostTable(first, {
    save,
    think,
    changed: show,
    stuck: error => {
      thinking = null;
      if (error instanceof Conflict) void catchUp();
      else around.trouble({ kind: 'stuck', message: (error as Error).message });
    },
  });
  news.addEventListener('message', ({ data }: MessageEvent<{ id: string; version: number }>) => {
    if (data.id === first.id && data.version !== host.table().version) void catchUp();
  });
  const drives = driving(first.id, leave.signal, () => void host.drive());
  show();

  return {
    id: first.id,
    table: () => host.table(),
    async act(deed) {
      look(host.table(), deed.seat);
      try {
        await host.act(deed);
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        await catchUp();
        throw new ThorpError('version', error.message);
      }
      if (drives()) void host.drive();
    },
    lift() {
      const stage = stageFor(host.table(), showing);
      showing = stage.seat;
      show();
    },
    manner(next) {
      manner = next;
      show();
    },
    close() {
      host.close();
      leave.abort();
      news.close();
    },
  };
}

/** Of several windows with the same table one lets its bots play; when it closes, the next takes over. */
function driving(id: string, signal: AbortSignal, begin: () => void): () => boolean {
  let mine = false;
  const start = (): Promise<void> => {
    mine = true;
    begin();
    return new Promise(resolve => signal.addEventListener('abort', () => resolve()));
  };
  if (!('locks' in navigator)) void start();
  else navigator.locks.request(`thorp-bots-${id}`, { signal }, start).catch(() => undefined);
  return () => mine;
}

/** What is stored of a table: everything to resume it, and a line for the list of games. */
export function shelved(table: Table, saved: SavedTable = saveTable(table), locale = 'en'): Shelved {
  const { game } = table.match;
  const person = personToMove(table);
  const sight = tell(table, person, locale);
  return {
    id: table.id,
    game: game.id,
    saved,
    updated: Date.now(),
    title: phrasesOf(game, locale).title,
    line: sight.question?.prompt ?? sight.result?.verdictText ?? '',
    yourTurn: person !== null,
    over: hasEnded(table),
  };
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}
