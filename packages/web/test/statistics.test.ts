import { begin, must, outcome, recordOf, secretFromSeed, settle, type Game, type Match } from '@thorp/kernel';
import { feudalia } from '@thorp/feudalia';
import { helvetia } from '@thorp/helvetia';
import { snowcrest } from '@thorp/snowcrest';
import { digestOf, openStored, storedFromRecord, type CountedEvents, type GameDigest, type Player } from '@thorp/table';
import { randomMatch } from '@thorp/testkit';
import { villagers } from '@thorp/villagers';
import { describe, expect, test } from 'vitest';
import { countingOf } from '../src/games/allCounting.ts';
import { RULES } from '../src/games/rules.ts';
import { csvOf } from '../src/pages/statistics/csv.ts';
import * as figures from '../src/pages/statistics/figures.ts';
import type { CountedGame } from '../src/protocol/statistics.ts';
import { DRAWN } from './drawn.ts';

const GAMES: readonly Game[] = [villagers, helvetia, snowcrest, feudalia];

/** Modes that no preset has. */
const WAYS: { readonly [game: string]: readonly (readonly [seats: number, settings: object])[] } = {
  villagers: [
    [2, { twinVillages: true }],
    [3, { poorestWins: true }],
  ],
  feudalia: [
    [2, { iron: true }],
    [2, { timeTrial: true, events: true }],
  ],
};

/** The other seats are bots, so that the only person is me. */
const players = (seats: number): Player[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'human', name: 'Ada' } : { kind: 'bot', name: `Bot ${seat}`, level: 'hard' },
  );

async function countedIn(game: string): Promise<CountedEvents> {
  const counted = await RULES.find(({ id }) => id === game)?.counted?.();
  if (!counted) throw new Error(`${game} counts nothing`);
  return counted;
}

/** A random game to its end; Feudalia's is shortened. */
function finished(game: Game, seats: number): Match {
  const settings = game.id === 'feudalia' ? { roundCap: 12 } : {};
  return randomMatch({ game, configs: [], decisions: 5_000 }, { config: settle(game, seats, settings), seed: 7 });
}

async function digest(match: Match): Promise<GameDigest | null> {
  const { game } = match;
  const record = recordOf(match, true);
  const facts = { id: 'x', players: players(record.seats), confirms: false };
  const table = openStored(game, storedFromRecord(game, record, facts));
  return digestOf(table, await countedIn(game.id), 1);
}

/** A finished game made by hand: `totals` by seat, I am the first. */
function played(totals: readonly number[], facts: Partial<CountedGame> = {}): CountedGame {
  const seats = totals.map((total, seat) => ({
    total,
    standing: [total],
    rank: 1 + totals.filter(other => other > total).length,
    parts: [{ group: 'gold', amount: total, card: `card-${seat}` }],
    cards: [`card-${seat}`],
    opening: [`card-${seat}`],
  }));
  const game = { table: 't', game: 'villagers', settings: {}, you: null, ended: 1, decisions: 9, verdict: null };
  return { ...game, players: players(totals.length), seats, ...facts };
}

describe('the digest of a game', () => {
  test.each(GAMES.map(game => [game.id, game] as const))(
    '%s: totals, places, cards and first picks',
    async (_, game) => {
      const match = finished(game, 2);
      const { seats = [] } = (await digest(match)) ?? {};
      expect(seats.map(({ total }) => total)).toEqual(outcome(match).scores.map(({ total }) => total));
      expect(seats.map(({ rank }) => rank)).toEqual(outcome(match).ranks);
      const cards = new Set(game.text.en.catalogue.map(({ id }) => id));
      const named = seats.flatMap(seat => [...seat.cards, ...seat.opening]);
      expect(named.filter(card => !cards.has(card))).toEqual([]);
      expect(named.length).toBeGreaterThan(0);
    },
  );

  test('a game that goes on has none', async () => {
    const [game] = GAMES;
    if (game) expect(await digest(begin(game, settle(game, 2, {}), secretFromSeed('oak')))).toBeNull();
    expect.assertions(1);
  });
});

