import { fastChance } from '@thorp/kernel';
import { hamlet, type Hamlet } from '@thorp/testkit/hamlet';
import { expect, test } from 'vitest';
import { openQuestions, preview, updateFor, viewAfter, type Table } from '../src/index.ts';
import { act, choose, reach, table } from './tables.ts';

test('what a choice would change is shown before it is made, and nothing is done', () => {
  const t = reach(table(), 'build');
  const seat = openQuestions(t)[0]?.seat ?? 0;
  for (const each of t.match.state.seats) each.gold = 9;
  const option = openQuestions(t)[0]?.options.find(({ kind }) => kind === 'build');
  const before = updateFor(t, seat).view;
  const after = viewAfter(t, seat, option);
  expect(updateFor(t, seat).view).toEqual(before);
  act(t, { kind: 'move', seat, options: [option] });
  expect(after).toEqual(updateFor(t, seat).view);
  expect(after).not.toEqual(before);
});

test('unknown information is not shown', () => {
  const t = table();
  expect(viewAfter(t, 0, { kind: 'blind' })).toBeNull();
});

test('a seat that is not asked is shown nothing', () => {
  const t = table();
  const [asked] = openQuestions(t);
  expect(viewAfter(t, 1 - (asked?.seat ?? 0), asked?.options[0])).toBeNull();
  choose(t, asked?.seat ?? 0);
});

test('a preview goes on as the game would answer, says what else was possible, and stops where it has no answer', () => {
  const build: typeof hamlet.steps.build = {
    ...hamlet.steps.build,
    forMe: (_, __, options) => options.find(({ kind }) => kind === 'build') ?? { kind: 'done' },
  };
  const t = reach(table({}, { ...hamlet, steps: { ...hamlet.steps, build } }), 'build');
  for (const each of t.match.state.seats) each.gold = 99;
  const [asked] = openQuestions(t);
  const seat = asked?.seat ?? 0;
  const before = updateFor(t, seat).view;
  const [dearest] = (asked?.options ?? []).toReversed().filter(({ kind }) => kind === 'build');
  const steps = preview(t, seat, [dearest]);
  expect(steps[0]).toMatchObject({ option: dearest, options: asked?.options });
  expect(steps.at(-1)?.option).toEqual({ kind: 'done' });
  expect(updateFor(t, seat).view).toEqual(before);
  expect(preview(reach(table(), 'build'), seat, [{ kind: 'done' }])).toHaveLength(1);
});

test('an answer that reveals information ends the preview, which then shows only what is certain', () => {
  const t = table();
  const seat = openQuestions(t)[0]?.seat ?? 0;
  const steps = preview(t, seat, [{ kind: 'blind' }]);
  expect(steps).toHaveLength(1);
  expect(steps[0]).toMatchObject({ option: { kind: 'blind' }, view: null });
  choose(t, seat, { kind: 'blind' });
  const told = updateFor(t, seat).log.map(({ event }) => event);
  for (const event of steps[0]?.events ?? []) expect(told).toContainEqual(event);
});

test('what somebody would learn is not shown, even where all imagined worlds agree on it', () => {
  const t = table({}, { ...hamlet, imagine: (state, observer) => hamlet.imagine(state, observer, fastChance(0)) });
  const seat = openQuestions(t)[0]?.seat ?? 0;
  expect(viewAfter(t, seat, { kind: 'blind' })).toBeNull();
  expect(preview(t, seat, [{ kind: 'blind' }])).toMatchObject([{ view: null }]);
});

test('what a seat shows of its own is shown: only the others learn by it', () => {
  const draft: typeof hamlet.steps.draft = { ...hamlet.steps.draft, shows: (_, { kind }) => kind === 'blind' };
  const t = table(
    {},
    {
      ...hamlet,
      steps: { ...hamlet.steps, draft },
      imagine: (state, observer) => hamlet.imagine(state, observer, fastChance(0)),
    },
  );
  const seat = openQuestions(t)[0]?.seat ?? 0;
  expect(viewAfter(t, seat, { kind: 'blind' })).not.toBeNull();
});

/** A seat that can pay for every card in its hand is asked what to build. */
function rich(): { t: Table<Hamlet>; seat: number; builds: readonly unknown[] } {
  const t = reach(table(), 'build');
  for (const each of t.match.state.seats) each.gold = 99;
  const [asked] = openQuestions(t);
  const builds = asked?.options.filter(({ kind }) => kind === 'build') ?? [];
  return { t, seat: asked?.seat ?? 0, builds };
}

test('a preview tells what happens on it', () => {
  const { t, seat, builds } = rich();
  const [only] = preview(t, seat, builds.slice(0, 1));
  expect(only).toMatchObject({ step: 'build', option: builds[0], events: [{ kind: 'built', seat }] });
});

test('a preview goes through the steps it is told to, though the game has no answer there', () => {
  const { t, seat, builds } = rich();
  const [first, second] = builds.toReversed();
  const steps = preview(t, seat, [first, second], { through: ['build'] });
  expect(steps.slice(0, 2).map(({ option }) => option)).toEqual([first, second]);
  const later = steps.slice(2);
  expect(later.map(({ option }) => option)).toEqual(later.map(({ options }) => options[0]));
  expect(steps.every(({ step }) => step === 'build')).toBe(true);
});

test('an answer that is not asked for is left out, and no preview begins with one', () => {
  const { t, seat, builds } = rich();
  const nonsense = { kind: 'build', card: 999 };
  expect(preview(t, seat, [nonsense])).toEqual([]);
  expect(preview(t, seat, [builds[0], nonsense, builds[1]]).map(({ option }) => option)).toEqual(builds.slice(0, 2));
});
