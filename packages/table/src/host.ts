import type { Level } from '@thorp/bots';
import { ThorpError, type Option, type Seat, type Types } from '@thorp/kernel';
import { act } from './act.ts';
import { resumeTable, saveTable } from './table.ts';
import { botToMove } from './turn.ts';
import type { Deed, Receipt, SavedTable, Table } from './types.ts';

/** What a host brings: a store, bots that think somewhere, and somebody to tell. */
export interface Ports<T extends Types = Types> {
  /** Makes a deed durable. Rejects when it cannot: then the deed was never done. */
  save(saved: SavedTable, since: number): Promise<void>;
  think(table: Table<T>, bot: { readonly seat: Seat; readonly level: Level }): Promise<Option>;
  /** Called after every deed that is done and durable. */
  changed(table: Table<T>, receipt: Receipt<T>): void;
  /** A bot could not answer, or its answer could not be kept. */
  stuck(error: unknown): void;
}

/** A table that is kept and driven: deeds one after another, each durable before it is acknowledged. */
export interface Host<T extends Types = Types> {
  table(): Table<T>;
  act(deed: Deed): Promise<Receipt<T>>;
  /** Lets bots play as long as they are asked. Comes back when a person is asked, or the game is over. */
  drive(): Promise<void>;
  /** Puts another state of the same table in place, as when a second window has played on. */
  replace(saved: SavedTable): void;
  close(): void;
}

export function hostTable<T extends Types>(first: Table<T>, ports: Ports<T>): Host<T> {
  let table = first;
  let closed = false;
  let queue: Promise<unknown> = Promise.resolve();
  let driving: Promise<void> | null = null;

  async function perform(deed: Deed): Promise<Receipt<T>> {
    const before = saveTable(table);
    const receipt = act(table, deed);
    if (!receipt.fresh) return receipt;
    try {
      await ports.save(saveTable(table), before.version);
    } catch (error) {
      table = resumeTable(table.match.game, before);
      throw error;
    }
    ports.changed(table, receipt);
    return receipt;
  }

  function inTurn(deed: Deed): Promise<Receipt<T>> {
    const done = queue.then(() => perform(deed));
    queue = done.catch(() => undefined);
    return done;
  }

  const nextBot = (): ReturnType<typeof botToMove> => (closed ? null : botToMove(table));

  async function botsPlay(): Promise<void> {
    for (let bot = nextBot(); bot; bot = nextBot()) {
      const { version } = table;
      const option = await ports.think(table, bot);
      if (closed) return;
      try {
        await inTurn({ kind: 'choose', seat: bot.seat, version, options: [option] });
      } catch (error) {
        // A person undid or resigned while the bot was thinking: it is asked again if it is still asked.
        if (!(error instanceof ThorpError) || error.code !== 'version') throw error;
      }
    }
  }

  return {
    table: () => table,
    act: inTurn,
    drive() {
      driving ??= botsPlay()
        .catch((error: unknown) => ports.stuck(error))
        .finally(() => (driving = null));
      return driving;
    },
    replace(saved) {
      table = resumeTable(table.match.game, saved);
    },
    close() {
      closed = true;
    },
  };
}
