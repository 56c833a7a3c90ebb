import type { CatalogueEntry } from '@thorp/kernel';
import {
  BUY_IDS,
  BUYS,
  FACES,
  LEVELS,
  LOT_RECON,
  LOTS,
  UPGRADES,
  type Buy,
  type Face,
  type Lot,
} from '../cards/board.ts';
import { EVENT_RECON, EVENTS, MARKET_RATES, type EventEffect } from '../cards/events.ts';
import { RESOURCES, type Resource } from '../cards/goods.ts';
import { BASIC_MASTERS, CATHEDRAL_MASTERS, masterOf, type Master, type MasterId } from '../cards/masters.ts';
import {
  SCENARIO_IDS,
  scenarioOf,
  VARIANT_IDS,
  VARIANTS,
  type ScenarioId,
  type VariantId,
} from '../cards/scenarios.ts';
import { VASSAL_IDS, vassalOf, type Action, type VassalId } from '../cards/vassals.ts';
import { goalOf } from '../settings.ts';
import {
  bagWords,
  CATEGORIES,
  effectWords,
  EVENT_NAMES,
  list,
  LOT_NAMES,
  plural,
  rateWords,
  sentence,
  vassalName,
  vp,
} from './words.ts';

/* Every card as a player looks it up. */

const LATER = 'Not yet available: its module cannot be played yet.';

function vassalEntry(id: VassalId): CatalogueEntry {
  const { name, category, cost, eliminate, income, nobles, attack, defense, action, module, recon } = vassalOf(id);
  const price =
    id === 'tax_collector' ? [] : [`Cost: ${bagWords(cost)}${eliminate ? `, and eliminate a ${eliminate}` : ''}.`];
  const lines = [
    `${CATEGORIES[category]}.`,
    ...price,
    ...(income > 0 ? [`Income: ${plural(income, 'coin')}.`] : []),
    ...(nobles > 0 ? [`${plural(nobles, 'noble icon')}.`] : []),
    ...(attack + defense > 0 ? [`Attack ${attack}, defense ${defense}.`] : []),
    ...(action ? actionLines(action) : []),
    ...(id === 'tax_collector' ? [TAX] : []),
    ...(module === 'basic' ? [] : [LATER]),
  ];
  return { id, group: module === 'basic' ? 'Vassals' : `Vassals (${module})`, name, lines, reconstructed: recon };
}

const TAX =
  'Played at the start of your turn: every fief pays half its cubes; without two cubes in any fief, half the income in ' +
  'your hand; else your hand.';

function actionLines(action: Action): string[] {
  switch (action.type) {
    case 'field':
      return [`Field action (${siteWords(action.sites)}): ${action.effects.map(effectWords).join('; then ')}.`];
    case 'influence': {
      const scrolls = action.scrolls.map(scroll => scroll.map(effectWords).join('; then '));
      return [`Influence action${action.plus ? ' with "+"' : ''}: ${scrolls.join(', or ')}.`];
    }
    case 'blue':
      return [`Final phase: ${action.effects.map(effectWords).join('; then ')}.`];
  }
}

function siteWords(sites: readonly (number | null)[]): string {
  if (sites.every(surcharge => surcharge === 0)) return 'any fief';
  const names = RESOURCES.flatMap((type, r) => {
    const surcharge = sites[r] ?? null;
    if (surcharge === null) return [];
    return [surcharge === 0 ? type : `${type} for ${plural(surcharge, 'coin')}`];
  });
  return list(names, 'or');
}

const TIMINGS = {
  tap: 'Once per turn in the main phase',
  untap: 'At the start of your turn',
  blue: 'Final phase',
  passive: 'Always',
  build: 'Building',
} as const;

function masterEntry(id: MasterId, group: string): CatalogueEntry {
  const { name, fief, minLevel, cost, timing, pay, effects, recon } = masterOf(id);
  const price = Object.fromEntries([
    ...(pay.coins > 0 ? [['coins', pay.coins]] : []),
    ...RESOURCES.flatMap((type, r) => (pay.cubes[r] ? [[type, pay.cubes[r]]] : [])),
  ]) as Record<string, number>;
  const paid = Object.keys(price).length > 0 ? `pay ${bagWords(price)}, ` : '';
  const does = effects.length > 0 ? [`${TIMINGS[timing]}: ${paid}${effects.map(effectWords).join('; then ')}.`] : [];
  const lines = [
    `Lives in ${fief === 'any' ? 'any fief' : `a ${fief} fief`} of level ${minLevel} or more.`.replace(
      '2 or more',
      '2',
    ),
    `Cost: ${bagWords(cost)}.`,
    ...does,
    ...buyLines(id),
  ];
  return { id, group, name, lines, reconstructed: recon };
}

function buyLines(master: MasterId): string[] {
  const buys: Buy[] = BUY_IDS.map(id => BUYS[id]);
  return buys.flatMap(buy =>
    buy.master === master ? [`Opens ${LOT_NAMES[buy.lot]}: ${vp(buy.halves)} for ${bagWords(buy.cost)}.`] : [],
  );
}

function fiefEntry(type: Resource): CatalogueEntry {
  const lines = LEVELS.map(({ fields, halves, defense, city }, level) => {
    const next = UPGRADES[type][level];
    const upgrade = next ? ` Upgrade: ${bagWords(next)}.` : '';
    return `Level ${level}: ${plural(fields, 'field')}, ${vp(halves)}, defense ${defense}, city ${city ? 'open' : 'closed'}.${upgrade}`;
  });
  const known = type === 'wheat' ? 'the upgrade to level 1 and ' : '';
  const reconstructed = `all but ${known}the fields of levels 0 and 1 and the closed city of level 0`;
  return { id: `fief_${type}`, group: 'Fiefs', name: `${sentence(type).slice(0, -1)} fief`, lines, reconstructed };
}

