import { codePart } from './codes.ts';
import { dailyPart } from './daily.ts';
import { sql, type Database } from './database.ts';
import { duePart } from './due.ts';
import { forgetPart } from './forget.ts';
import { mergePart } from './merge.ts';
import { noticePart } from './notices.ts';
import { peoplePart } from './people.ts';
import { ratingPart } from './ratings.ts';
import { recordPart } from './records.ts';
import { relationPart } from './relations.ts';
import { roomPart } from './rooms.ts';
import type { Sealer } from './sealed.ts';
import { stalePart } from './stale.ts';
import { tablePart } from './tables.ts';
import type { ServerStore } from './types.ts';
import { usagePart } from './usage.ts';

/** The store over either kind of database. */
export function storeOver(db: Database, secrets: Sealer): ServerStore {
  return {
    ...tablePart(db, secrets),
    ...roomPart(db, secrets),
    ...codePart(db),
    ...peoplePart(db),
    ...relationPart(db),
    ...ratingPart(db),
    ...recordPart(db),
    ...dailyPart(db),
    ...usagePart(db),
    ...noticePart(db),
    ...forgetPart(db),
    ...stalePart(db),
    ...mergePart(db),
    ...duePart(db),
    news: db.news,
    waiting: db.waiting,
    check: () => soon(db.read(sql('SELECT 1'))),
    close: db.close,
  };
}

/** A database that is restarting answers late, but a health check needs an answer soon. */
const CHECK_LIMIT = 2_000;

async function soon(answer: Promise<unknown>): Promise<void> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new Error('the store does not answer')), CHECK_LIMIT);
  });
  await Promise.race([answer, late]).finally(() => clearTimeout(limit));
}
