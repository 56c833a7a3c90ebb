import { describe, expect, test } from 'vitest';
import { playMove, reveal, schedule, type Game } from '../src/index.ts';
import { at, toy, toyState, type Toy, type ToyState } from './toy.ts';

const look = { kind: 'look' };
const wait = { kind: 'wait' };
const nonsense = { kind: 'nonsense' };

/** A coin may lie under the cup; nobody sees it. Looking teaches something only if there is one. */
const [coin, nothing] = ['#coin', '#nothing'];

/** Seat 0 looks or waits, again and again. Imagined worlds have the given object under the cup. */
function cups(imagined: string): Game<Toy> {
  const game = toy({
    turn: {
      options: () => [look, wait],
      choose(s, _frame, { kind }) {
        if (kind === 'look' && s.said[0] === coin) reveal(s);
        s.said.push(kind);
        schedule(s, at('turn'));
      },
    },
  });
  return {
    ...game,
    view: s => s.said.slice(1),
    imagine: (s, seat, chance) => ({ ...game.imagine(s, seat, chance), said: [imagined, ...s.said.slice(1)] }),
  };
}

const under = (thing: string): ToyState => ({ ...toyState(at('turn')), said: [thing] });

/** The choices that were made, or why none was made. */
function made(imagined: string, truth: string, ...options: object[]): unknown {
  try {
    return playMove(cups(imagined), under(truth), 0, options).map(({ option }) => option.kind);
  } catch (error) {
    return (error as Error).message;
  }
}

describe('a move of several choices', () => {
  test('is made as a whole where nothing is revealed', () => {
    expect(made(nothing, nothing, look, wait, look)).toEqual(['look', 'wait', 'look']);
    expect(made(nothing, coin, wait, wait)).toEqual(['wait', 'wait']);
  });

  test('ends with the choice by which the seat learns what the rehearsal did not show', () => {
    expect(made(nothing, coin, wait, look, wait, look)).toEqual(['wait', 'look']);
  });

  test.each([coin, nothing])('is refused alike whatever lies under the cup: %s', truth => {
    expect(made(coin, truth, look, wait)).toBe('choice 1 reveals new information, so the move must end there');
    expect(made(nothing, truth, look, nonsense)).toMatch(/^choice 2 of 2: .* is not among the 2 options at turn$/);
    expect(made(coin, truth, wait, look)).toEqual(['wait', 'look']);
  });

  test('leaves the table as it was, and one choice needs no rehearsal', () => {
    const s = under(coin);
    expect(playMove(cups(coin), s, 0, [look])).toHaveLength(1);
    expect(s.said).toEqual([coin]);
    expect(made(coin, coin)).toBe('a move needs at least one choice');
  });
});
