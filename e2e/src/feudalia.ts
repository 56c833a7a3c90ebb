import { situationOf, think } from '@thorp/bots';
import {
  begin,
  choose,
  decisions,
  forMe,
  must,
  parseRecord,
  play,
  recordOf,
  replay,
  secretFromSeed,
  settle,
  type Game,
  type Match,
  type Seat,
} from '@thorp/kernel';
import { feudalia, type Feudalia } from '@thorp/feudalia';
import { RESOURCES } from '@thorp/feudalia/cards';
import type { Page } from 'playwright-core';

type Option = Feudalia['option'];

const game = feudalia as unknown as Game;

/** What lords do first who collect everything and build nothing, so that their lands, cities and supply fill up. */
const HOARDING: readonly Option['kind'][] = [
  'keepFief',
  'upgrade',
  'use',
  'choose',
  'city',
  'under',
  'hireMaster',
  'hireCathedral',
  'tap',
  'lay',
  'exchange',
  'gain',
  'store',
  'payFrom',
  'influence',
  'field',
  'hire',
  'income',
  'blue',
  'blueMaster',
  'hold',
  'done',
  'end',
];

interface GamePlan {
  readonly settings: object;
  readonly seed: string;
  readonly names: readonly string[];
  /** Every other round they take their income first, and they do not hire cathedral masters. */
  readonly thrifty?: boolean;
  /** When it stops, by the options of seat 0 and the match so far. */
  until(asked: readonly Option[], match: Match): boolean;
}

/** The rank of an option; lords take the lowest. */
function rankOf({ kind }: Option, { state }: Match, thrifty: boolean): number {
  if (thrifty && kind === 'hireCathedral') return HOARDING.length;
  const saves = thrifty && (state as Feudalia['state']).round % 2 === 0;
  if (saves && kind === 'income') return HOARDING.indexOf('upgrade') + 0.5;
  return HOARDING.includes(kind) ? HOARDING.indexOf(kind) : HOARDING.length;
}

/** A deterministic game: lords hoard until seat 0 has the question of the plan. */
function hoard({ settings, seed, names, thrifty = false, until }: GamePlan): Match {
  const match = begin(game, settle(game, names.length, settings), secretFromSeed(seed));
  for (let i = 0; ; i++) {
    const asked = must(decisions(game, match.state)[0], 'hoarders never end a game');
    const options = asked.options as readonly Option[];
    if (asked.seat === 0 && until(options, match)) return match;
    const ranks = options.map(option => rankOf(option, match, thrifty));
    const wanted = options.filter((_, at) => ranks[at] === Math.min(...ranks));
    choose(match, asked.seat, must(wanted[(i * 7) % wanted.length], 'somebody is asked'));
  }
}

/** How many cards seat 0 could play now. */
function handOf({ state }: Match): number {
  const { lords, frames } = state as Feudalia['state'];
  return frames.at(-1)?.step === 'main' ? (lords[0]?.hand.length ?? 0) : 0;
}

function recordFor(match: Match, names: readonly string[]): string {
  const players = names.map((name, seat) =>
    seat === 0 ? { kind: 'human', name } : { kind: 'bot', name, level: 'easy' },
  );
  return JSON.stringify({ ...recordOf(match, true), players });
}

const LONG_NAMES = ['Maximiliane', 'Bartholomäus', 'Wilhelmina', 'Constantine'];

/** The fullest table: three kinds of cubes everywhere, cities, both fields, thirty masters, four long names. */
export function fullTable(): string {
  const settings = { scenario: 'S9', events: true };
  const match = hoard({ settings, seed: 'f', names: LONG_NAMES, until: (_, { plies }) => plies.length >= 2625 });
  return recordFor(match, LONG_NAMES);
}

/** Seat 0 can build in two ways. Three clay come from the clay fief, or one of them from the wheat fief. */
export function payingTable(): string {
  const settings = { scenario: 'S9', events: true };
  const until = (asked: readonly Option[], match: Match): boolean =>
    asked.filter(({ kind }) => kind === 'build').length === 2 && clayOf(match) === 'clay 4, wheat 1';
  return recordFor(hoard({ settings, seed: 'p96', names: LONG_NAMES, until }), LONG_NAMES);
}

/** Where seat 0 has clay, and how much. */
function clayOf({ state }: Match): string {
  const { fiefs, cubes } = must((state as Feudalia['state']).lords[0], 'seat 0 has a lord');
  const clay = RESOURCES.indexOf('clay');
  const amounts = fiefs.map(({ type }, at) => ({ type, n: cubes[RESOURCES.length * at + clay] ?? 0 }));
  return amounts.flatMap(({ type, n }) => (n > 0 ? [`${type} ${n}`] : [])).join(', ');
}

