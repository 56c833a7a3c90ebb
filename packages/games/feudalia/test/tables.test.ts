import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Effect, EffectOf, Filter, EffectKind } from '../src/cards/effects.ts';
import { EVENT_LEVELS, EVENTS, SEASONS } from '../src/cards/events.ts';
import { RESOURCES, type Bag, type WildBag } from '../src/cards/goods.ts';
import { BASIC_MASTER_IDS, masterOf, type BasicMasterId } from '../src/cards/masters.ts';
import { SCENARIO_IDS, scenarioOf, type ScenarioId } from '../src/cards/scenarios.ts';
import { VASSAL_IDS, vassalOf, type Action, type VassalId } from '../src/cards/vassals.ts';
import { goalOf } from '../src/settings.ts';

/* F-25 The cards of the game, formatted like the tables of RULES.md, must equal those tables. */

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

/** The table below a heading: cells by the id in its first column. */
function table(heading: string): Map<string, string[]> {
  const lines = (rules.split(`**${heading}`)[1] ?? '').split('\n').slice(4);
  const rows = lines.slice(0, lines.indexOf('')).map(line => line.slice(2, -2).split(' | '));
  return new Map(rows.map(([id, ...cells]) => [id ?? '', cells.map(cell => cell.replaceAll(' (may)', ''))]));
}

const SHORT = { coins: 'c', wheat: 'Wh', wood: 'Wo', clay: 'Cl', stone: 'St' } as const;

function bag(goods: WildBag): string {
  return Object.entries(goods)
    .map(([good, n]) => (good in SHORT ? `${n}${SHORT[good as keyof typeof SHORT]}` : `${n} ${good}`))
    .join(' ');
}

const filtered = (filter: Filter): string => (filter ? `, filter ${filter.join('+')}` : '');

const WORDS: { readonly [K in EffectKind]: (effect: EffectOf<K>) => string } = {
  produce: ({ res, n, per }) => `produce ${res}, ${n}${per ? `, per ${per}` : ''}`,
  gain: ({ res, n }) => `gain ${res}, ${n}`,
  coins: ({ n, per, max }) => `coins ${n}${per ? `, per ${per}, max ${max}` : ''}`,
  trade: ({ times, rates }) =>
    `trade ×${times}: ${rates.map(({ give, get }) => `${bag(give)} → ${bag(get)}`).join('; ')}`,
  draw: ({ n }) => `draw ${n}`,
  cycle: ({ upTo }) => `cycle ${upTo}`,
  recall: ({ from, n, filter }) => `recall from ${from}, ${n}${filtered(filter)}`,
  regain: ({ n, to }) => `regain ${n}, to ${to}`,
  eliminate: ({ zone, upTo, filter }) => `eliminate zone ${zone}, ${upTo}${filtered(filter)}`,
  discount: ({ on, coins, cubes, uses }) => `discount ${on} −${coins > 0 ? `${coins}c` : `${cubes} any`} ×${uses}`,
  boost: ({ what, filter, n }) => `boost what ${what}${filtered(filter)}, ${n}`,
  influenceExtra: ({ n }) => `influenceExtra ${n}`,
  move: ({ upTo }) => `move ${upTo}`,
  host: () => 'host 1 (free field here)',
  vault: ({ cap, res }) => `vault ${res.join('+')}, cap ${cap}`,
  keepInHand: ({ n }) => `keepInHand ${n}`,
  saveBonus: ({ n }) => `saveBonus ${n}`,
  courtBonus: ({ n }) => `courtBonus ${n}`,
  taxRelief: ({ n }) => `taxRelief ${n}`,
  defense: ({ n }) => `defense ${n}`,
  revealHand: () => 'revealHand target opponent',
};

const words = (effects: readonly Effect[]): string =>
  effects.map(effect => (WORDS[effect.op] as (effect: Effect) => string)(effect)).join('; ');

