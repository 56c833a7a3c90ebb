import { begin, choose, decisions, must, recordOf, secretFromSeed, settle, type Game, type Match } from '@thorp/kernel';
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

/** The same game every time: lords hoard until after so many plies a turn of seat 0 begins, or is well under way. */
function hoard(settings: object, seed: string, names: readonly string[], plies: number, hand = 0): Match {
  const match = begin(game, settle(game, names.length, settings), secretFromSeed(seed));
  for (let i = 0; ; i++) {
    const asked = must(decisions(game, match.state)[0], 'hoarders never end a game');
    if (match.plies.length >= plies && asked.seat === 0 && handOf(match) >= hand) return match;
    const options = asked.options as readonly Option[];
    const rank = ({ kind }: Option): number => (HOARDING.indexOf(kind) + 50) % 50;
    const best = Math.min(...options.map(rank));
    const wanted = options.filter(option => rank(option) === best);
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
  return recordFor(hoard({ scenario: 'S9', events: true }, 'f', LONG_NAMES, 2625), LONG_NAMES);
}

/** A table in the middle of a game, where players may trade. */
export function tradingTable(): string {
  const names = ['Rowan', 'Mirela', 'Tobias'];
  return recordFor(hoard({ scenario: 'S5', trading: true }, 'trade', names, 300, 5), names);
}
