import { begin, choose, must, recordOf, secretFromSeed, settle, type Game, type Match } from '@thorp/kernel';
import { snowcrest } from '@thorp/snowcrest';
import { storedFromRecord, type Player, type StoredTable } from '@thorp/table';
import { villagers } from '@thorp/villagers';
import type { Page } from 'playwright-core';
import { dice } from './play.ts';

/* Finished games for pages that list and count them. */

/** Random games of these two are short. */
const GAMES: readonly Game[] = [villagers, snowcrest];

/** How many different games are played; the others are copies with another id and another day. */
const DIFFERENT = 24;
const DAY = 24 * 60 * 60 * 1000;

/** A random game of one to four players; every third one is solo. */
function playedMatch(i: number): Match {
  const game = must(GAMES[i % GAMES.length], 'there is a game');
  return playedAtRandom(game, i % 6 >= 4 ? 1 : 2 + (i % 3), i + 1);
}

/** A person called Rowan, and hard bots in all other seats. */
function playedGame(i: number): StoredTable {
  const match = playedMatch(i);
  const record = recordOf(match, true);
  const players = Array.from({ length: record.seats }, (_, seat): Player => {
    return seat === 0 ? { kind: 'human', name: 'Rowan' } : { kind: 'bot', name: `Bot ${seat}`, level: 'hard' };
  });
  return storedFromRecord(match.game, record, { id: `played-${i}`, players, confirms: false });
}

function playedAtRandom(game: Game, seats: number, seed: number): Match {
  const roll = dice(seed);
  const match = begin(game, settle(game, seats, {}), secretFromSeed(`${seed}`));
  for (let [asked] = match.questions; asked; [asked] = match.questions) {
    choose(match, asked.seat, asked.options[roll(asked.options.length)]);
  }
  return match;
}

/** A number of finished games, two a day up to now. */
export function finishedGames(count: number, now = Date.now()): StoredTable[] {
  const played = Array.from({ length: Math.min(count, DIFFERENT) }, (_, i) => playedGame(i));
  return Array.from({ length: count }, (_, i) => {
    const { header, entries } = played[i % played.length] ?? playedGame(i);
    const at = now - Math.floor(i / 2) * DAY;
    return { header: { ...header, id: `game-${i}` }, entries: entries.map(entry => ({ ...entry, at })) };
  });
}

/** A number of different games, and the file of all their records as the page exports it. */
export function recordedGames(count: number): { readonly matches: readonly Match[]; readonly file: string } {
  const matches = Array.from({ length: count }, (_, i) => playedMatch(i));
  const games = matches.map(match => ({ text: JSON.stringify(recordOf(match, true)) }));
  return { matches, file: JSON.stringify({ thorpGames: 1, games }) };
}

/** Stores games in the browser's database like the page. The page must have run once. */
export async function storeGames(page: Page, games: readonly StoredTable[]): Promise<void> {
  await page.evaluate(
    async all =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('thorp');
        opening.onerror = () => reject(opening.error ?? new Error('it does not open'));
        opening.onsuccess = () => {
          const tx = opening.result.transaction(['tables', 'entries'], 'readwrite');
          for (const { header, entries } of all) {
            const { id, game, players, rules } = header;
            const updated = entries.at(-1)?.at ?? 0;
            const summary = { id, game, players, rules, updated, title: game, line: '', yourTurn: false, over: true };
            tx.objectStore('tables').put({ ...summary, header, last: entries.length });
            for (const entry of entries) tx.objectStore('entries').put({ ...entry, table: id });
          }
          tx.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          tx.onerror = () => reject(tx.error ?? new Error('it is not stored'));
        };
      }),
    games,
  );
}
