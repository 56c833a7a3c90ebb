import type { Feudalia } from '@thorp/feudalia';
import { describe, expect, test } from 'vitest';
import { find, type Change } from '../moments/find.ts';

type Event = Feudalia['event'];

const LORD = {
  fiefs: [{ type: 'wheat' }, { type: 'wood' }, { type: 'clay' }],
  vault: [0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0],
  taxed: [] as string[],
  coins: 5,
};
const PAYING = { ...LORD, taxed: ['tax_collector'] };

/** A change of a table of two as seat 0 sees it: the log before, and the new events. */
function changeOf(
  old: readonly Event[],
  news: readonly Event[],
  lords: { before?: object; after?: object } = {},
  more = {},
): Change {
  const entries = (events: readonly Event[]) =>
    events.map((event, ply) => ({ event, events: [event], ply, text: event.kind }));
  const updateOf = (lord: object, log: readonly Event[]) => ({
    seat: 0,
    result: null,
    log: entries(log),
    view: { lords: [lord, LORD] },
  });
  return {
    before: updateOf(lords.before ?? LORD, old),
    after: { ...updateOf(lords.after ?? LORD, [...old, ...news]), ...more },
    news: entries(news),
  } as unknown as Change;
}

const turn = (seat: number): Event => ({ kind: 'turn', seat });
const lost = (fief: number, resource: 'wheat' | 'wood', n: number): Event => ({
  kind: 'lost',
  seat: 0,
  fief,
  resource,
  n,
});
const taxed: Event = { kind: 'taxed', seat: 0, by: 'cubes', cubes: [5, 4, 1], due: [2, 1, 0] };

describe('the event of a round', () => {
  const rains: Event = {
    kind: 'event',
    event: { level: 'II', season: 'spring', effect: 'rains' },
    ignored: false,
  };
  const gained = (seat: number): Event => ({ kind: 'gained', seat, fief: 0, resource: 'wheat', n: 1 });

  test('F-14.2 is a line with what it has brought or cost me', () => {
    expect(find(changeOf([], [rains, gained(0), gained(1), lost(1, 'wood', 1), turn(0), gained(0)]))).toEqual([
      { kind: 'season', own: false, small: true, effect: 'rains', lines: ['gained', 'lost'] },
    ]);
  });

  test('F-14.12 is nothing where it is left out', () => {
    expect(find(changeOf([], [{ ...rains, ignored: true }, turn(0)]))).toEqual([]);
  });
});

describe('the tax', () => {
  test('F-7.2 of my own tells by fief what was there, the relief, and what went', () => {
    expect(find(changeOf([], [turn(0), taxed, lost(0, 'wheat', 2), lost(1, 'wood', 1)]))).toEqual([
      {
        kind: 'tax',
        seat: 0,
        by: 'cubes',
        own: true,
        small: false,
        cards: [],
        fiefs: [
          { type: 'wheat', number: 0, cubes: 5, relief: 0, lost: [2, 0, 0, 0], safe: 0 },
          { type: 'wood', number: 0, cubes: 4, relief: 1, lost: [0, 1, 0, 0], safe: 2 },
          { type: 'clay', number: 0, cubes: 1, relief: 0, lost: [0, 0, 0, 0], safe: 0 },
        ],
      },
    ]);
  });

  test('waits until all of it is paid, and then tells the whole', () => {
    const begun = [turn(0), taxed, lost(0, 'wheat', 1)];
    expect(find(changeOf([], begun, { after: PAYING }))).toEqual([]);
    const [moment] = find(changeOf(begun, [lost(0, 'wheat', 1), lost(1, 'wood', 1)], { before: PAYING }));
    expect(moment).toMatchObject({ kind: 'tax', fiefs: [{ lost: [2, 0, 0, 0] }, { lost: [0, 1, 0, 0] }, {}] });
  });

  test('tells fiefs of one type apart', () => {
    const after = { ...LORD, fiefs: [{ type: 'wood' }, { type: 'wood' }, { type: 'clay' }] };
    expect(find(changeOf([], [turn(0), taxed, lost(1, 'wood', 1)], { after }))).toMatchObject([
      { fiefs: [{ number: 1, lost: [0, 0, 0, 0] }, { number: 2, lost: [0, 1, 0, 0] }, { number: 0 }] },
    ]);
  });

  test('is not told again, and of somebody else it is a small moment', () => {
    expect(find(changeOf([taxed], [{ kind: 'income', seat: 1, card: 'serf', coins: 1 }]))).toEqual([]);
    expect(find(changeOf([], [{ ...taxed, seat: 1 }]))).toMatchObject([{ kind: 'tax', own: false, small: true }]);
  });

  test('F-7.3 names the cards that pay', () => {
    const cards: Event = { kind: 'surrendered', seat: 0, card: 'serf' };
    expect(find(changeOf([], [{ kind: 'taxed', seat: 0, by: 'income' }, cards]))).toMatchObject([
      { by: 'income', fiefs: [], cards: ['serf'] },
    ]);
  });
});

describe('an evening', () => {
  const day: Event[] = [
    turn(0),
    { kind: 'income', seat: 0, card: 'merchant', coins: 2 },
    { kind: 'coins', seat: 0, n: 3 },
    { kind: 'court', seat: 0, cards: 2, coins: 2 },
    { kind: 'saved', seat: 0, coins: 4, of: 7 },
    { kind: 'drew', seat: 0, n: 5 },
  ];

  test('F-6 tells what paid what, what is saved and what is new, and stands the first time', () => {
    expect(find(changeOf(day.slice(0, 3), [...day.slice(3), turn(1)]))).toMatchObject([
      {
        kind: 'evening',
        small: false,
        income: [{ card: 'merchant', coins: 2 }],
        effects: 3,
        court: { cards: 2, coins: 2 },
        saved: 4,
        of: 7,
        drew: 5,
        lost: [0, 0, 0, 0],
      },
    ]);
  });

  test('is a line later on, unless cubes are lost', () => {
    const before = [...day, turn(1)];
    expect(find(changeOf(before, [...day, turn(1)])).at(-1)).toMatchObject({ kind: 'evening', small: true });
    expect(find(changeOf(before, [...day, lost(0, 'wheat', 1), turn(1)])).at(-1)).toMatchObject({
      small: false,
      lost: [1, 0, 0, 0],
    });
  });

  test('waits for the choice which cubes stay', () => {
    expect(find(changeOf(day.slice(0, 3), day.slice(3)))).toEqual([]);
  });
});

test('income of my own is a line, and the scoring comes last', () => {
  const income: Event = { kind: 'income', seat: 0, card: 'serf', coins: 1 };
  expect(find(changeOf([], [income]))).toMatchObject([{ kind: 'income', card: 'serf', coins: 1, small: true }]);
  const kinds = find(changeOf([], [income, { kind: 'over' }], {}, { result: { givenUp: false } })).map(
    ({ kind }) => kind,
  );
  expect(kinds).toEqual(['income', 'scoring']);
  expect(find(changeOf([], [{ kind: 'over' }], {}, { result: { givenUp: true } }))).toEqual([]);
});
