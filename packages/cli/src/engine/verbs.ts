import {
  adopt,
  begin,
  beginAt,
  choose,
  decide,
  encode,
  excerpt,
  fieldsOf,
  isWhole,
  jsonSchema,
  must,
  parseRecordData,
  recordOf,
  replay,
  secretFromSeed,
  settle,
  undo,
  type Decision,
  type Match,
  type Option,
} from '@thorp/kernel';
import { isLevel, LEVEL_NAMES, loadTrained, situationOf, think } from '@thorp/bots';
import { learnedAt } from '@thorp/bots/node';
import { randomBytes } from 'node:crypto';
import { didYouMean } from '../nearest.ts';
import { addressOf, loadAll, loadGame, type Registry } from '../registry.ts';
import { seedAt } from '../seeds.ts';
import { decisionAnswer, eventAnswers, isSeat, resultAnswer } from './answers.ts';
import { EngineError } from './errors.ts';
import { addTable, findTable, type EngineTable, type EngineTables } from './tables.ts';

export interface Request {
  readonly do?: unknown;
  readonly [field: string]: unknown;
}

export interface Engine {
  readonly registry: Registry;
  readonly tables: EngineTables;
}

type Verb = (engine: Engine, request: Request) => object | Promise<object>;

/** Everything a program can request; each answer has these fields besides `ok`. */
const VERBS: { readonly [name: string]: Verb } = {
  async games({ registry }) {
    const games = await loadAll(registry);
    return {
      games: games.map(game => ({
        id: game.id,
        title: game.text.en.title,
        seats: game.seats,
        options: jsonSchema(game),
        version: game.version,
      })),
    };
  },

  async new(engine, { game: id, seats, options, seed }) {
    const game = await loadGame(engine.registry, text(id, 'game'));
    const config = settle(game, seats, options ?? {});
    return opened(engine, begin(game, config, secretFor(seed)), true);
  },

  async load(engine, { game: id, state }) {
    const game = await loadGame(engine.registry, text(id, 'game'));
    return opened(engine, beginAt(game, adopt(game, state)), false);
  },

  choose({ tables }, { table, option, index }) {
    const { match } = findTable(tables, table);
    if ((option === undefined) === (index === undefined)) {
      throw new EngineError('bad-request', "give either 'option' or 'index'");
    }
    const decision = asked(match);
    const notes = choose(match, decision.seat, index === undefined ? option : optionAt(decision, index));
    return { decision: decisionAnswer(match.game, match.state), events: eventAnswers(match, notes) };
  },

  view({ tables }, { table, seat }) {
    const { match } = findTable(tables, table);
    if (seat !== null && !isSeat(match, seat)) {
      throw new EngineError('bad-request', `'seat' must be null or a seat from 0 to ${match.header.seats - 1}`);
    }
    return { view: match.game.view(match.state, seat) };
  },

  state: ({ tables }, { table }) => ({ state: fieldsOf(JSON.parse(encode(findTable(tables, table).match.state))) }),

  async bot({ registry, tables }, { table, level, ms }) {
    const { match } = findTable(tables, table);
    if (!isLevel(level)) {
      throw new EngineError('unknown-level', `there is no level ${shown(level)}; there are ${LEVEL_NAMES.join(', ')}`);
    }
    const { seat } = asked(match);
    const situation = must(situationOf(match.game, match.state, seat), 'the asked seat has a situation');
    const { options } = situation.decision;
    const limit = ms === undefined ? {} : { ms: milliseconds(ms) };
    const load = learnedAt(addressOf(registry, match.game.id));
    const trained = load && (await loadTrained(match.game, load));
    const budget = { now: () => performance.now(), trained, ...limit };
    const { option, evaluations } = think(situation, level, seedAt(match), budget);
    return {
      option,
      index: options.indexOf(option),
      evaluations: evaluations.map(({ option: each, ...rest }) => ({ index: options.indexOf(each), ...rest })),
    };
  },

  undo({ tables }, { table }) {
    const { match } = findTable(tables, table);
    undo(match);
    return { decision: decisionAnswer(match.game, match.state) };
  },

  result: ({ tables }, { table }) => resultAnswer(findTable(tables, table).match),

  record({ tables }, { table }) {
    return { record: recordOf(fromStart(findTable(tables, table)), true) };
  },

  async replay(engine, { record: data, to }) {
    const record = parseRecordData(data);
    const game = await loadGame(engine.registry, record.game);
    return opened(engine, replay(game, record, to ?? undefined), true);
  },

  close({ tables }, { table }) {
    tables.open.delete(findTable(tables, table).name);
    return {};
  },
};

export async function perform(engine: Engine, request: Request): Promise<object> {
  const name = request.do;
  const verb = typeof name === 'string' && Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (verb) return verb(engine, request);
  const names = Object.keys(VERBS);
  const hint = typeof name === 'string' ? didYouMean(name, names) : null;
  const message = name === undefined ? "'do' is missing" : `there is no request ${shown(name)}`;
  throw new EngineError('unknown-request', `${message}; ${hint ?? `it is one of ${names.join(', ')}`}`);
}

function opened(engine: Engine, match: Match, fromTheStart: boolean): object {
  const decision = decisionAnswer(match.game, match.state);
  return { table: addTable(engine.tables, match, fromTheStart), decision };
}

function asked(match: Match): Decision {
  const decision = decide(match.game, match.state);
  if (!decision) throw new EngineError('game-over', 'the game is over: there is nothing left to choose');
  return decision;
}

function optionAt({ options }: Decision, index: unknown): Option {
  if (isWhole(index, 0, options.length - 1)) return must(options[index], 'the index was checked');
  throw new EngineError('not-offered', `'index' must be a whole number from 0 to ${options.length - 1}`);
}

function fromStart({ match, fromStart: known }: EngineTable): Match {
  if (known) return match;
  throw new EngineError('bad-request', 'this table was loaded from a state, so there is no record of how it began');
}

/** A seed makes the game repeatable; without one it is unpredictable. */
function secretFor(seed: unknown): string {
  if (seed === undefined || seed === null) return randomBytes(32).toString('hex');
  if (typeof seed === 'string' || typeof seed === 'number') return secretFromSeed(String(seed));
  throw new EngineError('bad-request', "'seed' must be a text or a number");
}

/** Milliseconds: an hour. */
const LONGEST_THOUGHT = 3_600_000;

function milliseconds(ms: unknown): number {
  if (isWhole(ms, 1, LONGEST_THOUGHT)) return ms;
  throw new EngineError('bad-request', `'ms' must be a whole number from 1 to ${LONGEST_THOUGHT}`);
}

function text(value: unknown, field: string): string {
  if (typeof value === 'string') return value;
  throw new EngineError('bad-request', `'${field}' must be a text`);
}

function shown(value: unknown): string {
  return value === undefined ? '(missing)' : excerpt(value);
}
