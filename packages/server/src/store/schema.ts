import { DatabaseSync } from 'node:sqlite';
import { SQLITE_ONLY, STEPS } from './migrations.ts';

/** A table of the database, after all migrations. */
export interface SchemaTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of its primary key. */
  readonly key: readonly string[];
}

/** All tables that both kinds of database have, read from an empty database after all migrations. */
export function schemaTables(): readonly SchemaTable[] {
  const db = new DatabaseSync(':memory:');
  for (const step of STEPS) if (step !== SQLITE_ONLY) db.exec(step);
  const names = db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name`).all();
  const tables = names.map(row => {
    const name = String(row['name']);
    const columns = db.prepare('SELECT name, pk FROM pragma_table_info(?)').all(name);
    const key = columns.filter(({ pk }) => Number(pk) > 0).toSorted((a, b) => Number(a['pk']) - Number(b['pk']));
    return {
      name,
      columns: columns.map(column => String(column['name'])),
      key: key.map(column => String(column['name'])),
    };
  });
  db.close();
  return tables;
}
