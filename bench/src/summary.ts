import type { Machine } from './machine.ts';
import type { Finding, Results } from './run.ts';
import { cost, median as middle, rounded } from './stats.ts';
import type { What } from './trial.ts';

/** All figures of one game at one number of seats; a quick run has only the first four. */
export interface Figures {
  decisionsPerSecond: number;
  /** The slowest and the fastest round. */
  low: number;
  high: number;
  /** How many times as many decisions as each peer: the median of the ratios within a round. */
  against?: { readonly [peer: string]: number };
  /** Microseconds for each call; for a replay, for each decision. */
  forkMicroseconds?: number;
  viewMicroseconds?: number;
  imagineMicroseconds?: number;
  encodeMicroseconds?: number;
  replayMicroseconds?: number;
  stateBytes?: { readonly median: number; readonly most: number; readonly deflated: number };
  instructionsPerDecision?: number;
}

export type BySeats = { [seats: string]: Figures };

/** The result of a run, as JSON for programs. */
export interface Summary {
  readonly date: string;
  readonly machine: Machine;
  readonly games: { [game: string]: BySeats };
  /** With named modules besides the base game. */
  readonly sets: { [game: string]: { [set: string]: BySeats } };
  /** Our sample game: the same game as boardgame.io plays here. */
  readonly sample: { [game: string]: BySeats };
  readonly peers: { [peer: string]: Figures };
}

/** Instructions per decision by subject, measured at one seat count with default settings. */
export type Instructions = { readonly [subject: string]: { readonly seats: number; readonly perDecision: number } };

export function summarise(results: Results, machine: Machine, date: Date, instructions: Instructions = {}): Summary {
  const summary: Summary = {
    date: date.toISOString().slice(0, 10),
    machine,
    games: {},
    sets: {},
    sample: {},
    peers: {},
  };
  for (const finding of results.findings) {
    if (finding.what === 'play') put(summary, finding, figuresOf(finding, results, instructions));
  }
  return summary;
}

function put(summary: Summary, { kind, subject, seats, set }: Finding, figures: Figures): void {
  if (kind === 'peer') summary.peers[subject] = figures;
  else if (set !== null) ((summary.sets[subject] ??= {})[set] ??= {})[seats] = figures;
  else (summary[kind === 'game' ? 'games' : 'sample'][subject] ??= {})[seats] = figures;
}

function figuresOf(play: Finding, results: Results, instructions: Instructions): Figures {
  const alike = (it: { subject: string; seats: number; set: string | null }): boolean =>
    it.subject === play.subject && it.seats === play.seats && it.set === play.set;
  const { median, low, high } = play.perSecond;
  const figures: Figures = { decisionsPerSecond: rounded(median), low: rounded(low), high: rounded(high) };
  for (const { what, perSecond } of results.findings.filter(alike)) {
    if (what !== 'play') figures[COST[what]] = rounded(cost(perSecond.median));
  }
  if (play.kind !== 'peer') figures.against = ratios(play, results.findings);
  const size = results.sizes.find(alike);
  if (size) figures.stateBytes = { median: size.median, most: size.most, deflated: size.deflated };
  const counted = play.set === null ? instructions[play.subject] : undefined;
  if (counted?.seats === play.seats) figures.instructionsPerDecision = Math.round(counted.perDecision);
  return figures;
}

function ratios(play: Finding, findings: readonly Finding[]): { [peer: string]: number } {
  const against: { [peer: string]: number } = {};
  for (const peer of findings) {
    if (peer.kind !== 'peer') continue;
    against[peer.subject] = rounded(middle(play.rates.map((rate, round) => rate / (peer.rates[round] as number))));
  }
  return against;
}

const COST = {
  fork: 'forkMicroseconds',
  view: 'viewMicroseconds',
  imagine: 'imagineMicroseconds',
  encode: 'encodeMicroseconds',
  replay: 'replayMicroseconds',
} as const satisfies Record<Exclude<What, 'play'>, keyof Figures>;
