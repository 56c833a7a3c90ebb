import { createRequire } from 'node:module';
import { below, fastChance, must, shuffle } from '@thorp/kernel';
import type { HamletState } from '@thorp/testkit/hamlet';
import type { State } from 'boardgame.io' with { 'resolution-mode': 'require' };
import type { Batch, Subject } from '../trial.ts';
import { enumerate, hamletTwin, type Move, type Twin } from './twin.ts';

/*
 * boardgame.io in its fastest form: the bare reducer that its server uses, without store, log, undo or network.
 */

interface Action {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
}

/** The part of `boardgame.io/internal` that is used here; its own types lose the type of the game. */
interface Engine {
  InitializeGame(given: { game: typeof hamletTwin; numPlayers: number; setupData: TwinSetup }): State<Twin>;
  CreateGameReducer(given: { game: typeof hamletTwin }): (state: State<Twin>, action: Action) => State<Twin>;
}

/** A game of Hamlet on boardgame.io, seen from outside. */
export interface TwinGame {
  readonly table: Twin;
  /** The asked seat and its moves; null when the game is over. */
  asked(): { readonly seat: number; readonly moves: readonly Move[] } | null;
  make(move: Move, seat: number): void;
}

const MOVES = 16;
const SEATS = 4;
const ROUNDS = 5;

export const boardgame: Subject = {
  tasks: [{ what: 'play', seats: SEATS, set: null, prepare: randomTwins }],
  sizes: () => [],
};

function randomTwins(): Batch {
  const start = twinStarter();
  const dice = { chance: fastChance(7), learnt: 0 };
  let games = 0;
  const deal = (): TwinGame => start({ seats: SEATS, rounds: ROUNDS, deck: shuffledDeck(games++) });
  let game = deal();
  return () => {
    for (let i = 0; i < MOVES; i++) {
      let asked = game.asked();
      if (!asked) {
        game = deal();
        asked = must(game.asked(), 'a new game asks something');
      }
      game.make(must(asked.moves[below(dice, asked.moves.length)], 'there is a move'), asked.seat);
    }
    return MOVES;
  };
}

export interface TwinSetup {
  readonly seats: number;
  readonly rounds: number;
  readonly deck: HamletState['deck'];
}

/** Loads the production build of boardgame.io and returns a function that starts games. */
export function twinStarter(): (setup: TwinSetup) => TwinGame {
  process.env['NODE_ENV'] = 'production';
  const engine = createRequire(import.meta.url)('boardgame.io/internal') as Engine;
  const reduce = engine.CreateGameReducer({ game: hamletTwin });
  return setup => {
    let state = engine.InitializeGame({ game: hamletTwin, numPlayers: setup.seats, setupData: setup });
    return {
      get table() {
        return state.G;
      },
      asked: () => (state.ctx.gameover === undefined ? enumerate(state.G, state.ctx) : null),
      make(move, seat) {
        const before = state;
        state = reduce(before, action(move, seat));
        if (state === before || 'transients' in state) throw new Error(`boardgame.io refused ${JSON.stringify(move)}`);
      },
    };
  };
}

function action(move: Move, seat: number): Action {
  const args = 'slot' in move ? [move.slot] : 'card' in move ? [move.card] : [];
  return { type: 'MAKE_MOVE', payload: { type: move.kind, args, playerID: String(seat) } };
}

function shuffledDeck(seed: number): number[] {
  return shuffle(
    { chance: fastChance(seed), learnt: 0 },
    Array.from({ length: 132 }, (_, card) => card),
  );
}
