import type { Phrases } from '@thorp/kernel';
import { expect, test } from 'vitest';
import { villagers, type Event, type Villagers } from '../src/index.ts';
import { de } from '../src/text/de.ts';
import { newGame } from './table.ts';

const view = villagers.view(newGame(), 0);

/** The lines of a log as the page makes them. */
function linesOf(events: readonly Event[], { log }: Phrases<Villagers>, you: number | null): string[] {
  const lines: Event[][] = [];
  for (const event of events) {
    const last = lines.at(-1);
    if (last && log?.joins(event, last)) last.push(event);
    else lines.push([event]);
  }
  const reader = { view, you, name: (seat: number) => ['Ada', 'Ben', 'Cleo'][seat] ?? '' };
  return lines.map(line => log?.tell(line, reader) ?? '');
}

const both = (events: readonly Event[], you: number | null = null): string[] => [
  ...linesOf(events, villagers.text.en, you),
  ...linesOf(events, de, you),
];

const built: Event = { kind: 'built', seat: 0, card: 'glass-blower', on: 'miner' };
const paid: Event = { kind: 'unlocked', seat: 0, card: 'glass-blower', village: 1, by: 'blacksmith' };

test('a villager and the payment for its padlock are one line, and the reader is you', () => {
  expect(both([built, paid])).toEqual([
    'Ada builds Glass Blower on Miner and pays 2 gold to the Blacksmith of Ben',
    'Ada baut Glasbläser auf Bergmann und zahlt 2 Gold an Schmied von Ben',
  ]);
  expect(both([built, paid], 0)).toEqual([
    'You build Glass Blower on Miner and pay 2 gold to the Blacksmith of Ben',
    'Du baust Glasbläser auf Bergmann und zahlst 2 Gold an Schmied von Ben',
  ]);
  expect(both([built, paid], 1)[0]).toBe('Ada builds Glass Blower on Miner and pays 2 gold to your Blacksmith');
});

test('an exchange is one line: which card for which Basic, if the reader may know it', () => {
  const exchanged: Event[] = [
    { kind: 'returned', seat: 0, suit: 'hay', to: 'stack', stack: 2 },
    { kind: 'returnedCard', seat: 0, card: 'bed-builder' },
    { kind: 'tookBasic', seat: 0, card: 'hayer' },
  ];
  expect(both(exchanged, 0)).toEqual([
    'You exchange Bed Builder for a Hayer; it goes to stack 3',
    'Du tauschst Bettenbauer gegen Heumacher; sie kommt auf Stapel 3',
  ]);
  expect(linesOf(exchanged.slice(0, 1).concat(exchanged.slice(2)), villagers.text.en, 1)).toEqual([
    'Ada exchanges a card (Hay) for a Hayer; it goes to stack 3',
  ]);
});

test('who comes to the Road belongs to the draft before it; a round is a heading', () => {
  const events: Event[] = [
    { kind: 'round', round: 2, first: 1 },
    { kind: 'took', seat: 1, card: 'harvester', slot: 4, coins: 1 },
    { kind: 'arrived', card: 'hunter', slot: 4 },
    { kind: 'stackEmptied', stack: 0 },
    { kind: 'drew', seat: 2, card: 'mason', stack: 0 },
  ];
  expect(linesOf(events, villagers.text.en, 1)).toEqual([
    'Round 2: You are First Player',
    'You take Harvester with 1 gold; Hunter comes to place 5',
    'Stack 1 is empty',
    'Cleo draws Mason from stack 1',
  ]);
  expect(events.map(event => villagers.text.en.log?.isHeading?.(event))).toEqual([true, false, false, false, false]);
});

test('the stack from which the Road was filled up belongs to the draft before it', () => {
  const events: Event[] = [
    { kind: 'took', seat: 1, card: 'harvester', slot: 4, coins: 0 },
    { kind: 'stackEmptied', stack: 0 },
    { kind: 'arrived', card: 'hunter', slot: 4 },
  ];
  expect(linesOf(events, villagers.text.en, 1)).toEqual([
    'You take Harvester; stack 1 is empty; Hunter comes to place 5',
  ]);
});

test('what somebody else does begins a line of its own', () => {
  const free: Event = { kind: 'unlockedFree', seat: 2, card: 'fisher' };
  expect(linesOf([built, free], villagers.text.en, null)).toHaveLength(2);
});
