import {
  choose,
  fieldsOf,
  must,
  outcome,
  replay,
  ThorpError,
  type Game,
  type GameRecord,
  type Match,
  type Types,
} from '@thorp/kernel';
import { judgementFor, type Judgement, type Trained } from '../learned/judgement.ts';
import { situationOf } from '../situation.ts';
import { analyseChoice } from './choice.ts';
import { DEPTHS, type Effort } from './depth.ts';
import { luckOf, type Made, type Step } from './luck.ts';
import { outlookOf, outlookWithout } from './outlook.ts';
import { fittedNet, prospectsOf } from './prospects.ts';
import type { Analysis, AnalysisDepth, PlyAnalysis } from './types.ts';

/** A cursor over a finished game. It moves forward; for an earlier ply it starts again from the beginning. */
export interface Walk<T extends Types = Types> {
  readonly game: Game<T>;
  readonly record: GameRecord;
  readonly plies: readonly Made[];
  /** The net that judges, as for strong bots; null if the game's estimate judges. */
  readonly judgement: Judgement<T> | null;
  match: Match<T>;
}

/** Opens a record. Only finished games are analysed: players of a running game must not get advice from it. */
export function beginWalk<T extends Types>(game: Game<T>, record: GameRecord, trained: Trained | null = null): Walk<T> {
  const whole = replay(game, record);
  if (!outcome(whole).over) throw new ThorpError('bad-request', 'only a finished game can be analysed');
  // The kernel checked every option against the game's own list.
  const plies = whole.plies.map(({ seat, option }) => ({ seat, option: option as T['option'] }));
  const match = replay(game, record, 0);
  const judgement = trained && judgementFitted<T>(game, trained, match.state, record.seats);
  return { game, record, plies, judgement, match };
}

/**
 * The net that judges in an analysis: that of strong bots, if its chances were fitted to games of this many seats. For a
 * lone player no chances are told, so any net will do.
 */
export function judgementFitted<T extends Types>(
  game: Pick<Game<T>, 'insight'>,
  trained: Trained,
  s: T['state'],
  seats: number,
): Judgement<T> | null {
  const judgement = judgementFor<T>(trained, s);
  return judgement && (seats === 1 || fittedNet(game, seats, judgement)) ? judgement : null;
}

/** Raised whenever the same record is judged in another way, so that nothing that was kept before is mixed with it. */
export const ANALYSIS_FORMAT = 5;

/** An analysis that has no results yet. */
export function emptyAnalysis({ game, record, plies, judgement }: Walk, depth: AnalysisDepth): Analysis {
  return {
    format: ANALYSIS_FORMAT,
    game: game.id,
    version: game.version,
    link: record.plies.at(-1)?.link ?? '',
    depth,
    seats: record.seats,
    plies: plies.map(() => null),
    end: rounded(outlookOf([prospectsOf(game, replay(game, record).state)])),
    ...(game.scale === undefined ? {} : { scale: game.scale }),
    ...(game.insight?.luckOff === undefined ? {} : { luckOff: game.insight.luckOff }),
    ...(judgement ? { net: judgement.net } : {}),
  };
}

/** The stored analysis, if it is of the same record, depth and judge as `empty`; then it continues. */
export function keptAnalysis(kept: unknown, empty: Analysis): Analysis | null {
  const { format, link, version, depth, net, plies } = fieldsOf(kept) ?? {};
  const isSame =
    format === empty.format &&
    link === empty.link &&
    version === empty.version &&
    depth === empty.depth &&
    net === empty.net &&
    Array.isArray(plies) &&
    plies.length === empty.plies.length;
  // This code wrote it for this record: if all these fields match, the shape is right.
  return isSame ? (kept as Analysis) : null;
}

/** What a bot thinks of one ply. The same record, ply and depth give the same answer on every machine. */
export function analysePly<T extends Types>(walk: Walk<T>, ply: number, depth: AnalysisDepth): PlyAnalysis {
  const made = must(walk.plies[ply], 'the record has this ply');
  const { state, next } = stepAt(walk, ply);
  return rounded(judge(walk, { state, next, made }, DEPTHS[depth], seedOf(walk.record, ply)));
}

/** More than the number of seeds that one game uses. */
const GAMES_APART = 2 ** 28;

/**
 * Far enough apart that no two plies share worlds by accident. Every record has its own seeds: equal worlds in all
 * games would have equal errors, and statistics over many games would never average them out.
 */
function seedOf({ plies }: GameRecord, ply: number): number {
  const own = Number.parseInt(plies.at(-1)?.link.slice(0, 6) ?? '0', 16);
  return 1 + own * GAMES_APART + ply * 65_537;
}

/** The states before and after a ply. */
function stepAt<T extends Types>(
  walk: Walk<T>,
  ply: number,
): { readonly state: T['state']; readonly next: T['state'] } {
  const { game, record, plies } = walk;
  if (walk.match.plies.length > ply) walk.match = replay(game, record, 0);
  const { match } = walk;
  for (const { seat, option } of plies.slice(match.plies.length, ply)) choose(match, seat, option);
  const { state } = match;
  const { seat, option } = must(plies[ply], 'the record has this ply');
  choose(match, seat, option);
  return { state, next: match.state };
}

function judge<T extends Types>(
  { game, judgement }: Walk<T>,
  step: Step<T>,
  effort: Effort,
  seed: number,
): PlyAnalysis {
  const { seat, option } = step.made;
  const situation = must(situationOf(game, step.state, seat), 'whoever chose was asked');
  const found =
    situation.decision.options.length > 1
      ? analyseChoice(situation, option, effort, seed, judgement)
      : { before: outlookWithout(situation, effort.least, seed, judgement), choice: null };
  return { seat, ...found, luck: luckOf(game, step, effort.worlds, seed) };
}

/** Figures are rounded to a ten-thousandth: more digits would only take space. */
export function rounded<D>(data: D): D {
  // A copy of the same data with rounded numbers, so the type stays the same.
  return JSON.parse(
    JSON.stringify(data, (_, value: unknown) => (typeof value === 'number' ? round(value) : value)),
  ) as D;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
