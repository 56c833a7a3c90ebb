import type { Level, LevelName } from '@thorp/bots';
import { fieldOf, keysOf, knobTexts, settle, ThorpError, type Config, type Game, type KnobSchema } from '@thorp/kernel';
import type { Player } from '@thorp/table';
import { UsageError } from '../errors.ts';
import { knobSchemas } from '../flags.ts';
import { loadAll, type Registry } from '../registry.ts';
import type { Asker } from './asker.ts';
import { PROGRAM, seatPlayers } from './players.ts';

/** What the command line says about the new game. */
export interface GivenSetup {
  readonly seats: number | undefined;
  readonly bots: number | undefined;
  /** The levels of the bots by seat; the last one is repeated for the rest. */
  readonly levels: readonly Level[];
  /** How many bots are programs; they sit before the others. */
  readonly programs: number;
  readonly names: readonly string[];
  readonly settings: object;
  /** Use the default for everything that was not given. */
  readonly usual: boolean;
}

const USUAL_LEVEL: Level = 'medium';

/** The levels that the question offers; --levels accepts more. */
const LEVEL_HINTS: { readonly [level in LevelName]?: string } = {
  beginner: 'plays by first impression',
  easy: 'looks one step ahead',
  medium: 'thinks a moment',
  hard: 'thinks a second or two',
  expert: 'thinks longer',
  master: 'thinks up to two seconds about each choice',
  adaptive: 'plays a bit better than the others',
};

export interface Arrangement {
  readonly config: Config;
  readonly players: readonly Player[];
}

export async function chooseGame(registry: Registry, asker: Asker): Promise<Game> {
  const games = await loadAll(registry);
  const answers = games.map(game => ({ value: game, label: game.text.en.title, hint: game.text.en.blurb }));
  const [first] = games;
  if (!first) throw new ThorpError('unknown-game', 'no games are installed');
  return asker.one('Which game?', answers, first);
}

/** Asks for everything that the command line did not give. */
export async function arrange(game: Game, given: GivenSetup, asker: Asker): Promise<Arrangement> {
  const seats = given.seats ?? (await askSeats(game, given, asker));
  const bots = given.bots ?? (await askBots(seats, given, asker));
  if (bots > seats) throw new UsageError(`${bots} bots do not fit on ${seats} seats`);
  if (given.programs > bots) throw new UsageError(`${given.programs} programs do not fit among ${bots} bots`);
  const asked = given.seats === undefined && given.bots === undefined && !given.usual;
  const kinds = await botKinds(bots, given, asked, asker);
  const names = asked && given.names.length === 0 ? await askNames(seats - bots, asker) : given.names;
  const untouched = Object.keys(given.settings).length === 0;
  const settings = asked && untouched ? await askSettings(game, seats, asker) : given.settings;
  return { config: settle(game, seats, settings), players: seatPlayers(seats - bots, kinds, names) };
}

async function askSeats(
  { seats: { min, max } }: Game,
  { usual, bots, programs }: GivenSetup,
  asker: Asker,
): Promise<number> {
  const few = Math.min(max, Math.max(min, 2, (bots ?? programs) + 1));
  if (usual || min === max) return usual ? few : min;
  const answers = Array.from({ length: max - min + 1 }, (_, i) => ({ value: min + i, label: String(min + i) }));
  return asker.one('How many seats?', answers, few);
}

async function askBots(seats: number, { usual, programs }: GivenSetup, asker: Asker): Promise<number> {
  if (usual || (seats === 1 && programs === 0)) return seats - 1;
  const answers = Array.from({ length: seats + 1 - programs }, (_, people) => ({
    value: seats - people,
    label: people === 0 ? 'nobody' : String(people),
    hint: people === 0 ? 'watch the bots' : people === 1 ? 'you against bots' : 'taking turns at this screen',
  }));
  return asker.one('How many of them are people? The rest are bots.', answers, seats - 1);
}

