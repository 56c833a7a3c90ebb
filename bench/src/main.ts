// `npm run bench`: measures our games and their peers. RESULTS.md has the results and the method.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hasValgrind, instructionsPerDecision } from './instructions.ts';
import { machine } from './machine.ts';
import { markdown, plain } from './report.ts';
import { runPlan, type Plan, type Results } from './run.ts';
import { SUBJECTS } from './subjects.ts';
import { summarise, type Instructions } from './summary.ts';

const USAGE = `npm run bench [-- options]
  --quick           random play only, at the default settings, within 50 seconds
  --json            print the figures as one line of JSON, the last line
  --only a,b        only these of ${Object.keys(SUBJECTS).join(', ')}
  --help            this text
A run without --quick and --only writes bench/RESULTS.md.`;

const QUICK = {
  what: ['play'],
  sets: false,
  sizes: false,
  rounds: 5,
  warmMs: 500,
  cpuMs: 100,
  limitMs: 36_000,
} as const;
const CAREFUL = {
  what: ['play', 'fork', 'view', 'imagine', 'encode', 'replay'],
  sets: true,
  sizes: true,
  rounds: 7,
  warmMs: 500,
  cpuMs: 120,
  limitMs: 900_000,
} as const;

interface Arguments {
  readonly quick: boolean;
  readonly json: boolean;
  readonly only: readonly string[] | null;
}

/** The parsed arguments, or a text to show instead. */
function readArguments(args: string[]): Arguments | { readonly show: string; readonly code: number } {
  try {
    const flags = { quick: { type: 'boolean' }, json: { type: 'boolean' }, help: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args, options: { ...flags, only: { type: 'string' } } });
    if (values.help) return { show: USAGE, code: 0 };
    const only = values.only?.split(',') ?? null;
    const unknown = only?.find(id => !Object.hasOwn(SUBJECTS, id));
    if (unknown !== undefined) return { show: `there is no subject '${unknown}'\n${USAGE}`, code: 2 };
    return { quick: values.quick ?? false, json: values.json ?? false, only };
  } catch (error) {
    return { show: `${(error as Error).message}\n${USAGE}`, code: 2 };
  }
}

function say(line: string): void {
  console.error(`bench: ${line}`);
}

async function countInstructions({ findings }: Results): Promise<Instructions> {
  if (!hasValgrind()) {
    say('valgrind is not installed: instructions are not counted');
    return {};
  }
  const counted: { [subject: string]: { seats: number; perDecision: number } } = {};
  for (const { subject, seats, set, what } of findings) {
    if (what !== 'play' || set !== null || seats !== referenceSeats(findings, subject)) continue;
    say(`counting instructions of ${subject}`);
    counted[subject] = {
      seats,
      perDecision: await instructionsPerDecision(subject, seats, SUBJECTS[subject]?.warm ?? 0),
    };
  }
  return counted;
}

/** Four seats if the game allows it, otherwise its maximum. */
function referenceSeats(findings: Results['findings'], subject: string): number {
  const seats = findings.filter(finding => finding.subject === subject).map(finding => finding.seats);
  return seats.includes(4) ? 4 : Math.max(...seats);
}

async function bench({ quick, json, only }: Arguments): Promise<number> {
  const plan: Plan = { ...(quick ? QUICK : CAREFUL), subjects: only ?? Object.keys(SUBJECTS) };
  const began = machine();
  const results = await runPlan(plan, say);
  const instructions = quick ? {} : await countInstructions(results);
  const summary = summarise(results, began, new Date(), instructions);
  const whole = !quick && !only && results.problems.length === 0;
  if (whole) writeFileSync(new URL('../RESULTS.md', import.meta.url), markdown(summary, plan.rounds));
  console.log(json ? JSON.stringify(summary) : plain(summary));
  for (const { subject, message } of results.problems) say(`${subject} was not measured: ${message}`);
  return results.problems.length === 0 ? 0 : 1;
}

const asked = readArguments(process.argv.slice(2));
if ('show' in asked) {
  (asked.code === 0 ? console.log : console.error)(asked.show);
  process.exitCode = asked.code;
} else process.exitCode = await bench(asked);
