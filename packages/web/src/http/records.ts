import type { PastGame } from '@thorp/client/protocol';
import { ThorpError } from '@thorp/kernel';

/** There is no record yet: the game goes on, and this is what the reader has seen of it. */
export class GameGoesOn extends Error {
  readonly past: PastGame;

  constructor(past: PastGame) {
    super('the game goes on');
    this.past = past;
  }
}

/** The record of a finished game from the server. Throws `GameGoesOn` for a running one. */
export async function onlineRecord(table: string): Promise<string> {
  let answer = await fetch(`/api/tables/${table}/review`);
  // A try of a daily deal is also shown to others, once they have played it or its day is over.
  if (answer.status === 403 || answer.status === 404) answer = await fetch(`/api/daily/records/${table}`);
  if (!answer.ok) throw new ThorpError('bad-request', `the server gives no record of this table: ${answer.status}`);
  // Page and server have the same version.
  if (answer.status === 202) throw new GameGoesOn((await answer.json()) as PastGame);
  return answer.text();
}
