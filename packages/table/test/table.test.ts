import { commitment, entropyCommitment, recordOf, secretFromSeed, verify } from '@thorp/kernel';
import { hamlet } from '@thorp/testkit/hamlet';
import { describe, expect, test } from 'vitest';
import {
  hasEnded,
  openTable,
  rematchOf,
  resumeTable,
  storedFromRecord,
  updateFor,
  undoRefusal,
  type StoredTable,
} from '../src/index.ts';
import { headerFault } from '../src/header.ts';
import { act, bot, choose, people, playOut, reach, SETUP, snapshot, stored, table } from './tables.ts';

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
  test('a table resumes to the same table at every moment of a game, undo included', () => {
    const t = table({ players: people('Ada', 'Ben', 'Cleo') });
    for (let i = 0; i < 40 && !hasEnded(t); i++) {
      const again = resumeTable(hamlet, stored(t));
      expect(snapshot(again)).toEqual(snapshot(t));
      for (const seat of [0, 1, 2, null]) expect(updateFor(again, seat)).toEqual(updateFor(t, seat));
      const asked = updateFor(t, null).waiting[0] ?? -1;
      if (t.holding === null) choose(t, asked);
      else act(t, { kind: i % 2 === 0 ? 'confirm' : 'undo', seat: asked });
    }
  });

  test('what can be taken back can still be taken back after a reload', () => {
    const t = reach(table(), 'build');
    const seat = updateFor(t, null).waiting[0] ?? -1;
    choose(t, seat);
    expect(undoRefusal(resumeTable(hamlet, stored(t)), seat)).toBeNull();
  });

  const played = (): StoredTable => {
    const t = table();
    choose(t, 0);
    choose(t, 1);
    return stored(t);
  };

  test.each<[string, (saved: StoredTable) => unknown, RegExp]>([
    ['another format', s => ({ ...s, header: { ...s.header, format: 3 } }), /format 3/],
    ['another game', s => ({ ...s, header: { ...s.header, game: 'chess' } }), /a table of chess/],
    ['other rules', s => ({ ...s, header: { ...s.header, rules: 9 } }), /version 9/],
    ['missing players', s => ({ ...s, header: { ...s.header, players: null } }), /players are missing/],
    ['a gap', s => ({ ...s, entries: s.entries.slice(1) }), /entry 1 is missing/],
    ['an unknown entry', s => ({ ...s, entries: [{ ...s.entries[0], kind: 'toString' }] }), /kind 'toString'/],
    [
      'another option',
      s => ({ ...s, entries: [{ ...s.entries[0], options: [{ kind: 'blind' }] }] }),
      /ply 1 was changed/,
    ],
    ['an option not offered', s => ({ ...s, entries: [{ ...s.entries[0], options: [{ kind: 'x' }] }] }), /ply 1: /],
    ['another seat', s => ({ ...s, entries: [{ ...s.entries[0], seat: 1 }] }), /ply 1: /],
  ])('%s is refused with the reason', (_, change, reason) => {
    expect(() => resumeTable(hamlet, change(played()) as StoredTable)).toThrow(reason);
  });
});

describe('fairness', () => {
  const secret = secretFromSeed('fair');
  const entropy = ['one seat', 'another'];
  const entropyCommitments = entropy.map((text, seat) => entropyCommitment(commitment(secret), seat, text));

  test('committed entropy is part of the deal and of the record', () => {
    const t = table({ secret, entropy, entropyCommitments });
    expect(t.match.state.deck).not.toEqual(table({ secret }).match.state.deck);
    playOut(t);
    expect(verify(hamlet, recordOf(t.match))).toEqual({ ok: true });
    expect(snapshot(resumeTable(hamlet, stored(t)))).toEqual(snapshot(t));
  });

  test('entropy that does not fit its commitment deals nothing', () => {
    const other = ['one seat', 'better for me'];
    expect(() => table({ secret, entropy: other, entropyCommitments })).toThrow('seat 1 does not match');
    expect(() => table({ secret: secretFromSeed('ground'), entropy, entropyCommitments })).toThrow('does not match');
    expect(() => table({ secret, entropy: ['', ''], entropyCommitments })).toThrow('seat 0 does not match');
  });
});

test('a finished table leaves a record that verifies', () => {
  const t = table();
  playOut(t);
  expect(verify(hamlet, recordOf(t.match))).toEqual({ ok: true, notProven: 'no-entropy' });
});

test('a record alone becomes a table that goes on where it stops', () => {
  const t = reach(table(), 'build');
  const record = recordOf(t.match, true);
  const facts = { id: 'loaded', players: [...people('Ada'), bot], confirms: true };
  const loaded = resumeTable(hamlet, storedFromRecord(hamlet, record, facts));
  expect(updateFor(loaded, 0).decision).toEqual(updateFor(t, 0).decision);
  expect(updateFor(loaded, 0).unread).toBe(0);
  expect(() => storedFromRecord(hamlet, record, { ...facts, players: people('Ada') })).toThrow('2 seats');
  playOut(loaded);
  expect(verify(hamlet, recordOf(loaded.match))).toMatchObject({ ok: true });
});

test('a forged record is refused with its ply', () => {
  const t = reach(table(), 'build');
  const record = recordOf(t.match, true);
  const plies = record.plies.map((ply, i) => (i === 2 ? { ...ply, option: { kind: 'blind' } } : ply));
  const facts = { id: 'loaded', players: people('Ada', 'Ben'), confirms: true };
  expect(() => storedFromRecord(hamlet, { ...record, plies }, facts)).toThrow('ply 3 was changed');
  const forged = { ...record, commitment: commitment(secretFromSeed('another')) };
  expect(() => storedFromRecord(hamlet, forged, facts)).toThrow('does not match the commitment');
});

test('a rematch keeps people and settings, and lets the second seat begin', () => {
  const t = table();
  const again = openTable(hamlet, { ...SETUP, ...rematchOf(t) });
  expect(again.header.players.map(player => player.name)).toEqual(['Ben', 'Ada']);
  expect(again.header.settings).toEqual(t.header.settings);
});

test('a table remembers by how many seats people have moved on over rematches', () => {
  const [first, second] = [table(), openTable(hamlet, { ...SETUP, ...rematchOf(table()) })];
  const third = openTable(hamlet, { ...SETUP, ...rematchOf(second) });
  expect([first, second, third].map(({ header }) => header.turned)).toEqual([undefined, 1, undefined]);
});

test('a header with more seats moved on than there are is refused', () => {
  const { header } = table();
  expect(headerFault({ ...header, turned: 2 })).toBe("'turned' must be a number of seats");
  expect(headerFault({ ...header, turned: 1 })).toBeNull();
});

test('a solo game stays solo in a rematch', () => {
  const alone = { ...hamlet, seats: { min: 1, max: 4 } };
  expect(rematchOf(openTable(alone, { ...SETUP, players: people('Ada') })).players).toEqual(people('Ada'));
});
