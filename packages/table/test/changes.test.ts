import { below, fastChance, must } from '@thorp/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesBetween, hasEnded, openQuestions, withChanges } from '../src/index.ts';
import { choose, table } from './tables.ts';

/** As it arrives over the network. */
const sent = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V;

/** Names that a message cannot have anyway. */
const key = fc.string({ maxLength: 3 }).filter(name => name !== '__proto__');
const data = fc.letrec(tie => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(null, true, 0, 1, '', 'a'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4 }),
  ),
})).value;

describe('changes', () => {
  test('lead from any data to any other, and leave the first as it was', () => {
    fc.assert(
      fc.property(data, data, (before, after) => {
        const copy = sent(before);
        const changes = changesBetween(before, after);
        expect(changes === null ? before : withChanges(before, sent(changes))).toEqual(after);
        expect(before).toEqual(copy);
      }),
    );
  });

  test('are none between equal data', () => {
    fc.assert(fc.property(data, value => changesBetween(value, sent(value)) === null));
  });

  test('name fields and items, and nothing that stayed', () => {
    const before = { hand: [1, 2], gold: 3, note: 'x', same: { deep: [1] } };
    const after = { hand: [1, 5, 6], gold: 3, same: { deep: [1] }, fresh: {} };
    expect(changesBetween(before, after)).toEqual({ hand: { 1: [5], 2: [6] }, note: [], fresh: [{}] });
    expect(changesBetween([1, 2], [2])).toEqual([[2]]);
    expect(changesBetween({ a: undefined }, { b: undefined })).toBeNull();
  });

  test('are refused for data of another shape', () => {
    expect(() => withChanges({ a: 1 }, { a: { b: [1] } })).toThrow('do not fit this view');
    expect(() => withChanges([1], { 5: [1] })).toThrow('do not fit this view');
    expect(() => withChanges([1], { at: [1] })).toThrow('do not fit this view');
    expect(() => withChanges({ a: {} }, { a: 1 } as never)).toThrow('do not fit this view');
  });

  test('follow the views of a game from the deal to the end', () => {
    const t = table();
    const luck = { chance: fastChance(1), learnt: 0 };
    const view = (): unknown => sent(t.match.game.view(t.match.state, 1));
    let shown = view();
    while (!hasEnded(t)) {
      const { seat, options } = must(openQuestions(t)[0], 'somebody is asked');
      choose(t, seat, must(options[below(luck, options.length)], 'there is a choice'));
      shown = withChanges(shown, sent(changesBetween(shown, view()) ?? {}));
      expect(shown).toEqual(view());
    }
  });
});
