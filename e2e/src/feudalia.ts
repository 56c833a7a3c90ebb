import { situationOf, think } from '@thorp/bots';
import {
  begin,
  choose,
  decisions,
  forMe,
  must,
  parseRecord,
  recordOf,
  replay,
  secretFromSeed,
  settle,
  type Game,
  type Match,
} from '@thorp/kernel';
import { feudalia, type Feudalia } from '@thorp/feudalia';

type Option = Feudalia['option'];

const game = feudalia as unknown as Game;

/** What lords who want everything and build nothing would do first: their lands, cities and supply fill up. */
const HOARDING: readonly Option['kind'][] = [
  'keepFief',
  'upgrade',
  'use',
  'choose',
  'city',
  'under',
  'hireMaster',
  'hireCathedral',
  'tap',
  'lay',
  'exchange',
  'gain',
  'store',
  'payFrom',
  'influence',
  'field',
  'hire',
  'income',
  'blue',
  'blueMaster',
  'hold',
  'done',
  'end',
];

interface Wish {
  readonly settings: object;
  readonly seed: string;
  readonly names: readonly string[];
  /** Every other round they take their income first, and they leave the cathedral masters alone. */
  readonly thrifty?: boolean;
  /** Where it stops: what seat 0 is asked, and after how many plies. */
  until(asked: readonly Option[], match: Match): boolean;
}

/** What a lord would do first has the lowest rank. */
function rankOf({ kind }: Option, { state }: Match, thrifty: boolean): number {
  if (thrifty && kind === 'hireCathedral') return HOARDING.length;
  const saves = thrifty && (state as Feudalia['state']).round % 2 === 0;
  if (saves && kind === 'income') return HOARDING.indexOf('upgrade') + 0.5;
  return HOARDING.includes(kind) ? HOARDING.indexOf(kind) : HOARDING.length;
}

/** The same game every time: lords hoard until seat 0 is asked what was wished for. */
function hoard({ settings, seed, names, thrifty = false, until }: Wish): Match {
  const match = begin(game, settle(game, names.length, settings), secretFromSeed(seed));
  for (let i = 0; ; i++) {
    const asked = must(decisions(game, match.state)[0], 'hoarders never end a game');
    const options = asked.options as readonly Option[];
    if (asked.seat === 0 && until(options, match)) return match;
    const ranks = options.map(option => rankOf(option, match, thrifty));
    const wanted = options.filter((_, at) => ranks[at] === Math.min(...ranks));
    choose(match, asked.seat, must(wanted[(i * 7) % wanted.length], 'somebody is asked'));
  }
}

/** How many cards seat 0 could play now. */
function handOf({ state }: Match): number {
  const { lords, frames } = state as Feudalia['state'];
  return frames.at(-1)?.step === 'main' ? (lords[0]?.hand.length ?? 0) : 0;
}

function recordFor(match: Match, names: readonly string[]): string {
  const players = names.map((name, seat) =>
    seat === 0 ? { kind: 'human', name } : { kind: 'bot', name, level: 'easy' },
  );
  return JSON.stringify({ ...recordOf(match, true), players });
}

const LONG_NAMES = ['Maximiliane', 'Bartholomäus', 'Wilhelmina', 'Constantine'];

/** The fullest table: three kinds of cubes everywhere, cities, both fields, thirty masters, four long names. */
export function fullTable(): string {
  const settings = { scenario: 'S9', events: true };
  const match = hoard({ settings, seed: 'f', names: LONG_NAMES, until: (_, { plies }) => plies.length >= 2625 });
  return recordFor(match, LONG_NAMES);
}

/** A table in the middle of a game, where players may trade. */
export function tradingTable(): string {
  const names = ['Rowan', 'Mirela', 'Tobias'];
  const settings = { scenario: 'S5', trading: true };
  const until = (_: unknown, match: Match): boolean => match.plies.length >= 300 && handOf(match) >= 5;
  return recordFor(hoard({ settings, seed: 'trade', names, until }), names);
}

/** Alone late in a game, with each of the three cathedral masters for hire. */
export function cathedralTable(): string {
  const names = ['Rowan'];
  const until = (asked: readonly Option[]): boolean =>
    asked.filter(({ kind }) => kind === 'hireCathedral').length === 3;
  return recordFor(hoard({ settings: { scenario: 'S9' }, seed: 's349', names, thrifty: true, until }), names);
}

/** A whole game alone, to its natural end: the record it begins with, and every choice in the game's words. */
export function wholeGame(): { readonly record: string; readonly script: readonly string[] } {
  const names = ['Rowan'];
  const match = begin(game, settle(game, 1, { scenario: 'T1' }), secretFromSeed('b'));
  const record = recordFor(match, names);
  const script: string[] = [];
  for (;;) {
    const [asked] = decisions(game, match.state);
    if (!asked) return { record, script };
    // What the game answers for the player is answered so on the page as well.
    const usual = forMe(game, match.state);
    const situation = must(situationOf(game, match.state, 0), 'the only seat is asked');
    const option = usual ?? think(situation, 'greedy', match.plies.length).option;
    if (!usual) script.push(game.text.en.label(option, { view: game.view(match.state, 0), name: () => 'Rowan' }));
    choose(match, 0, option);
  }
}

/** What seat 0 may choose where a record stops, in the game's words. */
export function choicesAt(text: string): string[] {
  const { state } = replay(game, parseRecord(text));
  const { players } = JSON.parse(text) as { readonly players: readonly { readonly name: string }[] };
  const asked = must(decisions(game, state)[0], 'a position asks somebody');
  const told = { view: game.view(state, 0), name: (seat: number) => players[seat]?.name ?? '' };
  return asked.options.map(option => game.text.en.label(option, told));
}
