import { keysOf, type CatalogueEntry } from '@thorp/kernel';
import {
  BUY_IDS,
  BUYS,
  FACES,
  LEVELS,
  LOT_IDS,
  LOTS,
  UPGRADES,
  type Buy,
  type Face,
  type Level,
  type Lot,
} from '../cards/board.ts';
import type { Category } from '../cards/effects.ts';
import { EVENTS, type EventEffect, type ReconstructedEvent, type Season } from '../cards/events.ts';
import { RESOURCES, type Bag, type Resource } from '../cards/goods.ts';
import {
  BASIC_MASTER_IDS,
  CATHEDRAL_MASTER_IDS,
  masterOf,
  type Master,
  type MasterId,
  type Timing,
} from '../cards/masters.ts';
import type { Reconstructed } from '../cards/reconstructed.ts';
import {
  SCENARIO_IDS,
  scenarioOf,
  VARIANT_IDS,
  VARIANTS,
  type Scenario,
  type ScenarioId,
  type VariantId,
} from '../cards/scenarios.ts';
import { VASSAL_IDS, vassalOf, type Action, type Module, type VassalId } from '../cards/vassals.ts';
import { fiefCard } from '../pieces.ts';
import { goalOf } from '../settings.ts';
import type { Wording } from './words.ts';

export interface CatalogueWords {
  readonly groups: {
    readonly [
      G in 'masters' | 'cathedralMasters' | 'fiefs' | 'treasury' | 'cathedral' | 'events' | 'scenarios' | 'variants'
    ]: string;
  };
  readonly vassalGroups: { readonly [M in Module]: string };
  readonly later: string;
  readonly tax: string;
  readonly anyFief: string;
  readonly events: { readonly [E in EventEffect]: string };
  readonly seasons: { readonly [S in Season]: string };
  readonly takingPart: { readonly [M in Scenario['masters']]: string };
  /** Between alternatives. */
  readonly orElse: string;
  readonly noGoal: string;
  readonly faceReconstructed: string;
  readonly lotsReconstructed: { readonly [L in Lot]: string };
  /** What is reconstructed in all events, and in single ones. */
  readonly allEventsReconstructed: string;
  readonly eventsReconstructed: { readonly [E in ReconstructedEvent]: string };
  /** A fief as the head of an entry. */
  readonly fiefs: { readonly [R in Resource]: string };
  /** A type of fief as a place to work. */
  readonly sites: { readonly [R in Resource]: string };
  scenario(id: ScenarioId): string;
  variant(id: VariantId): string;
  variantText(id: VariantId): string;
  reconstructed(what: Reconstructed): string;
  fiefReconstructed(type: Resource): string;
  cost(price: string, eliminate: Category | null): string;
  income(coins: string): string;
  nobles(n: number): string;
  strength(attack: number, defense: number): string;
  fieldAction(sites: string, effects: string): string;
  influence(plus: boolean, effects: string): string;
  finalPhase(effects: string): string;
  siteFor(site: string, coins: string): string;
  lives(fief: Resource | 'any', level: number): string;
  /** When a master does what. */
  action(timing: Timing, effects: string): string;
  pay(price: string): string;
  opens(lot: string, vp: string, price: string): string;
  level(level: number, is: Level): string;
  upgrade(price: string): string;
  lotFor(vp: string, price: string): string;
  lotTokens(two: number, three: number, four: number): string;
  onlyFor(master: string): string;
  face(name: string): string;
  levelSum(name: string): string;
  saves(saved: readonly number[]): string;
  eventCards(where: string): string;
  piles(names: string, random: number): string;
  copies(n: number, name: string): string;
  startingDeck(cards: string): string;
  mastersAndGoal(masters: string, goal: string): string;
  playedWith(variant: string): string;
}

