import { same } from '@thorp/kernel';
import { StoreConflict } from '@thorp/table';
import {
  insertItems,
  JOURNALS,
  parsed,
  sql,
  type Appended,
  type Database,
  type JournalName,
  type Statement,
} from './database.ts';
import type { Sealer } from './sealed.ts';

/* Headers and the items appended to them: the same for tables and rooms. */

interface Kept {
  readonly id: string;
  readonly secret: string;
}

interface Numbered {
  readonly sequence: number;
}

/** Inserts a header with its secret separate; must return a row, or none if the id is taken. */
type Insert = (header: string, secret: Uint8Array) => Statement;

export interface Journal<H extends Kept, E extends Numbered> {
  create(header: H, first: readonly E[], insert: Insert): Promise<void>;
  append(id: string, after: number, items: readonly E[]): Promise<void>;
  /** Replaces a journal. Rejects with a StoreConflict if it was changed since `before` was loaded. */
  replace(before: { readonly header: H; readonly items: readonly E[] }, header: H, items: readonly E[]): Promise<void>;
  load(id: string, after: number): Promise<{ readonly header: H; readonly items: E[] } | null>;
  remove(id: string): Promise<void>;
}

export function openJournal<H extends Kept, E extends Numbered>(
  db: Database,
  name: JournalName,
  secrets: Sealer,
): Journal<H, E> {
  const { heads, items } = JOURNALS[name];
  return {
    create({ secret, ...header }, first, insert) {
      const { id } = header;
      const head = insert(JSON.stringify(header), secrets.seal(id, secret));
      return db.write(function* () {
        if ((yield head).length === 0) throw new StoreConflict(id);
        // Delete what was appended while the id was being removed.
        yield sql(`DELETE FROM ${items} WHERE id = ?`, id);
        yield* insertItems(name, id, first.map(written));
      });
    },
    replace({ header: loaded, items: before }, converted, list) {
      const { secret: _, ...was } = loaded;
      const { secret: _secret, ...header } = converted;
      const { id } = was;
      return db.write(function* () {
        const [found] = yield sql(`SELECT header FROM ${heads} WHERE id = ?`, id);
        const [{ last = 0 } = {}] = yield sql(`SELECT max(sequence) AS last FROM ${items} WHERE id = ?`, id);
        const stands = found && same(JSON.parse(String(found['header'])), was) && Number(last ?? 0) === before.length;
        if (!stands) throw new StoreConflict(id);
        yield sql(`UPDATE ${heads} SET header = ? WHERE id = ?`, JSON.stringify(header), id);
        yield sql(`DELETE FROM ${items} WHERE id = ?`, id);
        yield* insertItems(name, id, list.map(written));
      });
    },
    append: (id, after, list) => db.append(name, id, after, list.map(written)),
    async load(id, after) {
      const found = await db.load(name, id, after);
      if (!found) return null;
      const { head, items: rows } = found;
      const secret = secrets.unseal(id, head['secret'] as Uint8Array);
      return { header: { ...parsed<H>(head, 'header'), secret }, items: rows.map(row => parsed<E>(row, 'body')) };
    },
    remove: id =>
      db.write(function* () {
        yield sql(`DELETE FROM ${heads} WHERE id = ?`, id);
        yield sql(`DELETE FROM ${items} WHERE id = ?`, id);
      }),
  };
}

function written(item: Numbered): Appended {
  return { sequence: item.sequence, body: JSON.stringify(item) };
}
