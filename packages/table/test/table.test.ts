import { replay, secretFromSeed, verify } from '@thorp/kernel';
import { hamlet } from '@thorp/testkit/hamlet';
import { describe, expect, test } from 'vitest';
import {
  act,
  adoptMatch,
  hasEnded,
  openTable,
  rematch,
  resumeTable,
  saveTable,
  sightOf,
  undoRefusal,
} from '../src/index.ts';
import { bot, choose, people, playOut, reach, table } from './tables.ts';

describe('opening', () => {
  test('settings that do not go together are refused with what would work', () => {
    expect(() => table({ players: people('A', 'B', 'C', 'D'), settings: { rounds: 10 } })).toThrow(
      /Nearest that works/,
    );
  });

  test('everybody has a name', () => {
    expect(() => table({ players: people('Ada', ' ') })).toThrow('seat 2 needs a name');
  });
});

describe('save and resume', () => {
  test('a table resumes to the same sights at every moment of a game, undo included', () => {
    const t = table({ players: people('Ada', 'Ben', 'Cleo') });
    for (let i = 0; i < 40 && !hasEnded(t); i++) {
      const again = resumeTable(hamlet, JSON.parse(JSON.stringify(saveTable(t))) as ReturnType<typeof saveTable>);
      for (const seat of [0, 1, 2, null]) expect(sightOf(again, seat)).toEqual(sightOf(t, seat));
      const asked = sightOf(t, null).waiting[0] ?? -1;
      if (t.holding === null) choose(t, asked);
      else act(t, { kind: i % 2 === 0 ? 'confirm' : 'undo', seat: asked, version: t.version });
    }
  });

  test('what can be taken back can still be taken back after a reload', () => {
    const t = reach(table(), 'build');
    const seat = sightOf(t, null).waiting[0] ?? -1;
    choose(t, seat);
    expect(undoRefusal(resumeTable(hamlet, saveTable(t)), seat)).toBeNull();
  });

  test.each([
    ['another format', { format: 2 }, /format 2/],
    ['a missing player', { players: people('Ada') }, /needs 2 players/],
    ['answers that do not fit', { answered: [1, 2, 3] }, /do not fit/],
    ['a missing seat', { seen: [0] }, /seat is missing/],
  ])('%s is refused with the reason', (_, change, reason) => {
    expect(() => resumeTable(hamlet, { ...saveTable(table()), ...(change as object) })).toThrow(reason);
  });
});

test('a finished table leaves a record that verifies', () => {
  const t = table();
  playOut(t);
  expect(verify(hamlet, saveTable(t).record)).toEqual({ ok: true });
});

test('a record alone becomes a table that goes on where it stops', () => {
  const t = reach(table(), 'build');
  const { record } = saveTable(t);
  const loaded = adoptMatch(replay(hamlet, record), { id: 'loaded', players: [...people('Ada'), bot], confirms: true });
  expect(sightOf(loaded, 0).decision).toEqual(sightOf(t, 0).decision);
  expect(sightOf(loaded, 0).unread).toBe(0);
  expect(() => adoptMatch(replay(hamlet, record), { id: 'x', players: people('Ada'), confirms: true })).toThrow(
    '2 seats',
  );
  playOut(loaded);
  expect(verify(hamlet, saveTable(loaded).record)).toEqual({ ok: true });
});

test('a rematch keeps people and settings, deals anew, and lets the second seat begin', () => {
  const t = table();
  const again = rematch(t, 'again', secretFromSeed('rematch'));
  expect(again.players.map(player => player.name)).toEqual(['Ben', 'Ada']);
  expect(again.match.header.settings).toEqual(t.match.header.settings);
  expect(again.match.state.row).not.toEqual(t.match.state.row);
});

test('a solo game stays solo in a rematch', () => {
  const alone = { ...hamlet, seats: { min: 1, max: 4 } };
  const setup = { id: 'solo', players: people('Ada'), settings: {}, secret: secretFromSeed('s'), confirms: true };
  expect(rematch(openTable(alone, setup), 'b', secretFromSeed('t')).players).toEqual(people('Ada'));
});
