import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { backup, DatabaseSync } from 'node:sqlite';
import { messageOf } from '@thorp/kernel';
import type { Database } from './database.ts';
import { exportLines, importLines } from './exchange.ts';
import { lockData } from './lock.ts';
import { fileOf, openDatabase, type StoreConfig } from './open.ts';

/* Copies of a store. A file is written under another name first, so that a file with the right name is complete. */

/** Copies the store to a file, even while a server runs. For PostgreSQL it uses pg_dump. */
export async function backupStore(config: StoreConfig, file: string): Promise<void> {
  await written(file, async part => {
    if (config.database.length > 0) {
      await run('pg_dump', config.database, ['--format=custom', '--no-owner', `--file=${part}`]);
      return;
    }
    const from = fileOf(config.data);
    if (!existsSync(from)) throw new Error(`there is no store in ${config.data}`);
    const source = new DatabaseSync(from);
    try {
      await backup(source, part);
    } finally {
      source.close();
    }
    makeOneFile(part);
    refuseBroken(part);
  });
}

/** Makes the database one file without a separate log. */
function makeOneFile(file: string): void {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = DELETE');
  db.close();
}

/** Replaces the store with a copy; no server may run. The old contents are kept next to it. */
export async function restoreStore(config: StoreConfig, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  if (config.database.length > 0) {
    const how = ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error', file];
    await run('pg_restore', config.database, how);
    return;
  }
  mkdirSync(config.data, { recursive: true, mode: 0o700 });
  refuseBroken(file);
  const lock = lockData(config.data);
  try {
    const to = fileOf(config.data);
    const part = `${to}.part`;
    rmSync(part, { force: true });
    const source = new DatabaseSync(file, { readOnly: true });
    await backup(source, part);
    source.close();
    if (existsSync(to)) putAside(to);
    renameSync(part, to);
  } finally {
    lock.release();
  }
}

/** The last changes may be only in the log, so the log is merged into the file first. */
function putAside(file: string): void {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  for (const ending of ['-wal', '-shm']) rmSync(file + ending, { force: true });
  renameSync(file, `${file}.before-restore`);
}

/** Writes everything as lines that any store reads. */
export async function exportStore(config: StoreConfig, file: string): Promise<void> {
  await withDatabase(config, db =>
    written(file, async part => {
      const lines = async function* (): AsyncGenerator<string> {
        for await (const line of exportLines(db)) yield `${line}\n`;
      };
      await pipeline(Readable.from(lines()), createWriteStream(part, { flush: true }));
    }),
  );
}

/** Fills an empty store from an export; returns the number of rows. */
export async function importStore(config: StoreConfig, file: string): Promise<number> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  return withDatabase(config, db => importLines(db, linesOf(file)));
}

/** Reading starts when the first line is requested; earlier lines would be lost. */
async function* linesOf(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file), crlfDelay: Infinity });
}

async function withDatabase<R>(config: StoreConfig, work: (db: Database) => Promise<R>): Promise<R> {
  const db = await openDatabase(config);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

async function written(file: string, write: (part: string) => Promise<void>): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} already exists; choose another name`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  // Addresses of people and their hands are for nobody else on this machine.
  writeFileSync(part, '', { mode: 0o600 });
  try {
    await write(part);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}

function refuseBroken(file: string): void {
  let found: unknown;
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    found = db.prepare('PRAGMA quick_check').get()?.['quick_check'];
    db.close();
  } catch (error) {
    found = messageOf(error);
  }
  if (found !== 'ok') throw new Error(`${file} is not a complete copy of a store: ${String(found)}`);
}

/** Runs a program of PostgreSQL. The password is passed in the environment, because other users can read arguments. */
async function run(program: string, addresses: readonly string[], args: readonly string[]): Promise<void> {
  const url = new URL(addresses[0] ?? '');
  const env = url.password ? { ...process.env, PGPASSWORD: decodeURIComponent(url.password) } : process.env;
  url.password = '';
  const hosts = addresses.map(address => new URL(address).host).join(',');
  const all = `${url.href.replace(url.host, hosts)}${url.search ? '&' : '?'}target_session_attrs=read-write`;
  const child = spawn(program, [`--dbname=${all}`, ...args], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended: unknown[] = await once(child, 'exit').catch((error: unknown) => {
    throw new Error(`${program} of PostgreSQL is needed and could not be started: ${String(error)}`, { cause: error });
  });
  if (ended[0] !== 0) throw new Error(`${program} failed; its output is above`);
}
