import { fastChance, settle } from '@thorp/kernel';
import { drive } from '@thorp/testkit';
import { describe, expect, test } from 'vitest';
import { feudalia, type FeudaliaSettings } from '../src/index.ts';
import type { Option } from '../src/types.ts';
import { lordAt, type At } from './positions.ts';

/** A quick start after its draft. */
function quick(seats = 2, settings: Partial<FeudaliaSettings> = {}, seed = 1): At {
  const config = settle(feudalia, seats, { quickStart: true, ...settings });
  const at = drive(feudalia, feudalia.setup(config, fastChance(seed)));
  while (at.step === 'draft' || at.step === 'triple') at.choose(at.options[0] as Option);
  return at;
}

const stock = (at: At, card: 'serf' | 'reaper' | 'monk' | 'feudal_lord'): number =>
  at.state.stock[at.state.piles.indexOf(card)] ?? -1;
const take = (card: 'reaper' | 'kneader' | 'priest' | 'merchant' | 'serf' | 'feudal_lord' | 'count') =>
  ({ kind: 'recruit', card }) as const;

/** Specialists and free vassals chosen: the five steps begin. */
function steps(seats = 2, settings: Partial<FeudaliaSettings> = {}): At {
  const at = quick(seats, settings);
  for (let i = 0; i < seats; i++) at.choose({ kind: 'specialist', card: 'reaper' });
  for (let i = 0; i < seats; i++) at.choose(take('priest'));
  return at;
}

describe('quick start', () => {
  test('F-12.1, D-19 a specialist of choice replaces a Serf, which joins its pile', () => {
    const at = quick();
    const { seat } = at;
    const serfs = stock(at, 'serf');
    expect(at.options.map(option => 'card' in option && option.card)).toEqual([
      'reaper',
      'lumberjack',
      'kneader',
      'stonecutter',
    ]);
    at.choose({ kind: 'specialist', card: 'reaper' });
    expect([stock(at, 'serf'), stock(at, 'reaper')]).toEqual([serfs + 1, 9]);
    expect(lordAt(at, seat).discard.filter(card => card === 'serf')).toHaveLength(5);
    expect(at.seat).toBe(1 - seat);
  });

  test('F-12.2, F-12.5, F-12.8 a vassal below 5 coins for free; an elimination is due', () => {
    const at = quick();
    const { seat } = at;
    at.run({ kind: 'specialist', card: 'reaper' }, { kind: 'specialist', card: 'reaper' });
    expect(at.offers(take('merchant'))).toBe(true);
    expect(at.offers(take('feudal_lord'))).toBe(false);
    at.choose(take('kneader'));
    expect(lordAt(at, seat).discard.filter(card => card === 'serf')).toHaveLength(4);
    expect(lordAt(at, seat).discard).toContain('kneader');
    expect(at.state.gone).toEqual(['serf']);
  });

  test('F-12.3, F-12.9 five steps and three ½ tokens of the Foundations', () => {
    for (const [seats, left] of [
      [1, 5],
      [2, 2],
      [3, 2],
      [4, 2],
    ] as const) {
      const at = steps(seats);
      expect(at.state.lots.foundations).toBe(left);
      expect(at.state.lords.every(lord => lord.coins === 5 && lord.half === 3)).toBe(true);
    }
  });

  test('F-12.4 a token for a cheap vassal, a step for a dear one, an upgrade or a master; turns alternate', () => {
    const at = steps();
    const { seat } = at;
    at.choose(take('priest'));
    expect(lordAt(at, seat)).toMatchObject({ half: 2, coins: 5 });
    expect(at.state.lots.foundations).toBe(2 + 1);
    expect(at.seat).toBe(1 - seat);
    at.choose(take('feudal_lord'));
    expect(lordAt(at, 1 - seat)).toMatchObject({ half: 3, coins: 4 });
    at.choose({ kind: 'raise', fief: 0 });
    expect(lordAt(at, seat)).toMatchObject({ coins: 4 });
    expect(lordAt(at, seat).fiefs[0]?.level).toBe(1);
  });

  test('F-12.4, F-12.8 a master of level 1 moves into a free city of an upgraded fief, the display is refilled', () => {
    const at = steps(2);
    const { seat } = at;
    expect(at.options.some(option => option.kind === 'invite')).toBe(false);
    at.state.display = ['herald', 'foreman', 'treasurer', 'notary', 'jester'];
    at.run({ kind: 'raise', fief: 0 }, { kind: 'raise', fief: 0 });
    expect(at.offers({ kind: 'invite', master: 'foreman' })).toBe(false);
    at.choose({ kind: 'invite', master: 'herald' });
    expect(lordAt(at, seat).fiefs[0]?.city?.master).toBe('herald');
    expect(at.state.display).toHaveLength(5);
    expect(lordAt(at, seat).coins).toBe(3);
  });

  test('F-12.6 while steps are left a player must act; afterwards a pass is final', () => {
    const at = steps(1);
    for (let i = 0; i < 5; i++) {
      expect(at.offers({ kind: 'pass' })).toBe(false);
      at.choose(take('feudal_lord'));
    }
    expect(at.offers(take('priest'))).toBe(true);
    expect(at.offers({ kind: 'raise', fief: 0 })).toBe(false);
    at.choose({ kind: 'pass' });
    expect(at.step).toBe('main');
    expect(lordAt(at).half).toBe(3);
  });

  test('F-12.4, F-12.5 no cheap vassal without a token, no specialist without a worker, no master without a free city', () => {
    const at = steps(1);
    at.state.display = ['herald', 'treasurer', 'notary', 'jester', 'tutor'];
    at.run({ kind: 'raise', fief: 0 }, { kind: 'invite', master: 'herald' });
    expect(at.options.some(option => option.kind === 'invite')).toBe(false);
    lordAt(at).half = 0;
    expect(at.offers(take('priest'))).toBe(false);
    lordAt(at).half = 1;
    expect(at.offers(take('kneader'))).toBe(true);
    lordAt(at).discard = lordAt(at).discard.filter(card => card !== 'serf');
    expect(at.offers(take('kneader'))).toBe(false);
  });

  test('F-12.6 a step with nothing to use it for is lost', () => {
    const at = steps(1, { scenario: 'T1' });
    for (const fief of [0, 1, 2]) at.choose({ kind: 'raise', fief });
    at.state.stock = at.state.piles.map(card => (card === 'serf' || card === 'priest' ? 5 : 0));
    expect(at.options.map(option => option.kind)).toEqual(['recruit', 'recruit', 'pass']);
    expect(lordAt(at.choose({ kind: 'pass' })).coins).toBe(1);
    expect(at.events.at(-1)).toEqual({ kind: 'stepLost', seat: 0 });
    at.choose({ kind: 'pass' });
    expect(at.offers({ kind: 'pass' })).toBe(true);
    expect(at.step).toBe('quick');
  });

  test('F-12.7 then the decks are shuffled without the Tax Collector, and five cards drawn', () => {
    const at = steps(1);
    for (let i = 0; i < 5; i++) at.choose(take('feudal_lord'));
    at.choose({ kind: 'pass' });
    const { hand, deck, discard, coins } = lordAt(at);
    expect([hand.length + deck.length, coins]).toEqual([9 + 1 + 5, 0]);
    expect(discard).toEqual(['tax_collector']);
    expect(hand).toHaveLength(5);
  });
});
