import type { GameRecord, Seat } from '@thorp/kernel';
import { stripVTControlCharacters } from 'node:util';

/** Who sits at a seat: a person, a bot of some level, or a program. */
export interface Player {
  readonly name: string;
  readonly bot: string | null;
}

/** A seat that a program plays. Its command is never kept: a saved game from elsewhere must not start anything. */
export const PROGRAM = 'program';

/** A record that also remembers who played: what `thorp play` saves. */
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
export function seatPlayers(people: number, bots: readonly string[], names: readonly string[]): Player[] {
  return Array.from({ length: people + bots.length }, (_, seat) => {
    if (seat < people) return { name: cleanName(names[seat] ?? '') || `Player ${seat + 1}`, bot: null };
    return {
      name: cleanName(names[seat] ?? '') || BOT_NAMES[(seat - people) % BOT_NAMES.length] || `Bot ${seat + 1}`,
      bot: bots[seat - people] ?? null,
    };
  });
}

/** The players a record remembers; seats by number when it remembers none. */
export function playersOf(record: GameRecord): Player[] {
  const saved = (record as Partial<SavedGame>).players;
  return Array.from({ length: record.seats }, (_, seat) => {
    const player = Array.isArray(saved) ? (saved[seat] as Partial<Player> | undefined) : undefined;
    return {
      name: (typeof player?.name === 'string' && cleanName(player.name)) || `Seat ${seat}`,
      bot: typeof player?.bot === 'string' ? player.bot : null,
    };
  });
}

export function nameOf(players: readonly Player[]): (seat: Seat) => string {
  return seat => players[seat]?.name ?? `Seat ${seat}`;
}
