import { must, newRows, type Game, type Learned, type Types } from '@thorp/kernel';
import { strengthsOf, type Net } from './net.ts';
import { readNet } from './text.ts';

/** A net that judges positions: what a position is worth to each seat, from 0 to 1. */
export interface Judgement<T extends Types = Types> {
  readonly net: string;
  readonly horizon: number;
  readonly quicker: number;
  /** What a lone player usually reaches. */
  par(s: T['state']): number;
  rewards(s: T['state']): number[];
}

/** What a game has learned, ready for use. */
export interface Trained<T extends Types = Types> {
  readonly learned: Learned<T['state']>;
  readonly nets: ReadonlyMap<string, Net>;
}

/** More seats than any of our games has. */
const MOST_SEATS = 8;

/** Loads what a game has learned. */
export type LoadLearned = () => Promise<Learned<Types['state']>>;

const loaded = new WeakMap<Game, Promise<Trained>>();

/** What a game has learned, loaded once. */
export function loadTrained(game: Game, load: LoadLearned): Promise<Trained> {
  let trained = loaded.get(game);
  if (!trained) {
    trained = load().then(trainedOf);
    loaded.set(game, trained);
  }
  return trained;
}

export function trainedOf(learned: Learned<Types['state']>): Trained {
  const nets = Object.entries(learned.nets).map(([name, text]) => [name, readNet(text)] as const);
  return { learned, nets: new Map(nets) };
}

/** The judgement for games like this one; null if no net was trained for these settings. */
export function judgementFor<T extends Types>({ learned, nets }: Trained, s: T['state']): Judgement<T> | null {
  const name = learned.netFor(s);
  const net = name === null ? undefined : nets.get(name);
  if (name === null || !net) return null;
  return judgementOf(name, net, learned);
}

export function judgementOf<T extends Types>(name: string, net: Net, learned: Learned<T['state']>): Judgement<T> {
  const { features } = learned;
  const { horizon, quicker } = must(learned.plans[name], `the net '${name}' has a plan`);
  const { numbers, flags } = features;
  must(net.numbers === numbers.length && net.flags === flags.length ? net : null, `the net '${name}' has its features`);
  const rows = newRows(features, MOST_SEATS);
  const sums = Array.from({ length: MOST_SEATS }, () => new Float32Array(net.hidden + 1));
  return {
    net: name,
    horizon,
    quicker,
    par: s => learned.par?.(s) ?? 0,
    rewards(s) {
      const seats = features.read(s, rows);
      return chances(strengthsOf(net, rows, { first: 0, seats }, sums));
    },
  };
}

/** Turns strengths into shares of a win that sum to 1; for a lone player, into one share. */
export function chances(strengths: readonly number[]): number[] {
  const [only = 0] = strengths;
  if (strengths.length === 1) return [1 / (1 + Math.exp(-only))];
  // Loops for speed: this runs for every judged position.
  let most = -Infinity;
  for (const strength of strengths) if (strength > most) most = strength;
  const parts: number[] = [];
  let sum = 0;
  for (const strength of strengths) {
    const part = Math.exp(strength - most);
    parts.push(part);
    sum += part;
  }
  return parts.map(part => part / sum);
}
