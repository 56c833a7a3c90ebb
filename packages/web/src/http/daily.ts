import type { DailyResults, DailyScore, DailyToday } from '@thorp/client/daily';
import { enter, request } from './request.ts';

/* Requests of the page about daily deals. */

export async function today(): Promise<DailyToday> {
  await enter();
  return request('GET', '/api/daily');
}

export async function resultsOf(day: string, game: string): Promise<DailyResults> {
  return request('GET', `/api/daily/${day}/${game}`);
}

/** The table of the person's try, or of practice with the same deal. */
export async function openTry(game: string, name: string, practice: boolean): Promise<string> {
  return (await request('POST', `/api/daily/${game}`, { name, practice })).table;
}

/** Sends the record of a game that was played without a server. */
export async function sendRecord(day: string, game: string, name: string, record: object): Promise<DailyScore> {
  const path = `/api/daily/${day}/${game}/record?name=${encodeURIComponent(name)}` as const;
  return (await request('POST', path, record)).score;
}