function lotEntry(lot: Lot): CatalogueEntry {
  const buys: Buy[] = BUY_IDS.map(id => BUYS[id]).filter(buy => buy.lot === lot);
  const [two, three, four] = LOTS[lot];
  const price = buys.map(buy => bagWords(buy.cost)).join(', or ');
  const lines = [
    `${vp(buys[0]?.halves ?? 0)} for ${price}.`,
    `Tokens for 2, 3, 4 players: ${two}, ${three}, ${four}.`,
    ...(buys[0]?.master ? [`Only for the owner of the ${masterOf(buys[0].master).name}.`] : []),
  ];
  return {
    id: lot,
    group: 'Cathedral',
    name: LOT_NAMES[lot],
    lines,
    reconstructed: LOT_RECON[lot],
  };
}

function faceEntry({ name, saved }: Face): CatalogueEntry {
  const lines = [
    `For fiefs whose levels add up to ${name.replace('/', ' or ')}.`,
    `Coins saved of 0, 1, 2 … ${saved.length - 1}: ${saved.join(', ')}.`,
  ];
  const id = `treasury_${name.charAt(0)}`;
  return { id, group: 'Treasury', name: `Treasury ${name}`, lines, reconstructed: 'how many coins are saved' };
}

const EVENT_LINES: Readonly<Record<EventEffect, string>> = {
  rains: 'Each wheat fief gains 1 wheat and each wood fief 1 wood for each of its fields.',
  black_plague: 'By the sum of their fief levels players destroy cards: none to 1, one to 3, two to 5, three at 6.',
  raids: 'Each fief is attacked with 2 and loses as many cubes as its defense falls short of that.',
  drought: 'Wheat and wood fiefs lose 1 cube of their type per field. Workers cannot be played there this round.',
  fire: 'Wheat fiefs lose half their wheat and wood fiefs half their wood, rounded up.',
  pig_slaughter: 'Each player adds 1 wheat to a fief.',
  market: `In the main phase, in each fief as often as its level: ${MARKET_RATES.map(rateWords).join(', or ')}.`,
  vintage: 'Workers played for income give 1 more coin this round.',
  frost: 'Workers cannot be played in fields this round.',
  solo_build: 'Alone: a token leaves the Foundations or the Main Nave.',
  solo_dean: 'Alone, in the last phase: the Dean token leaves, or else a Canon token.',
  solo_silver: 'Alone, in the last phase: a Silverware token leaves.',
  solo_glass: 'Alone, in the last phase: a Stained Glass token leaves.',
  none: 'Nothing happens.',
};

function eventEntry(effect: EventEffect): CatalogueEntry {
  const copies = EVENTS.filter(card => card.effect === effect);
  const where = copies.map(({ level, season }) => `${season} ${level}`).join(', ');
  const lines = [EVENT_LINES[effect], `Cards: ${where}.`];
  return {
    id: effect,
    group: 'Events',
    name: EVENT_NAMES[effect],
    lines,
    reconstructed: ['number of cards and their seasons', EVENT_RECON[effect] ?? []].flat().join(', '),
  };
}

function deckWords(deck: readonly VassalId[]): string {
  const kinds = [...new Set(deck)];
  return kinds.map(card => `${deck.filter(it => it === card).length} ${vassalName(card)}`).join(', ');
}

function scenarioEntry(id: ScenarioId): CatalogueEntry {
  const { name, piles, randomPiles, deck, variant, module, masters } = scenarioOf(id);
  const goal = goalOf({ scenario: id, variant: variant ?? 'none' });
  const lines = [
    `Piles: ${list(piles.map(vassalName))}${randomPiles > 0 ? `, and ${randomPiles} at random` : ''}.`,
    `Starting deck: ${deckWords(deck)} and the Tax Collector.`,
    `Masters: ${masters}. Goal: ${goal === null ? 'none' : vp(goal)}.`,
    ...(variant ? [`Played with ${VARIANTS[variant].name}.`] : []),
    ...(module === 'basic' ? [] : [LATER]),
  ];
  return { id, group: 'Scenarios', name: `${id} ${name}`, lines, reconstructed: 'everything' };
}

function variantEntry(id: VariantId): CatalogueEntry {
  const { name, text, module } = VARIANTS[id];
  const lines = [text, ...(module === 'basic' ? [] : [LATER])];
  return {
    id,
    group: 'Variant cards',
    name,
    lines,
    reconstructed: id === 'crusades' ? 'all but the name' : 'everything',
  };
}

export const catalogue: readonly CatalogueEntry[] = [
  ...VASSAL_IDS.map(vassalEntry),
  ...Object.keys(BASIC_MASTERS satisfies Record<string, Master>).map(id => masterEntry(id as MasterId, 'Masters')),
  ...Object.keys(CATHEDRAL_MASTERS).map(id => masterEntry(id as MasterId, 'Cathedral masters')),
  ...RESOURCES.map(fiefEntry),
  ...FACES.map(faceEntry),
  ...(Object.keys(LOT_NAMES) as Lot[]).map(lotEntry),
  ...(Object.keys(EVENT_NAMES) as EventEffect[]).map(eventEntry),
  ...SCENARIO_IDS.map(scenarioEntry),
  ...VARIANT_IDS.map(variantEntry),
];
