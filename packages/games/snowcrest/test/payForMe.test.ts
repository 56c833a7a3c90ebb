import { decisions, fork, forMe, must, play } from '@thorp/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANY, RESOURCES } from '../src/cards/vocabulary.ts';
import { VILLAGERS } from '../src/cards/villagers.ts';
import { snowcrest } from '../src/index.ts';
import { canPay } from '../src/payment.ts';
import { cardAt, hasLine, isUp, player, SLOTS, villager } from '../src/table.ts';
import type { Option, State } from '../src/types.ts';
import { act, activate, add, fromHand, MEET, place, position, table, type Village } from './position.ts';

const IDLER = { village: { 0: 'peasant', 2: 'labourer', 6: 'novice', 8: 'caretaker' } };

/** The most ways to pay that are tried; a payment with more is not checked. */
const MOST = 3_000;

/** S-23.1 Whether a line was closed, then the units that were spent: the price is the same for every way. */
function lossOf(before: State, after: State): number {
  const closed = hasLine(player(after, 0)) && !hasLine(player(before, 0));
  return (closed ? 1_000 : 0) + unitsOf(before) - unitsOf(after);
}

/** Units that the payer could still pay with, one by one. */
function unitsOf(s: State): number {
  const p = player(s, 0);
  const total = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);
  const village = SLOTS.filter(slot => isUp(p, slot)).map(slot => cardAt(p, slot));
  const icons = [...p.hand, ...village].flatMap(card => villager(card).icons);
  return total(p.tokens) + total(p.tiles) + icons.length;
}

function openOptions(s: State): readonly Option[] {
  const [asked] = decisions(snowcrest, s);
  return asked?.frame.step === 'pay' || asked?.frame.step === 'gold' ? asked.options : [];
}

/** The loss after the suggested answers. */
function suggestedLoss(from: State): number {
  const s = fork(snowcrest, from);
  while (openOptions(s).length > 0) play(snowcrest, s, must(forMe(snowcrest, s), 'every question has an answer'));
  return lossOf(from, s);
}

/** The least loss of all ways to pay; null if there are too many. */
function leastLoss(from: State): number | null {
  let tried = 0;
  let least = Infinity;
  const search = (s: State): void => {
    if (++tried > MOST) return;
    const options = openOptions(s);
    if (options.length === 0) least = Math.min(least, lossOf(from, s));
    for (const option of options) {
      const next = fork(snowcrest, s);
      play(snowcrest, next, option);
      search(next);
    }
  };
  search(fork(snowcrest, from));
  return tried > MOST ? null : least;
}

const card = fc.constantFrom(...VILLAGERS.filter(({ icons }) => icons.length > 0).map(({ id }) => id));

const village: fc.Arbitrary<Village> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...SLOTS), card, fc.boolean()), { selector: ([slot]) => slot, maxLength: 5 })
  .map(places => Object.fromEntries(places.map(([slot, id, up]) => [slot, up ? id : `-${id}`])));

const payer = fc.record({
  village,
  hand: fc.uniqueArray(card, { maxLength: 3 }),
  tokens: fc.array(fc.constantFrom('B', 'J', 'W', 'L', 'G'), { maxLength: 3 }).map(letters => letters.join('')),
  tiles: fc.array(fc.constantFrom('farm', 'forge', 'shrine'), { maxLength: 2 }).map(tiles => tiles.join(' ')),
});

/** A price of one or several kinds. It is small, so that all ways to pay can be tried. */
const due = fc
  .array(fc.constantFrom(...RESOURCES.filter(type => type < ANY), ANY), { minLength: 1, maxLength: 4 })
  .map(needs => RESOURCES.map(type => needs.filter(need => need === type).length));

describe('S-23.1 pay for me', () => {
  test('loses no more than any other way to pay', () => {
    let checked = 0;
    fc.assert(
      fc.property(payer, due, (me, price) => {
        const s = position([me, {}], { frames: [{ step: 'pay', seat: 0, due: price }] });
        const least = canPay(s, 0, price) ? leastLoss(s) : null;
        if (least === null) return;
        checked++;
        expect(suggestedLoss(s)).toBe(least);
      }),
      { numRuns: 700, seed: 23 },
    );
    expect(checked).toBeGreaterThan(200);
  });

  test('takes a card of 2 for a price of 2, not a Building and that card', () => {
    const at = table([{ village: { 0: 'peasant' }, hand: ['gardener', 'nun'], tiles: 'farm' }, IDLER]);
    at.run(add('hand', 'nun'), place(4));
    expect(forMe(snowcrest, at.state)).toEqual(fromHand('gardener'));
  });

  test('spares what is useful: a hand card before a Village card, a cheap card before a dear one', () => {
    const paying = (me: { village: Village; hand: readonly string[] }) =>
      forMe(snowcrest, position([me, {}], { frames: [{ step: 'pay', seat: 0, due: [1, 0, 0, 0, 0] }] }));
    expect(paying({ village: { 4: 'farmer' }, hand: ['miller'] })).toEqual(fromHand('miller'));
    expect(paying({ village: {}, hand: ['merchant', 'beggar'] })).toEqual(fromHand('beggar'));
  });

  test('S-5.6 for an item it takes the card whose surplus the next items need', () => {
    const me = { village: { 0: 'shaman', 1: 'peasant' }, tokens: 'W', hand: ['farmer', 'gardener'] };
    const at = table([me, IDLER], { guardian: 'guardian_03' }).run(activate(0), act(0), MEET);
    expect(at.step).toBe('source');
    expect(forMe(snowcrest, at.state)).toEqual(fromHand('gardener'));
    at.choose(fromHand('gardener'));
    // Both Barley items are met; the hand card is next.
    expect([at.step, at.state.frames.at(-1)]).toMatchObject(['item', { at: 2 }]);
  });

  test('S-5.6 for the last item it takes the card of which nothing is lost', () => {
    const me = { village: { 0: 'shaman', 1: 'peasant' }, tokens: 'W', hand: ['gardener', 'farmer'] };
    const at = table([me, IDLER], { guardian: 'guardian_12' }).run(activate(0), act(0), MEET);
    expect(forMe(snowcrest, at.state)).toEqual(fromHand('farmer'));
  });
});
