import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHARACTERS, COMPLETION_POINTS, GROUPS, QUARTERS, slotName, SLOTS } from '../src/cards/board.ts';
import { BUILDINGS, START_SETS, START_TYPES } from '../src/cards/buildings.ts';
import { BASIC, COMPLEX, GOODS, goodName, GOODS_TILE, MATERIALS, type GoodName } from '../src/cards/goods.ts';
import { helvetia } from '../src/index.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const copiesIn = (pile: 'letter' | 1 | 2 | 3): number => sum(BUILDINGS.map(({ copies }) => copies[pile] ?? 0));
const depth = (good: GoodName): number => 1 + (COMPLEX[good] ? depth(COMPLEX[good].needs) : 0);

describe('components', () => {
  test('H-1.2, H-5.2, H-5.4 the 54 tiles: 15 with letters, 11, 13 and 15 in the piles', () => {
    expect([copiesIn('letter'), copiesIn(1), copiesIn(2), copiesIn(3)]).toEqual([15, 11, 13, 15]);
  });

  test('H-1.6, H-1.8 five characters and six special tiles', () => {
    expect(CHARACTERS).toEqual(['builder', 'trader', 'night-watchman', 'priest', 'midwife']);
    expect(GROUPS.length + COMPLETION_POINTS.length).toBe(6);
  });

  test('H-1.7, H-1.14 sixteen goods, six basic and ten complex with a tile each', () => {
    expect(GOODS).toHaveLength(16);
    expect(BASIC).toEqual(['wood', 'stone', 'brick', 'water', 'grain', 'ore']);
    expect(Object.keys(COMPLEX)).toHaveLength(10);
    expect(GOODS_TILE.filter(points => points > 0)).toHaveLength(10);
  });
});

describe('goods and buildings', () => {
  test('H-4.1 every complex good needs one other; five are two deep and five three', () => {
    const byDepth = (wanted: number): GoodName[] => GOODS.filter(good => depth(good) === wanted);
    expect(byDepth(2)).toEqual(['beer', 'goat', 'bread', 'cow', 'iron']);
    expect(byDepth(3)).toEqual(['cheese', 'leather', 'meat', 'butter', 'bell']);
  });

  test('H-5.1 every good has one production building; four exchange; four bring points', () => {
    const made = BUILDINGS.flatMap(({ use }) => (use.kind === 'production' ? [use.good] : []));
    expect(made.toSorted()).toEqual([...GOODS].toSorted());
    const kinds = (kind: string): string[] => BUILDINGS.filter(({ use }) => use.kind === kind).map(({ name }) => name);
    expect(kinds('exchange')).toEqual(['marketplace', 'cattle-market', 'goat-market', 'grocer']);
    expect(kinds('victory')).toEqual(['mill', 'tavern', 'town-hall', 'church']);
  });

  test('H-5.3 costs are at most one of each good: materials, and one complex good for victory-point buildings', () => {
    for (const { cost, use } of BUILDINGS) {
      expect(new Set(cost).size).toBe(cost.length);
      const complex = cost.filter(good => !MATERIALS.includes(good));
      expect(complex).toHaveLength(use.kind === 'victory' ? 1 : 0);
    }
    const mine = BUILDINGS.find(({ name }) => name === 'mine');
    expect(mine).toMatchObject({ cost: ['wood'], reconstructed: '' });
  });

  test('H-5.5 each start type is in three sets, and no set repeats a type', () => {
    const names = START_TYPES.map(building => BUILDINGS[building]?.name);
    for (const name of names) {
      expect(Object.values(START_SETS).filter(set => set.includes(name as never))).toHaveLength(3);
    }
    for (const set of Object.values(START_SETS)) expect(new Set(set).size).toBe(3);
  });

  test('H-5.6 the start types exist with letters only', () => {
    for (const building of START_TYPES) expect(BUILDINGS[building]?.copies).toEqual({ letter: 3 });
    expect(BUILDINGS.filter(({ copies }) => copies.letter)).toHaveLength(5);
  });
});

