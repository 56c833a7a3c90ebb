import { sql, type Database, type Row } from './database.ts';
import type { DueStore, DueWork } from './types.ts';

/** A free item: no process has an empty name, and this lease has always ended. */
const FREE = { holder: '', lease: 0 } as const;

export function duePart(db: Database): DueStore {
  const places = (count: number): string => Array.from({ length: count }, () => '?').join(', ');
  const claim = (kinds: number): string => `
    WITH free (free_kind, free_key) AS MATERIALIZED (
      SELECT kind, key FROM due WHERE kind IN (${places(kinds)}) AND at <= ? AND lease <= ?
      ORDER BY at LIMIT ? ${db.skipLocked}
    )
    UPDATE due SET holder = ?, lease = ? FROM free WHERE kind = free_kind AND key = free_key
    RETURNING kind, key, at, turn`;
  return {
    async setDue(kind, key, at) {
      const text = `INSERT INTO due (kind, key, at, turn, holder, lease) VALUES (?, ?, ?, 1, ?, ?)
        ON CONFLICT (kind, key) DO UPDATE SET at = excluded.at, turn = due.turn + 1`;
      await db.run(sql(text, kind, key, at, FREE.holder, FREE.lease), true);
    },
    async dropDue(kind, key) {
      await db.run(sql('DELETE FROM due WHERE kind = ? AND key = ?', kind, key), true);
    },
    async claimDue(kinds, { holder, now, until }, most) {
      if (kinds.length === 0 || most < 1) return [];
      const rows = await db.run(sql(claim(kinds.length), ...kinds, now, now, most, holder, until), true);
      return rows.map(workOf).toSorted((a, b) => a.at - b.at);
    },
    async holdDue(kind, key, { holder, now, until }) {
      const text = `INSERT INTO due (kind, key, at, turn, holder, lease) VALUES (?, ?, ?, 1, ?, ?)
        ON CONFLICT (kind, key) DO UPDATE SET at = excluded.at, holder = excluded.holder, lease = excluded.lease
        WHERE due.holder = excluded.holder OR due.lease <= ?
        RETURNING kind, key, at, turn`;
      const [row] = await db.run(sql(text, kind, key, now, holder, until, now), true);
      return row ? workOf(row) : null;
    },
    async finishDue({ kind, key, turn }, holder, again) {
      const where = 'WHERE kind = ? AND key = ? AND holder = ?';
      await db.write(function* () {
        if (again === null) yield sql(`DELETE FROM due ${where} AND turn = ?`, kind, key, holder, turn);
        else yield sql(`UPDATE due SET at = ? ${where} AND turn = ?`, again, kind, key, holder, turn);
        yield sql(`UPDATE due SET holder = ?, lease = ? ${where}`, FREE.holder, FREE.lease, kind, key, holder);
      });
    },
  };
}

function workOf({ kind, key, at, turn }: Row): DueWork {
  return { kind: String(kind), key: String(key), at: Number(at), turn: Number(turn) };
}
