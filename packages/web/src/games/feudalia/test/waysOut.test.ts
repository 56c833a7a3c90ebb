import type { Feudalia } from '@thorp/feudalia';
import { expect, test } from 'vitest';
import type { WayContext } from '../../../board/whyNot.ts';
import { waysOut } from '../waysOut.ts';

type Option = Feudalia['option'];

const LORD = {
  fiefs: [
    { type: 'wheat', city: null },
    { type: 'wood', city: null },
    { type: 'clay', city: { master: 'clay_digger' } },
  ],
  cubes: Array<number>(12).fill(0),
  vault: Array<number>(12).fill(0),
  coins: 1,
};

const CHOICES: readonly Option[] = [
  { kind: 'income', card: 'serf' },
  { kind: 'income', card: 'merchant' },
  { kind: 'field', card: 'serf', fief: 0 },
  { kind: 'field', card: 'serf', fief: 2 },
  { kind: 'tap', fief: 2 },
  { kind: 'hireCathedral', master: 'bishop' },
];

/** The choices offered as ways out of a refusal. */
function waysFrom(option: Option, reason: object): (Option | undefined)[] {
  const choices = CHOICES.map(each => ({ option: each, label: each.kind, target: null }));
  const update = { seat: 0, view: { lords: [LORD] }, question: { choices } };
  const context = { refused: { option, reason }, update } as unknown as WayContext<Feudalia>;
  return waysOut(context).map(way => way.option);
}

const hire: Option = { kind: 'hire', card: 'priest' };

test('F-4.1 lacking coins come from income, the largest first', () => {
  const price = { coins: 3, cubes: [0, 0, 0, 0] };
  expect(waysFrom(hire, { kind: 'cannotPay', price })).toEqual([
    { kind: 'income', card: 'merchant' },
    { kind: 'income', card: 'serf' },
  ]);
});

test('lacking cubes come from work in a fief of their type, or from its master', () => {
  const clay = { coins: 0, cubes: [0, 0, 3, 0] };
  const stone = { coins: 0, cubes: [0, 0, 0, 4] };
  const build: Option = { kind: 'build', buy: 'foundations_clay' };
  expect(waysFrom(build, { kind: 'cannotPayAny', prices: [stone, clay] })).toEqual([
    { kind: 'field', card: 'serf', fief: 2 },
    { kind: 'tap', fief: 2 },
  ]);
});

test('a card without a free field brings its income; a token of the cathedral needs its master', () => {
  expect(waysFrom({ kind: 'field', card: 'serf', fief: 1 }, { kind: 'fieldUsed' })).toEqual([
    { kind: 'income', card: 'serf' },
  ]);
  expect(waysFrom({ kind: 'build', buy: 'dean' }, { kind: 'needsMaster', master: 'bishop' })).toEqual([
    { kind: 'hireCathedral', master: 'bishop' },
  ]);
  expect(waysFrom(hire, { kind: 'soldOut' })).toEqual([]);
});
