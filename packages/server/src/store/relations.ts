import { sql, type Database, type Row } from './database.ts';

/** Somebody the person has played with. */
export interface Acquaintance {
  readonly person: string;
  readonly name: string;
  readonly games: number;
  readonly last: number;
}

/** A seat that a person has taken. */
export interface TakenSeat {
  readonly room: string;
  readonly game: string;
  readonly name: string;
  readonly at: number;
  /** Whether the person sat there when the game began. */
  readonly played: boolean;
}

export type Relation = 'block' | 'mute';

export interface Related {
  readonly person: string;
  readonly name: string;
  readonly at: number;
}

export interface Invitation {
  readonly room: string;
  readonly game: string;
  /** The person who invites. */
  readonly from: string;
  readonly name: string;
  readonly at: number;
}

export interface Report {
  readonly id: string;
  /** The reporting person, and the reported one; empty if deleted. */
  readonly reporter: string;
  readonly about: string;
  readonly aboutName: string;
  readonly room: string;
  readonly text: string;
  readonly at: number;
  readonly closed: boolean;
}

/** Relations between people: who sat where, blocks, mutes, invitations and reports. */
export interface RelationStore {
  /** Stores that somebody took a seat, and the name. */
  noteSeat(seat: NotedSeat): Promise<void>;
  /** Stores who sat at the table when the game began. */
  noteStart(seats: readonly NotedSeat[]): Promise<void>;
  seatsOf(person: string): Promise<readonly TakenSeat[]>;
  playedWith(person: string, most: number): Promise<readonly Acquaintance[]>;
  havePlayed(person: string, other: string): Promise<boolean>;
  relate(person: string, kind: Relation, other: string, at: number): Promise<void>;
  unrelate(person: string, kind: Relation, other: string): Promise<boolean>;
  relatedTo(person: string, kind: Relation): Promise<readonly Related[]>;
  /** Everybody whom the person has blocked, or who has blocked the person. */
  blockedWith(person: string): Promise<ReadonlySet<string>>;
  /** Returns whether the invitation is new. */
  invite(room: string, game: string, from: string, to: string, at: number): Promise<boolean>;
  invitationsOf(person: string): Promise<readonly Invitation[]>;
  removeInvitation(person: string, room: string): Promise<boolean>;
  addReport(report: Omit<Report, 'aboutName' | 'closed'>): Promise<void>;
  reports(open: boolean, most: number): Promise<readonly Report[]>;
  reportsOf(reporter: string): Promise<readonly Report[]>;
  closeReport(id: string): Promise<boolean>;
}

export interface NotedSeat {
  readonly person: string;
  readonly room: string;
  readonly game: string;
  readonly name: string;
  readonly at: number;
}

const REPORT = `SELECT r.id, r.reporter, r.about, p.name, r.room, r.text, r.at, r.closed
  FROM reports r LEFT JOIN people p ON p.id = r.about`;

export function relationPart(db: Database): RelationStore {
  return { ...seatPart(db), ...blockPart(db), ...invitationPart(db), ...reportPart(db) };
}

type SeatPart = Pick<RelationStore, 'noteSeat' | 'noteStart' | 'seatsOf' | 'playedWith' | 'havePlayed'>;

function seatPart(db: Database): SeatPart {
  function* note({ person, room, game, name, at }: NotedSeat, played: 0 | 1) {
    const insert = `INSERT INTO seats (person, room, game, name, at, played) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (person, room) DO UPDATE SET name = excluded.name, played = excluded.played`;
    yield sql(insert, person, room, game, name, at, played);
    yield sql('UPDATE people SET name = ? WHERE id = ?', name, person);
  }
  return {
    noteSeat: seat =>
      db.write(function* () {
        yield* note(seat, 0);
      }),
    noteStart: seats =>
      db.write(function* () {
        for (const seat of seats) yield* note(seat, 1);
      }),
    async seatsOf(person) {
      const rows = await db.read(sql('SELECT * FROM seats WHERE person = ? ORDER BY at, room', person));
      return rows.map(row => ({
        room: String(row['room']),
        game: String(row['game']),
        name: String(row['name']),
        at: Number(row['at']),
        played: Number(row['played']) === 1,
      }));
    },
    async playedWith(person, most) {
      const find = `SELECT p.id, p.name, count(*) AS games, max(other.at) AS last
        FROM seats mine JOIN seats other ON other.room = mine.room JOIN people p ON p.id = other.person
        WHERE mine.person = ? AND other.person <> ? AND mine.played = 1 AND other.played = 1
        GROUP BY p.id, p.name ORDER BY last DESC, p.id LIMIT ?`;
      const rows = await db.read(sql(find, person, person, most));
      return rows.map(row => ({
        person: String(row['id']),
        name: String(row['name']),
        games: Number(row['games']),
        last: Number(row['last']),
      }));
    },
    async havePlayed(person, other) {
      const find = `SELECT 1 AS found FROM seats mine JOIN seats other ON other.room = mine.room
        WHERE mine.person = ? AND other.person = ? AND mine.played = 1 AND other.played = 1 LIMIT 1`;
      return (await db.read(sql(find, person, other))).length > 0;
    },
  };
}

