import { settle, type Config } from '@thorp/kernel';
import { goldenLogTests } from '@thorp/testkit';
import { villagers, type Settings } from '../src/index.ts';
import { de } from '../src/text/de.ts';
import { subject } from './subject.ts';

/**
 * One game of each mode, in words to its end, in both languages. With these seeds all twelve Events of the seasons
 * happen. After an intended change update the fixtures (`vitest run packages/games/villagers/test/logs.test.ts -u`) and
 * read the difference.
 */

const everything: Partial<Settings> = { events: true, teams: true, specials7: true, extraGraper: true };

const game = (name: string, seats: number, seed: number, settings: Partial<Settings> = {}): LoggedGame => ({
  name,
  seed,
  config: settle(villagers, seats, settings),
});

interface LoggedGame {
  readonly name: string;
  readonly seed: number;
  readonly config: Config<Settings>;
}

const games = [
  game('base', 3, 1),
  game('seasons', 4, 1, { ...everything, clay: true, freeTeam: [1] }),
  game('seasons-for-three', 3, 3, everything),
  game('twins', 2, 6, { ...everything, twinVillages: true, poorestWins: true }),
  game('monastery', 1, 12, { mode: 'monastery', ...everything }),
  game('countess-beta', 1, 4, { mode: 'countess', teams: true }),
  game('countess-retail', 1, 5, { mode: 'countess', countessProfile: 'retail' }),
  game('countess-hard', 1, 6, { mode: 'countess', countessProfile: 'retail-hard' }),
];

goldenLogTests(subject, games, { en: villagers.text.en, de }, new URL('logs/', import.meta.url));
