import { situationOf, think } from '@thorp/bots';
import { begin, choose, decisions, must, secretFromSeed, settle } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { RULES } from '../src/games/rules.ts';
import { guide } from '../src/games/villagers/guide/index.ts';
import { momentOf, momentsFor } from '../src/guide/moments.ts';
import { placeOf } from '../src/ui/place.ts';
import type { TableUpdate } from '../src/protocol/update.ts';
import { DRAWN } from './drawn.ts';

/** The part of a table that the guide reads. */
function asked(version: number, ...targets: string[]): TableUpdate {
  const choices = targets.map(target => ({ option: {}, label: target, target }));
  return { version, seat: 0, log: [], question: { choices } } as unknown as TableUpdate;
}

const everything = (): boolean => true;
/** How to win comes first and is already explained. */
const moments = momentsFor(guide.moments, { mode: 'village' }).slice(1);

describe('the moments of a first game', () => {
  test('come in their order, each once', () => {
    const update = asked(0, 'road:0', 'stack:1');
    expect(momentOf(moments, [], update, everything)?.id).toBe('road');
    expect(momentOf(moments, ['road'], update, everything)?.id).toBe('drafts');
    expect(momentOf(moments, ['road', 'drafts'], update, everything)).toBeNull();
  });

  test('wait until what they are about can be chosen', () => {
    const explained = ['road', 'drafts', 'stacks', 'others'];
    expect(momentOf(moments, explained, asked(9, 'road:0'), everything)?.id).toBe('undo');
    expect(momentOf(moments, explained, asked(9, 'hand:0:hayer'), everything)?.id).toBe('hand');
  });

  test('wait until what they point at can be seen', () => {
    const update = asked(0, 'hand:0:hayer');
    const explained = ['hand', 'village'];
    expect(momentOf(moments, explained, update, everything)?.id).toBe('off');
    expect(momentOf(moments, explained, update, selector => selector !== '.vi-hand .is-off')).toBeNull();
  });

  test('wait until something has happened to the seat, or to everybody', () => {
    const tax = [{ id: 'tax', at: '.tax', on: ['taxed', 'storm'] }];
    const after = (...events: object[]): TableUpdate =>
      ({ ...asked(9), log: events.map(event => ({ events: [{ kind: 'turn' }, event] })) }) as never;
    expect(momentOf(tax, [], after(), everything)).toBeNull();
    expect(momentOf(tax, [], after({ kind: 'income', seat: 0 }, { kind: 'taxed', seat: 1 }), everything)).toBeNull();
    expect(momentOf(tax, [], after({ kind: 'taxed', seat: 0 }), everything)?.id).toBe('tax');
    expect(momentOf(tax, [], after({ kind: 'storm' }), everything)?.id).toBe('tax');
  });

  test('say nothing while somebody else is asked', () => {
    const update = { version: 3, question: null } as unknown as TableUpdate;
    expect(momentOf(moments, [], update, everything)).toBeNull();
  });

  test.each([
    ['village', 'aim', 'others'],
    ['monastery', 'aimMonastery', 'wishes'],
    ['countess', 'aimCountess', 'gift'],
  ])('of the mode %s say how one wins in it', (mode, aim, own) => {
    const ids = momentsFor(guide.moments, { mode }).map(({ id }) => id);
    expect(ids[0]).toBe(aim);
    expect(ids).toContain(own);
    expect(ids.filter(id => id.startsWith('aim'))).toEqual([aim]);
  });

  test.each(DRAWN)('of $id all have words in both languages', async ({ guide: load }) => {
    const { moments: all, en, languages } = must(await load?.(), 'a game with a board has a guide');
    const ids = all.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(en).toSorted()).toEqual(ids.toSorted());
    expect(Object.keys((await languages['de']?.()) ?? {}).toSorted()).toEqual(ids.toSorted());
  });

  test.each(DRAWN)('of $id that wait for events wait for some that happen', async ({ id, guide: load }) => {
    const { moments: all } = must(await load?.(), 'a game with a board has a guide');
    const awaited = new Set(all.flatMap(({ on = [] }) => on));
    for (const kind of await kindsIn(id, awaited)) awaited.delete(kind);
    expect([...awaited]).toEqual([]);
  });

  test.each([
    ['villagers', ['padlock', 'market', 'paid', 'cover']],
    ['helvetia', ['coin', 'dowry', 'sleep', 'waking', 'tile']],
    ['snowcrest', ['rest', 'omen', 'meditation', 'venerating', 'line']],
    ['feudalia', ['income', 'tax', 'upgrade', 'evening']],
  ])('of %s explain what happens for the first time', async (id, wanted) => {
    const game = must(
      DRAWN.find(each => each.id === id),
      'it has a board',
    );
    const { moments: all } = must(await game.guide?.(), 'a game with a board has a guide');
    expect(all.map(each => each.id)).toEqual(expect.arrayContaining(wanted));
  });
});

