import type { Config, Conflict, Settings } from '@thorp/kernel';
import { EVENTS } from './cards/events.ts';
import { SCENARIO_IDS, scenarioOf, VARIANT_IDS, VARIANTS, type Variant } from './cards/scenarios.ts';
import type { FeudaliaSettings, SettingsConflict } from './types.ts';

type Rule = (config: Config<FeudaliaSettings>) => Conflict<FeudaliaSettings, SettingsConflict> | null;

export const settings: Settings<FeudaliaSettings, SettingsConflict> = {
  knobs: {
    scenario: {
      kind: 'choice',
      values: SCENARIO_IDS,
      notYet: SCENARIO_IDS.filter(id => scenarioOf(id).module !== 'basic'),
      default: 'S4',
    },
    variant: {
      kind: 'choice',
      values: ['none', ...VARIANT_IDS],
      notYet: VARIANT_IDS.filter(id => VARIANTS[id].module !== 'basic'),
      default: (_, chosen) => printed(chosen).variant ?? 'none',
    },
    wheatStart: { kind: 'flag', default: (_, chosen) => printed(chosen).wheatStart },
    quickStart: { kind: 'flag', default: false },
    events: { kind: 'flag', default: seats => seats === 1 },
    timeTrial: { kind: 'flag', default: false },
    practice: { kind: 'flag', default: false },
    trading: { kind: 'flag', default: false },
    iron: { kind: 'flag', default: false },
    reshufflesPerTurn: { kind: 'number', min: 1, max: 9, default: 1 },
    roundCap: { kind: 'number', min: 1, max: 200, default: 200 },
  },
  conflict(config) {
    for (const rule of RULES) {
      const conflict = rule(config);
      if (conflict) return conflict;
    }
    return null;
  },
};

function printed(chosen: Partial<FeudaliaSettings>): ReturnType<typeof scenarioOf> {
  const id = chosen.scenario ?? 'S4';
  return scenarioOf(SCENARIO_IDS.includes(id) ? id : 'S4');
}

// F-18, F-19 The military and the magic module are data only.
const availableScenario: Rule = ({ settings: { scenario } }) => {
  const { module } = scenarioOf(scenario);
  if (module === 'basic') return null;
  const clause = module === 'military' ? 'F-18' : 'F-19';
  return { kind: 'scenarioNotYet', scenario, module, clause, mend: { scenario: 'S4' } };
};

const availableVariant: Rule = ({ settings: { variant } }) => {
  if (variant === 'none') return null;
  const { module }: Variant = VARIANTS[variant];
  if (module === 'basic') return null;
  const clause = module === 'military' ? 'F-18' : 'F-19';
  return { kind: 'variantNotYet', variant, module, clause, mend: { variant: 'none' } };
};

// F-17.7 A scenario that comes with a variant card is played with it: nothing else would end S10.
const ownVariant: Rule = ({ settings: { scenario, variant } }) => {
  const { variant: own, tutorial } = scenarioOf(scenario);
  if (tutorial && variant !== 'none') {
    return { kind: 'tutorialVariant', clause: 'F-17.7', mend: { variant: 'none' } };
  }
  if (own === null || own === variant) return null;
  return { kind: 'ownVariant', scenario, clause: 'F-17.7', mend: { variant: own } };
};

const soloEvents: Rule = ({ seats, settings: { events } }) =>
  seats === 1 && !events ? { kind: 'eventsAlone', clause: 'F-16.1', mend: { events: true } } : null;

const soloOnly: Rule = ({ seats, settings: { practice } }) =>
  practice && seats > 1 ? { kind: 'practiceInCompany', clause: 'F-16.6', mend: { practice: false } } : null;

const notAlone: Rule = ({ seats, settings: { iron, timeTrial } }) => {
  if (seats > 1 || (!iron && !timeTrial)) return null;
  const mend = { iron: false, timeTrial: false };
  return iron ? { kind: 'ironAlone', clause: 'F-11.1', mend } : { kind: 'trialAlone', clause: 'F-16.5', mend };
};

const tutorialEvents: Rule = ({ seats, settings: { scenario, events, timeTrial } }) =>
  seats > 1 && events && scenarioOf(scenario).tutorial
    ? {
        kind: 'tutorialEvents',
        clause: timeTrial ? 'F-15.2' : 'F-14',
        mend: { events: false, timeTrial: false },
      }
    : null;

const trialEvents: Rule = ({ settings: { timeTrial, events } }) =>
  timeTrial && !events ? { kind: 'trialWithoutEvents', clause: 'F-15.1', mend: { events: true } } : null;

// F-10.4, F-15.1, F-16.5 Both end with the last event, not before.
const allEvents: Rule = ({ seats, settings: { timeTrial, roundCap } }) => {
  if (roundCap >= EVENTS.length || !(seats === 1 || timeTrial)) return null;
  const kind = timeTrial ? 'trialCap' : 'soloCap';
  return { kind, clause: timeTrial ? 'F-15.1' : 'F-16.5', mend: { roundCap: EVENTS.length }, newTablesOnly: true };
};

const tradingSeats: Rule = ({ seats, settings: { trading } }) =>
  trading && seats < 3 ? { kind: 'tradingSeats', clause: 'F-13', mend: { trading: false } } : null;

const RULES: readonly Rule[] = [
  availableScenario,
  availableVariant,
  ownVariant,
  soloEvents,
  soloOnly,
  notAlone,
  tutorialEvents,
  trialEvents,
  tradingSeats,
  allEvents,
];

/** F-2.4 The goal in halves: the variant's, otherwise the scenario's; null if only the cathedral ends the game. */
export function goalOf({ scenario, variant }: Pick<FeudaliaSettings, 'scenario' | 'variant'>): number | null {
  if (variant === 'consecration') return null;
  const card: Variant | null = variant === 'none' ? null : VARIANTS[variant];
  return card?.goal ?? scenarioOf(scenario).goal;
}