describe.each(DRAWN)('the modes of $id', ({ id, presets = [] }) => {
  const game = must(
    GAMES.find(each => each.id === id),
    'it has rules',
  );
  const { modes } = countingOf(id);
  const modeIn = (seats: number, settings: object): string | null => {
    const settled = settle(game, seats, settings).settings as CountedGame['settings'];
    return figures.modeOf({ ...played(Array.from({ length: seats }, () => 1)), settings: settled }, modes);
  };

  test('have texts in both languages, and settings that exist', () => {
    expect(modes.length).toBeGreaterThan(1);
    for (const { words, knob } of modes) {
      expect([words.en, words.de].every(each => each.length > 2)).toBe(true);
      if (knob !== undefined) expect(Object.keys(game.settings.knobs)).toContain(knob);
    }
  });

  test('tell the games alone from those in company', () => {
    const ofPresets = presets.map(({ seats, settings }) => [seats === 1, modeIn(seats, settings)] as const);
    expect(ofPresets.every(([, mode]) => mode !== null)).toBe(true);
    const alone = new Set(ofPresets.filter(([isAlone]) => isAlone).map(([, mode]) => mode));
    expect(ofPresets.filter(([isAlone, mode]) => !isAlone && alone.has(mode))).toEqual([]);
  });

  test('fit some game each', () => {
    const tried = new Set(
      [...Array.from(WAYS[id] ?? []), ...presets.map(each => [each.seats, each.settings] as const)].map(
        ([seats, settings]) => modeIn(seats, settings)?.split(':')[0],
      ),
    );
    expect(modes.map(mode => mode.id).filter(mode => !tried.has(mode))).toEqual([]);
  });
});

