import { sql, type Database } from './database.ts';
import { duePart } from './due.ts';
import { forgetPart } from './forget.ts';
import { noticePart } from './notices.ts';
import { peoplePart } from './people.ts';
import { ratingPart } from './ratings.ts';
import { relationPart } from './relations.ts';
import { roomPart } from './rooms.ts';
import type { Sealer } from './sealed.ts';
import { tablePart } from './tables.ts';
import type { ServerStore } from './types.ts';

/** The store over a database of either kind. */
export function storeOver(db: Database, secrets: Sealer): ServerStore {
  return {
    ...tablePart(db, secrets),
    ...roomPart(db, secrets),
    ...peoplePart(db),
    ...relationPart(db),
    ...ratingPart(db),
    ...noticePart(db),
    ...forgetPart(db),
    ...duePart(db),
    onNews: db.news.listen,
    waiting: db.waiting,
    check: async () => void (await db.read(sql('SELECT 1'))),
    close: db.close,
  };
}
