// `npm run hostile -- --lines 200000`: sends hostile lines to `thorp engine` and as a program at a seat, and reports
// the slowest answers.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { playDeal, type Entrant, type Situation } from '@thorp/bots';
import { seatProgram } from '@thorp/bots/node';
import { must, settle } from '@thorp/kernel';
import { GAMES as OFFERED } from '@thorp/server/games';
import { hostileLines } from '@thorp/testkit/hostile';

const USAGE = `npm run hostile -- [--lines N] [--seconds S] [--seed N] [--only engine|seat]

  --lines    hostile lines to each (20000)
  --seconds  how long to send to each at most (600)
  --seed     where chance begins (1)
  --only     one of the two`;

/** Milliseconds: an answer that takes longer is a hang. */
const HANG = 1_000;
/** Hostile lines that a program sends for every question. */
const LINES_A_QUESTION = 20;

interface Answer {
  readonly ok: boolean;
  readonly table?: string;
  readonly state?: unknown;
  readonly record?: unknown;
  readonly decision?: unknown;
}

const GAMES = await Promise.all(Object.values(OFFERED).map(({ load }) => load()));
const thorp = fileURLToPath(new URL('../packages/cli/bin/thorp.mjs', import.meta.url));
const program = fileURLToPath(new URL('./hostile-program.ts', import.meta.url));
const file = fileURLToPath(import.meta.url);

