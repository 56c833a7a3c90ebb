import type { Event, Option } from '@thorp/helvetia';
import { describe, expect, test } from 'vitest';
import { lyingIn, nextDeed, planOf, remember, rowsOf, wantedIn, type Memory } from '../plan.ts';
import type { HelvetiaChoice, Sight } from '../table.ts';

const NOTHING: Memory = { begun: -1, asked: new Map() };

const logOf = (...events: Event[]): Sight['log'] => events.map((event, ply) => ({ ply, event, text: event.kind }));

const CALLED: Event = { kind: 'called', seat: 0, character: 'builder' };
const WOOD: Event = { kind: 'worked', seat: 0, village: 0, slot: 'T0', building: 'woodcutter', good: 'wood' };
const STONE: Event = { kind: 'bought', seat: 0, good: 'stone' };

const choice = (option: Option): HelvetiaChoice => ({ option, label: option.kind, target: null });
const WORK = choice({ kind: 'work', village: 0, slot: 'T0' });
const BUY = choice({ kind: 'buy' });

function asking(good: number, choices: readonly HelvetiaChoice[], forMe: HelvetiaChoice | null = null): Sight {
  const frame = { step: 'pay', seat: 0, todo: { kind: 'pay', good, rest: null } } as const;
  const question = { step: 'pay', frame, prompt: '', choices, forMe };
  return { question, mayUndo: true } as unknown as Sight;
}

describe('the plan of a payment', () => {
  test('holds what was paid since the character was called, and who lies down for it', () => {
    const plan = planOf(logOf(WOOD, CALLED, WOOD, STONE), 0);
    expect(plan).toEqual({ begun: 1, payments: [WOOD, STONE] });
    expect([...lyingIn(plan)]).toEqual(['0:T0']);
  });

  test('is nobody’s when somebody else plays or the round is over', () => {
    expect(planOf(logOf(CALLED, WOOD), 1)).toBeNull();
    expect(planOf(logOf(CALLED, WOOD, { kind: 'roundOver', seat: 0 }), 0)).toBeNull();
    expect(planOf([], 0)).toBeNull();
  });

  test('knows the other ways of a payment that was asked about, and none of a forced one', () => {
    const log = logOf(CALLED);
    const memory = remember(NOTHING, planOf(log, 0), asking(0, [WORK, BUY]).question);
    const rows = rowsOf(planOf([...log, ...logOf(WOOD, STONE)], 0), memory);
    expect(rows.map(({ choices }) => choices.length)).toEqual([2, 0]);
  });

  test('forgets questions that belong to another plan', () => {
    const log = logOf(CALLED);
    const first = remember(NOTHING, planOf(log, 0), asking(0, [WORK, BUY]).question);
    const second = remember(first, planOf([...log, ...logOf(WOOD)], 0), asking(1, [BUY, WORK]).question);
    expect([...second.asked.keys()]).toEqual([0, 1]);
    expect([...remember(second, planOf(log, 0), asking(0, [WORK, BUY]).question).asked.keys()]).toEqual([0]);
    expect(rowsOf(planOf(logOf(STONE, CALLED, WOOD), 0), second)[0]?.choices).toEqual([]);
    // The same place in the plan, but another good: the tile was changed.
    expect(rowsOf(planOf(logOf(CALLED, STONE), 0), first)[0]?.choices).toEqual([]);
  });
});

describe('a script', () => {
  const plan = planOf(logOf(CALLED, WOOD, STONE), 0);

  test('proposes as long as the game has an answer', () => {
    expect(nextDeed({ kind: 'propose' }, asking(0, [WORK, BUY], WORK), plan)).toEqual({
      kind: 'choose',
      option: WORK.option,
    });
    expect(nextDeed({ kind: 'propose' }, { question: null } as unknown as Sight, plan)).toBeNull();
  });

  test('takes back until the payment is asked again, then makes it otherwise', () => {
    const change = { kind: 'change', row: 1, option: BUY.option } as const;
    const elsewhere = { question: { step: 'place' }, mayUndo: true } as unknown as Sight;
    expect(nextDeed(change, elsewhere, plan)).toEqual({ kind: 'undo' });
    expect(nextDeed(change, { ...elsewhere, mayUndo: false }, plan)).toBeNull();
    expect(nextDeed(change, asking(1, [BUY]), planOf(logOf(CALLED, WOOD), 0))).toEqual({
      kind: 'choose',
      option: BUY.option,
    });
    expect(nextDeed(change, asking(0, [WORK]), planOf(logOf(CALLED), 0))).toBeNull();
  });
});

test('goods that are still to be found leave out what is only finished', () => {
  const rest = { kind: 'pay', good: 1, rest: null } as const;
  expect(wantedIn({ kind: 'pay', good: 0, rest: { kind: 'use', good: 0, rest } })).toEqual(['wood', 'stone']);
});
