import type { Event } from '@thorp/helvetia';
import { describe, expect, test } from 'vitest';
import { find, type Change } from '../moments/find.ts';

type View = Change['after']['view'];
type Player = View['players'][number];

const SLEEPER = { owner: 0, sex: 'man', awake: false } as const;
const GUEST = { owner: 1, sex: 'woman', awake: false } as const;
const STANDING = { owner: 0, sex: 'woman', awake: true } as const;

const WELL = { slot: 'T0', building: 'well', host: SLEEPER, guest: GUEST, children: [] } as const;
const FARM = { slot: 'B0', building: 'grain-farm', host: STANDING, guest: null, children: [] } as const;

/** A table of three as seat 0 sees it: the events before, and the new ones. */
function changeOf(
  news: readonly Event[],
  told: readonly Event[] = [],
  dowry: readonly number[] = [],
  more = {},
): Change {
  const player: Partial<Player> = { houses: [WELL, FARM], dowry, coins: 4 };
  const settings = { quarterModel: 'sides' };
  const view = { players: [player, player, player], round: 2, token: 1, settings };
  const entry = (events: readonly Event[]) => ({ events, event: events[0], ply: 0, text: '' });
  const update = { seat: 0, result: null, view };
  return {
    before: { ...update, log: [entry(told)] },
    after: { ...update, log: [entry(told), entry(news)], ...more },
    news: [entry(news)],
  } as unknown as Change;
}

const married = (seat: number, village: number, from: 'school' | 'supply' = 'school'): Event => ({
  kind: 'married',
  seat,
  village,
  from,
  slot: 'T0',
  sex: 'man',
});
const dowry = (seat: number, host: number): Event => ({ kind: 'dowry', seat, host, colour: 2 });

describe('a wedding', () => {
  test('H-13.5 is a moment once its dowry is taken', () => {
    const coins = [0, 0, 1];
    expect(find(changeOf([married(0, 1)], [], coins))).toEqual([]);
    const chosen = find(changeOf([dowry(0, 1)], [married(0, 1)], coins));
    expect(chosen).toMatchObject([{ kind: 'wedding', own: true, small: false, dowry: { colour: 2 } }]);
    expect(find(changeOf([married(0, 1), dowry(0, 1)], [], coins))).toHaveLength(1);
  });

  test('H-13.9, H-7.19 needs no dowry where no coin lies, or before the first round', () => {
    expect(find(changeOf([married(0, 1)], [], [0, 0, 0]))).toMatchObject([{ kind: 'wedding', dowry: null }]);
    expect(find(changeOf([married(0, 1, 'supply')], [], [0, 0, 1]))).toMatchObject([{ kind: 'wedding', dowry: null }]);
  });

  test('H-13.9 without a dowry is not missed when coins have come since', () => {
    const since: Event = { kind: 'born', seat: 1, slot: 'T0', sex: 'man' };
    const [wedding] = find(changeOf([married(0, 1), since], [], [0, 0, 1]));
    expect(wedding).toMatchObject({ kind: 'wedding', dowry: null });
  });

  test('of others is big where it is in my village, and one line elsewhere', () => {
    expect(find(changeOf([married(1, 0)]))).toMatchObject([{ own: false, small: false }]);
    expect(find(changeOf([married(1, 2)]))).toMatchObject([{ own: false, small: true }]);
  });
});

test('a birth in another village is one line', () => {
  const born = (seat: number): Event => ({ kind: 'born', seat, slot: 'T0', sex: 'man' });
  expect(find(changeOf([born(0)]))).toMatchObject([{ kind: 'birth', own: true, small: false }]);
  expect(find(changeOf([born(1)]))).toMatchObject([{ kind: 'birth', own: false, small: true }]);
});

describe('a waking', () => {
  const woke = (seat: number, quarter: 'top' | 'bottom', count: number): Event => ({
    kind: 'woke',
    seat,
    village: 0,
    quarter,
    count,
  });

  test('H-12.1 names those who slept, of every colour', () => {
    const [waking] = find(changeOf([woke(0, 'top', 2)]));
    expect(waking).toMatchObject({ kind: 'waking', own: true, woken: [{ figure: SLEEPER }, { figure: GUEST }] });
  });

  test('by somebody else is big where it wakes one of mine', () => {
    expect(find(changeOf([woke(1, 'top', 2)]))).toMatchObject([{ own: false, small: false }]);
  });

  test('of no seat is not shown', () => {
    expect(find(changeOf([woke(0, 'bottom', 0)]))).toEqual([]);
  });
});

describe('the end of a round', () => {
  const over: Event[] = [
    { kind: 'roundOver', seat: 1 },
    { kind: 'awarded', seat: 0, character: 'priest' },
    { kind: 'graduated', seat: 0, sex: 'man', slot: 'B0' },
    { kind: 'cameHome', seat: 0, count: 2 },
    { kind: 'toSchool', seat: 1, count: 1 },
    { kind: 'scored', totals: [5, 3, 2] },
  ];

  test('H-16 tells what everybody got, and the points before', () => {
    const told: Event[] = [
      { kind: 'awarded', seat: 0, character: 'builder' },
      { kind: 'scored', totals: [2, 3, 1] },
    ];
    expect(find(changeOf(over, told))).toMatchObject([
      {
        kind: 'round',
        round: 2,
        token: 1,
        rows: [
          { tiles: ['priest'], home: 3, pupils: 0, before: 2, points: 5 },
          { tiles: [], home: 0, pupils: 1, before: 3, points: 3 },
          { before: 1, points: 2 },
        ],
      },
    ]);
  });

  test('H-18 is the scoring when the game is over, and nothing when everybody has resigned', () => {
    const kinds = (givenUp: boolean) => find(changeOf(over, [], [], { result: { givenUp } })).map(({ kind }) => kind);
    expect(kinds(false)).toEqual(['scoring']);
    expect(kinds(true)).toEqual([]);
  });
});
