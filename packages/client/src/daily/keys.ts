import { canonical, digest, secretFromSeed } from '@thorp/kernel';
import { dayAfter } from './schedule.ts';

/*
 * What deals a day. A site has a chain of keys, one for each day, made backwards: the key of a day is the hash of the
 * next day's key. So a published key gives the keys of all earlier days and of no later day, and it commits the site to
 * every later day: docs/fairness.md says what that proves.
 */

/** The key of the day before, from the key of a day. */
export function keyBefore(key: string): string {
  return digest(`thorp/daily-key/1\n${key}`);
}

/** The secret that deals a game on a day of a site. It reveals neither the key nor other games of the day. */
export function dailySecret(key: string, day: string, game: string): string {
  return digest(`thorp/daily-deal/1\n${canonical([key, day, game])}`);
}

/** Whether the key of a day follows from that of a later day. */
export function isKeyOf(day: string, key: string, later: { readonly day: string; readonly key: string }): boolean {
  let { day: at, key: found } = later;
  for (; at > day; at = dayAfter(at, -1)) found = keyBefore(found);
  return at === day && found === key;
}

/** The seed word of a day's deal without a server: everybody can know it in advance. */
export function dailyWord(day: string, game: string): string {
  return `daily ${day} ${game}`;
}

/** The secret made from that word, as at every table dealt from a word. */
export function offlineSecret(day: string, game: string): string {
  return secretFromSeed(dailyWord(day, game));
}
