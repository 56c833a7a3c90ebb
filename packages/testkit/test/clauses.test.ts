import { describe, expect, test } from 'vitest';
import { clauseReport } from '../src/index.ts';

const RULES = `
## V-6 Building

- **V-6.1** [P3] A villager is built. See V-9.1.
- **V-6.2 Padlocks.** A padlock is unlocked.
  - V-6.2.1 The bank takes the rest.
- F-1.10 Plain items count as well.
| id | what |
|---|---|
| H-1.1 | game board |
| **H-20.3** | each, phase 1 |
| D-4 option | activation |
**X-12** stands alone.

V-6.9 is only mentioned at the start of a line, as is
S-5.7–5.9.
`;

const report = (sources: readonly string[], untested = {}) => clauseReport(RULES, sources, untested);

describe('clauses', () => {
  test('are items, rows and bold lines that begin with an id', () => {
    expect(report([]).clauses).toEqual(['V-6.1', 'V-6.2', 'V-6.2.1', 'F-1.10', 'H-1.1', 'H-20.3', 'D-4', 'X-12']);
  });

  test('are tested by what is titled with their ids', () => {
    const sources = ["test('V-6.1, V-6.2 a villager', () => {})", "it.each(rows)('V-6.2.1 and F-1.10: rest', f)"];
    expect(report(sources).tested).toEqual(['V-6.1', 'V-6.2', 'V-6.2.1', 'F-1.10']);
    expect(report(['test(`X-12 twelve`, f); test("D-4 four", f)']).tested).toEqual(['D-4', 'X-12']);
  });

  test('are not tested by comments, by tests that do not run, or by a reason that names them', () => {
    const sources = [
      "// test('V-6.1 commented out', f)",
      "test.skip('V-6.2 skipped', f)",
      "test.todo('V-6.2.1 some day')",
      "expect(reason.clause).toBe('F-1.10');",
      "test('as V-6.1 says', f)",
    ];
    expect(report(sources).tested).toEqual([]);
  });

  test('are missing unless they are tested or excused', () => {
    const { missing, excused, faults } = report(["test('V-6.1 builds', f)"], { 'H-1.1': 'components' });
    expect(missing).toEqual(['V-6.2', 'V-6.2.1', 'F-1.10', 'H-20.3', 'D-4', 'X-12']);
    expect(excused).toEqual(['H-1.1']);
    expect(faults).toEqual([]);
  });

  test('have one exemption at most, only where it is needed, and with a reason', () => {
    const untested = { 'V-6.1': 'components', 'V-7.1': 'gone', 'X-12': ' ' };
    expect(report(["test('V-6.1 builds', f)", "test('V-8.8 what?', f)"], untested).faults).toEqual([
      'a test is titled V-8.8, which is no clause',
      'there is a reason why V-6.1 has no test, but it has one',
      'there is a reason for V-7.1, which is no clause',
      'the reason for X-12 is empty',
    ]);
  });
});