describe('figures', () => {
  const mine = figures.myGames(
    [
      played([10, 5]),
      played([3, 8], { ended: 2 }),
      played([7, 7], { ended: 3, game: 'helvetia' }),
      played([4], { ended: 4, verdict: { won: true, rank: null }, settings: { level: 2 } }),
      played([6], { ended: 5, verdict: { won: false, rank: null }, settings: { level: 2 } }),
    ],
    'Ada',
  );

  test('places, wins and points are counted in company; a shared first place is a win', () => {
    expect(figures.places(mine)).toEqual([2, 1, 0, 0]);
    expect(figures.gameLines(mine, ['villagers', 'helvetia'])).toEqual([
      { game: 'villagers', games: 2, won: 1, average: 6.5, best: 10 },
      { game: 'helvetia', games: 1, won: 1, average: 7, best: 7 },
    ]);
  });

  test('sources are compared with the strongest bots that were there', () => {
    expect(figures.sources(mine.filter(({ game }) => game === 'villagers'))).toEqual({
      level: 'hard',
      mine: 6.5,
      bots: 6.5,
      last: 3,
      groups: [{ group: 'gold', mine: 6.5, bots: 6.5, last: 3 }],
    });
    expect(figures.sources([])).toBeNull();
  });

  test('the largest gap names cards that fill it, and nothing where bots are not ahead', () => {
    const behind = figures.myGames([played([1, 9])], 'Ada');
    const found = figures.sources(behind);
    expect(found && figures.largestGap(behind, found)).toEqual({ group: 'gold', cards: ['card-1', 'card-0'] });
    const ahead = figures.myGames([played([9, 1])], 'Ada');
    const other = figures.sources(ahead);
    expect(other && figures.largestGap(ahead, other)).toBeNull();
  });

  test('first picks that worked were taken often enough and won at least as often as usual', () => {
    const picked = (card: string, totals: readonly number[]): CountedGame => {
      const game = played(totals);
      return { ...game, seats: game.seats.map(seat => ({ ...seat, opening: [card] })) };
    };
    const games = figures.myGames(
      [
        ...[9, 9, 1].map(total => picked('good', [total, 5])),
        ...[9, 1, 1].map(total => picked('poor', [total, 5])),
        ...[9, 9].map(total => picked('rare', [total, 5])),
      ],
      'Ada',
    );
    expect(figures.openings(games, 3)).toEqual([{ card: 'good', games: 3, won: 2 }]);
    const lost = figures.myGames(
      [1, 1, 1].map(total => picked('lost', [total, 5])),
      'Ada',
    );
    expect(figures.openings(lost, 3)).toEqual([]);
  });

  test('steps of a ladder count the games alone with that value', () => {
    const alone = mine.filter(each => each.alone);
    expect(figures.stepLines(alone, 'level', ['1', '2'])).toEqual([
      { step: '1', games: 0, won: 0, best: null },
      { step: '2', games: 2, won: 1, best: 6 },
    ]);
  });

  test('months without a game are there, and no more than a year', () => {
    const now = new Date(2026, 10, 17).getTime();
    const then = new Date(2026, 8, 3).getTime();
    const street = figures.months(figures.myGames([played([1, 2], { ended: then })], 'Ada'), now);
    expect(street.map(({ won, others }) => [won, others])).toEqual([
      [0, 1],
      [0, 0],
      [0, 0],
    ]);
    expect(figures.months(figures.myGames([played([1, 2])], 'Ada'), now)).toHaveLength(12);
  });

  test('my seat is the only person, the one of my name, or the one that a server says', () => {
    const two = [
      { kind: 'human', name: 'Ben' },
      { kind: 'human', name: 'Ada' },
    ] as const;
    const seat = (game: CountedGame): number | undefined => figures.myGames([game], 'Ada')[0]?.seat;
    expect(seat(played([1, 2]))).toBe(0);
    expect(seat(played([1, 2], { players: two }))).toBe(1);
    expect(seat(played([1, 2], { players: two, you: 0 }))).toBe(0);
  });

  test('games are told apart by mode, number of players and where they were played', () => {
    const modes = [
      { id: 'hard', fits: ({ hard }: { readonly [knob: string]: unknown }) => hard === true },
      { id: 'map', knob: 'map', fits: () => true },
    ];
    const games = figures.myGames(
      [
        played([1, 2], { table: 'a', settings: { hard: true, map: 'x' } }),
        played([1, 2], { table: 'b', settings: { map: 'x' }, you: 0 }),
        played([1, 2, 3], { table: 'c', settings: { map: 'y' } }),
      ],
      'Ada',
    );
    expect(games.map(game => figures.modeOf(game, modes))).toEqual(['hard', 'map:x', 'map:y']);
    const tables = (filter: Partial<figures.Filter>): string[] =>
      figures.filtered(games, { game: null, since: 0, ...filter }, modes).map(({ table }) => table);
    expect(tables({})).toEqual(['a', 'b', 'c']);
    expect(tables({ mode: 'map:x' })).toEqual(['b']);
    expect(tables({ seats: 2 })).toEqual(['a', 'b']);
    expect(tables({ where: 'online' })).toEqual(['b']);
    expect(tables({ where: 'here', seats: 3 })).toEqual(['c']);
    expect(tables({ game: 'helvetia' })).toEqual([]);
  });

  test('a duel tells how often, the best lead and the closest defeat', () => {
    const duel = (lead: number): CountedGame => {
      const game = played([50], { verdict: { won: lead > 0, rank: null } });
      return { ...game, seats: game.seats.map(seat => ({ ...seat, standing: [lead] })) };
    };
    const line = (...leads: number[]): figures.DuelLine => figures.duelLine(figures.myGames(leads.map(duel), 'Ada'));
    expect(line(4, -9, 23, -1)).toEqual({ won: 2, lost: 2, bestLead: 23, closest: 1 });
    expect(line(0)).toEqual({ won: 0, lost: 1, bestLead: null, closest: 0 });
    expect(line()).toEqual({ won: 0, lost: 0, bestLead: null, closest: null });
  });

  test('sources of games alone are shown where there was no company', () => {
    const alone = figures.myGames([played([7])], 'Ada');
    expect(figures.sources(alone)).toMatchObject({ mine: 7, bots: null });
    expect(figures.resultLine(alone)).toEqual({ games: 1, won: null, average: 7, best: 7 });
  });

  test('the export quotes what a spreadsheet would misread', () => {
    const [first = ''] = figures
      .myGames([played([1, 2], { table: '=1+1', players: [{ kind: 'human', name: 'A "B", C' }, ...players(1)] })], '')
      .map(game => csvOf([game]).split('\r\n')[1]);
    expect(first).toContain("'=1+1,");
    expect(first).toContain('"A ""B"", C; Ada"');
  });
});
