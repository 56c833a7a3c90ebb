import { sql, type Database, type Row } from './database.ts';

/** A finished game, for the people who run the site. */
export interface PlayedGame {
  readonly id: string;
  readonly day: string;
  readonly game: string;
  /** Moves of people, and the total time they thought. */
  readonly moves: number;
  readonly ms: number;
  readonly people: readonly string[];
}

/** The games of one kind that ended on a day. */
export interface DayOfGame {
  readonly day: string;
  readonly game: string;
  readonly games: number;
  readonly moves: number;
  readonly ms: number;
}

export interface UsageStore {
  /** Counts a game once. */
  addPlayed(played: PlayedGame): Promise<void>;
  /** Since a day, in the order of days and games. */
  playedSince(day: string): Promise<readonly DayOfGame[]>;
  /** How many different people have finished a game, for every day since one. */
  peopleSince(day: string): Promise<readonly { readonly day: string; readonly people: number }[]>;
  /** Whether a token with this hash gives access to the figures. */
  isHostToken(hash: Uint8Array, now: number): Promise<boolean>;
  /** The days on which somebody has finished a game. */
  daysPlayed(person: string): Promise<readonly string[]>;
}

export function usagePart(db: Database): UsageStore {
  return {
    addPlayed: ({ id, day, game, moves, ms, people }) =>
      db.write(function* () {
        const insert = `INSERT INTO played (id, day, game, moves, ms) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (id) DO NOTHING RETURNING id`;
        if ((yield sql(insert, id, day, game, moves, Math.round(ms))).length === 0) return;
        for (const person of people) {
          // A person who was deleted in the meantime is not stored.
          const known = 'SELECT ?, id FROM people WHERE id = ?';
          yield sql(
            `INSERT INTO played_people (day, person) ${known} ON CONFLICT (day, person) DO NOTHING`,
            day,
            person,
          );
        }
      }),
    async playedSince(day) {
      const sums = `SELECT day, game, count(*) AS games, sum(moves) AS moves, sum(ms) AS ms FROM played WHERE day >= ?
        GROUP BY day, game ORDER BY day, game`;
      return (await db.read(sql(sums, day))).map(dayIn);
    },
    async peopleSince(day) {
      const counts = 'SELECT day, count(*) AS people FROM played_people WHERE day >= ? GROUP BY day ORDER BY day';
      const rows = await db.read(sql(counts, day));
      return rows.map(row => ({ day: String(row['day']), people: Number(row['people']) }));
    },
    async isHostToken(hash, now) {
      const find = `SELECT 1 AS found FROM one_time WHERE hash = ? AND kind = 'host' AND expires > ?`;
      return (await db.read(sql(find, hash, now))).length > 0;
    },
    async daysPlayed(person) {
      const rows = await db.read(sql('SELECT day FROM played_people WHERE person = ? ORDER BY day', person));
      return rows.map(row => String(row['day']));
    },
  };
}

function dayIn(row: Row): DayOfGame {
  return {
    day: String(row['day']),
    game: String(row['game']),
    games: Number(row['games']),
    moves: Number(row['moves']),
    ms: Number(row['ms']),
  };
}
