import { fastChance, settle } from '@thorp/kernel';
import { translationTests } from '@thorp/testkit';
import { describe, expect, test } from 'vitest';
import { feudalia } from '../src/index.ts';
import { de } from '../src/text/de.ts';
import { subject } from './subject.ts';

/** Short games have nearly all texts; the law tests use the whole list of configurations. */
const configs = [
  settle(feudalia, 1, { scenario: 'S4', roundCap: 40 }),
  settle(feudalia, 2, { scenario: 'S11', quickStart: true, roundCap: 12 }),
  settle(feudalia, 3, { scenario: 'S8', trading: true, events: true, roundCap: 10 }),
  settle(feudalia, 4, { scenario: 'S7', wheatStart: true, quickStart: true, roundCap: 8 }),
];

/** German players also say Deck. */
translationTests({ ...subject, configs }, de, { alike: /^Deck$/ });

describe('German', () => {
  const state = feudalia.setup(settle(feudalia, 2, {}), fastChance(1));
  const told = { view: feudalia.view(state, 0), name: (seat: number) => ['Ada', 'Ben'][seat] ?? '?' };
  const linesOf = (id: string) => de.catalogue.find(entry => entry.id === id)?.lines ?? [];

  test('one and several', () => {
    expect(de.tell({ kind: 'coins', seat: 0, n: 1 }, told)).toBe('Ada nimmt 1 Münze');
    expect(de.tell({ kind: 'coins', seat: 0, n: 2 }, told)).toBe('Ada nimmt 2 Münzen');
    expect(de.tell({ kind: 'court', seat: 1, cards: 1, coins: 2 }, told)).toBe('Ben: 1 Karte bei Hof für 2 Münzen');
  });

  test('what is taken and what is left stand in their cases', () => {
    expect(linesOf('cattle_breeder')).toContain(
      'Einmal je Zug in der Hauptphase: Zahle 2 Weizen, nimm 1 beliebigen Rohstoff.',
    );
    expect(linesOf('alchemist')).toContain(
      'Feldaktion (beliebiges Lehen): Tausche bis zu 3-mal: 1 beliebiger Rohstoff → 1 beliebiger Rohstoff.',
    );
    expect(de.why({ kind: 'noVictim', clause: 'F-4', category: 'worker' }, told)).toBe(
      'Dafür brauchst du einen Arbeiter auf der Hand, den du entfernst.',
    );
  });

  test('a discount for several purchases is one for each', () => {
    expect(linesOf('sculptor')).toContain(
      'Einmal je Zug in der Hauptphase: Deine nächsten 2 Kathedralplättchen kosten in diesem Zug je 1 Würfel deiner Wahl weniger.',
    );
  });
});
