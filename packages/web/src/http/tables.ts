import type { Clock, Watching } from '@thorp/table';
import { enter, request } from './request.ts';

/* Requests of the page to the table server over HTTP. Everything at a table itself goes through the worker. */

/** A table at which the person has a seat. */
export interface MyTable {
  readonly table: string;
  readonly game: string;
  readonly phase: 'seating' | 'opening' | 'started' | 'over';
  readonly seats: readonly {
    readonly kind: 'open' | 'bot' | 'person';
    readonly name: string;
    readonly portrait: string;
  }[];
  readonly you: number;
  readonly waiting: readonly number[];
  /** The person's question in words; null if there is none. */
  readonly question: string | null;
  /** Since when, by the server's clock; null if not known. */
  readonly since: number | null;
  /** By the server's clock. */
  readonly deadline: number | null;
  /** When the game ended, by the server's clock; only for finished games. */
  readonly ended?: number;
}

export function isMyTurn({ phase, waiting, you }: MyTable): boolean {
  return phase === 'started' && waiting.includes(you);
}

/** A table that anybody can join. */
export interface OpenTable {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly open: number;
  readonly names: readonly string[];
  readonly clock: Clock | null;
}

/** A game that has begun and that anyone may watch. */
export interface RunningGame {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly names: readonly string[];
  readonly clock: Clock | null;
  /** How many people watch. */
  readonly watching: number;
}

/** Tables of others. */
export interface Lobby {
  readonly tables: readonly OpenTable[];
  readonly running: readonly RunningGame[];
}

export interface TableWish {
  readonly game: string;
  readonly seats: number;
  readonly settings: { readonly [knob: string]: unknown };
  readonly confirms: boolean;
  readonly listed: boolean;
  readonly rated: boolean;
  readonly watch: Watching;
  readonly clock?: Clock;
}

export async function openTable(wish: TableWish): Promise<string> {
  await enter();
  return (await request('POST', '/api/tables', wish)).table;
}

/** Takes the first open seat. */
export async function takeSeat(table: string, name: string): Promise<void> {
  await request('POST', `/api/tables/${table}/seats`, { name });
}

/** Without a language the answer has no questions, which costs the server less. */
export async function myTables(language = ''): Promise<readonly MyTable[]> {
  await enter();
  const found =
    language === '' ? request('GET', '/api/me/tables') : request('GET', `/api/me/tables?language=${language}`);
  return (await found).tables;
}

/** The portraits of the people at a table, by seat. */
export async function portraitsAt(table: string): Promise<readonly string[]> {
  return (await request('GET', `/api/tables/${table}/portraits`)).portraits;
}

export async function lobby(): Promise<Lobby> {
  return request('GET', '/api/lobby');
}

/** Hides what somebody says, here and on other devices. */
export async function mute(table: string, seat: number): Promise<string> {
  return (await request('POST', '/api/me/mutes', { table, seat })).person;
}

/** Muting again changes nothing and returns the person. */
export async function unmute(table: string, seat: number): Promise<void> {
  await request('DELETE', `/api/me/mutes/${await mute(table, seat)}`);
}

/**
 * Blocks somebody: no more shared tables, and nothing they say is shown. Blocking again changes nothing and returns the
 * person.
 */
export async function blockAt(table: string, seat: number): Promise<string> {
  return (await request('POST', '/api/me/blocks', { table, seat })).person;
}

export async function unblockAt(table: string, seat: number): Promise<void> {
  await request('DELETE', `/api/me/blocks/${await blockAt(table, seat)}`);
}

/** The spectators: those with a name, and how many more. */
export interface LookersOn {
  readonly names: readonly string[];
  readonly unnamed: number;
}

export async function lookersOn(table: string): Promise<LookersOn> {
  return request('GET', `/api/tables/${table}/watchers`);
}

/** Notifies those who have to move again, if they want notices. */
export async function remind(table: string): Promise<void> {
  await request('POST', `/api/tables/${table}/reminders`);
}

/** An invitation to a table that has not begun. */
export interface Invitation {
  readonly table: string;
  readonly game: string;
  readonly name: string;
  readonly at: number;
}

export async function invitations(): Promise<readonly Invitation[]> {
  return (await request('GET', '/api/me/invitations')).invitations;
}

export async function decline(table: string): Promise<void> {
  await request('DELETE', `/api/me/invitations/${table}`);
}

/** Somebody the person has played with. */
export interface Acquaintance {
  readonly person: string;
  readonly name: string;
  readonly games: number;
}

export async function acquaintances(): Promise<readonly Acquaintance[]> {
  return (await request('GET', '/api/me/people')).people;
}

export async function invite(table: string, person: string): Promise<void> {
  await request('POST', `/api/tables/${table}/invitations`, { person });
}

/** The result of a game at which the person sat. */
export interface MyResult {
  readonly table: string;
  readonly game: string;
  readonly ended: number;
  /** By how much it changed the person's rating, in points of mu; null for an unrated game. */
  readonly change: number | null;
  readonly seats: readonly {
    readonly name: string;
    readonly level: string | null;
    readonly place: number;
    readonly score: number;
    readonly you: boolean;
  }[];
}

export async function myResults(): Promise<readonly MyResult[]> {
  return (await request('GET', '/api/me/results')).results;
}

/** Five letters that lead to a table for some time. */
export interface TableCode {
  readonly code: string;
  /** By the server's clock. */
  readonly expires: number;
}

/** The code of a table at which the person sits. */
export async function codeOf(table: string): Promise<TableCode> {
  return request('POST', `/api/tables/${table}/code`);
}

/** The table of a code that somebody has typed. */
export async function tableOfCode(code: string): Promise<string> {
  await enter();
  return (await request('POST', '/api/codes', { code })).table;
}
