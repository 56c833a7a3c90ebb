import type { Clock, Watching } from '@thorp/table';
import { enter, request } from './request.ts';

/* What the page asks the table server over HTTP. Everything at a table itself goes through the worker. */

/** A table at which one has a seat. */
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
  /** What the person is asked, in words; null when nothing is. */
  readonly question: string | null;
  /** Since when, in the server's time; null when that is not known. */
  readonly since: number | null;
  /** In the server's time. */
  readonly deadline: number | null;
  /** When the game ended, in the server's time; of games that are over. */
  readonly ended?: number;
}

export function isMyTurn({ phase, waiting, you }: MyTable): boolean {
  return phase === 'started' && waiting.includes(you);
}

/** A table that anybody may join. */
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
  /** How many people look on. */
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

/** Without a language the tables come without their questions, which costs the server less. */
export async function myTables(language = ''): Promise<readonly MyTable[]> {
  await enter();
  const found =
    language === '' ? request('GET', '/api/me/tables') : request('GET', `/api/me/tables?language=${language}`);
  return (await found).tables;
}

/** How those are drawn who sit at a table, by seat. */
export async function portraitsAt(table: string): Promise<readonly string[]> {
  return (await request('GET', `/api/tables/${table}/portraits`)).portraits;
}

export async function lobby(): Promise<Lobby> {
  return request('GET', '/api/lobby');
}

/** What somebody says is not shown any more, here and elsewhere. */
export async function mute(table: string, seat: number): Promise<string> {
  return (await request('POST', '/api/me/mutes', { table, seat })).person;
}

/** Muting again changes nothing and answers who it is. */
export async function unmute(table: string, seat: number): Promise<void> {
  await request('DELETE', `/api/me/mutes/${await mute(table, seat)}`);
}

/** Somebody is not met any more, and nothing they say is shown; blocking again changes nothing and answers who it is. */
export async function blockAt(table: string, seat: number): Promise<string> {
  return (await request('POST', '/api/me/blocks', { table, seat })).person;
}

export async function unblockAt(table: string, seat: number): Promise<void> {
  await request('DELETE', `/api/me/blocks/${await blockAt(table, seat)}`);
}

/** Who looks on: those with a name, and how many more. */
export interface LookersOn {
  readonly names: readonly string[];
  readonly unnamed: number;
}

export async function lookersOn(table: string): Promise<LookersOn> {
  return request('GET', `/api/tables/${table}/watchers`);
}

/** Those who are to move are notified again, if they want notices. */
export async function remind(table: string): Promise<void> {
  await request('POST', `/api/tables/${table}/reminders`);
}

/** Somebody invites to a table that has not begun. */
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

/** Somebody one has played with. */
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

/** How a game ended, at which one sat. */
export interface MyResult {
  readonly table: string;
  readonly game: string;
  readonly ended: number;
  /** By how much it changed one's rating, in points of mu; null for a game that was not rated. */
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

/** Five letters that lead to a table for a while. */
export interface TableCode {
  readonly code: string;
  /** In the server's time. */
  readonly expires: number;
}

/** The code of a table at which one sits. */
export async function codeOf(table: string): Promise<TableCode> {
  return request('POST', `/api/tables/${table}/code`);
}

/** The table of a code that somebody has typed. */
export async function tableOfCode(code: string): Promise<string> {
  await enter();
  return (await request('POST', '/api/codes', { code })).table;
}
