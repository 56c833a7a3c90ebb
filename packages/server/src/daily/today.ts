import {
  DAILY_BOT,
  dayAfter,
  dayOf,
  dealOf,
  dealsOf,
  startOf,
  type DailyDeal,
  type DailyDealFacts,
  type DailyReference,
  type DailyResults,
  type DailyToday,
  type MyTry,
} from '@thorp/client/daily';
import { commitment } from '@thorp/kernel';
import { ServerError } from '../errors.ts';
import type { Games } from '../games.ts';
import type { DailyTry } from '../store/daily.ts';
import type { ServerStore } from '../store/types.ts';
import { closesAt, lastClosed, type DailyKeys } from './chain.ts';
import type { Daily } from './daily.ts';
import { placesIn, resultLines, toldScore, type Reader } from './results.ts';
import { streakOf } from './streak.ts';

/* What people may see of daily deals: their own tries at any time, those of others once that gives no advantage. */

export interface ReadingPorts {
  readonly store: ServerStore;
  readonly games: Games;
  readonly daily: Daily;
  readonly keys: DailyKeys;
  now(): number;
}

/** The number of days in the calendar. */
const SHOWN_DAYS = 35;
const MOST_KNOWN = 500;

export async function todayFor(ports: ReadingPorts, person: string): Promise<DailyToday> {
  const { store, games, keys, now } = ports;
  const day = dayOf(now());
  const mine = await store.dailyOf(person);
  const deals = dealsOf(day).filter(({ game }) => Object.hasOwn(games, game));
  const from = dayAfter(day, -SHOWN_DAYS);
  const finished = mine.filter(each => each.ended > 0 && each.score !== null && each.state !== 'refused');
  const closed = lastClosed(now());
  return {
    day,
    now: now(),
    next: startOf(dayAfter(day)),
    deals: await Promise.all(deals.map(deal => dealFacts(ports, deal, mine))),
    tries: finished.filter(each => each.day > from).map(toldTry),
    streak: streakOf(
      finished.map(each => each.day),
      day,
    ),
    yesterday: await bestOf(ports, closed, person),
    key: { day: closed, key: keys.of(closed) },
  };
}

async function dealFacts(
  { store, daily }: ReadingPorts,
  { game, id, day, seats, settings, level }: DailyDeal,
  mine: readonly DailyTry[],
): Promise<DailyDealFacts> {
  const tries = await store.triesOf(day, game);
  const found = mine.find(each => each.day === day && each.game === game && each.kind === 'site');
  return {
    game,
    id,
    seats,
    settings,
    level,
    commitment: commitment(daily.secretOf(day, game)),
    finished: tries.filter(each => each.kind === 'site' && each.score !== null).length,
    mine: found ? toldTry(found) : null,
    place: found ? (placesIn(tries).get(found.id) ?? null) : null,
  };
}

function toldTry({ id, day, game, kind, state, score }: DailyTry): MyTry {
  return { id, day, game, kind, state, score: score && toldScore(score) };
}

/** The best game of a day, of the game that most people have finished. */
async function bestOf(ports: ReadingPorts, day: string, person: string): Promise<DailyToday['yesterday']> {
  const reader = await readerOf(ports, person);
  const lists = await Promise.all(
    dealsOf(day).map(async ({ game, id }) => {
      const lines = resultLines(await ports.store.triesOf(day, game), reader);
      return { game, mode: id, lines: lines.filter(({ place }) => place !== null) };
    }),
  );
  const [most] = lists.toSorted((a, b) => b.lines.length - a.lines.length);
  const best = most?.lines[0];
  return most && best ? { game: most.game, mode: most.mode, best } : null;
}

export async function resultsFor(
  ports: ReadingPorts,
  day: string,
  game: string,
  person: string,
): Promise<DailyResults> {
  const { store, daily, now } = ports;
  const deal = day <= dayOf(now()) && Object.hasOwn(ports.games, game) ? dealOf(day, game) : null;
  if (!deal) throw new ServerError('not-found', 'there is no daily deal of this game and day');
  const tries = await store.triesOf(day, game);
  const open = now() >= closesAt(day) || tries.some(each => each.person === person && each.kind === 'site');
  const secret = daily.secretOf(day, game);
  const lines = resultLines(tries, await readerOf(ports, person));
  const placed = lines.filter(({ kind }) => kind === 'site');
  return {
    day,
    game,
    mode: deal.id,
    open,
    finished: placed.length,
    verified: placed.filter(({ state }) => state === 'verified').length,
    // The deal of the date is public anyway.
    results: open ? lines : lines.filter(({ kind }) => kind === 'date'),
    bot: open ? await referenceOf(store, deal) : null,
    commitment: commitment(secret),
    secret: now() >= closesAt(day) ? secret : null,
  };
}

async function referenceOf(store: ServerStore, { day, game }: DailyDeal): Promise<DailyReference | null> {
  const played = await store.botTry(day, game);
  return played?.score ? { id: played.id, level: DAILY_BOT, score: toldScore(played.score) } : null;
}

/** Whether somebody may look at the game of a try: it is their own, or it gives them no advantage any more. */
export async function mayReview(
  { store, now }: ReadingPorts,
  shown: DailyTry,
  person: string | null,
): Promise<boolean> {
  if (shown.ended === 0) return false;
  if (shown.person === person || shown.kind === 'date' || now() >= closesAt(shown.day)) return true;
  const tries = await store.triesOf(shown.day, shown.game);
  return tries.some(each => each.person === person && each.kind === 'site');
}

async function readerOf({ store }: ReadingPorts, person: string): Promise<Reader> {
  const known = await store.playedWith(person, MOST_KNOWN);
  return { person, known: new Set(known.map(each => each.person)) };
}
