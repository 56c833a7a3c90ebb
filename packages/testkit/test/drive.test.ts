import { fastChance, settle } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { hamlet, type HamletState } from '../src/hamlet.ts';
import { drive, perft } from '../src/index.ts';

/** Two seats; a card is a number, and costs its remainder modulo six. */
function position(): HamletState {
  const s = hamlet.setup(settle(hamlet, 2, { rounds: 1 }), fastChance(1));
  s.row = [10, 11, 12, 13, 14];
  s.deck = [20, 21, 22];
  for (const [seat, hand] of [
    [1, 2],
    [7, 8],
  ].entries())
    Object.assign(s.seats[seat] ?? {}, { hand });
  return s;
}

const takeSlot = (slot: number) => ({ kind: 'take', slot }) as const;
const bid = (card: number) => ({ kind: 'bid', card }) as const;

describe('drive', () => {
  test('tells what is asked and leaves the given position alone', () => {
    const s = position();
    const at = drive(hamlet, s);
    expect([at.step, at.seat, at.options.length, at.over]).toEqual(['draft', 0, 6, false]);
    expect(at.offers(takeSlot(4))).toBe(true);
    expect(at.offers(takeSlot(5))).toBe(false);
    at.choose(takeSlot(4));
    expect(at.state.seats[0]?.hand).toEqual([1, 2, 14]);
    expect(s).toEqual(position());
  });

  test('lists what is offered when the choice is not', () => {
    const at = drive(hamlet, position());
    expect(() => at.choose(takeSlot(5))).toThrow(
      '{"kind":"take","slot":5} is not offered; draft offers seat 0:\n  {"kind":"take","slot":0}\n',
    );
    expect(() => at.choose(takeSlot(0), 1)).toThrow('seat 1 is not asked; draft offers seat 0');
  });

  test('chooses the one option that fits', () => {
    const at = drive(hamlet, position()).chooseWhere(option => option.kind === 'blind');
    expect(at.state.seats[0]?.hand).toEqual([1, 2, 22]);
    expect(() => at.chooseWhere(option => option.kind === 'take')).toThrow('more than one option fits; draft offers');
    expect(() => at.chooseWhere(option => option.kind === 'done')).toThrow('no option fits; draft offers');
  });

  test('answers for any seat when seats choose together', () => {
    const at = drive(hamlet, position()).run(takeSlot(0), takeSlot(0));
    expect(at.open.map(({ seat }) => seat)).toEqual([0, 1]);
    at.choose(bid(8), 1);
    expect(at.open.map(({ seat }) => seat)).toEqual([0]);
    at.choose(bid(1));
    expect(at.step).toBe('build');
    expect(at.state.seats.map(({ gold }) => gold)).toEqual([4, 7]);
  });

  test('keeps what was told', () => {
    const at = drive(hamlet, position()).run({ kind: 'blind' }, takeSlot(0));
    expect(at.notes).toEqual([
      { event: { kind: 'drew', seat: 0 } },
      { event: { kind: 'drafted', seat: 0, card: 22 }, to: [0] },
      { event: { kind: 'drafted', seat: 1, card: 10 } },
    ]);
    expect(at.events.map(({ kind }) => kind)).toEqual(['drew', 'drafted', 'drafted']);
  });

  test('gives the reason of a refusal, also after the position was edited', () => {
    const at = drive(hamlet, position()).run(takeSlot(1), takeSlot(0), bid(1), bid(7));
    expect(at.refusal({ kind: 'build', card: 11 })).toMatchObject({ clause: 'X-1', price: 5, gold: 4 });
    expect(at.refusal({ kind: 'build', card: 1 })).toBeNull();
    Object.assign(at.state.seats[0] ?? {}, { gold: 5 });
    expect(at.refusal({ kind: 'build', card: 11 })).toBeNull();
    expect(at.offers({ kind: 'build', card: 11 })).toBe(true);
  });

  test('goes to the end', () => {
    const at = drive(hamlet, position()).run(
      takeSlot(0),
      takeSlot(0),
      bid(1),
      bid(7),
      { kind: 'done' },
      { kind: 'done' },
    );
    expect(at.over).toBe(true);
    expect(at.outcome.scores.map(({ total }) => total)).toEqual([4, 4]);
    expect(() => at.step).toThrow('nobody is asked: the game is over');
  });
});

describe('perft', () => {
  test('counts the sequences of a given number of choices', () => {
    const s = position();
    // Six drafts each; then three hand cards to bid for each seat.
    expect([0, 1, 2, 3, 4].map(depth => perft(hamlet, s, depth))).toEqual([1, 6, 36, 108, 324]);
    expect(s).toEqual(position());
  });

  test('a game that is over has no more ways', () => {
    expect(perft(hamlet, { ...position(), frames: [] }, 1)).toBe(0);
    expect(perft(hamlet, { ...position(), frames: [] }, 0)).toBe(1);
  });
});