type BlockPart = Pick<RelationStore, 'relate' | 'unrelate' | 'relatedTo' | 'blockedWith'>;

function blockPart(db: Database): BlockPart {
  return {
    async relate(person, kind, other, at) {
      const insert = `INSERT INTO relations (person, kind, other, at) VALUES (?, ?, ?, ?)
        ON CONFLICT (person, kind, other) DO NOTHING`;
      await db.run(sql(insert, person, kind, other, at));
    },
    async unrelate(person, kind, other) {
      const remove = 'DELETE FROM relations WHERE person = ? AND kind = ? AND other = ? RETURNING other';
      return (await db.run(sql(remove, person, kind, other))).length > 0;
    },
    async relatedTo(person, kind) {
      const find = `SELECT r.other, p.name, r.at FROM relations r JOIN people p ON p.id = r.other
        WHERE r.person = ? AND r.kind = ? ORDER BY r.at, r.other`;
      const rows = await db.read(sql(find, person, kind));
      return rows.map(row => ({ person: String(row['other']), name: String(row['name']), at: Number(row['at']) }));
    },
    async blockedWith(person) {
      const find = `SELECT other AS id FROM relations WHERE person = ? AND kind = 'block'
        UNION SELECT person AS id FROM relations WHERE other = ? AND kind = 'block'`;
      return new Set((await db.read(sql(find, person, person))).map(({ id }) => String(id)));
    },
  };
}

type InvitationPart = Pick<RelationStore, 'invite' | 'invitationsOf' | 'removeInvitation'>;

function invitationPart(db: Database): InvitationPart {
  return {
    async invite(room, game, from, to, at) {
      const insert = `INSERT INTO invitations (person, room, game, inviter, at) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (person, room) DO NOTHING RETURNING room`;
      return (await db.run(sql(insert, to, room, game, from, at))).length > 0;
    },
    async invitationsOf(person) {
      const find = `SELECT i.room, i.game, i.inviter, p.name, i.at FROM invitations i JOIN people p ON p.id = i.inviter
        WHERE i.person = ? ORDER BY i.at DESC, i.room`;
      return (await db.read(sql(find, person))).map(row => ({
        room: String(row['room']),
        game: String(row['game']),
        from: String(row['inviter']),
        name: String(row['name']),
        at: Number(row['at']),
      }));
    },
    async removeInvitation(person, room) {
      const remove = 'DELETE FROM invitations WHERE person = ? AND room = ? RETURNING room';
      return (await db.run(sql(remove, person, room))).length > 0;
    },
  };
}

type ReportPart = Pick<RelationStore, 'addReport' | 'reports' | 'reportsOf' | 'closeReport'>;

function reportPart(db: Database): ReportPart {
  return {
    async addReport({ id, reporter, about, room, text, at }) {
      const insert = `INSERT INTO reports (id, reporter, about, room, text, at, closed) VALUES (?, ?, ?, ?, ?, ?, 0)`;
      await db.run(sql(insert, id, reporter, about, room, text, at));
    },
    async reports(open, most) {
      const which = open ? 'WHERE r.closed = 0' : '';
      return (await db.read(sql(`${REPORT} ${which} ORDER BY r.at DESC, r.id LIMIT ?`, most))).map(reportIn);
    },
    async reportsOf(reporter) {
      return (await db.read(sql(`${REPORT} WHERE r.reporter = ? ORDER BY r.at, r.id`, reporter))).map(reportIn);
    },
    async closeReport(id) {
      return (await db.run(sql('UPDATE reports SET closed = 1 WHERE id = ? RETURNING id', id))).length > 0;
    },
  };
}

function reportIn(row: Row): Report {
  return {
    id: String(row['id']),
    reporter: String(row['reporter']),
    about: String(row['about']),
    aboutName: String(row['name'] ?? ''),
    room: String(row['room']),
    text: String(row['text']),
    at: Number(row['at']),
    closed: Number(row['closed']) === 1,
  };
}