/** Every card as a catalogue entry, in the words of a language. */
export function catalogueIn(wording: Wording, words: CatalogueWords): readonly CatalogueEntry[] {
  const { bagWords, coins, effectWords, either, list, lots, masterName, vassalName, vp } = wording;
  const later = (module: Module): string[] => (module === 'basic' ? [] : [words.later]);

  function vassalEntry(id: VassalId): CatalogueEntry {
    const { category, cost, eliminate, income, nobles, attack, defense, action, module, reconstructed } = vassalOf(id);
    const isTax = id === 'tax_collector';
    const lines = [
      `${wording.categories[category]}.`,
      ...(isTax ? [] : [words.cost(bagWords(cost), eliminate)]),
      ...(income > 0 ? [words.income(coins(income))] : []),
      ...(nobles > 0 ? [words.nobles(nobles)] : []),
      ...(attack + defense > 0 ? [words.strength(attack, defense)] : []),
      ...(action ? [actionLine(action)] : []),
      ...(isTax ? [words.tax] : []),
      ...later(module),
    ];
    return {
      id,
      group: words.vassalGroups[module],
      name: vassalName(id),
      lines,
      reconstructed: words.reconstructed(reconstructed),
    };
  }

  function actionLine(action: Action): string {
    switch (action.type) {
      case 'field':
        return words.fieldAction(siteWords(action.sites), effectWords(action.effects));
      case 'influence':
        return words.influence(action.plus, action.scrolls.map(effectWords).join(words.orElse));
      case 'blue':
        return words.finalPhase(effectWords(action.effects));
    }
  }

  function siteWords(sites: readonly (number | null)[]): string {
    if (sites.every(surcharge => surcharge === 0)) return words.anyFief;
    const names = RESOURCES.flatMap((type, r) => {
      const surcharge = sites[r] ?? null;
      if (surcharge === null) return [];
      return [surcharge === 0 ? words.sites[type] : words.siteFor(words.sites[type], coins(surcharge))];
    });
    return either(names);
  }

  function masterEntry(id: MasterId, group: string): CatalogueEntry {
    const { fief, minLevel, cost, timing, effects, reconstructed, pay } = masterOf(id);
    const lines = [
      words.lives(fief, minLevel),
      words.cost(bagWords(cost), null),
      ...(effects.length > 0 ? [words.action(timing, `${payWords(pay)}${effectWords(effects)}`)] : []),
      ...buyLines(id),
    ];
    return { id, group, name: masterName(id), lines, reconstructed: words.reconstructed(reconstructed) };
  }

  function payWords(pay: Master['pay']): string {
    const price: { -readonly [good in keyof Bag]: Bag[good] } = pay.coins > 0 ? { coins: pay.coins } : {};
    for (const [r, type] of RESOURCES.entries()) if (pay.cubes[r]) price[type] = pay.cubes[r];
    return Object.keys(price).length > 0 ? words.pay(bagWords(price)) : '';
  }

  function buyLines(master: MasterId): string[] {
    const buys: Buy[] = BUY_IDS.map(id => BUYS[id]);
    return buys.flatMap(buy =>
      buy.master === master ? [words.opens(lots[buy.lot], vp(buy.halves), bagWords(buy.cost))] : [],
    );
  }

  function fiefEntry(type: Resource): CatalogueEntry {
    const lines = LEVELS.map((is, level) => {
      const next = UPGRADES[type][level];
      return `${words.level(level, is)}${next ? ` ${words.upgrade(bagWords(next))}` : ''}`;
    });
    const name = words.fiefs[type];
    return { id: fiefCard(type), group: words.groups.fiefs, name, lines, reconstructed: words.fiefReconstructed(type) };
  }

  function lotEntry(lot: Lot): CatalogueEntry {
    const buys: Buy[] = BUY_IDS.map(id => BUYS[id]).filter(buy => buy.lot === lot);
    const price = buys.map(buy => bagWords(buy.cost)).join(words.orElse);
    const lines = [
      words.lotFor(vp(buys[0]?.halves ?? 0), price),
      words.lotTokens(...LOTS[lot]),
      ...(buys[0]?.master ? [words.onlyFor(masterName(buys[0].master))] : []),
    ];
    return {
      id: lot,
      group: words.groups.cathedral,
      name: lots[lot],
      lines,
      reconstructed: words.lotsReconstructed[lot],
    };
  }

  function faceEntry({ name, saved }: Face): CatalogueEntry {
    const lines = [words.levelSum(name), words.saves(saved)];
    const id = `treasury_${name.charAt(0)}`;
    return { id, group: words.groups.treasury, name: words.face(name), lines, reconstructed: words.faceReconstructed };
  }

  function eventEntry(effect: EventEffect): CatalogueEntry {
    const copies = EVENTS.filter(card => card.effect === effect);
    const where = copies.map(({ level, season }) => `${words.seasons[season]} ${level}`).join(', ');
    const lines = [words.events[effect], words.eventCards(where)];
    const name = wording.events[effect];
    return { id: effect, group: words.groups.events, name, lines, reconstructed: eventReconstructed(effect) };
  }

  function eventReconstructed(effect: EventEffect): string {
    const single: { readonly [E in EventEffect]?: string } = words.eventsReconstructed;
    const own = single[effect];
    return own === undefined ? words.allEventsReconstructed : `${words.allEventsReconstructed}, ${own}`;
  }

  function deckWords(deck: readonly VassalId[]): string {
    const kinds = [...new Set(deck)];
    return kinds.map(card => words.copies(deck.filter(it => it === card).length, vassalName(card))).join(', ');
  }

  function scenarioEntry(id: ScenarioId): CatalogueEntry {
    const { piles, randomPiles, deck, variant, module, masters } = scenarioOf(id);
    const goal = goalOf({ scenario: id, variant: variant ?? 'none' });
    const lines = [
      words.piles(list(piles.map(vassalName)), randomPiles),
      words.startingDeck(deckWords(deck)),
      words.mastersAndGoal(words.takingPart[masters], goal === null ? words.noGoal : vp(goal)),
      ...(variant ? [words.playedWith(words.variant(variant))] : []),
      ...later(module),
    ];
    const name = `${id} ${words.scenario(id)}`;
    return { id, group: words.groups.scenarios, name, lines, reconstructed: words.reconstructed('everything') };
  }

  function variantEntry(id: VariantId): CatalogueEntry {
    return {
      id,
      group: words.groups.variants,
      name: words.variant(id),
      lines: [words.variantText(id), ...later(VARIANTS[id].module)],
      reconstructed: words.reconstructed(id === 'crusades' ? 'all but the name' : 'everything'),
    };
  }

  return [
    ...VASSAL_IDS.map(vassalEntry),
    ...BASIC_MASTER_IDS.map(id => masterEntry(id, words.groups.masters)),
    ...CATHEDRAL_MASTER_IDS.map(id => masterEntry(id, words.groups.cathedralMasters)),
    ...RESOURCES.map(fiefEntry),
    ...FACES.map(faceEntry),
    ...LOT_IDS.map(lotEntry),
    ...keysOf(wording.events).map(eventEntry),
    ...SCENARIO_IDS.map(scenarioEntry),
    ...VARIANT_IDS.map(variantEntry),
  ];
}

/** The choices of the settings that name scenarios and variant cards. */
export function choicesIn(
  words: Pick<CatalogueWords, 'scenario' | 'variant'>,
  none: string,
): { readonly scenarios: { [id: string]: string }; readonly variants: { [id: string]: string } } {
  return {
    scenarios: Object.fromEntries(SCENARIO_IDS.map(id => [id, `${id} ${words.scenario(id)}`])),
    variants: { none, ...Object.fromEntries(VARIANT_IDS.map(id => [id, words.variant(id)])) },
  };
}
