import { deflateRawSync } from 'node:zlib';
import {
  begin,
  below,
  choose,
  decide,
  encode,
  fastChance,
  fork,
  imagine,
  must,
  play,
  recordOf,
  replay,
  secretFromSeed,
  settle,
  type Config,
  type Game,
  type GameRecord,
  type Types,
  type World,
} from '@thorp/kernel';
import { median } from './stats.ts';
import type { Batch, Size, Subject, Task } from './trial.ts';

/** Settings by the name used in reports, and their numbers of seats. */
export type ModuleSets = {
  readonly [name: string]: { readonly settings: object; readonly from: number; readonly to?: number };
};

/** Decisions between two readings of the clock. */
const DECISIONS = 256;
/** Games from which positions are taken, and the least number of positions: enough to include every phase of a game. */
const GAMES = 8;
const POSITIONS = 64;
/** How often each position is used between two readings of the clock. */
const TURNS = 8;

interface Setting {
  readonly seats: number;
  readonly set: string | null;
  readonly config: Config;
}

/** All measurements of a game: every number of seats with the default settings, then the named sets. */
export function ourSubject<T extends Types>(game: Game<T>, sets: ModuleSets = {}): Subject {
  const settings = settingsOf(game, sets);
  return {
    tasks: settings.flatMap(setting => tasksOf(game, setting)),
    sizes: () => settings.map(setting => sizeOf(game, setting)),
  };
}

function settingsOf<T extends Types>(game: Game<T>, sets: ModuleSets): Setting[] {
  const settings: Setting[] = [];
  const defaults: [null, ModuleSets[string]] = [null, { settings: {}, from: game.seats.min }];
  for (const [set, given] of [defaults, ...Object.entries(sets)]) {
    for (let seats = given.from; seats <= (given.to ?? game.seats.max); seats++) {
      settings.push({ seats, set, config: settle(game, seats, given.settings) });
    }
  }
  return settings;
}

function tasksOf<T extends Types>(game: Game<T>, { seats, set, config }: Setting): Task[] {
  const over = (use: (s: T['state'], turn: number) => unknown): Batch => overPositions(positions(game, config), use);
  const luck = fastChance(3);
  return [
    { what: 'play', seats, set, prepare: () => randomPlay(game, config) },
    { what: 'fork', seats, set, prepare: () => over(s => fork(game, s)) },
    { what: 'view', seats, set, prepare: () => over((s, turn) => game.view(s, turn % seats)) },
    { what: 'imagine', seats, set, prepare: () => over((s, turn) => imagine(game, s, turn % seats, luck)) },
    { what: 'encode', seats, set, prepare: () => over(s => encode(s)) },
    { what: 'replay', seats, set, prepare: () => replaying(game, randomRecord(game, config)) },
  ];
}

/** Plays random games one after another; the time of dealing counts. */
function randomPlay<T extends Types>(game: Game<T>, config: Config<T['settings']>): Batch {
  const dice = player();
  let games = 0;
  let s = deal(game, config, games);
  return () => {
    for (let i = 0; i < DECISIONS; i++) {
      let decision = decide(game, s);
      if (!decision) {
        s = deal(game, config, ++games);
        decision = must(decide(game, s), 'a new game asks something');
      }
      play(game, s, pick(dice, decision.options), decision.seat);
    }
    return DECISIONS;
  };
}

/** Positions spread evenly over some random games, at least POSITIONS if possible. */
function positions<T extends Types>(game: Game<T>, config: Config<T['settings']>): T['state'][] {
  const dice = player();
  let chosen: T['state'][] = [];
  let passed = 0;
  let stride = 1;
  for (let deals = 0; deals < GAMES; deals++) {
    const s = deal(game, config, deals);
    for (let decision = decide(game, s); decision; decision = decide(game, s)) {
      if (passed++ % stride === 0) chosen.push(fork(game, s));
      // Too many: keep every other one, now and from here on.
      if (chosen.length === 2 * POSITIONS) {
        chosen = chosen.filter((_, i) => i % 2 === 0);
        stride *= 2;
      }
      play(game, s, pick(dice, decision.options), decision.seat);
    }
  }
  return chosen;
}

/** The last result is stored here, so that the compiler cannot remove the work. */
export const kept: { result: unknown } = { result: null };

function overPositions<S>(states: readonly S[], use: (s: S, turn: number) => unknown): Batch {
  return () => {
    for (let turn = 0; turn < TURNS; turn++) {
      for (const s of states) kept.result = use(s, turn);
    }
    return TURNS * states.length;
  };
}

/** A whole random game, dealt and recorded like a live one. */
function randomRecord<T extends Types>(game: Game<T>, config: Config<T['settings']>): GameRecord {
  const dice = player();
  const match = begin(game, config, secretFromSeed('bench'));
  for (let decision = decide(game, match.state); decision; decision = decide(game, match.state)) {
    choose(match, decision.seat, pick(dice, decision.options));
  }
  return recordOf(match);
}

function replaying<T extends Types>(game: Game<T>, record: GameRecord): Batch {
  return () => {
    kept.result = replay(game, record);
    return record.plies.length;
  };
}

function sizeOf<T extends Types>(game: Game<T>, { seats, set, config }: Setting): Size {
  const texts = positions(game, config).map(s => Buffer.from(encode(s)));
  const bytes = texts.map(text => text.length);
  const deflated = texts.map(text => deflateRawSync(text).length);
  return { seats, set, median: median(bytes), most: Math.max(...bytes), deflated: median(deflated) };
}

function deal<T extends Types>(game: Game<T>, config: Config<T['settings']>, seed: number): T['state'] {
  const s = game.setup(config, fastChance(seed));
  s.notes = null;
  return s;
}

type Dice = Pick<World, 'chance' | 'learnt'>;

/** A random player uses separate random numbers, so that the deal does not change. */
function player(): Dice {
  return { chance: fastChance(7), learnt: 0 };
}

function pick<O>(dice: Dice, options: readonly O[]): O {
  return options[below(dice, options.length)] as O;
}
