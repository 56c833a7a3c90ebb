import { translationTests } from '@thorp/testkit';
import { describe, expect, test } from 'vitest';
import { BELL, FARM, FORGE, GOLD } from '../src/cards/vocabulary.ts';
import { de } from '../src/text/de.ts';
import { place, table } from './position.ts';
import { subject } from './subject.ts';

/** Words that are the same in both languages. */
translationTests(subject, de, { alike: /^(\d+ )?Gold$|^Terton$|^1 Omen$/ });

describe('German', () => {
  const IDLER = { village: { 0: 'peasant', 2: 'labourer', 6: 'novice', 8: 'caretaker' } };
  const told = { view: table([IDLER, IDLER]).view(0), name: (seat: number) => ['Ada', 'Ben'][seat] ?? '?' };
  const lineOf = (id: string, line: number) => de.catalogue.find(entry => entry.id === id)?.lines[line];

  test('one and several', () => {
    expect(de.tell({ kind: 'gained', seat: 0, resource: BELL, n: 1 }, told)).toBe('Ada nimmt 1 Gebetsglocke');
    expect(de.tell({ kind: 'gained', seat: 0, resource: BELL, n: 2 }, told)).toBe('Ada nimmt 2 Gebetsglocken');
    expect(de.tell({ kind: 'scrolls', seat: 1, n: -1 }, told)).toBe('Ben gibt 1 Schriftrolle zurück');
    expect([de.points(1), de.points(2)]).toEqual(['1 Punkt', '2 Punkte']);
  });

  test('articles follow the gender', () => {
    expect(de.tell({ kind: 'built', seat: 0, tile: FARM }, told)).toBe('Ada baut einen Hof');
    expect(de.tell({ kind: 'built', seat: 0, tile: FORGE }, told)).toBe('Ada baut eine Schmiede');
  });

  test('places and cards need none', () => {
    expect(de.label(place(0), told)).toBe('Bäuerin (Platz 1) ersetzen');
    expect(de.label(place(4), told)).toBe('Freier Platz 5');
    expect(de.label({ kind: 'goldFor', need: GOLD }, told)).toBe('Für einen beliebigen Rohstoff');
  });

  test('actions are sentences', () => {
    expect(lineOf('architect', 3)).toBe(
      'Zahle 2 Wacholder: Baue ein Gebäude deiner Wahl, dann zahle 1 Wacholder: Baue ein Gebäude deiner Wahl',
    );
    expect(lineOf('ach_02', 0)).toBe('1 offener Hof, 1 offene Schmiede und 1 offener Schrein');
  });
});
