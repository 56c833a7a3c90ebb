import { DAILY_KINDS, TRY_STATES, type DailyKind, type DailyScore, type TryState } from '@thorp/client/daily';
import { parsed, sql, wordIn, type Database, type Row } from './database.ts';

/** The score of a try, with the tie-breakers. */
export interface KeptScore extends DailyScore {
  /** Compared from left to right, higher is better. */
  readonly standing: readonly number[];
}

/** Somebody's try of the deal of a game and day. */
export interface DailyTry {
  /** The table, or the record of a game played elsewhere. */
  readonly id: string;
  readonly day: string;
  readonly game: string;
  readonly kind: DailyKind;
  readonly person: string;
  readonly name: string;
  readonly began: number;
  /** When it ended; 0 while it is played. */
  readonly ended: number;
  readonly state: TryState;
  readonly score: KeptScore | null;
}

/** A try with the portrait of its person. */
export interface ShownTry extends DailyTry {
  readonly portrait: string;
}

export interface DailyStore {
  /** Begins somebody's only try of a deal; returns the existing one if it was begun before. */
  beginTry(begun: Pick<DailyTry, 'id' | 'day' | 'game' | 'person' | 'name' | 'began'>): Promise<DailyTry>;
  /**
   * Stores a try that was played elsewhere or by the bot, with its record; false if the person has one of this deal.
   */
  addPlayedTry(played: DailyTry, record: string): Promise<boolean>;
  findTry(id: string): Promise<DailyTry | null>;
  /** Stores the end of a running try. Has no effect if it has already ended. */
  endTry(id: string, end: Pick<DailyTry, 'ended' | 'state' | 'score'>): Promise<void>;
  /** Stores the result of checking a try. */
  settleTry(id: string, state: 'verified' | 'refused'): Promise<void>;
  /** The finished tries of a deal, of people who are not suspended. */
  triesOf(day: string, game: string): Promise<readonly ShownTry[]>;
  /** The bot's game of a deal; null until it was played. */
  botTry(day: string, game: string): Promise<DailyTry | null>;
  /** All tries of somebody, the latest day first. */
  dailyOf(person: string): Promise<readonly DailyTry[]>;
  /** The record of a game that was played elsewhere or by the bot. */
  dailyRecord(id: string): Promise<string | null>;
}

const TRY = 'SELECT d.id, d.day, d.game, d.kind, d.person, d.name, d.began, d.ended, d.state, d.score FROM daily d';
const INSERT = `INSERT INTO daily (id, day, game, kind, person, name, began, ended, state, score)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (person, day, game, kind) DO NOTHING RETURNING id`;

export function dailyPart(db: Database): DailyStore {
  return {
    beginTry: ({ id, day, game, person, name, began }) =>
      db.write(function* () {
        yield sql(INSERT, id, day, game, 'site', person, name, began, 0, 'running', '');
        const mine = `${TRY} WHERE d.person = ? AND d.day = ? AND d.game = ? AND d.kind = 'site'`;
        const [row] = yield sql(mine, person, day, game);
        if (!row) throw new Error('broken invariant: a try that was begun is there');
        return tryIn(row);
      }),
    addPlayedTry: ({ id, day, game, kind, person, name, began, ended, state, score }, record) =>
      db.write(function* () {
        const values = [id, day, game, kind, person, name, began, ended, state, JSON.stringify(score)];
        if ((yield sql(INSERT, ...values)).length === 0) return false;
        yield sql('INSERT INTO daily_records (id, body) VALUES (?, ?)', id, record);
        return true;
      }),
    async findTry(id) {
      const [found] = await db.read(sql(`${TRY} WHERE d.id = ?`, id));
      return found ? tryIn(found) : null;
    },
    async endTry(id, { ended, state, score }) {
      const end = `UPDATE daily SET ended = ?, state = ?, score = ? WHERE id = ? AND state = 'running'`;
      await db.run(sql(end, ended, state, score ? JSON.stringify(score) : '', id), true);
    },
    async settleTry(id, state) {
      await db.run(sql(`UPDATE daily SET state = ? WHERE id = ? AND state = 'checking'`, state, id), true);
    },
    async triesOf(day, game) {
      const shown = `SELECT t.*, p.portrait FROM (${TRY} WHERE d.day = ? AND d.game = ? AND d.ended > 0) t
        JOIN people p ON p.id = t.person WHERE p.state = 0 ORDER BY t.ended, t.id`;
      const rows = await db.read(sql(shown, day, game));
      return rows.map(row => ({ ...tryIn(row), portrait: String(row['portrait']) }));
    },
    async botTry(day, game) {
      const [found] = await db.read(sql(`${TRY} WHERE d.day = ? AND d.game = ? AND d.kind = 'bot'`, day, game));
      return found ? tryIn(found) : null;
    },
    async dailyOf(person) {
      return (await db.read(sql(`${TRY} WHERE d.person = ? ORDER BY d.day DESC, d.game, d.kind`, person))).map(tryIn);
    },
    async dailyRecord(id) {
      const [found] = await db.read(sql('SELECT body FROM daily_records WHERE id = ?', id));
      return found ? String(found['body']) : null;
    },
  };
}

function tryIn(row: Row): DailyTry {
  return {
    id: String(row['id']),
    day: String(row['day']),
    game: String(row['game']),
    kind: wordIn(row, 'kind', DAILY_KINDS),
    person: String(row['person']),
    name: String(row['name']),
    began: Number(row['began']),
    ended: Number(row['ended']),
    state: wordIn(row, 'state', TRY_STATES),
    score: row['score'] === '' ? null : parsed<KeptScore>(row, 'score'),
  };
}
