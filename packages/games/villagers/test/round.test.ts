import { describe, expect, test } from 'vitest';
import { drive } from '@thorp/testkit';
import { cardOf } from '../src/cards/index.ts';
import { villagers, type Option } from '../src/index.ts';
import { emptied, gold, market, newGame, position, type At, type Given } from './table.ts';

/** Always takes the last option, which ends a build turn. */
function playOut(at: At, until: () => boolean): At {
  while (!at.over && !until()) at.choose(at.options.at(-1) as Option);
  return at;
}

describe('a round', () => {
  test('V-3.1 draft, end of draft, build turns in turn order, then the First Player card passes to the left', () => {
    const at = drive(villagers, newGame(3));
    const asked: string[] = [];
    while (at.state.round < 2 || at.step !== 'draft') {
      asked.push(`${at.step} ${at.seat}`);
      at.choose(at.options.at(-1) as Option);
      if (at.state.round === 2) break;
    }
    expect(asked.join(', ')).toBe('draft 0, draft 1, draft 2, draft 0, draft 1, draft 2, build 0, build 1, build 2');
    expect([at.state.round, at.state.first, at.seat]).toEqual([2, 1, 1]);
  });

  test('V-3.2 a stack that is empty stays empty: no card can be returned to it', () => {
    const at = position({ hands: [['agent']], stacks: [[], ['priest']] }, { step: 'buildTurn', seat: 0 });
    at.choose({ kind: 'exchange', basic: 'miner' });
    expect(at.options).toEqual([1, 2, 3, 4, 5].map(stack => ({ kind: 'onto', stack })));
  });

  test('V-3.8 a returned card makes its stack longer', () => {
    const at = position({ hands: [['agent']], stacks: [['priest'], []] }, { step: 'buildTurn', seat: 0 });
    at.run({ kind: 'exchange', basic: 'miner' }, { kind: 'onto', stack: 0 });
    expect(at.state.stacks[0]).toEqual([cardOf('priest'), cardOf('agent')]);
    at.state.frames = [{ step: 'markets' }];
    expect([at.over, at.state.markets]).toEqual([true, 0]);
  });
});

describe('when Markets are held', () => {
  const held = (...stacks: number[]): number => {
    const sizes = [1, 2, 3, 4, 5, 6].map(number => (stacks.includes(number) ? [] : ['agent' as const]));
    const at = position({ stacks: sizes }, { step: 'markets' });
    expect(at.over).toBe(true);
    return at.state.markets;
  };

  test('V-2.6 and V-3.3 the First Market needs stacks 1 and 2 empty, the Second all six', () => {
    expect(held()).toBe(0);
    expect(held(2)).toBe(0);
    expect(held(1, 3, 4)).toBe(0);
    expect(held(1, 2)).toBe(1);
    expect(held(1, 2, 3, 4, 6)).toBe(1);
    expect(held(1, 2, 3, 4, 5, 6)).toBe(2);
  });

  test('V-3.5 each Market is held once', () => {
    const at = market({}, 2);
    expect([at.over, gold(at, 0)]).toEqual([true, 10]);
    at.state.frames.push({ step: 'markets' });
    expect([at.over, gold(at, 0), at.state.markets]).toEqual([true, 10, 1]);
  });

  test('V-3.6 both due in one round: First, then Second', () => {
    const at = market({ villages: [['founders', 'harvester:3']] }, 6);
    expect(at.events.filter(event => event.kind === 'market').map(event => event.market)).toEqual([1, 2]);
    expect(gold(at, 0)).toBe(8 + (2 + 3) + (2 + 3));
  });

  test('V-20.5 the last card off a stack sets the trigger, and the Market is held in the same round', () => {
    const given: Given = { seats: 2, stacks: [[], ['priest']] };
    const at = position(given, { step: 'draft', seat: 0 }, { step: 'markets' });
    at.choose({ kind: 'draw', stack: 1 });
    expect(at.events.map(({ kind }) => kind)).toEqual(['stackEmptied', 'drew', 'market']);
  });
});

describe('the end', () => {
  test('V-8.1 and V-20.7 the game ends after the Second Market, and not before all stacks are empty', () => {
    const going = position({ stacks: [...emptied(5), ['agent']] }, { step: 'markets' }, { step: 'endOfRound' });
    expect([going.over, going.state.round, going.state.markets]).toEqual([false, 2, 1]);
    const ended = position({ stacks: emptied(6) }, { step: 'markets' }, { step: 'endOfRound' });
    expect([ended.over, ended.state.round, ended.state.markets]).toEqual([true, 1, 2]);
    expect(ended.events.at(-1)).toEqual({ kind: 'over' });
  });

  test('V-20.7 in the last round a card cannot go back to an empty stack', () => {
    const at = position(
      { hands: [['agent']], stacks: emptied(6), reserve: ['priest'] },
      { step: 'buildTurn', seat: 0 },
      { step: 'endOfRound' },
    );
    at.choose({ kind: 'exchange', basic: 'miner' }).choose({ kind: 'endTurn' });
    expect([at.over, at.state.stacks]).toEqual([true, emptied(6)]);
  });

  test('a whole game of drawing and ending turns ends by itself', () => {
    const at = playOut(drive(villagers, newGame(2)), () => false);
    expect([at.over, at.state.markets]).toEqual([true, 2]);
  });
});
