import { describe, expect, test } from 'vitest';
import {
  act,
  activate,
  BEAT,
  effort,
  fromHand,
  mat,
  offered,
  PASS,
  table,
  tile,
  token,
  turn,
  type At,
} from './position.ts';

const IDLER = { village: { 0: 'peasant', 2: 'labourer', 6: 'novice', 8: 'caretaker' } };
const meditator = { village: { 0: 'novice', 1: 'peasant' } };

/** A player who meditates with the given Bells, against rivals with theirs. */
function meditating(tokens: string, ...rivals: string[]): At {
  const others = rivals.map(each => ({ ...IDLER, tokens: each }));
  return table([{ ...meditator, tokens }, ...others]).run(activate(0), act(1));
}

describe('meditation', () => {
  test('S-14.1, D-13 an effort from 1 to what could be rung from any source; nothing is spent yet', () => {
    const me = {
      village: { 0: 'novice', 1: 'smith', 2: '-chanter', 3: 'peasant' },
      tokens: 'LG',
      tiles: 'forge',
      hand: ['priest'],
    };
    const at = table([me, IDLER]).run(activate(0), act(1));
    expect(offered(at)).toEqual([1, 2, 3, 4, 5, 6].map(n => `effort ${n}`));
    at.choose(effort(6));
    expect(mat(at)).toMatchObject({ tokens: 'LG', tiles: 'forge', hand: ['priest'] });
  });

  test('D-13 a long list of efforts comes in pages', () => {
    const at = meditating('L'.repeat(25), '');
    expect(at.options).toHaveLength(21);
    at.choose({ kind: 'more' });
    expect(offered(at)).toEqual([21, 22, 23, 24, 25].map(n => `effort ${n}`));
    at.choose(effort(25));
    expect(at.events).toContainEqual({ kind: 'announced', seat: 0, effort: 25, total: 25 });
  });

  test('S-14.2 the bonus of the card is added, the announced number is what is paid', () => {
    const me = { village: { 0: 'great_abbot', 1: 'peasant' }, tokens: 'LLL' };
    const at = table([me, { ...IDLER, tokens: 'LLLLL' }]).run(activate(0), act(1), effort(2));
    expect(at.events).toContainEqual({ kind: 'announced', seat: 0, effort: 2, total: 4 });
    expect(at.offers(BEAT)).toBe(true);
    expect(mat(at.choose(PASS))).toMatchObject({ tokens: 'L', scrolls: 2 });
  });

  test('S-14.3, D-14 opponents answer clockwise: one more Bell for a Scroll, or a pass that gives one', () => {
    const at = meditating('LL', 'LLLL', 'LLL', 'LL').choose(effort(2));
    expect(at.seat).toBe(1);
    at.choose(BEAT);
    expect(mat(at, 1)).toMatchObject({ tokens: 'L', scrolls: 1 });
    expect(at.seat).toBe(2);
    at.choose(PASS);
    expect(mat(at)).toMatchObject({ scrolls: 1, tokens: 'LL' });
    expect(offered(at)).toEqual(['pass']);
    expect(at.refusal(BEAT)).toEqual({ kind: 'tooDear', clause: 'S-14.3', cost: 3, have: 2 });
    at.choose(PASS);
    expect(mat(at)).toMatchObject({ scrolls: 2, tokens: '' });
  });

  test('S-14.3 indivisible sources may overpay', () => {
    const at = table([
      { ...meditator, tokens: 'L' },
      { village: { 0: 'peasant', 1: 'smith' }, hand: ['priest'], tokens: 'L' },
    ]);
    at.run(activate(0), act(1), BEAT, token('L'), fromHand('priest'));
    expect(mat(at, 1)).toMatchObject({ tokens: '', discard: ['priest'], scrolls: 2 });
  });

  test('S-14.4 who meditates and earns nothing pays nothing; the card is face-down in any case', () => {
    const at = meditating('LL', 'LLL', 'LLL').run(effort(2), BEAT, BEAT);
    expect(mat(at)).toMatchObject({ tokens: 'LL', scrolls: 0, village: { 0: '-novice' } });
  });

  test('S-14.4 who earned a Scroll before the last opponent beat it pays all the same', () => {
    const at = meditating('LLL', '', 'LLLL').run(effort(2), PASS, BEAT);
    expect(mat(at)).toMatchObject({ tokens: 'L', scrolls: 1 });
    expect(mat(at, 2)).toMatchObject({ tokens: 'L', scrolls: 1 });
  });

  test('S-14.2, S-14.3 the bonus counts against every opponent, in the price as well', () => {
    const rival = { ...IDLER, tokens: 'LLLLL' };
    const at = table([{ village: { 0: 'chanter', 1: 'peasant' }, tokens: 'LL' }, rival, rival]);
    at.run(activate(0), act(0), effort(2), BEAT);
    expect(mat(at, 1)).toMatchObject({ tokens: '', scrolls: 1 });
    at.choose(BEAT);
    expect(mat(at, 2)).toMatchObject({ tokens: '', scrolls: 1 });
  });

  test('S-14.5 every opponent compares with the announced total only', () => {
    const at = meditating('LL', 'LLL', 'LLL').run(effort(2), BEAT);
    expect(at.seat).toBe(2);
    at.choose(BEAT);
    expect(mat(at, 2)).toMatchObject({ tokens: '', scrolls: 1 });
  });

  test('S-14.6 with two players the one comparison is worth 2 Scrolls', () => {
    expect(mat(meditating('L', '').choose(PASS)).scrolls).toBe(2);
    expect(mat(meditating('L', 'LL').choose(BEAT), 1).scrolls).toBe(2);
  });

  test('S-14.7 Scrolls are handed out at each comparison, so the supply may run out midway', () => {
    const at = table([{ ...meditator, tokens: 'L' }, IDLER, IDLER], { scrolls: 1 }).run(activate(0), act(1), PASS);
    expect(at.seat).toBe(2);
    expect(at.state).toMatchObject({ scrollSupply: 0, ending: true });
    expect(mat(at.choose(PASS)).scrolls).toBe(2);
  });

  test('S-14.8 the mix is chosen only when paying', () => {
    const me = { village: { 0: 'novice', 1: 'smith', 3: 'peasant' }, tokens: 'LG', tiles: 'forge' };
    const at = table([me, IDLER]).run(activate(0), act(1), effort(2), PASS);
    expect(at.seat).toBe(0);
    expect(offered(at)).toEqual(['token L', 'token G', 'tile forge', 'villager 1']);
    at.run(tile('forge'), turn(1));
    expect(mat(at)).toMatchObject({ tokens: 'LG', tiles: '-forge', village: { 1: '-smith' } });
  });

  test('S-14.9 who cannot but pass is asked as well', () => {
    const at = meditating('L', '');
    expect([at.step, at.seat]).toEqual(['answer', 1]);
    expect(offered(at)).toEqual(['pass']);
  });
});
