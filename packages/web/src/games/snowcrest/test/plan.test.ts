import type { Preview } from '../../../board/props.ts';
import type { Snowcrest } from '@thorp/snowcrest';
import { GOLD, VILLAGERS, type Event, type Option, type VillagerId } from '@thorp/snowcrest/cards';
import { describe, expect, test } from 'vitest';
import { isPlanned, planOf } from '../plan.ts';
import type { Update } from '../table.ts';

const card = (id: string): number => VILLAGERS.findIndex(it => it.id === id);
const BARLEY = 0;

/** A Village with its first two cards face-down and the third, a Miller, about to close the row. */
function paying(due: readonly number[] | null, step = due ? 'pay' : 'source'): Update {
  const village = Array.from({ length: 9 }, () => null as { card: number; up: boolean } | null);
  village[0] = { card: card('peasant'), up: false };
  village[1] = { card: card('novice'), up: false };
  village[2] = { card: card('miller'), up: true };
  const question = { step, frame: { step, seat: 0, due } };
  return { seat: 0, view: { players: [{ village, tokens: [3, 0, 0, 0, 2] }] }, question } as unknown as Update;
}

type Step = readonly [option: Option, event: Event, ...more: Event[]];

function previewOf(...steps: readonly Step[]): Preview<Snowcrest> {
  return {
    steps: steps.map(([option, ...events]) => ({ choice: { option }, events })),
  } as unknown as Preview<Snowcrest>;
}

const token = (resource: 0 | 4): Step => [
  { kind: 'token', resource },
  { kind: 'spent', seat: 0, resource },
];
const farm: Step = [
  { kind: 'tile', tile: 0 },
  { kind: 'usedTile', seat: 0, tile: 0 },
];
const fromHand = (id: VillagerId): Step => [
  { kind: 'handCard', card: id },
  { kind: 'usedCard', seat: 0, card: id, from: 'hand' },
];
const miller: Step = [
  { kind: 'villager', slot: 2 },
  { kind: 'usedCard', seat: 0, card: 'miller', from: 'village' },
];
const turn: Event = { kind: 'turn', seat: 1, round: 3 };

describe('what "pay for me" takes', () => {
  test('is told with equal sources together, and ends with the payment', () => {
    const preview = previewOf(token(BARLEY), token(BARLEY), farm, [...fromHand('gardener'), turn], token(BARLEY));
    const plan = planOf(preview, paying([5, 0, 0, 0, 0]));
    expect(plan?.takes.map(({ source, count }) => [source.by, count])).toEqual([
      ['token', 2],
      ['tile', 1],
      ['hand', 1],
    ]);
    expect(plan).toMatchObject({ lost: 0, gold: 2, goesOn: false });
    expect(plan?.answers).toEqual(preview.steps.slice(0, 4).map(({ choice }) => choice.option));
  });

  test('says what is lost, what Gold is left, and which card closes a line', () => {
    const plan = planOf(previewOf(token(GOLD), miller), paying([1, 0, 0, 0, 0]));
    expect(plan).toMatchObject({ lost: 1, gold: 1 });
    expect(plan?.takes.map(({ closes }) => closes)).toEqual([false, true]);
  });

  test('counts what the rules take unasked: the last source that is left', () => {
    const [option, spent] = token(BARLEY);
    const gold: Event = { kind: 'spent', seat: 0, resource: GOLD };
    const plan = planOf(previewOf([option, spent, gold, turn]), paying([2, 0, 0, 0, 0]));
    expect(plan).toMatchObject({ lost: 0, gold: 1, goesOn: false, answers: [option] });
    expect(plan?.takes).toHaveLength(2);
  });

  test('says that it goes on where a hand card is shown before the price is paid', () => {
    expect(planOf(previewOf(fromHand('farmer')), paying([3, 0, 0, 0, 0]))).toMatchObject({ lost: 0, goesOn: true });
  });

  test('is nothing that a single item could lose, and nothing at all where Gold is placed', () => {
    expect(planOf(previewOf(token(BARLEY)), paying(null))).toMatchObject({ lost: null, goesOn: false });
    expect(isPlanned(paying(null))).toBe(true);
    expect(isPlanned(paying([1, 0, 0, 0, 0], 'gold'))).toBe(false);
  });
});
