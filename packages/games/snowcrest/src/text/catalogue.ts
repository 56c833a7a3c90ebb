import type { CatalogueEntry } from '@thorp/kernel';
import { ACHIEVEMENTS } from '../cards/achievements.ts';
import { ACHIEVEMENT_SCROLLS } from '../cards/figures.ts';
import { SPIRITS } from '../cards/spirits.ts';
import { VILLAGERS } from '../cards/villagers.ts';
import { RESOURCE_IDS, TILE_IDS, TILES, YIELD, type Need, type Villager } from '../cards/vocabulary.ts';
import {
  actionWords,
  amount,
  list,
  needWords,
  resourceName,
  scrolls,
  statWords,
  tileName,
  unitWords,
} from './words.ts';

const GROUPS = { starter: 'Starters', personal: 'Villagers', common: 'Common Villagers' } as const;
const USES = [
  'Pays for Villagers.',
  'Pays for Buildings. Taken from the Forest only.',
  'Pays for Veneration.',
  'Rung in Meditation.',
  'Stands in for any other resource.',
];

export const catalogue: readonly CatalogueEntry[] = [
  ...VILLAGERS.map((card): CatalogueEntry => ({
    id: card.id,
    group: GROUPS[card.deck],
    name: card.name,
    lines: villagerLines(card),
    reconstructed: card.recon,
  })),
  ...SPIRITS.map((card): CatalogueEntry => ({
    id: card.id,
    group: card.deck === 'guardian' ? 'Guardians' : 'Forest',
    name: card.name,
    lines: [
      `Active player: ${needs(card.own)}`,
      `Everybody else: ${needs(card.others)}`,
      `Reward: ${actionWords(card.reward)}`,
      'Each item not met or avoided costs an Omen.',
    ],
    reconstructed: card.recon,
  })),
  ...ACHIEVEMENTS.map((card): CatalogueEntry => ({
    id: card.id,
    group: 'Achievements',
    name: card.name,
    lines: [
      list(card.when.map(({ stat, atLeast }) => statWords(stat, atLeast))),
      `Worth ${scrolls(ACHIEVEMENT_SCROLLS)}`,
    ],
    reconstructed: card.recon,
  })),
  ...TILES.map((tile): CatalogueEntry => ({
    id: TILE_IDS[tile],
    group: 'Buildings',
    name: tileName(tile),
    lines: [`Turned face-down it pays ${amount(1, YIELD[tile])}.`, '6, 7 or 8 Buildings are worth 1, 3 or 5 points.'],
  })),
  ...RESOURCE_IDS.map((id, resource): CatalogueEntry => ({
    id,
    group: 'Resources',
    name: resourceName(resource),
    lines: [USES[resource] ?? '', 'Having the most at the end is worth 1 point.'],
  })),
];

function villagerLines(card: Villager): string[] {
  const lines = [`Costs ${card.cost} Barley`];
  if (card.icons.length > 0) lines.push(`Stands in for ${unitWords(card.icons)}`);
  if (card.avoid)
    lines.push('Face-up in the Village: turn it face-down to avoid one item of a Guardian or Forest card');
  if (card.deck === 'starter') lines.push('Gives 1 Barley at a Rest while face-down');
  if (card.deck === 'common') lines.push(card.copies === 1 ? '1 copy' : `${card.copies} copies`);
  if (card.notInSolo) lines.push('Not in the solitaire game');
  if (card.actions.length === 0) lines.push('No action');
  return [...lines, ...card.actions.map(({ effects }) => actionWords(effects))];
}

function needs(items: readonly Need[]): string {
  return items.map(needWords).join(', ');
}
