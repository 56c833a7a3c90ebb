import type { CatalogueEntry } from '@thorp/kernel';
import { ACHIEVEMENTS } from '../cards/achievements.ts';
import { ACHIEVEMENT_SCROLLS } from '../cards/figures.ts';
import { SPIRITS } from '../cards/spirits.ts';
import { VILLAGERS } from '../cards/villagers.ts';
import {
  RESOURCE_IDS,
  RESOURCES,
  TILE_IDS,
  TILES,
  YIELD,
  type Need,
  type Resource,
  type Spirit,
  type Tile,
  type Villager,
} from '../cards/vocabulary.ts';
import type { Wording } from './words.ts';

export interface CatalogueWords {
  readonly groups: {
    readonly [D in Villager['deck'] | Spirit['deck'] | 'achievement' | 'building' | 'resource']: string;
  };
  readonly tile: { readonly [T in Tile]: string };
  /** The use of each resource. */
  readonly uses: { readonly [R in Resource]: string };
  readonly missedItem: string;
  readonly buildingPoints: string;
  readonly majorityPoint: string;
  readonly avoids: string;
  readonly starterRest: string;
  readonly notInSolo: string;
  readonly noAction: string;
  costs(barley: number): string;
  standsInFor(units: string): string;
  copies(n: number): string;
  active(items: string): string;
  others(items: string): string;
  reward(effects: string): string;
  worth(scrolls: string): string;
  pays(unit: string): string;
}

/** All catalogue entries, in the words of a language. */
export function catalogueIn(wording: Wording, words: CatalogueWords): readonly CatalogueEntry[] {
  const {
    actionWords,
    amount,
    cardName,
    goalName,
    list,
    needWords,
    reconstructedWords,
    spiritName,
    statWords,
    unitWords,
  } = wording;
  const needs = (items: readonly Need[]): string => items.map(needWords).join(', ');

  function villagerLines(card: Villager): string[] {
    const lines = [words.costs(card.cost)];
    if (card.icons.length > 0) lines.push(words.standsInFor(unitWords(card.icons)));
    if (card.avoid) lines.push(words.avoids);
    if (card.deck === 'starter') lines.push(words.starterRest);
    if (card.deck === 'common') lines.push(words.copies(card.copies));
    if (card.notInSolo) lines.push(words.notInSolo);
    if (card.actions.length === 0) lines.push(words.noAction);
    return [...lines, ...card.actions.map(({ effects }) => actionWords(effects))];
  }

  return [
    ...VILLAGERS.map((card): CatalogueEntry => ({
      id: card.id,
      group: words.groups[card.deck],
      name: cardName(card.id),
      lines: villagerLines(card),
      reconstructed: reconstructedWords(card.reconstructed),
    })),
    ...SPIRITS.map((card): CatalogueEntry => ({
      id: card.id,
      group: words.groups[card.deck],
      name: spiritName(card.id),
      lines: [
        words.active(needs(card.own)),
        words.others(needs(card.others)),
        words.reward(actionWords(card.reward)),
        words.missedItem,
      ],
      reconstructed: reconstructedWords(card.reconstructed),
    })),
    ...ACHIEVEMENTS.map((card): CatalogueEntry => ({
      id: card.id,
      group: words.groups.achievement,
      name: goalName(card.id),
      lines: [
        list(card.when.map(({ stat, atLeast }) => statWords(stat, atLeast))),
        words.worth(wording.scrolls(ACHIEVEMENT_SCROLLS)),
      ],
      reconstructed: reconstructedWords(card.reconstructed),
    })),
    ...TILES.map((tile): CatalogueEntry => ({
      id: TILE_IDS[tile],
      group: words.groups.building,
      name: words.tile[tile],
      lines: [words.pays(amount(1, YIELD[tile])), words.buildingPoints],
    })),
    ...RESOURCES.map((resource): CatalogueEntry => ({
      id: RESOURCE_IDS[resource],
      group: words.groups.resource,
      name: wording.resourceName(resource),
      lines: [words.uses[resource], words.majorityPoint],
    })),
  ];
}
