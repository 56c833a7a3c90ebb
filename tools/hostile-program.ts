// A program at a seat that answers every question with hostile lines: `node hostile-program.ts SEED LINES`.
import { createInterface } from 'node:readline';
import { hostileLines, hostileValues } from '@thorp/testkit/hostile';

const [seed = 1, lines = 20] = process.argv.slice(2).map(Number);

/** A line of more than 1 MiB ends the program, and so the attack. */
const isShort = (text: string): boolean => text.length < 1_000_000;

createInterface({ input: process.stdin }).on('line', line => {
  const { id, do: request } = JSON.parse(line) as { id: number; do: string };
  if (request !== 'choose') return console.log(JSON.stringify({ id, ok: true }));
  const samples = [
    { id, index: 0 },
    { id, option: { kind: 'take', slot: 1 } },
    { id: id - 1, index: 0 },
  ];
  const hostile = Array.from({ length: lines - 1 }, hostileLines(seed * 100_000 + id, samples)).filter(isShort);
  // The first line has the right id, so it is the answer; the lines after it must not disturb the next question.
  const field = id % 2 === 0 ? 'index' : 'option';
  const value = hostileValues(seed * 100_000 - id)();
  console.log([`{"id":${id},"${field}":${isShort(value) ? value : '"length"'}}`, ...hostile].join('\n'));
});
