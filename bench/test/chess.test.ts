import { below, fastChance } from '@thorp/kernel';
import { Chess } from 'chessops/chess';
import { expect, test } from 'vitest';
import { randomMove } from '../src/peers/chess.ts';

const dice = { chance: fastChance(1), learnt: 0 };
const draw = (n: number): number => below(dice, n);

test('every one of the twenty first moves is drawn, and nothing else', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 2000; i++) seen.add(JSON.stringify(randomMove(Chess.default(), draw)));
  expect(seen.size).toBe(20);
});

test('random games consist of legal moves and end', () => {
  for (let game = 0; game < 5; game++) {
    const position = Chess.default();
    let plies = 0;
    for (let move = randomMove(position, draw); move; move = randomMove(position, draw)) {
      expect(position.isLegal(move)).toBe(true);
      position.play(move);
      plies++;
    }
    expect(plies).toBeGreaterThan(4);
    expect(position.isEnd() || position.halfmoves >= 100).toBe(true);
  }
});
