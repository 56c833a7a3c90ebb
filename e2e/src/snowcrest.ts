import { begin, choose, decisions, must, recordOf, secretFromSeed, settle, type Game, type Match } from '@thorp/kernel';
import { snowcrest, type Snowcrest } from '@thorp/snowcrest';
import { SPIRITS } from '@thorp/snowcrest/cards';

type Option = Snowcrest['option'];
type State = Snowcrest['state'];
type Frame = Snowcrest['frame'];

const game = snowcrest as unknown as Game;

/** Whether a table is worth testing when seat 0 is asked. */
type Shows = (s: State, frame: Frame) => boolean;

interface Wanted {
  readonly names: readonly string[];
  readonly settings?: object;
  readonly shows: Shows;
}

export const LONG_NAMES = [
  'Maximiliane Rosenthal',
  'Bartholomew Quill',
  'Wilhelmina Oakenfield',
  'Theodosia Winterbourne',
];
const THREE = ['Rowan', 'Mirela', 'Tobias'];

const total = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);
const villagers = (s: State, seat: number): number => s.players[seat]?.village.filter(card => card >= 0).length ?? 0;
const isFull = (s: State): boolean => s.players.every((_, seat) => villagers(s, seat) === 9);
const handOf = (s: State): number => s.players[0]?.hand.length ?? 0;
const items = (s: State): number => SPIRITS[s.spirit]?.own.length ?? 0;
const buildings = (s: State): number => total(s.players[0]?.tiles ?? []) + total(s.players[0]?.usedTiles ?? []);

/** The fullest table with the longest names, and every layout of the board. */
const WANTED = {
  stress: { names: LONG_NAMES, shows: (s, { step }) => step === 'main' && isFull(s) && handOf(s) >= 6 },
  built: { names: THREE, shows: (s, { step }) => step === 'main' && buildings(s) >= 5 && villagers(s, 0) >= 8 },
  basic: { names: THREE.slice(0, 2), settings: { basic: true }, shows: (s, { step }) => step === 'main' && isFull(s) },
  placing: { names: THREE, shows: (_, frame) => frame.step === 'slot' && frame.from === 'hand' },
  paying: { names: LONG_NAMES, shows: (s, frame) => frame.step === 'pay' && isMixed(s, frame.due) },
  offering: {
    names: THREE,
    shows: (s, frame) => frame.step === 'item' && s.active === 0 && frame.at > 0 && items(s) >= 4,
  },
  curse: { names: LONG_NAMES, shows: (s, frame) => frame.step === 'item' && s.active === 2 },
  giving: { names: LONG_NAMES, shows: (s, frame) => frame.step === 'source' && s.active !== 0 },
  // Outside the own turn, only a Meditation asks for a whole price.
  beating: { names: LONG_NAMES, shows: (s, { step }) => step === 'pay' && s.active !== 0 },
  meditation: { names: LONG_NAMES, shows: (s, frame) => frame.step === 'answer' && s.active === 3 },
} satisfies { readonly [name: string]: Wanted };

export type Position = keyof typeof WANTED;
export const POSITIONS = Object.keys(WANTED) as Position[];

/** A long payment for a new card to which tokens, a Building, the hand and the Village could all contribute. */
function isMixed(s: State, due: readonly number[]): boolean {
  const [asked] = decisions(game, s);
  const kinds = new Set(asked?.options.map(({ kind }) => kind));
  return s.arriving >= 0 && total(due) >= 3 && kinds.size === 4 && (s.players[0]?.tokens[0] ?? 0) > 1;
}

/** The record of a position, as text that the page can load. */
export function snowcrestTable(position: Position): string {
  return tableOf(WANTED[position]);
}

/** A game alone before its first choice, always with the same deal. */
export function snowcrestAlone(): string {
  return tableOf({ names: ['Rowan'], shows: () => true });
}

function tableOf(wanted: Wanted): string {
  const players = wanted.names.map((name, seat) =>
    seat === 0 ? { kind: 'human', name } : { kind: 'bot', name, level: 'easy' },
  );
  return JSON.stringify({ ...recordOf(find(wanted), true), players });
}

/** Records of all positions. */
export function snowcrestTables(): { readonly [P in Position]: string } {
  const all = POSITIONS.map(position => [position, snowcrestTable(position)] as const);
  return Object.fromEntries(all) as { readonly [P in Position]: string };
}

/** Tries numbered seeds until a game reaches such a table: always the same one, as long as the rules are the same. */
function find({ names, settings = {}, shows }: Wanted): Match {
  for (let seed = 0; seed < SEEDS; seed++) {
    const match = begin(game, settle(game, names.length, settings), secretFromSeed(`table ${seed}`));
    if (playUntil(match, shows)) return match;
  }
  throw new Error(`none of ${SEEDS} games comes to such a table`);
}

const SEEDS = 400;
/** Settlers who only gather might never end a game. */
const LONG = 500;

function playUntil(match: Match, shows: Shows): boolean {
  for (let i = 0; i < LONG; i++) {
    const [asked] = decisions(game, match.state);
    if (!asked) return false;
    if (asked.seat === 0 && shows(match.state as State, asked.frame as Frame)) return true;
    const rank = rankOf(match.state as State, asked.seat);
    const options = asked.options as readonly Option[];
    const best = Math.min(...options.map(rank));
    const likely = options.filter(option => rank(option) === best);
    choose(match, asked.seat, must(likely[(i * 7) % likely.length], 'somebody is asked'));
  }
  return false;
}

/** What settlers do first who fill their Villages. */
const FIRST: readonly Option['kind'][] = ['buy', 'meet', 'build', 'take', 'pay', 'act', 'token', 'tile', 'handCard'];
const LAST: readonly Option['kind'][] = ['decline', 'skip', 'more', 'done'];

function rankOf(s: State, seat: number): (option: Option) => number {
  const village = s.players[seat]?.village ?? [];
  return option => {
    if (option.kind === 'place') return (village[option.slot] ?? 0) < 0 ? 0 : 1;
    if (option.kind === 'add') return villagers(s, seat) < village.length ? 0 : 40;
    if (FIRST.includes(option.kind)) return FIRST.indexOf(option.kind);
    return LAST.includes(option.kind) ? 60 : 30;
  };
}
