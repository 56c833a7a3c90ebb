import { sql, type Change, type Database, type Row } from './database.ts';

/** A strength and its uncertainty. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** One place of a finished game. */
export interface ResultSeat {
  readonly seat: number;
  /** The person, or the level of a bot as in `bot:hard`; empty for a deleted person. */
  readonly subject: string;
  readonly name: string;
  /** 1 for the winner; equal results share a place. */
  readonly place: number;
  readonly score: number;
}

export interface TableResult {
  readonly room: string;
  readonly game: string;
  readonly ended: number;
  readonly rated: boolean;
  /** Whether the lobby listed the table: then its result is public too. */
  readonly shown: boolean;
  readonly seats: readonly ResultSeat[];
}

/** A rating after one game. */
export interface RatingStep extends Rating {
  readonly room: string;
  readonly game: string;
  readonly at: number;
}

/** A rating with the games it is based on. */
export interface StoredRating extends Rating {
  readonly game: string;
  readonly subject: string;
  /** Empty for a bot. */
  readonly name: string;
  readonly games: number;
  readonly wins: number;
}

/** Computes the ratings after a game from the ratings before it and the places, in the same order. */
export type Rate = (before: readonly (Rating | null)[], places: readonly number[]) => readonly Rating[];

export interface RatingStore {
  /** Stores the result of a table and changes the ratings once; false if that was done before. */
  addResult(result: TableResult, rate: Rate): Promise<boolean>;
  hasResult(room: string): Promise<boolean>;
  /** Which of these rooms have a finished game with a result. */
  withResult(rooms: readonly string[]): Promise<ReadonlySet<string>>;
  ratingsOf(subject: string): Promise<readonly StoredRating[]>;
  /** The history of somebody's ratings: the latest games, in the order in which they ended. */
  ratingSteps(subject: string, most: number): Promise<readonly RatingStep[]>;
  /** The strongest players of a game with a certain rating: bots, and people who have an account. */
  ranking(game: string, most: number): Promise<readonly StoredRating[]>;
  /** The latest results of tables that the lobby listed. */
  shownResults(game: string, most: number): Promise<readonly TableResult[]>;
  resultsOf(subject: string, most: number): Promise<readonly TableResult[]>;
}

const RATING = `SELECT r.game, r.subject, r.mu, r.sigma, r.games, r.wins, p.name
  FROM ratings r LEFT JOIN people p ON p.id = r.subject`;
/** An index has this order, so that strangers cannot make the server sort everybody. */
export const RANKING = `${RATING} WHERE r.game = ?
  AND (r.subject LIKE 'bot:%' OR EXISTS (SELECT 1 FROM passkeys k WHERE k.person = r.subject))
  ORDER BY r.mu - 3 * r.sigma DESC, r.subject LIMIT ?`;
const RESULT = `SELECT x.id, x.game, x.ended, x.rated, x.shown, s.seat, s.subject, s.name, s.place, s.score
  FROM results x JOIN result_seats s ON s.id = x.id`;

export function ratingPart(db: Database): RatingStore {
  return {
    addResult: (result, rate) => db.write(() => adding(result, rate)),
    async hasResult(room) {
      return (await db.read(sql('SELECT id FROM results WHERE id = ?', room))).length > 0;
    },
    async withResult(rooms) {
      if (rooms.length === 0) return new Set();
      const find = `SELECT id FROM results WHERE id IN (${rooms.map(() => '?').join(', ')})`;
      return new Set((await db.read(sql(find, ...rooms))).map(({ id }) => String(id)));
    },
    async ratingsOf(subject) {
      return (await db.read(sql(`${RATING} WHERE r.subject = ? ORDER BY r.game`, subject))).map(ratingIn);
    },
    async ratingSteps(subject, most) {
      const find = `SELECT x.id, x.game, x.ended, s.mu, s.sigma FROM result_seats s JOIN results x ON x.id = s.id
        WHERE s.subject = ? AND s.mu IS NOT NULL ORDER BY x.ended DESC, x.id DESC LIMIT ?`;
      return (await db.read(sql(find, subject, most))).map(stepIn).toReversed();
    },
    async ranking(game, most) {
      return (await db.read(sql(RANKING, game, most))).map(ratingIn);
    },
    async shownResults(game, most) {
      const latest = 'SELECT id FROM results WHERE game = ? AND shown = 1 ORDER BY ended DESC, id LIMIT ?';
      return resultsIn(await db.read(sql(`${RESULT} WHERE x.id IN (${latest})`, game, most)));
    },
    async resultsOf(subject, most) {
      const latest = `SELECT mine.id FROM result_seats mine JOIN results r ON r.id = mine.id
        WHERE mine.subject = ? ORDER BY r.ended DESC, mine.id LIMIT ?`;
      return resultsIn(await db.read(sql(`${RESULT} WHERE x.id IN (${latest})`, subject, most)));
    },
  };
}

