import { hamlet, type HamletState } from '@thorp/testkit/hamlet';
import { describe, expect, test } from 'vitest';
import { adopt, apply, decide, decode, encode, fastChance, settle, ThorpError } from '../src/index.ts';

function position(): HamletState {
  const s = hamlet.setup(settle(hamlet, 3), fastChance(5));
  decide(hamlet, s);
  return s;
}

function fault(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof ThorpError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'none';
}

describe('a state as text', () => {
  test('is the same for equal states, and another one after a choice', () => {
    const text = encode(position());
    expect(encode(position())).toBe(text);
    expect(encode(apply(hamlet, position(), 0, { kind: 'take', slot: 0 }).state)).not.toBe(text);
  });

  test('holds no notes: they belong to the moment', () => {
    expect(encode({ ...position(), notes: [{ event: { kind: 'drew' } }] })).toBe(encode(position()));
  });

  test('reads back to a state with the same question and the same future', () => {
    const read = decode(hamlet, encode(position()));
    expect(decide(hamlet, read)).toEqual(decide(hamlet, position()));
    const option = { kind: 'blind' };
    expect(encode(apply(hamlet, read, 0, option).state)).toBe(encode(apply(hamlet, position(), 0, option).state));
  });
});

describe('an invalid state', () => {
  test.each(['', '{', '{"frames":[', 'frames'])('is refused when it is not JSON: %o', text => {
    expect(fault(() => decode(hamlet, text))).toBe('bad-state: the state is not valid JSON');
  });

  test.each([null, 7, 'state', [], {}, { frames: [] }, { frames: 'none', chance: {} }])(
    'is refused when it lacks frames and chance: %o',
    data => {
      expect(fault(() => adopt(hamlet, data))).toBe(
        "bad-state: this is not a state of hamlet: it needs 'frames' and 'chance'",
      );
    },
  );

  test('is refused when a step does not exist', () => {
    const data = { ...position(), frames: [{ step: 'rob', seat: 0 }] };
    expect(fault(() => adopt(hamlet, data))).toBe("bad-state: hamlet has no step 'rob'");
    expect(fault(() => adopt(hamlet, { ...data, frames: [{ step: 'toString' }] }))).toMatch(/no step 'toString'/);
  });

  test.each([
    { frames: [null] },
    { frames: [{ step: 'draft', seat: 0 }], row: undefined },
    { frames: [{ step: 'build', seat: 7 }] },
    { seats: 'nobody' },
    { chance: null },
  ])('is refused when it leads to no question: %o', changes => {
    expect(fault(() => adopt(hamlet, { ...position(), ...changes }))).toMatch(
      /^bad-state: this is not a playable state/,
    );
  });

  test('does not change the data it is read from', () => {
    const data = position();
    const before = encode(data);
    const state = adopt(hamlet, data);
    state.row.pop();
    expect(encode(data)).toBe(before);
  });
});