/** A running engine that answers one request at a time. */
function openEngine() {
  const child = spawn(process.execPath, [thorp, 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const send = async (line: string): Promise<string> => {
    child.stdin.write(`${line}\n`);
    const next = await lines.next();
    if (next.done) throw new Error(`the engine ended after: ${line.slice(0, 300)}`);
    return next.value;
  };
  const ask = async (request: object): Promise<Answer> => JSON.parse(await send(JSON.stringify(request))) as Answer;
  return { send, ask, end: () => child.stdin.end() };
}

type Engine = ReturnType<typeof openEngine>;

/** A table in the middle of a game, and the valid requests from which hostile lines are made. */
async function openVictim(engine: Engine, game: string, seed: number): Promise<{ table: string; samples: object[] }> {
  const { table } = await engine.ask({ do: 'new', game, seats: 2, seed });
  const name = must(table, 'a new table has a name');
  for (let choice = 0; choice < 12; choice++) await engine.ask({ do: 'choose', table: name, index: 0 });
  const { state } = await engine.ask({ do: 'state', table: name });
  const { record } = await engine.ask({ do: 'record', table: name });
  const on = { table: name };
  const samples = [
    { do: 'games' },
    { do: 'new', game, seats: 2, options: {}, seed: 'x' },
    ...[1, 2, 3].map(() => ({ do: 'load', game, state })),
    { do: 'choose', ...on, index: 99 },
    { do: 'choose', ...on, option: { kind: 'none', slot: 0 } },
    { do: 'view', ...on, seat: 0 },
    { do: 'bot', ...on, level: 'medium', ms: 20 },
    { do: 'undo', ...on },
    { do: 'result', ...on },
    { do: 'record', ...on },
    ...[1, 2].map(() => ({ do: 'replay', record, to: 3 })),
  ];
  return { table: name, samples };
}

interface Figures {
  lines: number;
  refused: number;
  /** The slowest answer in milliseconds, and its line. */
  slowest: number;
  line: string;
}

async function attackEngine(count: number, ms: number, seed: number): Promise<Figures> {
  const engine = openEngine();
  const figures: Figures = { lines: 0, refused: 0, slowest: 0, line: '' };
  await engine.ask({ do: 'games' }); // Load the games first, so that loading is not part of an answer's time.
  const started = performance.now();
  for (let round = 0; figures.lines < count && performance.now() - started < ms; round++) {
    const { id } = must(GAMES[round % GAMES.length], 'there are games');
    await attackTable(engine, id, seed + round, Math.min(500, count - figures.lines), figures);
  }
  engine.end();
  return figures;
}

/** A refused line must leave the table unchanged; tables that a line has opened are closed again. */
async function attackTable(engine: Engine, game: string, seed: number, count: number, figures: Figures): Promise<void> {
  const { table, samples } = await openVictim(engine, game, seed);
  const next = hostileLines(seed, samples);
  const state = JSON.stringify({ do: 'state', table });
  let before = await engine.send(state);
  for (let i = 0; i < count; i++) {
    const line = next();
    if (line.trim() === '') continue;
    const answer = await timed(engine, line, figures);
    const now = await engine.send(state);
    if (!answer.ok && now !== before) throw new Error(`a refused line changed the table: ${line.slice(0, 300)}`);
    before = now;
    if (answer.table !== undefined && answer.table !== table) await engine.ask({ do: 'close', table: answer.table });
  }
  await engine.ask({ do: 'close', table });
}

async function timed(engine: Engine, line: string, figures: Figures): Promise<Answer> {
  const started = performance.now();
  const answer = JSON.parse(await engine.send(line)) as Answer;
  const spent = performance.now() - started;
  figures.lines++;
  if (!answer.ok) figures.refused++;
  if (spent > figures.slowest) Object.assign(figures, { slowest: spent, line: line.slice(0, 300) });
  return answer;
}

/** Plays games against a program that answers every question with hostile lines. */
async function attackSeat(count: number, ms: number, seed: number): Promise<Figures> {
  const figures: Figures = { lines: 0, refused: 0, slowest: 0, line: '' };
  const started = performance.now();
  for (let round = 0; figures.lines < count && performance.now() - started < ms; round++) {
    const game = must(GAMES[round % GAMES.length], 'there are games');
    const config = settle(game, 2);
    const command = `"${process.execPath}" "${program}" ${seed + round} ${LINES_A_QUESTION}`;
    const seated = await seatProgram({ name: 'hostile', command, ms: 5_000 }, game, config, 0);
    const watched: Entrant = {
      name: 'hostile',
      async choose(situation, chance) {
        const before = shown(situation);
        const asked = computed();
        const option = await seated.choose(situation, chance);
        figures.lines += LINES_A_QUESTION;
        const spent = computed() - asked;
        if (spent > figures.slowest) Object.assign(figures, { slowest: spent, line: seated.faults.at(-1) ?? '' });
        if (!situation.decision.options.includes(option)) throw new Error('an option was played that was not offered');
        if (shown(situation) !== before) throw new Error('an answer changed what its seat is shown');
        return option;
      },
    };
    const bout = await playDeal(game, config, [watched, ANY], round + 1);
    figures.refused += seated.faults.length;
    await seated.leave(bout);
  }
  return figures;
}

/** What a seat sees and is asked. */
function shown({ view, decision }: Situation): string {
  return JSON.stringify([view, decision]);
}

/** Milliseconds of processor time of this process: the program's own time is not counted. */
function computed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

const ANY: Entrant = {
  name: 'any',
  choose: ({ decision: { options } }, seed) => must(options[Math.abs(seed) % options.length], 'there are options'),
};

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      lines: { type: 'string', default: '20000' },
      seconds: { type: 'string', default: '600' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(USAGE);
  const [lines, ms, seed] = [Number(values.lines), Number(values.seconds) * 1_000, Number(values.seed)];
  for (const [name, attack] of Object.entries({ engine: attackEngine, seat: attackSeat })) {
    if (values.only !== undefined && values.only !== name) continue;
    const started = performance.now();
    const figures = await attack(lines, ms, seed);
    const seconds = ((performance.now() - started) / 1_000).toFixed(0);
    console.log(`${name}: ${figures.lines} lines in ${seconds} s, ${figures.refused} refused`);
    console.log(`  slowest answer ${figures.slowest.toFixed(0)} ms: ${JSON.stringify(figures.line)}`);
    if (figures.slowest > HANG) process.exitCode = 1;
  }
}

if (process.argv[1] === file) await main();
