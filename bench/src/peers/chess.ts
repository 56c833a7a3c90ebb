import { below, fastChance, must } from '@thorp/kernel';
import { Chess } from 'chessops/chess';
import type { NormalMove } from 'chessops/types';
import { squareRank } from 'chessops/util';
import type { Batch, Subject } from '../trial.ts';

/*
 * chessops, a fast and well-made rules library: random legal chess. Moves are counted and picked from its own bit sets;
 * a list of objects, as our games return, is not built, which favours chess.
 */

const MOVES = 64;
/** Half moves without capture or pawn move after which a game is drawn. */
const FIFTY_MOVES = 100;
const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'] as const;

export const chess: Subject = {
  tasks: [{ what: 'play', seats: 2, set: null, prepare: randomChess }],
  sizes: () => [],
};

function randomChess(): Batch {
  const dice = { chance: fastChance(7), learnt: 0 };
  const draw = (n: number): number => below(dice, n);
  let position = Chess.default();
  return () => {
    for (let i = 0; i < MOVES; i++) {
      let move = randomMove(position, draw);
      if (!move) {
        position = Chess.default();
        move = must(randomMove(position, draw), 'the first position has moves');
      }
      position.play(move);
    }
    return MOVES;
  };
}

/** A legal move, each equally likely (a promotion counts once); null when the game is over. */
export function randomMove(position: Chess, draw: (n: number) => number): NormalMove | null {
  if (position.halfmoves >= FIFTY_MOVES || position.isInsufficientMaterial()) return null;
  const dests = position.allDests();
  let total = 0;
  for (const squares of dests.values()) total += squares.size();
  if (total === 0) return null;
  let nth = draw(total);
  for (const [from, squares] of dests) {
    if (nth >= squares.size()) {
      nth -= squares.size();
      continue;
    }
    for (const to of squares) if (nth-- === 0) return move(position, from, to, draw);
  }
  throw new Error('broken invariant: the drawn move is among the legal ones');
}

function move(position: Chess, from: number, to: number, draw: (n: number) => number): NormalMove {
  const promotes = position.board.pawn.has(from) && (squareRank(to) === 0 || squareRank(to) === 7);
  return promotes ? { from, to, promotion: PROMOTIONS[draw(4)] ?? 'queen' } : { from, to };
}