describe('the tables of RULES.md', () => {
  const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8').split('\n');
  const idOf = (words: string): string => words.toLowerCase().replaceAll(' ', '-');
  const words = (list: string): string[] => (list === '–' ? [] : list.split(', '));

  /** The cells of a table, given the beginning of its head line. */
  function rows(head: string): string[][] {
    const first = rules.findIndex(line => line.startsWith(head)) + 2;
    const length = rules.slice(first).findIndex(line => !line.startsWith('|'));
    expect(first).toBeGreaterThan(1);
    return rules.slice(first, first + length).map(line => line.slice(2, -2).split(' | '));
  }

  test('H-4.1, H-5.1 every good, what it needs and who makes it', () => {
    const table = rows('| good | kind').map(([good, kind, needs, maker]) => [good, kind, needs, idOf(maker ?? '')]);
    const ours = GOODS.map(good => {
      const maker = BUILDINGS.find(({ use }) => use.kind === 'production' && use.good === good)?.name;
      return [good, COMPLEX[good] ? 'complex' : 'basic', COMPLEX[good]?.needs ?? '–', maker];
    });
    const inAnyOrder = (cells: readonly (readonly unknown[])[]): string[] => cells.map(row => row.join()).toSorted();
    expect(inAnyOrder(ours)).toEqual(inAnyOrder(table));
  });

  test('H-5.3 every building: names, copies in each pile, cost and effect', () => {
    const effect = ({ use }: (typeof BUILDINGS)[number]): string => {
      if (use.kind === 'production') return use.good;
      if (use.kind === 'victory') return `${use.points} VP`;
      if (use.give === BASIC) return 'one basic good → another basic good';
      return use.give === use.get
        ? `one of ${use.give.join(', ')} → another of them`
        : `${use.give.join()} → ${use.get.join()}`;
    };
    const table = rows('| building (German').map(([names = '', piles = '', cost = '', what]) => {
      const [, name = '', german] = /^(.*) \((.*)\)$/.exec(names) ?? [];
      const copies = piles.split(', ').map(pile => pile.split(/: \+?/));
      return [idOf(name), german, copies, words(cost).toSorted(), what];
    });
    const ours = BUILDINGS.map(building => {
      const copies = Object.entries(building.copies).map(([pile, count]) => [pile, String(count)]);
      const inOrder = copies.toSorted(([, a = ''], [, b = '']) => Number(b) - Number(a));
      return [building.name, building.german, inOrder, building.cost.toSorted(), effect(building)];
    });
    expect(ours).toEqual(table);
  });

  test('H-5.5 the start sets', () => {
    const table = rows('| letter | buildings').map(([letter, set = '']) => [letter, words(set).map(idOf)]);
    expect(Object.entries(START_SETS)).toEqual(table);
  });

  test('H-6.3 the goods and points of the groups', () => {
    const table = rows('| tile | complete set').map(([, goods = '', points]) => [words(goods), Number(points)]);
    expect(GROUPS.map(({ goods, points }) => [goods.map(goodName), points])).toEqual(table);
  });
});

describe('market', () => {
  test('H-6.2, H-17.3 goods tiles are worth 1 for two-deep and 2 for three-deep goods; a market sweep is 42', () => {
    GOODS.forEach((good, place) => expect(GOODS_TILE[place]).toBe(depth(good) - 1));
    expect(sum(GOODS_TILE)).toBe(15);
    expect(GOODS.length + sum(GOODS_TILE) + sum(GROUPS.map(({ points }) => points))).toBe(42);
  });

  test('H-6.3, H-6.4 the four groups share out all goods and are worth 1, 2, 4 and 4', () => {
    const all = GROUPS.flatMap(({ goods }) => goods.map(goodName));
    expect(all.toSorted()).toEqual([...GOODS].toSorted());
    expect(GROUPS.map(({ goods, points }) => [goods.length, points])).toEqual([
      [3, 1],
      [3, 2],
      [5, 4],
      [5, 4],
    ]);
    expect(COMPLETION_POINTS).toEqual([4, 2]);
  });
});

describe('village', () => {
  const inQuarters = (model: 'sides' | 'corner', slot: string): number =>
    QUARTERS[model].filter(({ slots }) => slots.map(slotName).includes(slot as never)).length;

  test('H-3.1 ten slots', () => {
    expect(SLOTS).toHaveLength(10);
  });

  test('H-3.9 four corners of three; L and R lie in a top and a bottom one', () => {
    expect(QUARTERS.corner.map(({ slots }) => slots.length)).toEqual([3, 3, 3, 3]);
    expect(SLOTS.filter(slot => inQuarters('corner', slot) === 2)).toEqual(['L', 'R']);
  });

  test('H-3.13 with sides L and R lie in three quarters, the corners in two, the rest in one', () => {
    const lying = (count: number): string[] => SLOTS.filter(slot => inQuarters('sides', slot) === count);
    expect(lying(3)).toEqual(['L', 'R']);
    expect(lying(2)).toEqual(['T0', 'T3', 'B0', 'B3']);
    expect(lying(1)).toEqual(['T1', 'T2', 'B1', 'B2']);
  });
});

describe('catalogue', () => {
  const { catalogue } = helvetia.text.en;

  test('every building, good, character, special tile and Village Center can be looked up', () => {
    expect(catalogue).toHaveLength(24 + 16 + 5 + 6 + 5);
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
  });

  test('what is reconstructed says so, and what is attested does not', () => {
    const remark = (id: string): string | undefined => catalogue.find(entry => entry.id === id)?.reconstructed;
    expect(remark('building:grocer')).toBe('the cost, the exchange');
    expect(remark('building:mine')).toBeUndefined();
    expect(remark('good:bread')).toBe('the link to grain, the value of its goods tile');
    expect(remark('good:wood')).toBeUndefined();
    expect(remark('building:bakery')).toBe('the cost, the copy in pile 3, the link to grain');
    expect(remark('building:dairy')).toBe('the cost, the copy in pile 3');
    expect(remark('village:1')).toBe('the number of buildings');
  });
});
