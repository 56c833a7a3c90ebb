// `npm run soak -- --minutes 60 --tables 500`: runs a server with many tables for a long time and checks whether it
// needs more and more.
import { parseArgs } from 'node:util';
import { judge, soak, type Sample } from './soak.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    tables: { type: 'string', default: '500' },
    think: { type: 'string', default: '10000' },
    connected: { type: 'string', default: '10000' },
  },
});
const [minutes, tables] = [Number(values.minutes), Number(values.tables)];
const sampleMs = Math.min(60_000, (minutes * 60_000) / 8);

console.log(`${tables} tables, ${minutes} minutes`);
console.log(
  '| s | moves | cuts | games | heap MB | memory MB | handles | tables | CPU ms/move | p50 ms | p99 ms | control p50 | control p99 | still | load |',
);
console.log('|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|');

function tell({
  at,
  moves,
  cuts,
  games,
  heap,
  memory,
  handles,
  tables: held,
  cpu,
  p50,
  p99,
  control50,
  control99,
  stalled,
  load,
}: Sample): void {
  const figures = [heap, memory, handles, held, cpu, p50, p99, control50, control99].map(value =>
    value.toFixed(value < 10 ? 2 : 0),
  );
  console.log(`| ${[at, moves, cuts, games, ...figures, stalled, load.toFixed(1)].join(' | ')} |`);
}

const { samples, faults, counts } = await soak({
  tables,
  thinkMs: Number(values.think),
  connectedMs: Number(values.connected),
  sampleMs,
  goOn: all => (all.at(-1)?.at ?? 0) < minutes * 60,
  told: tell,
});
const verdicts = judge(samples);
console.log(
  `\n${counts.moves} moves, ${counts.cuts} cut connections, ${counts.games} finished games, ${faults.length} faults`,
);
for (const fault of new Set(faults)) console.log(`fault: ${fault}`);
for (const { what, early, late, flat } of verdicts) {
  console.log(
    `${what}: ${early.toFixed(2)} in the second quarter, ${late.toFixed(2)} in the last: ${flat ? 'flat' : 'GROWS'}`,
  );
}
process.exit(faults.length > 0 || verdicts.some(({ flat }) => !flat) ? 1 : 0);
