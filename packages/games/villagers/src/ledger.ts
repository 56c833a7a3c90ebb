import type { Part } from '@thorp/kernel';
import { idOf, NONE, type Card } from './cards/index.ts';
import { addTo, entryAt, numberAt } from './lists.ts';
import type { Village } from './types.ts';

/** The sources and uses of gold, in the order of the score sheet. The ledger stores the index of the source. */
export const SOURCES = [
  'start',
  'roadCoins',
  'unlocking',
  'smuggler',
  'inventor',
  'developments',
  'caravans',
  'merchantsSilver',
  'merchantsGold',
  'merchantsCoins',
  'envoys',
  'coinsTaken',
  'countess',
  'firstMarketSilver',
  'firstMarketGold',
  'firstMarketCoins',
  'secondMarketSilver',
  'secondMarketGold',
  'secondMarketCoins',
] as const;

export type Source = (typeof SOURCES)[number];

export function isSource(what: string): what is Source {
  return SOURCES.some(source => source === what);
}

/** Moves gold from the bank to the supply (or back, if negative) and records the source. */
export function gain(village: Village, source: Source, amount: number, card: Card = NONE): void {
  if (amount === 0) return;
  village.gold += amount;
  const { ledger } = village;
  const what = SOURCES.indexOf(source);
  for (let i = 0; i < ledger.length; i += 3) {
    if (ledger[i] !== what || ledger[i + 1] !== card) continue;
    addTo(ledger, i + 2, amount);
    return;
  }
  ledger.push(what, card, amount);
}

/** The ledger as a score sheet. */
export function parts({ ledger }: Village): Part[] {
  const sheet: (Part & { readonly what: Source })[] = [];
  for (let i = 0; i < ledger.length; i += 3) {
    const card = numberAt(ledger, i + 1);
    const line = { what: entryAt(SOURCES, numberAt(ledger, i)), amount: numberAt(ledger, i + 2) };
    sheet.push(card === NONE ? line : { ...line, card: idOf(card) });
  }
  return sheet.sort((a, b) => SOURCES.indexOf(a.what) - SOURCES.indexOf(b.what));
}
