import type { Preview } from '../../../board/props.ts';
import type { Feudalia } from '@thorp/feudalia';
import { expect, test } from 'vitest';
import { changed, givenOn, goingFrom, insteadOf } from '../paymentPlan.ts';
import { goingIn } from '../amounts.ts';
import type { FeudaliaChoice, Option, Update } from '../table.ts';

/** The part of a view that a payment reads: my cubes of wheat, wood, clay and stone in three fiefs. */
function viewWith(...cubes: readonly (readonly number[])[]): Update['view'] {
  const lord = { fiefs: [{}, {}, {}], cubes: cubes.flat(), vault: Array<number>(12).fill(0) };
  return { lords: [lord] } as unknown as Update['view'];
}

const choice = (option: Option): FeudaliaChoice => ({ option, label: JSON.stringify(option), target: null });
const clayFrom = (fief: number): FeudaliaChoice => choice({ kind: 'payFrom', fief, resource: 'clay' });
const build = choice({ kind: 'upgrade', fief: 0 });

const NOW = viewWith([0, 0, 3, 1], [0, 0, 2, 0], [0, 2, 0, 0]);
/** The stone had no alternative; each of two clay could come from two fiefs. */
const WAY: Preview<Feudalia> = {
  steps: [
    {
      step: 'turn',
      events: [],
      choice: build,
      choices: [build],
      view: viewWith([0, 0, 3, 0], [0, 0, 2, 0], [0, 2, 0, 0]),
    },
    {
      step: 'pay',
      events: [],
      choice: clayFrom(0),
      choices: [clayFrom(0), clayFrom(1)],
      view: viewWith([0, 0, 2, 0], [0, 0, 2, 0], [0, 2, 0, 0]),
    },
    {
      step: 'pay',
      events: [],
      choice: clayFrom(1),
      choices: [clayFrom(0), clayFrom(1)],
      view: viewWith([0, 0, 2, 0], [0, 0, 1, 0], [0, 2, 0, 0]),
    },
  ],
  changes: [],
};

test('a payment names every cube with the fief it comes from, and says which could come from elsewhere', () => {
  const given = givenOn(WAY, NOW, 0);
  expect(given.map(({ fief, type, n, choices }) => [fief, type, n, choices.length])).toEqual([
    [0, 'stone', 1, 0],
    [0, 'clay', 1, 2],
    [1, 'clay', 1, 2],
  ]);
  expect([...goingFrom(given)]).toEqual([
    ['cubes:0:stone', 1],
    ['cubes:0:clay', 1],
    ['cubes:1:clay', 1],
  ]);
});

test('what had to follow a chosen cube is shown beside it and cannot be changed', () => {
  const rest = viewWith([0, 0, 0, 1], [0, 0, 2, 0], [0, 2, 0, 0]);
  const given = givenOn(
    {
      steps: [{ step: 'pay', events: [], choice: clayFrom(0), choices: [clayFrom(0), clayFrom(1)], view: rest }],
      changes: [],
    },
    NOW,
    0,
  );
  expect(given.map(({ fief, n, choices }) => [fief, n, choices.length])).toEqual([
    [0, 1, 2],
    [0, 2, 0],
  ]);
});

test('a change keeps what came before it, gives the next possible cube, and leaves the rest to the game', () => {
  const [, first, second] = givenOn(WAY, NOW, 0);
  if (!first || !second) throw new Error('two cubes could come from elsewhere');
  expect(
    changed(
      WAY.steps.map(({ choice: { option } }) => option),
      first,
    ),
  ).toEqual([build.option, clayFrom(1).option]);
  expect(
    changed(
      WAY.steps.map(({ choice: { option } }) => option),
      second,
    ),
  ).toEqual([build.option, clayFrom(0).option, clayFrom(0).option]);
  expect(insteadOf(second)).toEqual(clayFrom(0));
});

test('cubes that will go are the last of their type', () => {
  const barn = (['clay', 'clay', 'wood', 'clay'] as const).map(type => ({ type, vaulted: false }));
  expect(goingIn(barn, type => (type === 'clay' ? 2 : 0))).toEqual(new Set([1, 3]));
});
