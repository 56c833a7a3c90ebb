import { fastChance } from '@thorp/kernel';
import { hamlet, type Hamlet } from '@thorp/testkit/hamlet';
import { expect, test } from 'vitest';
import { act, openQuestions, sightOf, viewAfter, wayAfter, type Table } from '../src/index.ts';
import { choose, reach, table } from './tables.ts';

test('what a choice would change is shown before it is made, and nothing is done', () => {
  const t = reach(table(), 'build');
  const seat = openQuestions(t)[0]?.seat ?? 0;
  for (const each of t.match.state.seats) each.gold = 9;
  const option = openQuestions(t)[0]?.options.find(({ kind }) => kind === 'build');
  const before = sightOf(t, seat).view;
  const after = viewAfter(t, seat, option);
  expect(sightOf(t, seat).view).toEqual(before);
  act(t, { kind: 'choose', seat, version: t.version, options: [option] });
  expect(after).toEqual(sightOf(t, seat).view);
  expect(after).not.toEqual(before);
});

test('what nobody knows yet is not foretold', () => {
  const t = table();
  expect(viewAfter(t, 0, { kind: 'blind' })).toBeNull();
});

test('whoever is not asked is shown nothing', () => {
  const t = table();
  const [asked] = openQuestions(t);
  expect(viewAfter(t, 1 - (asked?.seat ?? 0), asked?.options[0])).toBeNull();
  choose(t, asked?.seat ?? 0);
});

test('a way goes on as the game would answer, says what else was possible, and stops where it has no answer', () => {
  const build: typeof hamlet.steps.build = {
    ...hamlet.steps.build,
    forMe: (_, __, options) => options.find(({ kind }) => kind === 'build') ?? { kind: 'done' },
  };
  const t = reach(table({}, { ...hamlet, steps: { ...hamlet.steps, build } }), 'build');
  for (const each of t.match.state.seats) each.gold = 99;
  const [asked] = openQuestions(t);
  const seat = asked?.seat ?? 0;
  const before = sightOf(t, seat).view;
  const [dearest] = (asked?.options ?? []).toReversed().filter(({ kind }) => kind === 'build');
  const way = wayAfter(t, seat, [dearest]);
  expect(way[0]).toMatchObject({ option: dearest, options: asked?.options });
  expect(way.at(-1)?.option).toEqual({ kind: 'done' });
  expect(sightOf(t, seat).view).toEqual(before);
  expect(wayAfter(reach(table(), 'build'), seat, [{ kind: 'done' }])).toHaveLength(1);
});

test('an answer that brings something new to light ends the way, and of it only what is sure is told', () => {
  const t = table();
  const seat = openQuestions(t)[0]?.seat ?? 0;
  const way = wayAfter(t, seat, [{ kind: 'blind' }]);
  expect(way).toHaveLength(1);
  expect(way[0]).toMatchObject({ option: { kind: 'blind' }, view: null });
  choose(t, seat, { kind: 'blind' });
  const told = sightOf(t, seat).log.map(({ event }) => event);
  for (const event of way[0]?.events ?? []) expect(told).toContainEqual(event);
});

test('what somebody would learn is not foretold, even where all imagined worlds agree on it', () => {
  const t = table({}, { ...hamlet, imagine: (state, observer) => hamlet.imagine(state, observer, fastChance(0)) });
  const seat = openQuestions(t)[0]?.seat ?? 0;
  expect(viewAfter(t, seat, { kind: 'blind' })).toBeNull();
  expect(wayAfter(t, seat, [{ kind: 'blind' }])).toMatchObject([{ view: null }]);
});

test('what a seat shows of its own is foretold: only the others learn by it', () => {
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

/** Somebody with gold for everything in hand is asked what to build. */
function rich(): { t: Table<Hamlet>; seat: number; builds: readonly unknown[] } {
  const t = reach(table(), 'build');
  for (const each of t.match.state.seats) each.gold = 99;
  const [asked] = openQuestions(t);
  const builds = asked?.options.filter(({ kind }) => kind === 'build') ?? [];
  return { t, seat: asked?.seat ?? 0, builds };
}

test('a way tells what happens on it', () => {
  const { t, seat, builds } = rich();
  const [only] = wayAfter(t, seat, builds.slice(0, 1));
  expect(only).toMatchObject({ step: 'build', option: builds[0], events: [{ kind: 'built', seat }] });
});

test('a way goes through the steps it is told to, though the game has no answer there', () => {
  const { t, seat, builds } = rich();
  const [first, second] = builds.toReversed();
  const way = wayAfter(t, seat, [first, second], { through: ['build'] });
  expect(way.slice(0, 2).map(({ option }) => option)).toEqual([first, second]);
  const later = way.slice(2);
  expect(later.map(({ option }) => option)).toEqual(later.map(({ options }) => options[0]));
  expect(way.every(({ step }) => step === 'build')).toBe(true);
});

test('an answer that is not asked for is left out, and there is no way that begins with one', () => {
  const { t, seat, builds } = rich();
  const nonsense = { kind: 'build', card: 999 };
  expect(wayAfter(t, seat, [nonsense])).toEqual([]);
  expect(wayAfter(t, seat, [builds[0], nonsense, builds[1]]).map(({ option }) => option)).toEqual(builds.slice(0, 2));
});
