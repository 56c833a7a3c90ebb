import { hamlet, type Hamlet } from '@thorp/testkit/hamlet';
import { describe, expect, test } from 'vitest';
import {
  begin,
  choose,
  commitment,
  decide,
  decisions,
  encode,
  outcome,
  ranks,
  recordOf,
  secretFromSeed,
  settle,
  ThorpError,
  undo,
  undoBarrier,
  type Match,
} from '../src/index.ts';

const SECRET = secretFromSeed('match');
const done = { kind: 'done' };

const newMatch = (seats = 2): Match<Hamlet> => begin(hamlet, settle(hamlet, seats, { rounds: 2 }), SECRET, ['salt']);

/** Plays the drafts and bids, by which somebody learns something, up to the builds, by which nobody does. */
function atBuild(): Match<Hamlet> {
  const match = newMatch();
  for (let next = decide(hamlet, match.state); next && next.step !== 'build'; next = decide(hamlet, match.state)) {
    choose(match, next.seat, next.options[0]);
  }
  for (const seat of match.state.seats) seat.gold = 10;
  return match;
}

const buildFirst = (match: Match<Hamlet>): void => {
  const decision = decide(hamlet, match.state);
  choose(match, decision?.seat ?? 0, decision?.options[0]);
};

const codeOf = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error instanceof ThorpError ? error.code : error;
  }
};

describe('a match', () => {
  test('begins with the header that everybody can keep', () => {
    expect(newMatch().header).toEqual({
      thorp: 1,
      game: 'hamlet',
      version: 1,
      seats: 2,
      settings: { rounds: 2, blind: true },
      commitment: commitment(SECRET),
      entropy: ['salt'],
    });
  });

  test('is dealt from the secret and the entropy', () => {
    expect(encode(newMatch().state)).toBe(encode(newMatch().state));
    const config = settle(hamlet, 2, { rounds: 2 });
    expect(begin(hamlet, config, SECRET).state.row).not.toEqual(newMatch().state.row);
    expect(begin(hamlet, config, secretFromSeed('other'), ['salt']).state.row).not.toEqual(newMatch().state.row);
  });

  test('keeps choices and what was told, ply by ply', () => {
    const match = newMatch();
    const [card] = match.state.row;
    const notes = choose(match, 0, { kind: 'take', slot: 0 });
    expect(notes).toEqual([{ event: { kind: 'drafted', seat: 0, card } }]);
    choose(match, 1, { kind: 'blind' });
    expect(match.plies.map(({ seat, option }) => [seat, option])).toEqual([
      [0, { kind: 'take', slot: 0 }],
      [1, { kind: 'blind' }],
    ]);
    expect(match.log.map(({ ply, event, to }) => [ply, event.kind, to])).toEqual([
      [1, 'drafted', undefined],
      [2, 'drew', undefined],
      [2, 'drafted', [1]],
    ]);
  });

  test('keeps its own copy of a choice', () => {
    const match = newMatch();
    const option = { kind: 'take', slot: 0 };
    choose(match, 0, option);
    option.slot = 4;
    expect(match.plies[0]?.option).toEqual({ kind: 'take', slot: 0 });
  });

  test('is not changed by a choice that is refused', () => {
    const match = newMatch();
    const before = JSON.stringify([encode(match.state), match.plies, match.log, match.barrier]);
    expect(codeOf(() => choose(match, 1, { kind: 'take', slot: 0 }))).toBe('not-your-turn');
    expect(codeOf(() => choose(match, 0, { kind: 'take', slot: 9 }))).toBe('not-offered');
    expect(JSON.stringify([encode(match.state), match.plies, match.log, match.barrier])).toBe(before);
  });
});

describe('undo', () => {
  test('takes choices back to the byte, one after the other, as long as nothing was learnt', () => {
    const match = atBuild();
    const start = encode(match.state);
    const plies = match.plies.length;
    const told = match.log.length;
    buildFirst(match);
    const between = encode(match.state);
    buildFirst(match);
    undo(match, 0);
    expect(encode(match.state)).toBe(between);
    undo(match, 0);
    expect(encode(match.state)).toBe(start);
    expect([match.plies.length, match.log.length]).toEqual([plies, told]);
  });

  test('stops at a choice that revealed new information', () => {
    const match = atBuild();
    buildFirst(match);
    undo(match);
    expect(undoBarrier(match)).toBe(`choice ${match.plies.length} revealed new information`);
    const before = encode(match.state);
    expect(() => undo(match)).toThrow(/^cannot take back: choice \d+ revealed new information$/);
    expect(codeOf(() => undo(match))).toBe('no-undo');
    expect(encode(match.state)).toBe(before);
  });

  test("stops at another seat's choice", () => {
    const match = atBuild();
    choose(match, 0, done);
    expect(undoBarrier(match, 1)).toBe('the last choice was made by seat 0');
    expect(undoBarrier(match, 0)).toBeNull();
    choose(match, 1, decide(hamlet, match.state)?.options[0]);
    expect(undoBarrier(match, 0)).toBe('the last choice was made by seat 1');
    undo(match, 1);
    undo(match, 0);
    expect(decide(hamlet, match.state)).toMatchObject({ seat: 0, step: 'build' });
  });

  test('has nothing to take back at first', () => {
    expect(undoBarrier(newMatch())).toBe('nothing was chosen yet');
  });

  test('makes way for another choice', () => {
    const match = atBuild();
    buildFirst(match);
    const { link } = match;
    undo(match);
    choose(match, 0, done);
    expect(match.link).not.toBe(link);
    expect(match.plies.at(-1)?.option).toEqual(done);
  });

  test('may take back a secret answer while the others think', () => {
    const match = newMatch();
    choose(match, 0, { kind: 'take', slot: 0 });
    choose(match, 1, { kind: 'take', slot: 0 });
    const [, second] = decisions(hamlet, match.state);
    choose(match, 1, second?.options[0]);
    expect(decisions(hamlet, match.state).map(({ seat }) => seat)).toEqual([0]);
    undo(match, 1);
    expect(decisions(hamlet, match.state).map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

describe('the outcome', () => {
  const scored = (...standings: number[][]): number[] =>
    ranks({ scores: standings.map((standing, seat) => ({ seat, total: standing[0] ?? 0, standing, parts: [] })) });

  test('ranks by total, then by tie-breakers; equals share a place', () => {
    expect(scored([3], [5], [4])).toEqual([3, 1, 2]);
    expect(scored([5, 1], [5, 2], [4, 9])).toEqual([2, 1, 3]);
    expect(scored([5, 2], [5, 2], [4, 9])).toEqual([1, 1, 3]);
  });

  test('says whether the game is over', () => {
    const match = newMatch();
    expect(outcome(match).over).toBe(false);
    match.state.frames = [];
    expect(outcome(match)).toMatchObject({ over: true, ranks: [1, 1] });
  });
});

describe('the record', () => {
  test('keeps the secret until the game is over, unless the dealer asks', () => {
    const match = newMatch();
    expect(recordOf(match)).not.toHaveProperty('secret');
    expect(recordOf(match)).not.toHaveProperty('end');
    expect(recordOf(match, true).secret).toBe(SECRET);
    match.state.frames = [];
    expect(recordOf(match)).toMatchObject({ secret: SECRET, end: { totals: [4, 4] } });
  });
});
