import { randomInt } from 'node:crypto';
import { phaseOf } from '@thorp/table';
import type { FastifyInstance } from 'fastify';
import { ServerError } from './errors.ts';
import { bucketsByKey, networkOf } from './limits.ts';
import type { AccountPorts } from './people/accountRoutes.ts';
import { refuseBlocked } from './people/blocks.ts';
import { TablePath, TypedCode } from './schemas.ts';
import type { KeptCode } from './store/codes.ts';
import type { Tables } from './tables.ts';

/*
 * A table's code has five letters, to be read out in a room. Unlike a link it can be guessed, so it is valid for an
 * hour at most, ends when the game begins, and guesses are limited by address and by code.
 */

/** No vowels, so that no code is a word; no letter that looks like a digit. */
const LETTERS = 'BCDFGHJKMNPQRSTVWXYZ';
const LENGTH = 5;
const HOUR_MS = 3_600_000;

/** Guesses of one address: ten at once, then six a minute. */
const GUESSES_PER_SECOND = 0.1;
const GUESSES_AT_ONCE = 10;
/** How often one table can be found by its code, from all addresses together. */
const USES_PER_SECOND = 0.1;
const USES_AT_ONCE = 30;

export function addCodeRoutes(app: FastifyInstance, ports: AccountPorts & { tables: Tables }): void {
  const { store, tables, gate, now } = ports;
  const guesses = bucketsByKey(GUESSES_PER_SECOND, GUESSES_AT_ONCE);
  const uses = bucketsByKey(USES_PER_SECOND, USES_AT_ONCE);

  app.post<{ Params: TablePath }>('/api/tables/:table/code', { schema: { params: TablePath } }, async request => {
    const { person } = await gate.changing(request);
    const live = await tables.use(request.params.table);
    const room = live.room();
    const belongs = room.header.owner === person || live.seat(person) !== null;
    if (!belongs) throw new ServerError('not-seated', 'only those seated at the table can see its code');
    if (phaseOf(room) === 'started') throw new ServerError('bad-request', 'the game has begun');
    return kept(live.id);
  });

  app.post<{ Body: TypedCode }>('/api/codes', { schema: { body: TypedCode } }, async request => {
    const { person } = await gate.session(request);
    const code = request.body.code.replaceAll(/[ -]/g, '').toUpperCase();
    if (!guesses(networkOf(request.ip), now()) || !uses(code, now())) {
      throw new ServerError('too-fast', 'too many codes were tried; wait a minute');
    }
    return { table: await tableOf(code, person) };
  });

  async function kept(room: string): Promise<KeptCode> {
    for (;;) {
      const found = await store.keepCode(room, { code: freshCode(), expires: now() + HOUR_MS }, now());
      if (found) return found;
    }
  }

  /** Returns the same error for a code that is unknown, expired or of a game that has begun. */
  async function tableOf(code: string, person: string): Promise<string> {
    const unknown = new ServerError('not-found', 'no table has this code now');
    const id = await store.roomOfCode(code, now());
    if (id === null) throw unknown;
    const room = (await tables.use(id)).room();
    if (phaseOf(room) === 'started') throw unknown;
    await refuseBlocked(store, room, person).catch(() => {
      throw unknown;
    });
    return id;
  }
}

function freshCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}
