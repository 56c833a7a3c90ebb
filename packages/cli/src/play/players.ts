import type { GameRecord, Seat } from '@thorp/kernel';

/** Who sits at a seat: a person, or a bot of some level. */
export interface Player {
  readonly name: string;
  readonly bot: string | null;
}

/** A record that also remembers who played: what `thorp play` saves. */
export interface SavedGame extends GameRecord {
  readonly players: readonly Player[];
}

const BOT_NAMES = ['Ada', 'Bruno', 'Clara', 'Dorian', 'Elsa', 'Fabian', 'Greta', 'Hugo'];

/** People first, then bots; a missing name gets a plain one. */
export function seatPlayers(seats: number, people: number, names: readonly string[]): Player[] {
  return Array.from({ length: seats }, (_, seat) => {
    if (seat < people) return { name: names[seat] || `Player ${seat + 1}`, bot: null };
    return { name: names[seat] || BOT_NAMES[(seat - people) % BOT_NAMES.length] || `Bot ${seat + 1}`, bot: 'random' };
  });
}

/** The players a record remembers; seats by number when it remembers none. */
export function playersOf(record: GameRecord): Player[] {
  const saved = (record as Partial<SavedGame>).players;
  return Array.from({ length: record.seats }, (_, seat) => {
    const player = Array.isArray(saved) ? (saved[seat] as Partial<Player> | undefined) : undefined;
    return {
      name: typeof player?.name === 'string' && player.name !== '' ? player.name.slice(0, 40) : `Seat ${seat}`,
      bot: typeof player?.bot === 'string' ? player.bot : null,
    };
  });
}

export function nameOf(players: readonly Player[]): (seat: Seat) => string {
  return seat => players[seat]?.name ?? `Seat ${seat}`;
}
