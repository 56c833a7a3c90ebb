import { GOLD, VILLAGERS, type Event, type Option } from '@thorp/snowcrest/cards';
import { describe, expect, test } from 'vitest';
import { planOf } from '../plan.ts';
import type { Sight } from '../table.ts';

const card = (id: string): number => VILLAGERS.findIndex(it => it.id === id);
const BARLEY = 0;

interface Asked {
  readonly step?: string;
  readonly due?: readonly number[];
  readonly options: readonly Option[];
  readonly events: readonly Event[];
}

/** A Village with its first two cards face-down and the third, a Miller, about to close the row. */
function paying({ step = 'pay', due = [5, 0, 0, 0, 0], options, events }: Asked): Sight {
  const village = Array.from({ length: 9 }, () => null as { card: number; up: boolean } | null);
  village[0] = { card: card('peasant'), up: false };
  village[1] = { card: card('novice'), up: false };
  village[2] = { card: card('miller'), up: true };
  const choices = options.map(option => ({ option, label: '', target: null }));
  const question = { step, frame: { step, seat: 0, due }, choices, forMe: choices[0], foreseen: { choices, events } };
  return { seat: 0, view: { players: [{ village, tokens: [3, 0, 0, 0, 2] }] }, question } as unknown as Sight;
}

const token = (resource: 0 | 4): Option => ({ kind: 'token', resource });
const spent = (resource: 0 | 4): Event => ({ kind: 'spent', seat: 0, resource });

describe('what "pay for me" takes', () => {
  test('is told with equal sources together, and stops where something else happens', () => {
    const events: Event[] = [
      spent(BARLEY),
      spent(BARLEY),
      { kind: 'usedTile', seat: 0, tile: 0 },
      { kind: 'usedCard', seat: 0, card: card('gardener'), from: 'hand' },
      { kind: 'turn', seat: 1, round: 3 },
      spent(BARLEY),
    ];
    const plan = planOf(paying({ options: [token(BARLEY), token(BARLEY)], events }));
    expect(plan?.takes.map(({ source, count }) => [source.by, count])).toEqual([
      ['token', 2],
      ['tile', 1],
      ['hand', 1],
    ]);
    expect(plan).toMatchObject({ lost: 0, gold: 2, answers: [token(BARLEY), token(BARLEY)] });
  });

  test('says what is lost, what Gold is left, and which card closes a line', () => {
    const events: Event[] = [spent(GOLD), { kind: 'usedCard', seat: 0, card: card('miller'), from: 'village' }];
    const options: Option[] = [token(GOLD), { kind: 'villager', slot: 2 }];
    const plan = planOf(paying({ due: [1, 0, 0, 0, 0], options, events }));
    expect(plan).toMatchObject({ lost: 1, gold: 1 });
    expect(plan?.takes.map(({ closes }) => closes)).toEqual([false, true]);
  });

  test('is nothing that a single item could lose, and nothing at all where Gold is placed', () => {
    const asked: Asked = { options: [token(BARLEY)], events: [spent(BARLEY)] };
    expect(planOf(paying({ ...asked, step: 'source' }))?.lost).toBeNull();
    expect(planOf(paying({ ...asked, step: 'gold' }))).toBeNull();
  });
});
