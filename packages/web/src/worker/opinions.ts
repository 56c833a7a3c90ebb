import { scaled, type ChoiceAnalysis, type OptionValue, type PlyAnalysis } from '@thorp/bots';
import type { Phrases, Reader } from '@thorp/kernel';
import { opinionInWords, type Table } from '@thorp/table';
import type { Opinion, OptionOpinion } from '../protocol/analysis.ts';
import { contextOf } from './inWords.ts';

/* The bot's opinions of single decisions, in words for the seat that decided. */

/** An analysed ply, and its number as a decision. */
export interface Judged {
  readonly decision: number;
  readonly found: PlyAnalysis;
}

/** The opinion of a decision. `table` is as it was before it. Null if there was no choice. */
export function opinionOf(table: Table, words: Phrases, { decision, found }: Judged): Opinion | null {
  const { seat, choice, luck } = found;
  if (!choice) return null;
  const context = contextOf(table.header, table.match.game.view(table.match.state, seat), seat);
  const { why, sources } = opinionInWords(choice, words, context);
  const options = choice.options.map(each => optionOf(each, words, context));
  const difference = choice.lost ?? choice.ahead;
  const other = otherOf(choice);
  const none = { mean: 0, error: 0 };
  const { scale = 1 } = table.match.game;
  return {
    decision,
    seat,
    mark: choice.mark,
    played: options[choice.played] ?? NOTHING,
    best: options[0] ?? NOTHING,
    other: options[other] ?? NOTHING,
    rest: options.filter((_, at) => at !== 0 && at !== other),
    chance: difference?.chance ?? null,
    points: scaled(difference?.lead ?? none, scale),
    why,
    sources: sources.map(({ name, amount }) => ({ name, amount: amount / scale })),
    luck: luck?.[seat] ? scaled(luck[seat], scale) : null,
  };
}

const NOTHING: OptionOpinion = { label: '', target: null, card: null, chance: null, points: '' };

/** The index of the option that the best one is compared with. */
function otherOf({ played }: ChoiceAnalysis): number {
  return played === 0 ? 1 : played;
}

function optionOf({ option, chance, points }: OptionValue, words: Phrases, context: Reader<unknown>): OptionOpinion {
  const target = words.target(option, context);
  const pieces = words.board(context).zones.flatMap(zone => zone.pieces);
  return {
    label: words.label(option, context),
    target,
    card: pieces.find(({ id }) => id === target)?.card ?? null,
    chance,
    points: words.points(Math.round(points)),
  };
}
