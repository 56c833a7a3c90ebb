import type { PeopleStore } from '../store/people.ts';
import { hashOf, randomSecret } from '../people/sessions.ts';

const DAY_MS = 86_400_000;

/** Makes a token that opens the page of figures for a number of days; the store keeps only its hash. */
export async function newHostToken(
  store: Pick<PeopleStore, 'addOneTime'>,
  days: number,
  now = Date.now(),
): Promise<string> {
  const token = randomSecret();
  const kept = { kind: 'host', person: '', data: '', expires: now + days * DAY_MS } as const;
  await store.addOneTime({ hash: hashOf(token), ...kept }, now);
  return token;
}
