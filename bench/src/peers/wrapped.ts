import { createRequire } from 'node:module';
import {
  apply,
  decisions,
  fastChance,
  settle,
  type Game as OurGame,
  type Option,
  type Questions,
  type Types,
} from '@thorp/kernel';
import type { Ctx, Game } from 'boardgame.io' with { 'resolution-mode': 'require' };

/*
 * One of our games as a boardgame.io game, so that both servers can play the same one. The only move plays an offered
 * option by our rules, and `playerView` shows a seat what it may see and what it is asked.
 */

export interface Wrapped {
  state: Types['state'];
  questions: Questions<Types>;
}

/** What a seat is sent. */
export interface Shown {
  readonly view: unknown;
  /** What the seat may do now; null if it is not asked. */
  readonly options: readonly Option[] | null;
}

/** The Immer of boardgame.io, which gives every move a draft. */
const required = createRequire(createRequire(import.meta.url).resolve('boardgame.io/server'));
const { original } = required('immer') as { original<S>(draft: S): S };

let opened = 0;

export function boardgameOf(game: OurGame): Game<Wrapped> {
  return {
    name: game.id,
    disableUndo: true,
    setup: ({ ctx }) => dealt(game, ctx),
    turn: {
      activePlayers: { all: 'playing' },
      stages: {
        playing: {
          moves: {
            // Our rules copy the state by hand. To copy it through Immer's drafts would take many times as long.
            choose({ G, playerID }, option: Option) {
              const { state, questions } = original(G);
              return apply(game, state, Number(playerID), option, questions);
            },
          },
        },
      },
    },
    endIf: ({ G }) => (G.questions.length === 0 ? true : undefined),
    playerView: ({ G, playerID }) => shownTo(game, G, Number(playerID)),
  };
}

function dealt(game: OurGame, { numPlayers }: Ctx): Wrapped {
  const state = game.setup(settle(game, numPlayers), fastChance(opened++));
  return { state, questions: decisions(game, state) };
}

function shownTo(game: OurGame, { state, questions }: Wrapped, seat: number): Shown {
  const mine = questions.find(question => question.seat === seat);
  return { view: game.view(state, seat), options: mine?.options ?? null };
}
