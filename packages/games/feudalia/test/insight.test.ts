import { decide, must, newRows, play, schedule, settle } from '@thorp/kernel';
import { lookaheadAgainstRandom } from '@thorp/testkit';
import { describe, expect, test } from 'vitest';
import { feudalia } from '../src/index.ts';
import { features } from '../src/insight/features.ts';
import { insight } from '../src/insight/index.ts';
import type { VassalId } from '../src/cards/vassals.ts';
import type { Option, State } from '../src/types.ts';
import { dealt, position, THREE, type FiefSketch, type LordSketch } from './positions.ts';

const estimate = (s: State): number[] => insight.estimate(s, insight.weights);

/** The estimate for the first lord, whose turn it is. */
const outlook = (lord: LordSketch): number =>
  estimate(position({ lords: [{ fiefs: THREE, ...lord }, {}] }).state)[0] ?? 0;

const fief = (change: Partial<FiefSketch>): LordSketch => ({
  fiefs: [{ type: 'wheat', ...change }, { type: 'wood' }, { type: 'clay' }],
});

test('a builder loves every upgrade of its fiefs', () => {
  const loved = (level: number): number =>
    must(insight.leaning, 'the game has a leaning').of(position({ lords: [fief({ level }), {}] }).state, 0);
  expect(loved(2)).toBe(loved(0) + 2);
});

describe('the estimate', () => {
  test('likes tokens, cubes, coins, upgrades and masters', () => {
    const plain = outlook({});
    expect(outlook({ half: 1 })).toBeCloseTo(plain + 1, 0);
    expect(outlook({ full: 1 })).toBeGreaterThan(outlook({ half: 1 }));
    expect(outlook({ coins: 4 })).toBeGreaterThan(plain);
    expect(outlook(fief({ cubes: { stone: 1 } }))).toBeGreaterThan(plain);
    expect(outlook(fief({ level: 1 }))).toBeGreaterThan(plain + 2);
    expect(outlook(fief({ level: 1, master: 'ploughwright' }))).toBeGreaterThan(outlook(fief({ level: 1 })));
  });

  test('likes cubes of several kinds better than many of one', () => {
    expect(outlook(fief({ cubes: { wood: 4, clay: 4 } }))).toBeGreaterThan(outlook(fief({ cubes: { wood: 8 } })));
  });

  test('likes a better deck, but no fifth card that needs the one influence action', () => {
    const serfs = Array<'serf'>(10).fill('serf');
    expect(outlook({ deck: [...serfs, 'kneader'] })).toBeGreaterThan(outlook({ deck: serfs }));
    const priests = (n: number): number => outlook({ deck: [...serfs, ...Array<'priest'>(n).fill('priest')] });
    expect(priests(1) - priests(0)).toBeGreaterThan(0.1);
    expect(priests(5) - priests(4)).toBeLessThan(0.01);
  });

  test('looks forward to a new master only while a city is free', () => {
    const gain = (change: Partial<FiefSketch>): number => {
      const { state } = position({ lords: [fief({ level: 1, ...change }), {}] });
      const before = must(estimate(state)[0], 'the first lord is judged');
      schedule(state, { step: 'pickMaster', seat: 0 });
      return must(estimate(state)[0], 'and judged again') - before;
    };
    expect(gain({})).toBeGreaterThan(0);
    expect(gain({ master: 'ploughwright' })).toBeLessThan(0);
  });

  test('loses nothing when an average card is played and the turn ends', () => {
    const before = dealt().state;
    const after = feudalia.clone(before);
    play(feudalia, after, { kind: 'end' });
    decide(feudalia, after);
    expect(Math.abs((estimate(after)[0] ?? 0) - (estimate(before)[0] ?? 0))).toBeLessThan(1);
  });
});

describe('the prior', () => {
  const prior = (s: State, option: Option): number => must(insight.prior, 'Feudalia has priors')(s, 0, option);

  test('does not end a turn while there is something to gain', () => {
    const s = position({ lords: [{ fiefs: THREE, hand: ['serf', 'kneader'] }, {}] }).state;
    const end = prior(s, { kind: 'end' });
    expect(prior(s, { kind: 'field', card: 'kneader', fief: 2 })).toBeGreaterThan(end);
    expect(prior(s, { kind: 'income', card: 'serf' })).toBeGreaterThan(end);
    expect(prior(s, { kind: 'build', buy: 'foundations_wood' })).toBeGreaterThan(end);
  });

  test('sends away the worst card and exchanges what abounds for what lacks', () => {
    const s = position({
      lords: [{ fiefs: [{ type: 'wood', cubes: { wood: 8 } }, { type: 'clay' }, { type: 'wheat' }] }, {}],
    });
    const away = (card: 'serf' | 'count'): number => prior(s.state, { kind: 'eliminate', card, zone: 'hand' });
    expect(away('serf')).toBeGreaterThan(away('count'));
    const wood = { wood: 1 };
    const clay = { clay: 1 };
    expect(prior(s.state, { kind: 'exchange', give: wood, get: clay })).toBeGreaterThan(
      prior(s.state, { kind: 'done' }),
    );
    expect(prior(s.state, { kind: 'exchange', give: clay, get: wood })).toBeLessThan(prior(s.state, { kind: 'done' }));
  });
});

test('whoever looks one step ahead with it beats chance', () => {
  const leads = [1, 2, 3].map(deal => lead(deal, deal % 2));
  expect(leads.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(10);
});

/** The lead with which lookahead ends a short game. */
function lead(deal: number, clever: number): number {
  const { scores } = lookaheadAgainstRandom(feudalia, settle(feudalia, 2, { roundCap: 40 }), deal, clever);
  return (scores[clever]?.total ?? 0) - (scores[1 - clever]?.total ?? 0);
}

describe('what a net sees', () => {
  const read = (s: State): ((name: string, seat: number) => number | undefined) => {
    const rows = newRows(features, 2);
    features.read(s, rows);
    return (name, seat) => rows.numbers[seat * features.numbers.length + features.numbers.indexOf(name)];
  };

  test('tells both lords which question is open, and whose it is', () => {
    const { state } = position({ lords: [{ fiefs: THREE }, { fiefs: THREE }] });
    const main = read(state);
    expect([main('asked', 0), main('main', 0), main('asked', 1), main('main', 1)]).toEqual([1, 1, 0, -1]);
    schedule(state, { step: 'plague', seat: 1, left: 1 });
    const plague = read(state);
    expect([plague('main', 0), plague('answering', 0), plague('answering', 1)]).toEqual([0, -1, 1]);
  });

  test('tells how strong a deck is', () => {
    const strength = (deck: VassalId[]): number | undefined =>
      read(position({ lords: [{ fiefs: THREE, deck }, { fiefs: THREE }] }).state)('deckStrength', 0);
    const serfs = Array<'serf'>(10).fill('serf');
    expect(strength([...serfs, 'kneader', 'kneader'])).toBeGreaterThan(strength(serfs) ?? Infinity);
  });
});
