import { situationOf, think } from '@thorp/bots';
import { begin, choose, decisions, must, recordOf, secretFromSeed, settle, type Game, type Match } from '@thorp/kernel';
import { feudalia } from '@thorp/feudalia';
import { helvetia } from '@thorp/helvetia';
import { snowcrest } from '@thorp/snowcrest';
import { villagers, type Villagers } from '@thorp/villagers';
import type { EventId } from '@thorp/villagers/cards';

/** How far a game has progressed when a picture is taken. */
const STAGES = { early: 0.12, middle: 0.5, late: 0.92 } as const;
type Stage = keyof typeof STAGES;

const SEASONS = { events: true, teams: true, specials7: true, clay: true };

/** The games for pictures: all games, Villagers with everything of Shifting Seasons, and its two solo modes. */
const GAMES = {
  villagers: { game: villagers, names: ['Rowan', 'Mirela', 'Tobias', 'June'], settings: {} },
  helvetia: { game: helvetia, names: ['Rowan', 'Mirela', 'Tobias', 'June'], settings: {} },
  snowcrest: { game: snowcrest, names: ['Rowan', 'Mirela', 'Tobias'], settings: {} },
  feudalia: { game: feudalia, names: ['Rowan', 'Mirela'], settings: { roundCap: 14 } },
  seasons: { game: villagers, names: ['Rowan', 'Mirela', 'Tobias'], settings: SEASONS },
  monastery: { game: villagers, names: ['Rowan'], settings: { mode: 'monastery' } },
  countess: { game: villagers, names: ['Rowan'], settings: { mode: 'countess' } },
} as const;

type GameId = keyof typeof GAMES;

/** Who plays a game, and by which settings. */
interface Played {
  readonly game: Game;
  readonly names: readonly string[];
  readonly settings: object;
}

const playedIn = (id: GameId): Played => GAMES[id];

/** Records of one game at its stages, as text that the page can load: bots have played them, and seat 0 is asked. */
export type Positions = { readonly [S in Stage | 'end']: string };

const made = new Map<GameId, Positions>();

export function positionsOf(id: GameId): Positions {
  const found = made.get(id) ?? makePositions(id);
  made.set(id, found);
  return found;
}

function makePositions(id: GameId): Positions {
  const played = playedIn(id);
  const whole = playTo(played, id, Infinity);
  const at = (stage: Stage): string =>
    recordFor(played, playTo(played, id, Math.floor(whole.plies.length * STAGES[stage]), whole));
  return { early: at('early'), middle: at('middle'), late: at('late'), end: recordFor(played, whole) };
}

/** The numbers of seats that `positionsOf` does not have. */
export const OTHER_SEATS = [
  ['villagers', 2],
  ['villagers', 3],
  ['villagers', 5],
  ['helvetia', 2],
  ['helvetia', 3],
  ['snowcrest', 1],
  ['snowcrest', 2],
  ['snowcrest', 4],
  ['feudalia', 1],
  ['feudalia', 3],
  ['feudalia', 4],
] as const satisfies readonly (readonly [GameId, number])[];

const NAMES = ['Rowan', 'Mirela', 'Tobias', 'June', 'Wren'];

/** The record of a game with this many seats, late in it. */
export function lateWith(id: GameId, seats: number): string {
  const { game, settings } = playedIn(id);
  // F-16.5 Alone, the length of a game of Feudalia is not a setting.
  const played = { game, names: NAMES.slice(0, seats), settings: seats === 1 ? {} : settings };
  const whole = playTo(played, id, Infinity);
  return recordFor(played, playTo(played, id, Math.floor(whole.plies.length * STAGES.late), whole));
}

/** The cards in a long hand. */
const LONG_HAND = 13;

/** A game of Villagers in which seat 0 has thirteen cards in its hand and may build: it ends most turns early. */
export function longHand(): string {
  const played = playedIn('villagers');
  const { game } = played;
  const match = begin(game, settle(game, played.names.length, {}), secretFromSeed('hand 0'));
  for (let [asked] = decisions(game, match.state); asked; [asked] = decisions(game, match.state)) {
    const kinds = asked.options.map(({ kind }) => kind);
    const hand = (match.state as Villagers['state']).players[0]?.hand.length ?? 0;
    if (asked.seat === 0 && hand >= LONG_HAND && kinds.includes('build')) return recordFor(played, match);
    const situation = must(situationOf(game, match.state, asked.seat), 'the seat is asked');
    const { option } = think(situation, 'greedy', match.plies.length);
    const end = asked.options[kinds.indexOf('endTurn')];
    const builds = option.kind !== 'exchange' && match.plies.length % 3 === 0;
    choose(match, asked.seat, asked.seat === 0 && end && !builds ? end : option);
  }
  throw new Error(`no hand of ${LONG_HAND} cards`);
}

function recordFor({ names }: Played, match: Match): string {
  const players = names.map((name, seat) =>
    seat === 0 ? { kind: 'human', name } : { kind: 'bot', name, level: 'easy' },
  );
  return JSON.stringify({ ...recordOf(match, true), players });
}

/** A deterministic game, up to the first question to seat 0 after some plies. A known match is continued. */
function playTo({ game, names, settings }: Played, seed: string, plies: number, known?: Match): Match {
  const match = begin(game, settle(game, names.length, settings), secretFromSeed(`screens ${seed}`));
  for (;;) {
    const [asked] = decisions(game, match.state);
    if (!asked || (match.plies.length >= plies && asked.seat === 0)) return match;
    const situation = must(situationOf(game, match.state, asked.seat), 'the seat is asked');
    const again = known?.plies[match.plies.length]?.option;
    choose(match, asked.seat, again ?? think(situation, 'greedy', match.plies.length).option);
  }
}

/** Seeds that are tried for a game with a certain Event. */
const SEEDS = 20;

/**
 * A game of Shifting Seasons at the last question to seat 0 before an Event is carried out: whatever is answered, it
 * comes before seat 0 drafts again.
 */
export function beforeEvent(wanted: EventId): string {
  const { names, settings } = GAMES.seasons;
  const game = villagers as unknown as Game;
  for (let seed = 0; seed < SEEDS; seed++) {
    const start = (): Match =>
      begin(game, settle(game, names.length, settings), secretFromSeed(`events ${wanted} ${seed}`));
    const match = start();
    for (let mine = 0, asked = decisions(game, match.state)[0]; asked; asked = decisions(game, match.state)[0]) {
      if (asked.seat === 0) mine = match.plies.length;
      const situation = must(situationOf(game, match.state, asked.seat), 'the seat is asked');
      const { option } = think(situation, 'greedy', match.plies.length);
      const came = choose(match, asked.seat, option).some(note => isEvent(note.event, wanted));
      if (!came) continue;
      const before = start();
      for (const ply of match.plies.slice(0, mine)) choose(before, ply.seat, ply.option);
      return recordFor(playedIn('seasons'), before);
    }
  }
  throw new Error(`none of ${SEEDS} games has the Event ${wanted}`);
}

function isEvent(event: unknown, wanted: EventId): boolean {
  const { kind, event: which } = event as { kind: string; event?: string };
  return kind === 'event' && which === wanted;
}
