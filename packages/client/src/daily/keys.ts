import { canonical, digest, secretFromSeed } from '@thorp/kernel';
import { dayAfter } from './schedule.ts';

/*
 * What deals a day. A site has a chain of keys, one a day, made backwards: the key of a day is the hash of the key of the
 * day after it. So a key that is published gives all days before it and none after it, and it binds the site to every later
 * day: docs/fairness.md says what that proves.
 */

/** The key of the day before, from the key of a day. */
export function keyBefore(key: string): string {
  return digest(`thorp/daily-key/1\n${key}`);
}

/** The secret that deals a game on a day of a site. It tells nothing of the key, or of other games of the day. */
export function dailySecret(key: string, day: string, game: string): string {
  return digest(`thorp/daily-deal/1\n${canonical([key, day, game])}`);
}

/** Whether the key of a day follows from that of a later day. */
export function isKeyOf(day: string, key: string, later: { readonly day: string; readonly key: string }): boolean {
  let { day: at, key: found } = later;
  for (; at > day; at = dayAfter(at, -1)) found = keyBefore(found);
  return at === day && found === key;
}

/** The word that deals a game of a day where there is no site: everybody can know it ahead. */
export function dailyWord(day: string, game: string): string {
  return `daily ${day} ${game}`;
}

/** What that word deals with, as at every table that is dealt by a word. */
export function offlineSecret(day: string, game: string): string {
  return secretFromSeed(dailyWord(day, game));
}
