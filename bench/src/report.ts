import type { BySeats, Figures, Summary } from './summary.ts';

/** A subject at one seat count, as a row of a table. */
interface Row {
  readonly name: string;
  readonly seats: string;
  readonly figures: Figures;
}

/** bench/RESULTS.md. */
export function markdown(summary: Summary, rounds: number): string {
  const { machine, date } = summary;
  return `# Results

Written by \`npm run bench\`; do not edit. Measured on ${date}.

- Processor: ${machine.cpu}, ${machine.cores} cores; memory ${machine.memoryGb} GB; ${machine.system}; Node ${machine.node}
- Load when the run began: ${machine.load}

Every subject runs in a process of its own. After a warm-up, ${rounds} rounds go through all subjects in turn, back and forth;
a figure is the median of its rounds, the range is the slowest and the quickest round. Time is processor time of all
threads together (garbage collection and compiling included), so a decision per second is one per second and core.

## Random play

Random legal choices, new games dealt as old ones end; listing the options is part of every decision. Instructions are
machine instructions per decision, counted by callgrind where valgrind is present.

${playTable(summary)}

## Against peers, in the same run

boardgame.io plays Hamlet, our sample game of drafting, bidding and building with 132 cards. Its version is in
\`bench/src/peers/twin.ts\`, and a test plays both side by side: same questions, same options, same scores. It runs on the
bare reducer, its quickest road. chessops plays random legal chess. Only the Hamlet row compares like with like; the
others show what a full game costs beside them. Ratios are taken within each round; the median is shown.

${peerTable(summary)}

## Costs

Microseconds; fork, view, imagine and encode are means over 64 to 128 positions of 8 random games. Replay is the checked way that
records and servers take (seat and option verified, log told, hash chained), per decision. State is the canonical JSON.

${costTable(summary)}

## Aims

${aimTable(summary)}

## Commands

\`\`\`
npm run bench                        this file; about ten minutes
npm run bench -- --only villagers    some subjects only, as a table
npm run -s bench -- --quick --json   random play only, within 50 seconds; the last line is JSON
\`\`\`
`;
}

/** The output of a quick or partial run. */
export function plain(summary: Summary): string {
  return `${playTable(summary)}\n\n${peerTable(summary)}\n\n${costTable(summary)}`;
}

function playTable(summary: Summary): string {
  const rows = [...ourRows(summary), ...peerRows(summary)].map(({ name, seats, figures }) => [
    name,
    seats,
    thousands(figures.decisionsPerSecond),
    `${thousands(figures.low)} – ${thousands(figures.high)}`,
    figures.instructionsPerDecision === undefined ? '' : thousands(figures.instructionsPerDecision),
  ]);
  return table(['subject', 'seats', 'decisions/s/core', 'range', 'instructions'], rows);
}

function peerTable(summary: Summary): string {
  const peers = Object.keys(summary.peers);
  const rows = ourRows(summary)
    .filter(row => row.seats === REFERENCE)
    .map(({ name, figures }) => [name, ...peers.map(peer => `${ratio(figures.against?.[peer] ?? Number.NaN)}×`)]);
  return table([`subject, ${REFERENCE} seats`, ...peers.map(peer => `decisions against ${peer}`)], rows);
}

function costTable(summary: Summary): string {
  const rows = ourRows(summary).flatMap(({ name, seats, figures }) => {
    const { stateBytes: bytes } = figures;
    if (!bytes) return [];
    const costs = [
      figures.forkMicroseconds,
      figures.viewMicroseconds,
      figures.imagineMicroseconds,
      figures.encodeMicroseconds,
      figures.replayMicroseconds,
    ].map(micros => (micros === undefined ? '' : String(micros)));
    return [[name, seats, ...costs, thousands(bytes.median), thousands(bytes.most), thousands(bytes.deflated)]];
  });
  const head = [
    'subject',
    'seats',
    'fork',
    'view',
    'imagine',
    'encode',
    'replay',
    'state bytes',
    'largest',
    'deflated',
  ];
  return rows.length > 0 ? table(head, rows) : '';
}

/** The number of seats at which games are compared with each other and with their targets. */
const REFERENCE = '4';

/** The targets for four-seat Villagers. */
function aimTable({ games }: Summary): string {
  const ours = games['villagers']?.[REFERENCE];
  if (!ours) return 'Villagers was not measured.';
  const aims: readonly [string, number, number | undefined, '≥' | '≤'][] = [
    ['decisions/s/core', 300_000, ours.decisionsPerSecond, '≥'],
    ['decisions against boardgame.io', 50, ours.against?.['boardgame.io'], '≥'],
    ['fork, µs', 2, ours.forkMicroseconds, '≤'],
    ['view, µs', 5, ours.viewMicroseconds, '≤'],
    ['state, bytes', 4096, ours.stateBytes?.median, '≤'],
  ];
  const rows = aims.map(([what, aim, got, sign]) => {
    const met = got !== undefined && (sign === '≥' ? got >= aim : got <= aim);
    return [what, `${sign} ${thousands(aim)}`, got === undefined ? '' : ratio(got), met ? 'yes' : 'no'];
  });
  return table([`Villagers, ${REFERENCE} seats`, 'aim', 'measured', 'met'], rows);
}

function ourRows({ games, sets, sample }: Summary): Row[] {
  const rows: Row[] = [];
  const add = (name: string, bySeats: BySeats): void => {
    for (const [seats, figures] of Object.entries(bySeats)) rows.push({ name, seats, figures });
  };
  for (const [game, bySeats] of Object.entries(games)) {
    add(game, bySeats);
    for (const [set, withSet] of Object.entries(sets[game] ?? {})) add(`${game}, ${set}`, withSet);
  }
  for (const [game, bySeats] of Object.entries(sample)) add(`${game} (sample)`, bySeats);
  return rows;
}

function peerRows({ peers }: Summary): Row[] {
  return Object.entries(peers).map(([name, figures]) => ({ name, seats: '', figures }));
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows];
  return lines.map(cells => `| ${cells.join(' | ')} |`).join('\n');
}

function thousands(value: number): string {
  return value.toLocaleString('en-US').replaceAll(',', ' ');
}

function ratio(value: number): string {
  return value >= 10 ? thousands(Math.round(value)) : value.toPrecision(2);
}
