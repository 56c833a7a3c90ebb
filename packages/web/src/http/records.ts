import { ThorpError } from '@thorp/kernel';

/** The record of a finished game from the server. */
export async function onlineRecord(table: string): Promise<string> {
  let answer = await fetch(`/api/tables/${table}/record`);
  // A try of a daily deal is also shown to others, once they have played it or its day is over.
  if (answer.status === 403 || answer.status === 404) answer = await fetch(`/api/daily/records/${table}`);
  if (!answer.ok) throw new ThorpError('bad-request', `the server gives no record of this table: ${answer.status}`);
  return answer.text();
}
