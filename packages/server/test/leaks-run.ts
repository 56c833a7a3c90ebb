// `npm run leaks -- --games 1000`: plays random games of each game over the network and searches the messages for
// secrets. With `--into FILE` every searched game is a line of that file, and games already in it count: a run can be
// split.
import { AssertionError } from 'node:assert';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GAMES } from '../src/index.ts';
import { newReaders, openLeakServer, searchGame, type Searched } from './leaks.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    only: { type: 'string' },
    longest: { type: 'string', default: '400' },
    positions: { type: 'string', default: '10' },
    lanes: { type: 'string', default: '4' },
    into: { type: 'string' },
  },
});
const [games, lanes] = [Number(values.games), Number(values.lanes)];
const depth = { longest: Number(values.longest), positions: Number(values.positions) };
const server = await openLeakServer();
const readers = await Promise.all(Array.from({ length: lanes }, (_, lane) => newReaders(server, lane)));

interface Line extends Searched {
  readonly game: string;
}

/** The games of earlier parts of the run. */
function searchedBefore(id: string): Line[] {
  if (!values.into || !existsSync(values.into)) return [];
  const lines = readFileSync(values.into, 'utf8').trim().split('\n');
  return lines.map(line => JSON.parse(line) as Line).filter(({ game }) => game === id);
}

async function searchMany(id: string): Promise<void> {
  const total = { games: 0, messages: 0, bytes: 0, compared: 0, named: 0 };
  const leaks = new Set<string>();
  let cutOff = 0;
  const leaked = (error: unknown): void => {
    // On an overloaded machine a connection may break while a table is opened: that game is not counted.
    if (error instanceof TypeError && error.message === 'fetch failed') return void cutOff++;
    if (!(error instanceof AssertionError)) throw error;
    process.exitCode = 1;
    if (!leaks.has(error.message)) console.log(`${id}: ${error.message}`);
    leaks.add(error.message);
  };
  const add = (counts: Searched): void => {
    total.games++;
    for (const name of ['messages', 'bytes', 'compared', 'named'] as const) total[name] += counts[name];
  };
  const found = (counts: Searched): void => {
    add(counts);
    if (values.into) appendFileSync(values.into, `${JSON.stringify({ game: id, ...counts })}\n`);
    if (total.games % 100 === 0) console.log(`${id}: ${total.games} games, ${total.messages} messages`);
  };
  searchedBefore(id).forEach(add);
  let begun = total.games;
  await Promise.all(
    readers.map(async each => {
      while (begun++ < games) await searchGame(server, each, id, depth).then(found, leaked);
    }),
  );
  const { messages, bytes, compared, named } = total;
  const counts = [total.games, messages, Math.round(bytes / 1e6), compared, named, leaks.size];
  console.log(`| ${[id, ...counts].join(' | ')} |`);
  if (cutOff > 0) console.log(`${id}: ${cutOff} games were cut off and are not counted`);
}

console.log('| game | games | messages | MB | compared with imagined worlds | cards named in the log | leaks |');
for (const id of values.only ? [values.only] : Object.keys(GAMES)) await searchMany(id);
for (const each of readers) each.close();
await server.close();
process.exit();
