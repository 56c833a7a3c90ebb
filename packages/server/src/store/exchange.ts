import { fieldsOf } from '@thorp/kernel';
import { STEPS } from './migrations.ts';
import { schemaTables, type SchemaTable } from './schema.ts';
import { sql, type Database, type Row, type Value } from './database.ts';

/*
 * The whole contents of a store as lines that both kinds of database read: to move a site from SQLite to PostgreSQL, or
 * back. Secrets stay encrypted, so the key has to be moved too. The server may run meanwhile: of every table the first
 * entries are exported, without gaps.
 */

const FORMAT = 'thorp-store';
const PAGE = 500;

interface Head {
  readonly format: typeof FORMAT;
  /** The version of the schema. */
  readonly version: number;
}

/** A row: the table and its values, with bytes in base64. */
type Line = readonly [table: string, ...values: readonly (string | number | null | { readonly base64: string })[]];

export async function* exportLines(db: Database): AsyncGenerator<string> {
  const head: Head = { format: FORMAT, version: STEPS.length };
  yield JSON.stringify(head);
  for (const table of schemaTables()) {
    for await (const row of rowsOf(db, table)) {
      yield JSON.stringify([table.name, ...table.columns.map(column => written(row[column] ?? null))] satisfies Line);
    }
  }
}

/** Page by page, in the order of the key. */
async function* rowsOf(db: Database, { name, columns, key }: SchemaTable): AsyncGenerator<Row> {
  const order = key.join(', ');
  const select = (where: string): string =>
    `SELECT ${columns.join(', ')} FROM ${name} ${where} ORDER BY ${order} LIMIT ${PAGE}`;
  const after = select(`WHERE (${order}) > (${key.map(() => '?').join(', ')})`);
  let page = await db.read(sql(select('')));
  while (page.length > 0) {
    yield* page;
    const last = page.at(-1);
    page = last && page.length === PAGE ? await db.read(sql(after, ...key.map(column => last[column] ?? null))) : [];
  }
}

/** Fills an empty store. Throws if it is not empty, or if the lines are of another version. */
export async function importLines(db: Database, lines: AsyncIterable<string>): Promise<number> {
  const tables = new Map(schemaTables().map(table => [table.name, table]));
  await refuseFilled(db, tables.values());
  let count = 0;
  let page: Line[] = [];
  let first = true;
  for await (const text of lines) {
    if (text === '') continue;
    const data: unknown = JSON.parse(text);
    if (first) refuseOther(data);
    else page.push(data as Line);
    first = false;
    if (page.length < PAGE) continue;
    count += await insert(db, tables, page);
    page = [];
  }
  if (first) throw new Error('it is empty');
  return count + (await insert(db, tables, page));
}

async function refuseFilled(db: Database, tables: Iterable<SchemaTable>): Promise<void> {
  for (const { name } of tables) {
    const rows = await db.read(sql(`SELECT 1 AS found FROM ${name} LIMIT 1`));
    if (rows.length > 0) throw new Error(`the store is not empty: there are ${name}; import into a new one`);
  }
}

function refuseOther(data: unknown): void {
  const { format, version } = fieldsOf(data) ?? {};
  if (format !== FORMAT) throw new Error('this is not an export of a store');
  if (version === STEPS.length) return;
  throw new Error(
    `it was exported by version ${String(version)}; this is version ${STEPS.length}: use the same version for both`,
  );
}

async function insert(db: Database, tables: ReadonlyMap<string, SchemaTable>, page: readonly Line[]): Promise<number> {
  await db.write(function* () {
    for (const [name, ...values] of page) {
      const table = tables.get(name);
      if (!table || values.length !== table.columns.length) throw new Error(`unexpected line: ${String(name)}`);
      const places = values.map(() => '?').join(', ');
      yield sql(`INSERT INTO ${name} (${table.columns.join(', ')}) VALUES (${places})`, ...values.map(read));
    }
  });
  return page.length;
}

function written(value: Value): Line[number] {
  return value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value;
}

function read(value: Line[number]): Value {
  return typeof value === 'object' && value !== null ? Buffer.from(value.base64, 'base64') : value;
}