/** The kinds of events of seats in games of bots, until all of the awaited ones were among them. */
async function kindsIn(id: string, awaited: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const game = await must(
    RULES.find(each => each.id === id),
    'its rules are here',
  ).load();
  const seen = new Set<string>();
  for (let seed = 0; seed < 3 && [...awaited].some(kind => !seen.has(kind)); seed++) {
    const seats = Math.min(4, game.seats.max);
    const match = begin(game, settle(game, seats, {}), secretFromSeed(`guide ${seed}`));
    for (let [asked] = decisions(game, match.state); asked; [asked] = decisions(game, match.state)) {
      const situation = must(situationOf(game, match.state, asked.seat), 'the seat is asked');
      const { option } = think(situation, 'greedy', match.plies.length);
      for (const { event } of choose(match, asked.seat, option)) seen.add((event as { kind: string }).kind);
    }
  }
  return seen;
}

describe('a note of the guide', () => {
  const view = { width: 1000, height: 800 };
  const note = { width: 300, height: 150 };

  test('lies below what it is about', () => {
    const about = { left: 400, top: 100, width: 200, height: 100 };
    expect(placeOf(note, about, { inSight: [], view })).toEqual({ left: 350, top: 212 });
  });

  test('lies above where there is no room below', () => {
    const about = { left: 400, top: 600, width: 200, height: 190 };
    expect(placeOf(note, about, { inSight: [], view })).toEqual({ left: 350, top: 438 });
  });

  test('keeps the sign in sight', () => {
    const about = { left: 0, top: 500, width: 1000, height: 80 };
    const icon = { left: 0, top: 590, width: 1000, height: 100 };
    expect(placeOf(note, about, { inSight: [icon], view }).top).toBe(338);
  });

  test('goes to the edge of a small window rather than cover anything', () => {
    const about = { left: 0, top: 120, width: 390, height: 140 };
    const icon = { left: 0, top: 265, width: 390, height: 80 };
    const phone = { width: 390, height: 844 };
    expect(placeOf(note, about, { inSight: [icon], view: phone }).top).toBe(844 - 150 - 12);
  });

  test('leaves what can be chosen in reach where there is room elsewhere', () => {
    const about = { left: 0, top: 120, width: 390, height: 30 };
    const lit = [{ left: 0, top: 150, width: 390, height: 190 }];
    const icon = { left: 0, top: 345, width: 390, height: 170 };
    const phone = { width: 390, height: 844 };
    expect(placeOf(note, about, { inSight: [icon], lit, view: phone }).top).toBe(844 - 150 - 12);
  });

  test('stays inside the window', () => {
    const about = { left: 0, top: 0, width: 1000, height: 800 };
    const { left, top } = placeOf(note, about, { inSight: [], view });
    expect([left >= 0, top >= 0, left + 300 <= 1000, top + 150 <= 800]).toEqual([true, true, true, true]);
  });
});
