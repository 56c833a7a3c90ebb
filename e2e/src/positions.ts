import { situationOf, think } from '@thorp/bots';
import { begin, choose, decisions, must, recordOf, secretFromSeed, settle, type Game, type Match } from '@thorp/kernel';
import { feudalia } from '@thorp/feudalia';
import { helvetia } from '@thorp/helvetia';
import { snowcrest } from '@thorp/snowcrest';
import { villagers } from '@thorp/villagers';
import type { GameId } from './play.ts';

/** How far into a game a picture is taken. */
export const STAGES = { early: 0.12, middle: 0.5, late: 0.92 } as const;
export type Stage = keyof typeof STAGES;

const SEATS: {
  readonly [G in GameId]: { readonly game: unknown; readonly names: readonly string[]; settings: object };
} = {
  villagers: { game: villagers, names: ['Rowan', 'Mirela', 'Tobias', 'June'], settings: {} },
  helvetia: { game: helvetia, names: ['Rowan', 'Mirela', 'Tobias', 'June'], settings: {} },
  snowcrest: { game: snowcrest, names: ['Rowan', 'Mirela', 'Tobias'], settings: {} },
  feudalia: { game: feudalia, names: ['Rowan', 'Mirela'], settings: { roundCap: 14 } },
};

/** Records of one game at its stages, as text that the page can load: bots have played them, and seat 0 is asked. */
export function positionsOf(id: GameId): { readonly [S in Stage]: string } {
  const length = playTo(id, Infinity).plies.length;
  const record = (share: number): string => {
    const { names } = SEATS[id];
    const players = names.map((name, seat) =>
      seat === 0 ? { kind: 'human', name } : { kind: 'bot', name, level: 'easy' },
    );
    return JSON.stringify({ ...recordOf(playTo(id, Math.floor(length * share)), true), players });
  };
  return { early: record(STAGES.early), middle: record(STAGES.middle), late: record(STAGES.late) };
}

/** The same game every time, up to the first question to seat 0 after so many plies. */
function playTo(id: GameId, plies: number): Match {
  const { game: any, names, settings } = SEATS[id];
  const game = any as Game;
  const match = begin(game, settle(game, names.length, settings), secretFromSeed(`screens ${id}`));
  for (;;) {
    const [asked] = decisions(game, match.state);
    if (!asked || (match.plies.length >= plies && asked.seat === 0)) return match;
    const situation = must(situationOf(game, match.state, asked.seat), 'the seat is asked');
    choose(match, asked.seat, think(situation, 'greedy', match.plies.length).option);
  }
}
