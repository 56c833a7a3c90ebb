import type { Config, Conflict, Settings } from '@thorp/kernel';
import { SCENARIO_IDS, scenarioOf, VARIANT_IDS, VARIANTS, type Variant } from './cards/scenarios.ts';
import type { FeudaliaSettings } from './types.ts';

type Rule = (config: Config<FeudaliaSettings>) => Conflict<FeudaliaSettings> | null;

export const settings: Settings<FeudaliaSettings> = {
  knobs: {
    scenario: { kind: 'choice', values: SCENARIO_IDS, default: 'S4' },
    variant: {
      kind: 'choice',
      values: ['none', ...VARIANT_IDS],
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
  const { module, name } = scenarioOf(scenario);
  if (module === 'basic') return null;
  const clause = module === 'military' ? 'F-18' : 'F-19';
  return {
    clause,
    message: `${name} needs the ${module} module, which is not available yet`,
    mend: { scenario: 'S4' },
  };
};

const availableVariant: Rule = ({ settings: { variant } }) => {
  if (variant === 'none') return null;
  const { module, name }: Variant = VARIANTS[variant];
  if (module === 'basic') return null;
  const clause = module === 'military' ? 'F-18' : 'F-19';
  return {
    clause,
    message: `${name} needs the ${module} module, which is not available yet`,
    mend: { variant: 'none' },
  };
};

// F-17.7 A scenario that comes with a variant card is played with it: nothing else would end S10.
const ownVariant: Rule = ({ settings: { scenario, variant } }) => {
  const { variant: own, tutorial } = scenarioOf(scenario);
  if (tutorial && variant !== 'none') {
    return { clause: 'F-17.7', message: 'the tutorial is played without variant cards', mend: { variant: 'none' } };
  }
  if (own === null || own === variant) return null;
  return { clause: 'F-17.7', message: `${scenario} is played with its own variant card`, mend: { variant: own } };
};

const soloEvents: Rule = ({ seats, settings: { events } }) =>
  seats === 1 && !events
    ? { clause: 'F-16.1', message: 'solitaire is always played with seasonal events', mend: { events: true } }
    : null;

const soloOnly: Rule = ({ seats, settings: { practice } }) =>
  practice && seats > 1
    ? { clause: 'F-16.6', message: 'the practice option is for solitaire', mend: { practice: false } }
    : null;

const notAlone: Rule = ({ seats, settings: { iron, timeTrial } }) => {
  if (seats > 1 || (!iron && !timeTrial)) return null;
  const message = iron ? 'Iron mode needs an opponent' : 'solitaire already ends with the last event';
  return { clause: iron ? 'F-11.1' : 'F-16.5', message, mend: { iron: false, timeTrial: false } };
};

const tutorialEvents: Rule = ({ seats, settings: { scenario, events, timeTrial } }) =>
  seats > 1 && events && scenarioOf(scenario).tutorial
    ? {
        clause: timeTrial ? 'F-15.2' : 'F-14',
        message: 'the tutorial is played without seasonal events',
        mend: { events: false, timeTrial: false },
      }
    : null;

const trialEvents: Rule = ({ settings: { timeTrial, events } }) =>
  timeTrial && !events
    ? { clause: 'F-15.1', message: 'a time trial needs the seasonal events', mend: { events: true } }
    : null;

const tradingSeats: Rule = ({ seats, settings: { trading } }) =>
  trading && seats < 3
    ? { clause: 'F-13', message: 'trading needs at least three players', mend: { trading: false } }
    : null;

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
];

/** F-2.4 Halves to reach: the variant's, else the scenario's; null when only the cathedral ends the game. */
export function goalOf({ scenario, variant }: Pick<FeudaliaSettings, 'scenario' | 'variant'>): number | null {
  if (variant === 'consecration') return null;
  const card: Variant | null = variant === 'none' ? null : VARIANTS[variant];
  return card?.goal ?? scenarioOf(scenario).goal;
}
