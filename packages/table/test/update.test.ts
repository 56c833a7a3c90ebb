import { decisions } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { hamlet } from '@thorp/testkit/hamlet';
import { personToMove, recap, rematchOf, resumeTable, screenFor, thinkerToMove, updateFor } from '../src/index.ts';
import { act, bot, choose, people, playOut, reach, stored, table } from './tables.ts';

describe('what a seat may see', () => {
  test('its own question, hand and notes, and nobody else’s', () => {
    const t = table();
    choose(t, 0, { kind: 'blind' });
    const [mine, theirs, watching] = [updateFor(t, 0), updateFor(t, 1), updateFor(t, null)];
    expect(mine.log.map(line => line.event.kind)).toEqual(['drew', 'drafted']);
    expect(theirs.log.map(line => line.event.kind)).toEqual(['drew']);
    expect(watching.log).toEqual(theirs.log);
    expect(mine.view.seats[1]?.hand).toBeNull();
    expect(mine.decision).toBeNull();
    expect(theirs.decision?.step).toBe('draft');
    expect(watching.decision).toBeNull();
  });

  test('what it cannot do, and why, only when it is asked', () => {
    const t = reach(table(), 'build');
    const asked = t.match.state.seats.findIndex((_, seat) => updateFor(t, seat).decision);
    for (const seat of t.match.state.seats) seat.gold = 1;
    t.match.questions = decisions(t.match.game, t.match.state);
    const dear = updateFor(t, asked).refusals.length;
    const offered = updateFor(t, asked).decision?.options.filter(option => option.kind === 'build').length ?? 0;
    expect(dear).toBeGreaterThan(0);
    expect(dear + offered).toBe(t.match.state.seats[asked]?.hand.length);
    expect(updateFor(t, 1 - asked).refusals).toEqual([]);
  });

  test('standings hold what the seat can know', () => {
    const t = table();
    for (const { low, high, parts } of updateFor(t, 0).standings) {
      expect(low).toBe(high);
      expect(parts).toEqual([{ what: 'gold', amount: 4 }]);
    }
  });

  test('the result comes with the end', () => {
    const t = table();
    expect(updateFor(t, 0).result).toBeNull();
    playOut(t);
    const { result } = updateFor(t, 0);
    expect(result?.givenUp).toBe(false);
    expect(result?.ranks).toHaveLength(2);
    expect(updateFor(t, null).waiting).toEqual([]);
  });
});

test('a score that depends on hidden cards is shown as a range', () => {
  const t = table();
  const { game } = t.match;
  const peeking = { ...game, score: secretScore(game.score) };
  const seen = updateFor({ ...t, match: { ...t.match, game: peeking } }, 0).standings;
  expect(seen[0]?.low).toBe(seen[0]?.high);
  expect(seen[1]?.low).toBeLessThan(seen[1]?.high ?? 0);
  expect(seen[1]?.parts).toBeNull();
});

/** Also scores the hand, which the others do not see. */
function secretScore(score: ReturnType<typeof table>['match']['game']['score']): typeof score {
  return s => ({
    scores: score(s).scores.map(each => ({
      ...each,
      total: each.total + (s.seats[each.seat]?.hand ?? []).reduce((sum, card) => sum + card, 0),
    })),
  });
}

describe('recap', () => {
  test('tells what happened since the seat last looked', () => {
    const t = table();
    choose(t, 0);
    act(t, { kind: 'seen', seat: 0 });
    choose(t, 1, { kind: 'blind' });
    expect(recap(t, 0).map(line => line.event.kind)).toEqual(['drew']);
    expect(updateFor(t, 0).unread).toBe(1);
    expect(recap(t, 1)).toHaveLength(2);
    expect(updateFor(t, 0, 1).log.map(line => line.ply)).toEqual([2]);
    expect(updateFor(t, 0).log.map(line => line.ply)).toEqual([1, 2]);
  });

  test('forgets what was taken back', () => {
    const t = reach(table(), 'build');
    const seat = personToMove(t) ?? -1;
    choose(t, seat);
    act(t, { kind: 'seen', seat: 1 - seat });
    act(t, { kind: 'undo', seat });
    choose(t, seat);
    expect(recap(t, 1 - seat)).toHaveLength(1);
  });
});

describe('whose turn', () => {
  test('a bot is named with its level, a person is waited for', () => {
    const t = table({ players: [bot, ...people('Ada')] });
    expect(thinkerToMove(t)).toEqual({ seat: 0, level: 'random', program: null });
    choose(t, 0);
    expect(thinkerToMove(t)).toBeNull();
    expect(personToMove(t)).toBe(1);
  });

  test('nobody thinks while a turn may still be taken back', () => {
    const t = table({ players: [...people('Ada'), bot] });
    t.match.state.deck = [];
    choose(t, 0, { kind: 'take', slot: 0 });
    expect(thinkerToMove(t)).toBeNull();
    expect(personToMove(t)).toBe(0);
  });
});

describe('one screen for several', () => {
  test('a curtain comes between people with secrets', () => {
    const t = table();
    expect(screenFor(t, null)).toEqual({ seat: 0, curtain: true });
    expect(screenFor(t, 0)).toEqual({ seat: 0, curtain: false });
    choose(t, 0);
    expect(screenFor(t, 0)).toEqual({ seat: 1, curtain: true });
  });

  test('no curtain where people play with open hands, also in a rematch', () => {
    const t = table({ openHands: true });
    expect(screenFor(t, null)).toEqual({ seat: 0, curtain: false });
    choose(t, 0);
    expect(screenFor(t, 0)).toEqual({ seat: 1, curtain: false });
    expect(resumeTable(hamlet, stored(t)).header.openHands).toBe(true);
    expect(rematchOf(t).openHands).toBe(true);
    expect(rematchOf(table()).openHands).toBeUndefined();
  });

  test('no curtain for one person among bots', () => {
    const t = table({ players: [...people('Ada'), bot] });
    expect(screenFor(t, null)).toEqual({ seat: 0, curtain: false });
    choose(t, 0);
    expect(screenFor(t, 0)).toEqual({ seat: 0, curtain: false });
  });

  test('no curtain where nobody hides anything', () => {
    const t = table();
    const open = { ...t.match.game, view: (s: typeof t.match.state) => t.match.game.view(s, null) };
    expect(screenFor({ ...t, match: { ...t.match, game: open } }, 1)).toEqual({ seat: 0, curtain: false });
  });

  test('the screen stays where it is when the game is over', () => {
    const t = table();
    playOut(t);
    expect(screenFor(t, 1)).toEqual({ seat: 1, curtain: false });
  });
});
