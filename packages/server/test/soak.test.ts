import { expect, test } from 'vitest';
import { judge, soak, type Sample } from './soak.ts';

/* A small version; `npm run soak` runs at full scale. */

test('people whose connections break all the time play on, and nothing goes wrong', { tags: ['slow'] }, async () => {
  const { faults, counts } = await soak({
    tables: 4,
    thinkMs: 20,
    connectedMs: 300,
    sampleMs: 200,
    goOn: (_, parties) => parties.some(party => party.moves() < 15 || party.cuts() < 3),
  });
  expect(faults).toEqual([]);
  expect(counts.moves).toBeGreaterThan(4 * 15 - 1);
});

const SAMPLE: Sample = {
  at: 0,
  moves: 100,
  cuts: 10,
  games: 1,
  heap: 200,
  memory: 400,
  handles: 1000,
  tables: 500,
  cpu: 1,
  p50: 5,
  p99: 50,
  control50: 1,
  control99: 10,
  stalled: 0,
  load: 1,
};

test('what grows is found, and what warms up is not taken for it', () => {
  const warm = Array.from({ length: 40 }, (_, i): Sample => ({ ...SAMPLE, heap: Math.min(200, 20 * i) }));
  expect(judge(warm).every(({ flat }) => flat)).toBe(true);
  const leaking = warm.map((sample, i): Sample => ({ ...sample, heap: 200 + 4 * i, handles: 1000 + 3 * i }));
  expect(judge(leaking).flatMap(({ what, flat }) => (flat ? [] : [what]))).toEqual(['heap', 'handles']);
});

test('a slower machine is not taken for a slower server', () => {
  const before = Array.from({ length: 20 }, () => SAMPLE);
  const after: Sample = { ...SAMPLE, p50: 50, p99: 500 };
  const busy = before.map((): Sample => ({ ...after, control50: 10, control99: 100 }));
  expect(judge([...before, ...busy]).every(({ flat }) => flat)).toBe(true);
  const slower = judge([...before, ...before.map(() => after)]);
  expect(slower.flatMap(({ what, flat }) => (flat ? [] : [what]))).toEqual([
    'p50 beside the control',
    'p99 beside the control',
  ]);
});
