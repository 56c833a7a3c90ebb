import { goodSupplied, optionOf } from '@thorp/helvetia/reading';
import type { Preview } from '../../../board/props.ts';
import { situationOf, think } from '@thorp/bots';
import { helvetia, type Event, type Helvetia, type Option } from '@thorp/helvetia';
import { apply, encode, must, same, secretFromSeed } from '@thorp/kernel';
import { commit, openQuestions, openTable, prepare, preview, type Table } from '@thorp/table';
import { beforeAll, describe, expect, test } from 'vitest';
import { previewInWords } from '../../../worker/inWords.ts';
import { mayBegin, paidIn, PLANNED, planOf, spotOf, type Plan } from '../plan.ts';
import type { Update } from '../table.ts';

/** Positions in which a plan can begin: a game of greedy bots, stopped at every such question. */
const moments: Table<Helvetia>[] = [];
/** Every plan that can be begun there. */
const plans: { readonly table: Table<Helvetia>; readonly seat: number; readonly plan: Plan }[] = [];
beforeAll(() => {
  const players = ['Ada', 'Ben', 'Cleo'].map(name => ({ kind: 'human', name }) as const);
  const secret = secretFromSeed('plan');
  const table = openTable(helvetia, { id: 'plan', players, settings: { maxRounds: 5 }, secret, confirms: false });
  for (let asked = openQuestions(table)[0]; asked; asked = openQuestions(table)[0]) {
    const { seat, options } = asked;
    if (options.some(mayBegin)) moments.push({ ...table, match: { ...table.match } });
    const situation = must(situationOf(helvetia, table.match.state, seat), 'the seat is asked');
    const { option } = think(situation, 'greedy', table.version);
    const { version } = table;
    commit(table, prepare(table, { kind: 'move', seat, id: `${version}`, version, options: [option] }, 0));
  }
  for (const moment of moments) {
    for (const option of openQuestions(moment)[0]?.options.filter(mayBegin) ?? []) {
      const { plan, seat } = tryOut(moment, [option]);
      if (plan) plans.push({ table: moment, seat, plan });
    }
  }
});

function tryOut(table: Table<Helvetia>, wishes: readonly Option[]): { plan: Plan | null; seat: number } {
  const { seat } = must(openQuestions(table)[0], 'somebody is asked');
  const ahead = preview(table, seat, wishes, { through: PLANNED });
  const words = previewInWords(table, seat, ahead, helvetia.text.en) as Preview<Helvetia>;
  return { plan: planOf(words, seat, []), seat };
}

/** What really happens when a plan is confirmed. */
function confirmed({ match }: Table<Helvetia>, seat: number, { answers }: Plan): Event[] {
  let { state } = match;
  return answers.flatMap(option => {
    const { state: after, notes } = apply(helvetia, state, seat, option);
    state = after;
    return notes.map(({ event }) => event);
  });
}

const PAYS = ['worked', 'exchanged', 'bought'];
const message = (events: readonly Event[], kinds: readonly string[]): Event[] => {
  const over = events.findIndex(({ kind }) => kind === 'roundOver');
  return (over < 0 ? events : events.slice(0, over)).filter(({ kind }) => kinds.includes(kind));
};

describe('a plan', () => {
  test('is what happens when it is confirmed', () => {
    expect(plans.length).toBeGreaterThan(100);
    for (const { table, seat, plan } of plans) {
      const events = confirmed(table, seat, plan);
      expect(plan.payments.map(({ event }) => event)).toEqual(message(events, PAYS));
      expect(plan.built ? [plan.built.event] : []).toEqual(message(events, ['built']));
      expect(plan.movedIn ? [plan.movedIn.event] : []).toEqual(message(events, ['movedIn']));
      expect(plan.delivered).toBe(
        message(events, ['delivered']).map(event => 'good' in event && event.good)[0] ?? null,
      );
      const lying = plan.payments.flatMap(({ event }) => (event.kind === 'bought' ? [] : [spotOf(event)]));
      expect([...plan.lying]).toEqual(lying);
    }
  });

  test('can be changed line by line: the line is changed, and what it was before stays among its choices', () => {
    let count = 0;
    for (const { table, plan } of plans) {
      for (const { ask, choices, event } of plan.payments) {
        if (ask === null) continue;
        expect(choices.some(({ option }) => same(option, optionOf(event)))).toBe(true);
        for (const { option } of choices) {
          const changed = must(tryOut(table, plan.answers.with(ask, option)).plan, 'it still is a plan');
          expect(changed.answers.slice(0, ask)).toEqual(plan.answers.slice(0, ask));
          expect(changed.answers[ask]).toEqual(option);
          expect(changed.built?.event.slot).toBe(plan.built?.event.slot);
          count++;
        }
      }
    }
    expect(count).toBeGreaterThan(100);
  });

  test('puts the building where it is wished, and keeps it there when a payment changes', () => {
    const found = plans.find(({ plan }) => plan.built !== null && plan.built.choices.length > 1);
    const { table, plan } = must(found, 'somebody can choose a place');
    const built = must(plan.built, 'it is built');
    const elsewhere = must(built.choices.at(-1), 'there are several places').option;
    const moved = tryOut(table, plan.answers.with(must(built.ask, 'it was asked'), elsewhere)).plan;
    expect(moved?.built?.event.slot).toBe(elsewhere.kind === 'place' && elsewhere.slot);
    expect(moved?.payments.map(({ event }) => event)).toEqual(plan.payments.map(({ event }) => event));
  });

  test('is missing where nothing is built or paid', () => {
    const watchman = { kind: 'call', character: 'night-watchman' } as const;
    const table = must(
      moments.find(each => openQuestions(each)[0]?.options.some(option => same(option, watchman))),
      'somebody can wake others',
    );
    expect(tryOut(table, [watchman]).plan).toBeNull();
  });

  test('does nothing at the table', () => {
    const { table, seat, plan } = must(plans.at(-1), 'there are plans');
    const before = encode(table.match.state);
    preview(table, seat, plan.answers, { through: PLANNED });
    expect(encode(table.match.state)).toBe(before);
  });
});

describe('what was paid before', () => {
  const logOf = (...events: Event[]): Update['log'] =>
    events.map((event, ply) => ({ ply, event, events: [event], text: event.kind, isHeading: false }));
  const CALLED: Event = { kind: 'called', seat: 0, character: 'builder' };
  const WOOD = { kind: 'worked', seat: 0, village: 0, slot: 'T0', building: 'woodcutter', good: 'wood' } as const;
  const STONE = { kind: 'bought', seat: 0, good: 'stone' } as const;

  test('counts from the last character that was called', () => {
    expect(paidIn(logOf(WOOD, CALLED, STONE), 0)).toEqual([STONE]);
    expect(paidIn(logOf(CALLED, WOOD, STONE), 0).map(goodSupplied)).toEqual(['wood', 'stone']);
  });

  test('is nothing for others, and nothing once the round is over', () => {
    expect(paidIn(logOf(CALLED, WOOD), 1)).toEqual([]);
    expect(paidIn(logOf(CALLED, WOOD, { kind: 'roundOver', seat: 0 }), 0)).toEqual([]);
  });

  test('stands before what is still planned', () => {
    const table = must(moments[0], 'somebody is asked');
    const { seat } = must(openQuestions(table)[0], 'somebody is asked');
    expect(planOf({ steps: [], changes: [] }, seat, [])).toBeNull();
    expect(planOf({ steps: [], changes: [] }, 0, [WOOD])?.payments).toEqual([{ event: WOOD, ask: null, choices: [] }]);
  });
});