function actionWords(action: Action | null): string {
  if (!action) return '–';
  if (action.type === 'influence')
    return `influence${action.plus ? '+' : ''}: ${action.scrolls.map(words).join(' **or** ')}`;
  if (action.type === 'blue') return `blue: ${words(action.effects)}`;
  return `field [${siteWords(action.sites)}]: ${words(action.effects)}`;
}

function siteWords(sites: readonly (number | null)[]): string {
  if (sites.every(surcharge => surcharge === 0)) return 'any fief';
  const allowed = RESOURCES.flatMap((type, r) => {
    const surcharge = sites[r] ?? null;
    return surcharge === null ? [] : [surcharge > 0 ? `${type} (+${surcharge}c)` : type];
  });
  return allowed.join(', ');
}

function vassalRow(id: VassalId): string[] {
  const { category, module, count, cost, eliminate, income, nobles, attack, defense, action } = vassalOf(id);
  const price = [...(bag(cost) ? [bag(cost)] : []), ...(eliminate ? [`−${eliminate}`] : [])].join(' ') || '–';
  const kind = module === 'basic' ? category : `${category} (${module})`;
  return [kind, `${count}`, price, `${income}`, `${nobles}`, `${attack}/${defense}`, actionWords(action)];
}

function masterRow(id: BasicMasterId): string[] {
  const { fief, minLevel, cost, timing, pay, effects } = masterOf(id);
  const due: Bag = { coins: pay.coins, clay: pay.cubes[2] ?? 0, wheat: pay.cubes[0] ?? 0, wood: pay.cubes[1] ?? 0 };
  const all = Object.entries({ ...due, stone: pay.cubes[3] ?? 0 }).filter(([, n]) => n > 0);
  return [fief, `${minLevel}`, bag(cost), timing, bag(Object.fromEntries(all)) || '–', words(effects)];
}

function scenarioRow(id: ScenarioId): string[] {
  const { name, piles, randomPiles, variant } = scenarioOf(id);
  const goal = goalOf({ scenario: id, variant: variant ?? 'none' });
  const more = piles.slice(8).join(', ') || '–';
  return [name, randomPiles > 0 ? `${more} + ${randomPiles} random basic piles` : more, goal ? `${goal / 2}` : '–'];
}

test('F-25.1 the vassals are those of the table', () => {
  const printed = table('F-25.1');
  expect([...printed.keys()]).toEqual(VASSAL_IDS);
  for (const id of VASSAL_IDS) expect([id, ...vassalRow(id)]).toEqual([id, ...(printed.get(id) ?? []).slice(0, -1)]);
});

test('F-25.2 the basic masters are those of the table', () => {
  const printed = table('F-25.2');
  expect([...printed.keys()]).toEqual(BASIC_MASTER_IDS);
  for (const id of BASIC_MASTER_IDS)
    expect([id, ...masterRow(id)]).toEqual([id, ...(printed.get(id) ?? []).slice(0, -1)]);
});

test('F-25.3 the events are those of the list', () => {
  for (const level of EVENT_LEVELS) {
    const line = SEASONS.map(season =>
      EVENTS.flatMap(card => (card.level === level && card.season === season ? [card.effect] : [])).join(', '),
    ).join(' / ');
    expect(rules).toContain(`\n- ${level}: ${line}\n`);
  }
});

test('F-25.4 the scenarios are those of the table', () => {
  const printed = table('F-25.4');
  expect([...printed.keys()]).toEqual(SCENARIO_IDS);
  for (const id of SCENARIO_IDS) {
    const [name, piles, masters, goal, notes] = printed.get(id) ?? [];
    const { wheatStart, variant, masters: taking, cathedralPhases } = scenarioOf(id);
    expect([id, ...scenarioRow(id)]).toEqual([id, name, piles, goal]);
    expect(masters?.replace('min ', '').replace(', colour check', '')).toBe(taking);
    expect([notes?.includes('wheatStart'), notes?.includes('phases 1–2')]).toEqual([wheatStart, cathedralPhases === 2]);
    expect(/variant (\w+)/.exec(notes ?? '')?.[1] ?? null).toBe(variant);
  }
});
