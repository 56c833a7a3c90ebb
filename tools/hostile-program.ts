// A program at a seat that answers every question with hostile lines: `node hostile-program.ts SEED LINES`.
import { createInterface } from 'node:readline';
import { hostileLines } from '@thorp/testkit/hostile';

const [seed = 1, lines = 20] = process.argv.slice(2).map(Number);

createInterface({ input: process.stdin }).on('line', line => {
  const { id, do: request } = JSON.parse(line) as { id: number; do: string };
  if (request !== 'choose') return console.log(JSON.stringify({ id, ok: true }));
  const samples = [
    { id, index: 0 },
    { id, option: { kind: 'take', slot: 1 } },
    { id: id - 1, index: 0 },
  ];
  const hostile = Array.from({ length: lines - 1 }, hostileLines(seed * 100_000 + id, samples)).filter(
    text => text.length < 1_000_000,
  );
  // The last one has the right id, so that the game need not wait for the time limit.
  console.log([...hostile, `{"id":${id},"index":"length"}`].join('\n'));
});
