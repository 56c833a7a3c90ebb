import { expect, test } from 'vitest';
import { stateInWords } from '../src/board/spoken.ts';
import type { SeatFacts } from '../src/protocol/update.ts';
import { en } from '../src/text/en.ts';

const SEAT: SeatFacts = {
  seat: 1,
  name: 'June',
  kind: 'human',
  level: null,
  resigned: true,
  outOfTime: false,
  asked: true,
};
test('a seat that was lost by time is not said to have resigned', () => {
  expect(stateInWords(SEAT, en.table)).toMatch(/^resigned/);
  expect(stateInWords({ ...SEAT, outOfTime: true }, en.table)).toMatch(/^time ran out/);
  expect(stateInWords({ ...SEAT, resigned: false }, en.table)).toBe(en.table.turn);
});
