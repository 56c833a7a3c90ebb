import { describe, expect, test } from 'vitest';
import type { Reader } from '@thorp/kernel';
import { helvetia } from '../src/index.ts';
import type { State } from '../src/types.ts';
import type { HelvetiaView } from '../src/view.ts';
import { at, call, dealt, deliver, join, marry, mine, put, show, sleep, table, wait, work } from './position.ts';

const { board, label, log, prompt, target, tell, why, part, points } = helvetia.text.en;

const readerOf = (s: State): Reader<HelvetiaView> => ({
  view: helvetia.view(s, 0),
  name: seat => ['Anna', 'Beat', 'Cilia', 'Denis'][seat] ?? '?',
});

function village(): State {
  const s = table();
  put(s, 0, 'T0', 'woodcutter', 'man');
  put(s, 0, 'L', 'well', 'woman');
  join(s, 0, 'L', 1);
  sleep(s, 0, 'L');
  mine(s, 0).children.push({ slot: 4, sex: 1 });
  wait(s, 0, 'centre', 'man', 'woman');
  mine(s, 0).dowry = [0, 2];
  show(s, 'mine', 'mine', 'cow-shed');
  return s;
}

describe('board', () => {
  const zone = (s: State, id: string) => board(readerOf(s)).zones.find(each => each.id === id);

  test('H-1.11 a village is a grid of four by three with its people in the middle', () => {
    const shown = zone(village(), 'village:0');
    expect(shown).toMatchObject({ layout: 'grid', columns: 4, title: 'Anna' });
    expect(shown?.pieces.slice(0, 12).map(({ name }) => name)).toEqual([
      'Woodcutter',
      'Empty place at the top, left of the middle',
      'Empty place at the top, right of the middle',
      'Empty place in the top right corner',
      'Well',
      'Village Center',
      'Dowry',
      'Empty place on the right side',
      'Empty place in the bottom left corner',
      'Empty place at the bottom, left of the middle',
      'Empty place at the bottom, right of the middle',
      'Empty place in the bottom right corner',
    ]);
    expect(shown?.pieces[4]).toMatchObject({
      marks: ['woman of Anna, asleep', 'man of Beat, asleep', 'girl'],
      tint: 'blue',
      active: false,
    });
    expect(shown?.pieces[5]?.marks).toEqual(['1 man and 1 woman']);
    expect(shown?.pieces[6]?.marks).toEqual(['2 coins of Beat']);
  });

  test('the display shows copies and costs, and the piles their sizes', () => {
    const shown = zone(village(), 'display');
    expect(shown?.pieces[0]).toMatchObject({ name: 'Mine', marks: ['costs wood', '2 copies'] });
    expect(shown?.counters).toEqual([
      { name: 'Pile 2', value: 13 },
      { name: 'Pile 3', value: 15 },
    ]);
  });

  test('the market shows cubes, tiles left and what was made this turn', () => {
    const game = at(village()).run(call('trader'));
    const market = zone(game.state, 'market');
    expect(market?.pieces[0]).toMatchObject({ id: 'market:wood', marks: ['Anna'] });
    expect(market?.pieces.find(({ id }) => id === 'market:beer')?.marks).toEqual([
      'tile for the first delivery: 1 point',
    ]);
    expect(market?.counters).toEqual([{ name: 'Wood this turn', value: '1 made' }]);
  });

  test('start tiles are shown while they are drafted', () => {
    expect(zone(dealt(4), 'pool')?.pieces).toHaveLength(5);
    expect(zone(village(), 'pool')).toBeUndefined();
  });

  test('options point at what they are about', () => {
    const here = readerOf(at(village()).state);
    expect(target(call('trader'), here)).toBe('character:trader');
    expect(target(deliver('wood'), here)).toBe('market:wood');
    expect(target(work(0, 'T0'), here)).toBe('village:0:T0');
    expect(target({ kind: 'place', slot: 'R' }, here)).toBe('village:0:R');
    expect(target({ kind: 'end' }, here)).toBeNull();
  });
});

