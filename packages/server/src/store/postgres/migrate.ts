import { sql } from '../database.ts';
import { SQLITE_ONLY, STEPS, stepsAfter } from '../migrations.ts';
import type { Connection } from './connection.ts';

/** Any number that no other program uses for a lock on this database. */
const LOCK = 7_406_587_140;
const OLDEST = 15;

/** Migrates the database to this version, one process at a time. */
export async function migrate(connection: Connection): Promise<void> {
  await refuseOld(connection);
  await connection.script('BEGIN');
  try {
    await connection.query(sql('SELECT pg_advisory_xact_lock(?)', LOCK));
    await connection.script('CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)');
    const [found] = await connection.query(sql('SELECT version FROM schema_version'));
    for (const step of stepsAfter(Number(found?.['version'] ?? 0))) {
      if (step !== SQLITE_ONLY) await connection.script(translated(step));
    }
    const set = found ? 'UPDATE schema_version SET version = ?' : 'INSERT INTO schema_version VALUES (?)';
    await connection.query(sql(set, STEPS.length));
    await connection.script('COMMIT');
  } catch (error) {
    if (connection.isOpen()) await connection.script('ROLLBACK');
    throw error;
  }
}

async function refuseOld(connection: Connection): Promise<void> {
  const [found] = await connection.query(sql(`SELECT current_setting('server_version_num') AS version`));
  const version = Math.floor(Number(found?.['version']) / 10_000);
  if (version < OLDEST) throw new Error(`the database is PostgreSQL ${version}; ${OLDEST} or newer is needed`);
}

/** Texts are compared by bytes, as in SQLite. */
function translated(step: string): string {
  return step
    .replaceAll(/\) STRICT(?:, WITHOUT ROWID)?;/g, ');')
    .replaceAll(/\bINTEGER\b/g, 'BIGINT')
    .replaceAll(/\bBLOB\b/g, 'BYTEA')
    .replaceAll(/\bREAL\b/g, 'DOUBLE PRECISION')
    .replaceAll(/\bTEXT\b/g, 'TEXT COLLATE "C"');
}
