import { sql, wordIn, type Database, type Row } from './database.ts';

/** The kinds of notices that a person can choose. */
export const NOTICE_KINDS = ['turn', 'over', 'invitation'] as const;
/** Somebody at the table reminds a person of their turn: sent to people who want notices of their turns. */
const KEPT_KINDS = [...NOTICE_KINDS, 'reminder'] as const;
export type NoticeKind = (typeof KEPT_KINDS)[number];

/** A reason to notify a person. */
export interface Notice {
  readonly person: string;
  readonly room: string;
  readonly kind: NoticeKind;
  readonly game: string;
  /** Grows with every new reason: for a turn, the version since which the person is asked. */
  readonly mark: number;
  readonly at: number;
}

const CHANNEL_KINDS = ['push', 'email', 'webhook'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** A way to send messages to a person. People add channels themselves, so having one means they want it. */
export interface Channel {
  readonly person: string;
  readonly kind: ChannelKind;
  readonly address: string;
  /** Keys of a browser, or the salt of a webhook's secret. */
  readonly data: string;
  readonly failures: number;
  readonly created: number;
}

export interface NoticeStore {
  /** The person's preferences, as the notifier writes them; empty if the person has chosen nothing. */
  noticePreferences(person: string): Promise<string>;
  setNoticePreferences(person: string, preferences: string): Promise<void>;
  channelsOf(person: string): Promise<readonly Channel[]>;
  /** Adds a channel, or new data for the same address. */
  addChannel(channel: Channel): Promise<void>;
  removeChannel(channel: Pick<Channel, 'person' | 'kind' | 'address'>): Promise<void>;
  setFailures(channel: Channel, failures: number): Promise<void>;
  /** Adds a notice; false if the person was or will be notified for the same reason. */
  addNotice(notice: Notice): Promise<boolean>;
  /** Adds a reminder; false if there was one after a time. */
  addReminder(notice: Notice, after: number): Promise<boolean>;
  /** The notices not sent yet, the oldest first. */
  openNotices(person: string): Promise<readonly Notice[]>;
  /** The person was notified, or need not be. A notice with a newer reason stays open. */
  closeNotices(notices: readonly Notice[]): Promise<void>;
}

export function noticePart(db: Database): NoticeStore {
  return { ...channelPart(db), ...openPart(db) };
}

type ChannelPart = Pick<
  NoticeStore,
  'noticePreferences' | 'setNoticePreferences' | 'channelsOf' | 'addChannel' | 'removeChannel' | 'setFailures'
>;

const ONE = 'WHERE person = ? AND kind = ? AND address = ?';

function channelPart(db: Database): ChannelPart {
  return {
    async noticePreferences(person) {
      const [found] = await db.read(sql('SELECT wishes FROM people WHERE id = ?', person));
      return String(found?.['wishes'] ?? '');
    },
    async setNoticePreferences(person, preferences) {
      await db.run(sql('UPDATE people SET wishes = ? WHERE id = ?', preferences, person));
    },
    async channelsOf(person) {
      const rows = await db.read(sql('SELECT * FROM channels WHERE person = ? ORDER BY created, address', person));
      return rows.map(channelIn);
    },
    async addChannel({ person, kind, address, data, failures, created }) {
      const insert = `INSERT INTO channels (person, kind, address, data, failures, created) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (person, kind, address) DO UPDATE SET data = excluded.data, failures = excluded.failures`;
      await db.run(sql(insert, person, kind, address, data, failures, created));
    },
    async removeChannel({ person, kind, address }) {
      await db.run(sql(`DELETE FROM channels ${ONE}`, person, kind, address));
    },
    async setFailures({ person, kind, address }, failures) {
      await db.run(sql(`UPDATE channels SET failures = ? ${ONE}`, failures, person, kind, address));
    },
  };
}

type OpenPart = Pick<NoticeStore, 'addNotice' | 'addReminder' | 'openNotices' | 'closeNotices'>;

function openPart(db: Database): OpenPart {
  return {
    async addNotice({ person, room, kind, game, mark, at }) {
      const insert = `INSERT INTO notices (person, room, kind, game, mark, told, at) VALUES (?, ?, ?, ?, ?, 0, ?)
        ON CONFLICT (person, room, kind) DO UPDATE SET mark = excluded.mark, at = excluded.at
        WHERE notices.mark < excluded.mark RETURNING person`;
      return (await db.run(sql(insert, person, room, kind, game, mark, at))).length > 0;
    },
    async addReminder({ person, room, kind, game, mark, at }, after) {
      const insert = `INSERT INTO notices (person, room, kind, game, mark, told, at) VALUES (?, ?, ?, ?, ?, 0, ?)
        ON CONFLICT (person, room, kind) DO UPDATE SET mark = excluded.mark, told = 0, at = excluded.at
        WHERE notices.at <= ? RETURNING person`;
      return (await db.run(sql(insert, person, room, kind, game, mark, at, after))).length > 0;
    },
    async openNotices(person) {
      const find = 'SELECT * FROM notices WHERE person = ? AND mark > told ORDER BY at, room, kind';
      return (await db.read(sql(find, person))).map(noticeIn);
    },
    closeNotices: notices =>
      db.write(function* () {
        for (const { person, room, kind, mark } of notices) {
          const update = 'UPDATE notices SET told = ? WHERE person = ? AND room = ? AND kind = ? AND told < ?';
          yield sql(update, mark, person, room, kind, mark);
          // After the end nobody is asked.
          if (kind === 'over')
            yield sql(
              `DELETE FROM notices WHERE person = ? AND room = ? AND kind IN ('turn', 'reminder')`,
              person,
              room,
            );
        }
      }),
  };
}

function channelIn(row: Row): Channel {
  return {
    person: String(row['person']),
    kind: wordIn(row, 'kind', CHANNEL_KINDS),
    address: String(row['address']),
    data: String(row['data']),
    failures: Number(row['failures']),
    created: Number(row['created']),
  };
}

function noticeIn(row: Row): Notice {
  return {
    person: String(row['person']),
    room: String(row['room']),
    kind: wordIn(row, 'kind', KEPT_KINDS),
    game: String(row['game']),
    mark: Number(row['mark']),
    at: Number(row['at']),
  };
}
