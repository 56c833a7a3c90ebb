import type { Reader } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { de } from '../src/text/de.ts';
import { en } from '../src/text/en.ts';
import type { Event, View } from '../src/types.ts';
import { position } from './positions.ts';

const view = position().view(0);
const reader: Reader<View> = { view, you: 0, name: seat => ['Ada', 'Ben'][seat] ?? '' };

/** The lines of the log of these events, in English and in German. */
function linesOf(...events: readonly Event[]): string[] {
  const lines: Event[][] = [];
  for (const event of events) {
    const last = lines.at(-1);
    if (last && en.log?.joins(event, last)) last.push(event);
    else lines.push([event]);
  }
  return [en, de].flatMap(({ log, tell }) =>
    lines.map(line =>
      line.length > 1 ? (log?.tell(line, reader) ?? '') : line.map(each => tell(each, reader)).join(''),
    ),
  );
}

describe('the log tells an action in one line', () => {
  test('what a card brings joins the card', () => {
    const field: Event = { kind: 'field', seat: 0, card: 'overseer', fief: 0 };
    const gained: Event = { kind: 'gained', seat: 0, fief: 0, resource: 'wheat', n: 1 };
    expect(linesOf(field, gained, gained)).toEqual([
      'You play an Overseer in the wheat fief: 2 wheat',
      'Du spielst Aufseher im Weizenlehen: 2 Weizen',
    ]);
  });

  test('what is paid joins the purchase', () => {
    expect(linesOf({ kind: 'eliminated', seat: 1, card: 'serf' }, { kind: 'hired', seat: 1, card: 'reaper' })).toEqual([
      'Ben hires a Reaper for 3 coins: a Serf eliminated',
      'Ben wirbt Schnitter für 3 Münzen an: Knecht entfernt',
    ]);
  });

  test('who has no coins saves none', () => {
    const saved: Event = { kind: 'saved', seat: 1, coins: 0, of: 0 };
    expect(linesOf(saved, { kind: 'drew', seat: 1, n: 5 })).toEqual([
      'Ben has no coins to save: 5 new cards',
      'Ben hat keine Münzen zu sparen: 5 neue Karten',
    ]);
  });

  test('a tax is one line, and so is an evening', () => {
    expect(
      linesOf(
        { kind: 'court', seat: 0, cards: 2, coins: 2 },
        { kind: 'saved', seat: 0, coins: 3, of: 5 },
        { kind: 'drew', seat: 0, n: 2 },
        { kind: 'drewCards', seat: 0, cards: ['serf', 'priest'] },
        { kind: 'taxed', seat: 0, by: 'cubes', cubes: [4, 0, 0], due: [2, 0, 0] },
        { kind: 'lost', seat: 0, fief: 0, resource: 'wheat', n: 1 },
        { kind: 'lost', seat: 0, fief: 0, resource: 'wheat', n: 1 },
      ),
    ).toEqual([
      'You save 3 of 5 coins: 2 cards at court for 2 coins, new in hand Serf and Priest',
      'The Tax Collector visits you: 2 wheat of the wheat fief',
      'Du sparst 3 von 5 Münzen: 2 Karten bei Hof für 2 Münzen, neu auf der Hand Knecht und Priester',
      'Der Steuereintreiber kommt zu dir: 2 Weizen aus dem Weizenlehen',
    ]);
  });

  test('F-14.9 a trade on the market does not join a card that cannot trade', () => {
    const field: Event = { kind: 'field', seat: 0, card: 'serf', fief: 0 };
    const exchanged: Event = { kind: 'exchanged', seat: 0, fief: 0, give: { wheat: 2 }, get: { wood: 1 } };
    expect(linesOf(field, exchanged)).toHaveLength(4);
    expect(linesOf({ ...field, card: 'merchant' }, exchanged)).toHaveLength(2);
  });

  test('an event of the season belongs to the heading of its round', () => {
    const drought = { season: 'summer', level: 'II', effect: 'drought' } as const;
    const line: Event[] = [
      { kind: 'round', round: 4 },
      { kind: 'event', event: drought, ignored: false },
    ];
    expect(linesOf(...line)).toEqual(['Round 4: Summer II, Drought', 'Runde 4: Sommer II, Dürre']);
    expect(en.log?.isHeading?.(line[0] as Event)).toBe(true);
  });
});
