import { hamlet } from '@thorp/testkit/hamlet';
import { expect, test } from 'vitest';
import { act, openQuestions, sightOf, viewAfter, wayAfter } from '../src/index.ts';
import { choose, reach, table } from './tables.ts';

test('what a choice would change is shown before it is made, and nothing is done', () => {
  const t = reach(table(), 'build');
  const seat = openQuestions(t)[0]?.seat ?? 0;
  for (const each of t.match.state.seats) each.gold = 9;
  const option = openQuestions(t)[0]?.options.find(({ kind }) => kind === 'build');
  const before = sightOf(t, seat).view;
  const after = viewAfter(t, seat, option);
  expect(sightOf(t, seat).view).toEqual(before);
  act(t, { kind: 'choose', seat, version: t.version, option });
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
