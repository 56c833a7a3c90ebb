import { excerpt, type Match } from '@thorp/kernel';
import { EngineError } from './errors.ts';

/** The tables of one engine, by name. */
export interface EngineTables {
  readonly open: Map<string, EngineTable>;
  opened: number;
}

export interface EngineTable {
  readonly name: string;
  readonly match: Match;
  /** False if it was loaded from a state: the choices before it are unknown, so it has no record. */
  readonly fromStart: boolean;
}

export function noTables(): EngineTables {
  return { open: new Map(), opened: 0 };
}

export function addTable(tables: EngineTables, match: Match, fromStart: boolean): string {
  const name = `t${++tables.opened}`;
  tables.open.set(name, { name, match, fromStart });
  return name;
}

export function findTable(tables: EngineTables, name: unknown): EngineTable {
  const table = typeof name === 'string' ? tables.open.get(name) : undefined;
  if (table) return table;
  const names = [...tables.open.keys()].slice(-20).join(', ') || 'none';
  throw new EngineError(
    'unknown-table',
    `there is no table ${name === undefined ? '(missing)' : excerpt(name)}; open tables: ${names}`,
  );
}