describe('words', () => {
  const here = readerOf(village());

  test('questions, answers, log, refusals and score lines read well', () => {
    expect(prompt({ step: 'pay', seat: 0, todo: { kind: 'give', good: 0, rest: null } }, here)).toBe(
      'Where does the wood come from?',
    );
    expect(label(work(0, 'T0'), here)).toBe('Anna’s Woodcutter makes it');
    expect(label(marry(0, 'T0'), here)).toBe('Marry a woman into Anna’s Woodcutter');
    expect(label({ kind: 'wake', village: 1, quarter: 'top-left' }, here)).toBe(
      'Wake the top left quarter of Beat’s village',
    );
    expect(tell({ kind: 'woke', seat: 0, village: 1, quarter: 'left', count: 1 }, here)).toBe(
      'Anna wakes 1 villager in the left quarter of Beat’s village',
    );
    expect(tell({ kind: 'scored', totals: [3, 12] }, here)).toBe('Points: Anna 3 and Beat 12');
    expect(why({ kind: 'noSupply', clause: 'H-9.6', good: 'beer', lacks: 'beer' }, here)).toBe(
      'Nobody of yours who is awake can supply beer.',
    );
    expect(part({ what: 'goodsTile', amount: 2, card: 'good:cheese' }, here)).toBe('First deliveries: Cheese');
    expect(part({ what: 'completed', amount: 4, card: 'village:1' }, here)).toBe('First complete village');
    expect(points(1)).toBe('1 point');
  });
});

describe('log', () => {
  const here = readerOf(village());
  const called = { kind: 'called', seat: 1, character: 'trader' } as const;
  const water = { kind: 'worked', seat: 1, village: 0, slot: 'L', building: 'well', good: 'water' } as const;
  const beer = {
    kind: 'worked',
    seat: 1,
    village: 1,
    slot: 'T0',
    building: 'brewery',
    good: 'beer',
  } as const;
  const delivered = { kind: 'delivered', seat: 1, good: 'beer' } as const;

  test('an action is one line, told in the order in which goods are made', () => {
    expect(log?.joins(water, [called])).toBe(true);
    expect(log?.joins(delivered, [called, water, beer])).toBe(true);
    expect(log?.tell([called, water, beer, delivered], here)).toBe(
      'Beat delivers beer: water from Anna’s Well, beer from the Brewery',
    );
    expect(log?.tell([called, water], here)).toBe('Beat pays the Trader: water from Anna’s Well');
  });

  test('another action and another seat begin a line, and a round is a heading', () => {
    expect(log?.joins(called, [called, delivered])).toBe(false);
    expect(log?.joins({ ...delivered, seat: 0 }, [called])).toBe(false);
    expect(log?.joins(delivered, [])).toBe(false);
    expect(log?.isHeading?.({ kind: 'round', round: 2, seat: 0 })).toBe(true);
  });

  test('a building is told with what pays for it and who moves in, and a tile is named', () => {
    const tile = { kind: 'usedTile', seat: 0, character: 'builder' } as const;
    const bought = { kind: 'bought', seat: 0, good: 'brick' } as const;
    const built = { kind: 'built', seat: 0, building: 'marketplace', slot: 'T1' } as const;
    const movedIn = { kind: 'movedIn', seat: 0, sex: 'man', slot: 'T1' } as const;
    expect(log?.tell([tile, bought, built, movedIn], { ...here, you: 0 })).toBe(
      'You build the Marketplace (Builder tile): brick for 1 coin; a man moves in',
    );
  });

  test('says you to its reader', () => {
    expect(tell(delivered, { ...here, you: 1 })).toBe('You deliver beer');
    expect(tell({ kind: 'married', seat: 0, sex: 'man', from: 'school', village: 0, slot: 'T0' }, here)).toMatch(
      /^Anna marries a man/,
    );
    expect(tell({ kind: 'goodsTile', seat: 0, good: 'beer', points: 1 }, { ...here, you: 0 })).toMatch(/^You are the/);
  });
});
