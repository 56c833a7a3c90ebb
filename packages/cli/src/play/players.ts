import type { Level } from '@thorp/bots';
import { fieldsOf, type Seat } from '@thorp/kernel';
import type { Player } from '@thorp/table';
import { stripVTControlCharacters } from 'node:util';
import { seatNumber } from '../words.ts';

/** Marks a seat that a program plays; other seats have the level of a bot. */
export const PROGRAM = 'program';

const BOT_NAMES = ['Ada', 'Bruno', 'Clara', 'Dorian', 'Elsa', 'Fabian', 'Greta', 'Hugo'];

/** The name of the bot with this number, without names that are taken. */
export function botName(i: number, taken: readonly string[] = []): string {
  const free = BOT_NAMES.filter(name => !taken.includes(name));
  return free[i % free.length] ?? `Bot ${i + 1}`;
}

const LONGEST_NAME = 20;

/** Names come from outside: control characters would reach the terminal, and long names would break the layout. */
export function cleanName(name: string): string {
  return stripVTControlCharacters(name)
    .replaceAll(/\p{Control}/gu, '')
    .trim()
    .slice(0, LONGEST_NAME);
}

/** People first, then the given bots; a missing name gets a default. */
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
    const name = given(people + i) || botName(i);
    return bot === PROGRAM ? { kind: 'program', name } : { kind: 'bot', name, level: bot };
  });
  return [...persons, ...others];
}

/** The names by seat in a record or a saved table; "Seat 0" and so on for missing ones. */
export function namesOf(saved: object, seats: number): string[] {
  const players: readonly unknown[] = 'players' in saved && Array.isArray(saved.players) ? saved.players : [];
  return Array.from({ length: seats }, (_, seat) => {
    const { name } = fieldsOf(players[seat]) ?? {};
    return (typeof name === 'string' && cleanName(name)) || seatNumber(seat);
  });
}

export function nameOf(names: readonly string[]): (seat: Seat) => string {
  return seat => names[seat] ?? seatNumber(seat);
}
