import { GOLD, RESOURCES, type Event } from '@thorp/snowcrest/cards';
import { cardOf } from '@thorp/snowcrest/reading';
import { describe, expect, test } from 'vitest';
import { find, incomeByCard, type Change } from '../moments/find.ts';

const [BARLEY] = RESOURCES;

type View = Change['after']['view'];

const NOVICE = { card: cardOf('novice'), up: false };
const FARMER = { card: cardOf('farmer'), up: true };

/** A change of the table of three, seen by seat 0. */
function changeOf(news: readonly Event[], before: Partial<View> = {}, after: Partial<View> = {}, more = {}): Change {
  const players = [{ village: [NOVICE, null, FARMER] }, { village: [] }, { village: [] }];
  const view = { players, active: 1, acting: null, spirit: null };
  const entries = news.map((event, ply) => ({ event, events: [event], ply, text: event.kind }));
  const update = { seat: 0, result: null, log: entries };
  return {
    before: { ...update, log: [], view: { ...view, ...before } },
    after: { ...update, view: { ...view, ...before, ...after }, ...more },
    news: entries,
  } as unknown as Change;
}

const gained = (seat: number, resource: 0 | 4, n: number): Event => ({ kind: 'gained', seat, resource, n });

describe('a Rest', () => {
  test('S-9.2 of my own tells the income, until the next turn', () => {
    const events: Event[] = [
      { kind: 'rested', seat: 0 },
      gained(0, BARLEY, 2),
      { kind: 'turn', seat: 1, round: 3 },
      gained(0, GOLD, 1),
    ];
    expect(find(changeOf(events))).toMatchObject([
      { kind: 'rest', own: true, small: false, units: [BARLEY, BARLEY], village: [NOVICE, null, FARMER] },
    ]);
  });

  test('of somebody else is a small moment', () => {
    expect(find(changeOf([{ kind: 'rested', seat: 2 }]))).toMatchObject([{ kind: 'rest', own: false, small: true }]);
  });

  test('alone, the card that closed the line lies face-down as well', () => {
    const events: Event[] = [
      { kind: 'activated', seat: 0, card: 'farmer' },
      { kind: 'rested', seat: 0 },
    ];
    expect(find(changeOf(events, { active: 0 }))).toMatchObject([
      { village: [NOVICE, null, { card: FARMER.card, up: false }] },
    ]);
  });

  test('alone, so does the card whose action was chosen last', () => {
    expect(find(changeOf([{ kind: 'rested', seat: 0 }], { active: 0, acting: 2 }))).toMatchObject([
      { village: [NOVICE, null, { card: FARMER.card, up: false }] },
    ]);
  });

  test('S-9.2 brings Barley for Starters face-down, and the icons of others face-up', () => {
    expect(incomeByCard([NOVICE, { ...NOVICE, up: true }, FARMER, { ...FARMER, up: false }])).toEqual([
      { slot: 0, units: [BARLEY] },
      { slot: 2, units: [BARLEY] },
    ]);
  });
});

describe('an Omen', () => {
  const hit: Event = { kind: 'omens', seat: 0, n: 1 };

  test('by somebody else is a moment, with what they did', () => {
    const acted: Event = { kind: 'acted', seat: 1, card: 'mystic', action: 0 };
    expect(find(changeOf([acted, hit]))).toMatchObject([{ kind: 'omen', by: 1, action: 'acted', own: false }]);
  });

  test('that I take in my own turn, or for a Guardian, is none', () => {
    expect(find(changeOf([hit], { active: 0 }))).toEqual([]);
    expect(find(changeOf([hit], { spirit: 3 }))).toEqual([]);
  });
});

describe('a Guardian', () => {
  const revealed: Event = { kind: 'revealed', spirit: 'guardian_02' };

  test('is a moment once everybody has settled it, and not before', () => {
    expect(find(changeOf([revealed], {}, { spirit: 1 }))).toEqual([]);
    expect(find(changeOf([revealed], { spirit: 1, active: 0 }, { spirit: null }))).toMatchObject([
      { kind: 'spirit', spirit: 'guardian_02', active: 0, own: true },
    ]);
  });
});

test('the scoring comes last, and not when everybody has resigned', () => {
  const result = { givenUp: false };
  expect(find(changeOf([{ kind: 'rested', seat: 0 }], {}, {}, { result })).map(({ kind }) => kind)).toEqual([
    'rest',
    'scoring',
  ]);
  expect(find(changeOf([], {}, {}, { result: { givenUp: true } }))).toEqual([]);
});
