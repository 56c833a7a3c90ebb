import { isLevel, type Level } from '@thorp/bots';
import { fieldsOf, type GameRecord, type Seat } from '@thorp/kernel';
import { stripVTControlCharacters } from 'node:util';
import { UsageError } from '../errors.ts';

/** Who plays a seat, as tables everywhere store it. A program's command is never kept: a save must not start anything. */
export type Player =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level }
  | { readonly kind: 'program'; readonly name: string };

/** A seat that a program plays, where others have the level of a bot. */
export const PROGRAM = 'program';

/** A record that also names the players: what `thorp play` saves, and what the page exports. */
export interface SavedGame extends GameRecord {
  readonly players: readonly Player[];
}

const BOT_NAMES = ['Ada', 'Bruno', 'Clara', 'Dorian', 'Elsa', 'Fabian', 'Greta', 'Hugo'];

const LONGEST_NAME = 20;

/** Names come from outside: control characters would reach the terminal, and long ones would break the lines. */
export function cleanName(name: string): string {
  return stripVTControlCharacters(name)
    .replaceAll(/\p{Control}/gu, '')
    .trim()
    .slice(0, LONGEST_NAME);
}

/** People first, then the given bots; a missing name gets a plain one. */
export function seatPlayers(
  people: number,
  bots: readonly (Level | typeof PROGRAM)[],
  names: readonly string[],
): Player[] {
  const given = (seat: Seat): string => cleanName(names[seat] ?? '');
  const persons = Array.from({ length: people }, (_, seat): Player => {
    return { kind: 'human', name: given(seat) || `Player ${seat + 1}` };
  });
  const others = bots.map((bot, i): Player => {
    const name = given(people + i) || BOT_NAMES[i % BOT_NAMES.length] || `Bot ${i + 1}`;
    return bot === PROGRAM ? { kind: 'program', name } : { kind: 'bot', name, level: bot };
  });
  return [...persons, ...others];
}

/** The players a record names; people where it names none. Refuses a bot of a level that there is not. */
export function playersOf(record: GameRecord): Player[] {
  return savedPlayers(record).map((saved, seat): Player => {
    const { kind, level, bot } = saved;
    const name = nameIn(saved, seat);
    // Saves of before have `bot`: null, a level, or 'program'.
    const plays = kind === 'bot' ? level : bot;
    if (kind === 'program' || plays === PROGRAM) return { kind: 'program', name };
    if (plays === undefined || plays === null) return { kind: 'human', name };
    if (isLevel(plays)) return { kind: 'bot', name, level: plays };
    const wanted = typeof plays === 'string' ? plays.slice(0, 40) : '?';
    throw new UsageError(`the saved game needs a bot of level '${wanted}', which there is not`);
  });
}

/** The names by seat that a record gives; seats by number where it gives none. */
export function namesOf(record: GameRecord): string[] {
  return savedPlayers(record).map(nameIn);
}

export function nameOf(names: readonly string[]): (seat: Seat) => string {
  return seat => names[seat] ?? `Seat ${seat}`;
}

function savedPlayers(record: GameRecord): { readonly [field: string]: unknown }[] {
  const { players } = { players: undefined, ...record } as { players?: unknown };
  return Array.from({ length: record.seats }, (_, seat) => {
    return (Array.isArray(players) ? fieldsOf(players[seat]) : null) ?? {};
  });
}

function nameIn({ name }: { readonly [field: string]: unknown }, seat: Seat): string {
  return (typeof name === 'string' && cleanName(name)) || `Seat ${seat}`;
}