/** The key of the result decides which of two processes changes the ratings. */
function* adding(result: TableResult, rate: Rate): ReturnType<Change<boolean>> {
  const { room, game, ended, rated, shown, seats } = result;
  const insert = `INSERT INTO results (id, game, ended, rated, shown) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (id) DO NOTHING RETURNING id`;
  const [fresh] = yield sql(insert, room, game, ended, rated ? 1 : 0, shown ? 1 : 0);
  if (!fresh) return false;
  const known: ResultSeat[] = [];
  for (const seat of seats) known.push((yield* isKnown(seat.subject)) ? seat : { ...seat, subject: '' });
  for (const { seat, subject, name, place, score } of known) {
    const add = 'INSERT INTO result_seats (id, seat, subject, name, place, score) VALUES (?, ?, ?, ?, ?, ?)';
    yield sql(add, room, seat, subject, name, place, score);
  }
  if (rated) yield* rating({ room, game, ended }, known, rate);
  return true;
}

function* isKnown(subject: string): ReturnType<Change<boolean>> {
  if (subject.startsWith('bot:')) return true;
  return (yield sql('SELECT id FROM people WHERE id = ?', subject)).length > 0;
}

type RatedGame = Pick<TableResult, 'room' | 'game' | 'ended'>;

function* rating({ room, game, ended }: RatedGame, seats: readonly ResultSeat[], rate: Rate): ReturnType<Change<void>> {
  const before: (Rating | null)[] = [];
  for (const { subject } of seats) {
    const [found] = yield sql('SELECT mu, sigma FROM ratings WHERE game = ? AND subject = ?', game, subject);
    before.push(found ? { mu: Number(found['mu']), sigma: Number(found['sigma']) } : null);
  }
  const places = seats.map(({ place }) => place);
  const after = rate(before, places);
  for (const subject of new Set(seats.map(each => each.subject))) {
    // Two bots of one level share a rating: it changes by the mean of both changes.
    const mine = [...seats.keys()].filter(i => subject !== '' && seats[i]?.subject === subject);
    const mean = (of: (rated: Rating) => number): number =>
      mine.reduce((sum, i) => sum + of(after[i] ?? { mu: 0, sigma: 0 }), 0) / mine.length;
    if (mine.length === 0) continue;
    const [mu, sigma] = [mean(each => each.mu), mean(each => each.sigma)];
    const won = mine.filter(i => places[i] === 1).length;
    const upsert = `INSERT INTO ratings (game, subject, mu, sigma, games, wins, changed) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (game, subject) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,
        games = ratings.games + excluded.games, wins = ratings.wins + excluded.wins, changed = excluded.changed`;
    yield sql(upsert, game, subject, mu, sigma, mine.length, won, ended);
    yield sql('UPDATE result_seats SET mu = ?, sigma = ? WHERE id = ? AND subject = ?', mu, sigma, room, subject);
  }
}

function ratingIn(row: Row): StoredRating {
  return {
    game: String(row['game']),
    subject: String(row['subject']),
    name: String(row['name'] ?? ''),
    mu: Number(row['mu']),
    sigma: Number(row['sigma']),
    games: Number(row['games']),
    wins: Number(row['wins']),
  };
}

function stepIn(row: Row): RatingStep {
  return {
    room: String(row['id']),
    game: String(row['game']),
    at: Number(row['ended']),
    mu: Number(row['mu']),
    sigma: Number(row['sigma']),
  };
}

/** The latest first; the seats of each in order. */
function resultsIn(rows: readonly Row[]): TableResult[] {
  const results = Map.groupBy(rows, ({ id }) => String(id));
  const found = [...results].map(([room, [first, ...rest]]): TableResult => ({
    room,
    game: String(first?.['game']),
    ended: Number(first?.['ended']),
    rated: Number(first?.['rated']) === 1,
    shown: Number(first?.['shown']) === 1,
    seats: (first ? [first, ...rest] : []).map(seatIn).toSorted((a, b) => a.seat - b.seat),
  }));
  return found.toSorted((a, b) => b.ended - a.ended || (a.room < b.room ? -1 : 1));
}

function seatIn(row: Row): ResultSeat {
  return {
    seat: Number(row['seat']),
    subject: String(row['subject']),
    name: String(row['name']),
    place: Number(row['place']),
    score: Number(row['score']),
  };
}