/** A table in the middle of a game, where players may trade. */
export function tradingTable(): string {
  const names = ['Rowan', 'Mirela', 'Tobias'];
  const settings = { scenario: 'S5', trading: true };
  const until = (_: unknown, match: Match): boolean => match.plies.length >= 300 && handOf(match) >= 5;
  return recordFor(hoard({ settings, seed: 'trade', names, until }), names);
}

/** In the middle of a turn, with five cards played. */
export function busyTable(): string {
  const names = ['Rowan', 'Mirela'];
  const until = (_: unknown, { state }: Match): boolean => {
    const { lords, frames } = state as Feudalia['state'];
    return frames.at(-1)?.step === 'main' && (lords[0]?.table.length ?? 0) >= 5;
  };
  return recordFor(hoard({ settings: { scenario: 'S5' }, seed: 'busy', names, until }), names);
}

/** Eight masters for hire: the most that lie side by side. */
export function eightMasters(): string {
  const names = ['Rowan', 'Mirela', 'Tobias'];
  const until = (_: unknown, { state }: Match): boolean => (state as Feudalia['state']).display.length === 8;
  return recordFor(hoard({ settings: { scenario: 'S5' }, seed: 'masters', names, until }), names);
}

/** Solitaire late in a game, with each of the three cathedral masters for hire. */
export function cathedralTable(): string {
  const names = ['Rowan'];
  const until = (asked: readonly Option[]): boolean =>
    asked.filter(({ kind }) => kind === 'hireCathedral').length === 3;
  return recordFor(hoard({ settings: { scenario: 'S9' }, seed: 's508', names, thrifty: true, until }), names);
}

/** Solitaire at the end of a day: the next one begins with the Tax Collector, and fiefs pay in cubes. */
export function taxTable(): string {
  const names = ['Rowan'];
  const until = (asked: readonly Option[], match: Match): boolean =>
    asked.some(({ kind }) => kind === 'end') && match.plies.length > 60 && isTaxedNext(match);
  return recordFor(hoard({ settings: { scenario: 'T3' }, seed: 'tax', names, until }), names);
}

function isTaxedNext({ state }: Match): boolean {
  const next = game.clone(state);
  next.notes = [];
  play(game, next, { kind: 'end' });
  const asked = decisions(game, next)[0];
  const taxes = (next.notes as { readonly event: Feudalia['event'] }[]).filter(({ event }) => event.kind === 'taxed');
  return asked !== undefined && taxes.some(({ event }) => event.kind === 'taxed' && event.by === 'cubes');
}

/** A stored choice. */
interface Choice {
  readonly seat: Seat;
  readonly option: object;
}

/** An experienced player against a bot of the page. */
export interface Player {
  /** The record at the start of the game. */
  readonly record: string;
  /** The next choice after everything played so far, in the game's words; null when the game is over. */
  says(played: readonly Choice[]): string | null;
}

/** Plays the first game of the tutorial well, so that it ends soon; bots have made the first plies. */
export function goodPlayer(plies = 0): Player {
  const names = ['Rowan', 'Mirela'];
  const match = begin(game, settle(game, names.length, { scenario: 'T1' }), secretFromSeed('c'));
  const asked = (): Seat => must(decisions(game, match.state)[0], 'the game goes on').seat;
  while (match.plies.length < plies || asked() !== 0) choose(match, asked(), best(match, asked()));
  return {
    record: recordFor(match, names),
    says(played) {
      for (const { seat, option } of played.slice(match.plies.length)) choose(match, seat, option);
      if (decisions(game, match.state).length === 0) return null;
      return game.text.en.label(best(match, 0), { view: game.view(match.state, 0), name: seat => names[seat] ?? '' });
    },
  };
}

function best({ state, plies }: Match, seat: Seat): Option {
  const situation = must(situationOf(game, state, seat), 'it is asked');
  return (forMe(game, state) ?? think(situation, 'greedy', plies.length).option) as Option;
}

/** All choices at the only table of a visitor, as the page has stored them. */
export async function playedAt(page: Page): Promise<readonly Choice[]> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('the store does not answer'));
      });
    const db = await done(indexedDB.open('thorp'));
    const all: IDBRequest<unknown[]> = db.transaction('entries').objectStore('entries').getAll();
    const entries = (await done(all)) as readonly { kind: string; seat: number; options?: readonly object[] }[];
    db.close();
    return entries.flatMap(({ seat, options = [] }) => options.map(option => ({ seat, option })));
  });
}

/** The choices of seat 0 where a record stops, in the game's words. */
export function choicesAt(text: string): string[] {
  const { state } = replay(game, parseRecord(text));
  const { players } = JSON.parse(text) as { readonly players: readonly { readonly name: string }[] };
  const asked = must(decisions(game, state)[0], 'a position asks somebody');
  const told = { view: game.view(state, 0), name: (seat: number) => players[seat]?.name ?? '' };
  return asked.options.map(option => game.text.en.label(option, told));
}
