import { settle } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { feudalia, type FeudaliaSettings } from '../src/index.ts';

type Case = readonly [seats: number, given: Partial<FeudaliaSettings>, conflict: object];

/** Settings that cannot be combined: the clause, and the whole change that resolves it. */
const CONFLICTS: readonly Case[] = [
  [
    2,
    { scenario: 'M1' },
    { kind: 'scenarioNotYet', scenario: 'M1', module: 'military', clause: 'F-18', mend: { scenario: 'S4' } },
  ],
  [
    2,
    { scenario: 'G1' },
    { kind: 'scenarioNotYet', scenario: 'G1', module: 'magic', clause: 'F-19', mend: { scenario: 'S4' } },
  ],
  [
    2,
    { variant: 'crusades' },
    { kind: 'variantNotYet', variant: 'crusades', module: 'military', clause: 'F-18', mend: { variant: 'none' } },
  ],
  [
    2,
    { variant: 'conclave' },
    { kind: 'variantNotYet', variant: 'conclave', module: 'magic', clause: 'F-19', mend: { variant: 'none' } },
  ],
  [
    2,
    { scenario: 'T1', variant: 'royal_court' },
    { kind: 'tutorialVariant', clause: 'F-17.7', mend: { variant: 'none' } },
  ],
  [
    2,
    { scenario: 'S6', variant: 'none' },
    { kind: 'ownVariant', scenario: 'S6', clause: 'F-17.7', mend: { variant: 'great_works' } },
  ],
  [1, { events: false }, { kind: 'eventsAlone', clause: 'F-16.1', mend: { events: true } }],
  [2, { practice: true }, { kind: 'practiceInCompany', clause: 'F-16.6', mend: { practice: false } }],
  [
    1,
    { iron: true, timeTrial: true },
    { kind: 'ironAlone', clause: 'F-11.1', mend: { iron: false, timeTrial: false } },
  ],
  [1, { timeTrial: true }, { kind: 'trialAlone', clause: 'F-16.5', mend: { iron: false, timeTrial: false } }],
  [
    2,
    { scenario: 'T2', events: true },
    { kind: 'tutorialEvents', clause: 'F-14', mend: { events: false, timeTrial: false } },
  ],
  [
    2,
    { scenario: 'T2', events: true, timeTrial: true },
    { kind: 'tutorialEvents', clause: 'F-15.2', mend: { events: false, timeTrial: false } },
  ],
  [2, { timeTrial: true }, { kind: 'trialWithoutEvents', clause: 'F-15.1', mend: { events: true } }],
  [
    2,
    { events: true, timeTrial: true, roundCap: 39 },
    { kind: 'trialCap', clause: 'F-15.1', mend: { roundCap: 40 }, newTablesOnly: true },
  ],
  [1, { roundCap: 39 }, { kind: 'soloCap', clause: 'F-16.5', mend: { roundCap: 40 }, newTablesOnly: true }],
  [2, { trading: true }, { kind: 'tradingSeats', clause: 'F-13', mend: { trading: false } }],
];

/** The given settings unchanged, with the defaults of a valid table for the rest. */
function settingsOf(seats: number, given: Partial<FeudaliaSettings>): FeudaliaSettings {
  return { ...settle(feudalia, seats).settings, ...given };
}

describe('settings', () => {
  test.each(CONFLICTS)('%i seats with %o is refused', (seats, given, conflict) => {
    expect(feudalia.settings.conflict({ seats, settings: settingsOf(seats, given) })).toEqual(conflict);
  });

  test.each(CONFLICTS)('%i seats with %o is mended by what the refusal proposes', (seats, given) => {
    const settings = { ...settingsOf(seats, given) };
    for (let changes = 0; changes < 3; changes++) {
      Object.assign(settings, feudalia.settings.conflict({ seats, settings })?.mend);
    }
    expect(feudalia.settings.conflict({ seats, settings })).toBeNull();
  });
});
