// `npm run chaos`: breaks servers and databases under load, at full scale. With `--pairs N` more people play.
import { parseArgs } from 'node:util';
import { killOnPostgres, killOnSqlite, promoteStandby, restartPostgres, type Outcome, type Scale } from './chaos.ts';

const { values } = parseArgs({ options: { pairs: { type: 'string', default: '6' } } });
const pairs = Number(values.pairs);

const RUNS: readonly (readonly [name: string, run: (scale: Scale) => Promise<Outcome>, blows: number])[] = [
  ['kill -9 on SQLite', killOnSqlite, 20],
  ['kill -9 on PostgreSQL', killOnPostgres, 20],
  ['restart of PostgreSQL', restartPostgres, 5],
  ['promotion of a standby', promoteStandby, 5],
];

console.log('| what | times | moves acknowledged | lost or done twice | everybody plays on within |');
console.log('|---|---|---|---|---|');
for (const [name, run, blows] of RUNS) {
  const { acknowledged, slowest } = await run({ blows, pairs });
  // A lost or repeated move would have thrown.
  console.log(`| ${name} | ${blows} | ${acknowledged} | 0 | ${(slowest / 1000).toFixed(1)} s |`);
}
process.exit(0);