/** What plays each of the bots' seats. */
async function botKinds(
  bots: number,
  setup: GivenSetup,
  asked: boolean,
  asker: Asker,
): Promise<(Level | typeof PROGRAM)[]> {
  const { levels, programs } = setup;
  const others = bots - programs;
  const given = levels.length > 0 || others === 0 ? levels : asked ? [await askLevel(asker)] : [USUAL_LEVEL];
  if (given.length > Math.max(1, others)) throw new UsageError(`${given.length} levels do not fit ${others} bots`);
  const kindOf = (i: number): Level | typeof PROGRAM =>
    i < programs ? PROGRAM : (given[i - programs] ?? given.at(-1) ?? USUAL_LEVEL);
  return Array.from({ length: bots }, (_, i) => kindOf(i));
}

async function askLevel(asker: Asker): Promise<Level> {
  const answers = keysOf(LEVEL_HINTS).map(level => ({ value: level, label: level, hint: LEVEL_HINTS[level] ?? '' }));
  return asker.one('How strong are they?', answers, USUAL_LEVEL);
}

async function askNames(people: number, asker: Asker): Promise<string[]> {
  const names: string[] = [];
  for (let seat = 0; seat < people; seat++) {
    const question = people === 1 ? 'Your name?' : `Name of player ${seat + 1}?`;
    names.push(await asker.text(question, `Player ${seat + 1}`));
  }
  return names;
}

async function askSettings(game: Game, seats: number, asker: Asker): Promise<object> {
  const schemas = knobSchemas(game);
  if (schemas.length === 0) return {};
  const plain = [
    { value: false, label: 'As usual' },
    { value: true, label: 'Let me change some' },
  ];
  if (!(await asker.one('Which rules?', plain, false))) return {};
  const answers = schemas.map(([name, { title, description }]) => ({ value: name, label: title, hint: description }));
  const chosen = await asker.several('What do you want to change?', answers, []);
  const settings: Record<string, unknown> = {};
  for (const [name, schema] of schemas) {
    if (chosen.includes(name)) settings[name] = await askKnob(game, seats, asker, [name, schema], settings);
  }
  return settings;
}

async function askKnob(
  game: Game,
  seats: number,
  asker: Asker,
  [name, schema]: [string, KnobSchema],
  settings: object,
): Promise<unknown> {
  const words = knobTexts(game.text.en)[name];
  const question = `${schema.title}: ${schema.description}`;
  const usual = usualValue(game, seats, settings, name);
  const label = (value: unknown) => words?.values?.[String(value)] ?? String(value);
  const answer = <T>(value: T) => ({ value, label: label(value) });
  if (schema.type === 'boolean') {
    return asker.one(
      question,
      [
        { value: true, label: 'yes' },
        { value: false, label: 'no' },
      ],
      usual === true,
    );
  }
  if (schema.type === 'string') return asker.one(question, (schema.enum ?? []).map(answer), String(usual));
  if (schema.type === 'integer') {
    const { minimum = 0, maximum = 0 } = schema;
    const range = Array.from({ length: maximum - minimum + 1 }, (_, i) => answer(minimum + i));
    return asker.one(question, range, Number(usual));
  }
  const names = (schema.items?.enum ?? []).map(answer);
  const seatList = Array.from({ length: seats }, (_, seat) => ({ value: seat, label: `seat ${seat}` }));
  return schema.items?.type === 'integer'
    ? asker.several(question, seatList, valuesAmong(seatList, usual))
    : asker.several(question, names, valuesAmong(names, usual));
}

function valuesAmong<T>(answers: readonly { readonly value: T }[], usual: unknown): T[] {
  const chosen: readonly unknown[] = Array.isArray(usual) ? usual : [];
  return answers.flatMap(({ value }) => (chosen.includes(value) ? [value] : []));
}

/** The default, given the values chosen so far; conflicts are reported at the end. */
function usualValue(game: Game, seats: number, settings: object, name: string): unknown {
  try {
    return fieldOf(settle(game, seats, settings).settings, name);
  } catch (error) {
    if (!(error instanceof ThorpError)) throw error;
    return fieldOf(settle(game, seats).settings, name);
  }
}
