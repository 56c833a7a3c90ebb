import { ACHIEVEMENTS } from '../cards/achievements.ts';
import { SPIRITS } from '../cards/spirits.ts';
import { VILLAGERS } from '../cards/villagers.ts';
import {
  ANY,
  BARLEY,
  BELL,
  BOWL,
  GOLD,
  JUNIPER,
  RESOURCES,
  type Due,
  type Effect,
  type Need,
  type Stat,
  type Tile,
  type Units,
  type Ware,
} from '../cards/vocabulary.ts';

/*
 * Nouns and sentences that prompts, labels, log and catalogue share.
 */

const SINGULAR = ['Barley', 'Juniper', 'Offering Bowl', 'Prayer Bell', 'Gold'] as const;
const PLURAL = ['Barley', 'Juniper', 'Offering Bowls', 'Prayer Bells', 'Gold'] as const;
const TILE_NAMES = ['Farm', 'Forge', 'Shrine'] as const;

export function resourceName(resource: number): string {
  return SINGULAR[resource] ?? '';
}

export function tileName(tile: Tile | null): string {
  return tile === null ? 'Building of your choice' : TILE_NAMES[tile];
}

export function cardName(card: number): string {
  return VILLAGERS[card]?.name ?? '';
}

export function spiritName(spirit: number): string {
  return SPIRITS[spirit]?.name ?? '';
}

export function goalName(goal: number): string {
  return ACHIEVEMENTS[goal]?.name ?? '';
}

export function amount(n: number, resource: number): string {
  return `${n} ${(n === 1 ? SINGULAR : PLURAL)[resource] ?? ''}`;
}

function tokens(n: number, resource: number): string {
  return `${n} ${resourceName(resource)} tokens`;
}

export function scrolls(n: number): string {
  return n === 1 ? '1 Scroll' : `${n} Scrolls`;
}

export function omens(n: number): string {
  return n === 1 ? '1 Omen' : `${n} Omens`;
}

export function cards(n: number): string {
  return n === 1 ? '1 card' : `${n} cards`;
}

export function bells(n: number): string {
  return n === 1 ? '1 Bell' : `${n} Bells`;
}

/** "2 Barley and 1 Juniper". */
export function unitWords(units: Units): string {
  const parts = RESOURCES.map(resource => ({ resource, n: units.filter(unit => unit === resource).length }));
  return list(parts.filter(({ n }) => n > 0).map(({ resource, n }) => amount(n, resource)));
}

export function dueWords(due: Due): string {
  return list(due.flatMap((n, need) => (n > 0 ? [need === ANY ? `${n} of any kind` : amount(n, need)] : [])));
}

export function list(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** An action as a sentence. */
export function actionWords(effects: readonly Effect[]): string {
  const words = effects.map(effectWords).join(', then ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const DESCRIBE: { readonly [K in Effect['op']]: (effect: Extract<Effect, { op: K }>) => string } = {
  gain: ({ units }) => `gain ${unitWords(units)}`,
  gainOneOf: ({ n, from }) => `gain ${n} of ${list(from.map(resourceName), 'or')}`,
  gainPer: ({ n, resource }) => `gain ${amount(n, resource)} for each own face-up Farm`,
  scroll: ({ n }) => `take ${scrolls(n)}`,
  omen: ({ n }) => (n > 0 ? `gain ${omens(n)}` : `lose ${omens(-n)}`),
  opponents: ({ effects }) => `each opponent: ${effects.map(effectWords).join(', ')}`,
  draw: ({ n }) => `draw ${cards(n)}`,
  retrieve: ({ n }) => `take ${cards(n)} from the own discard pile`,
  discardRedraw: () => 'discard any number of hand cards and draw as many',
  pay: ({ cost, effects }) => `pay ${dueWords(cost)}: ${effects.map(effectWords).join(', then ')}`,
  build: ({ tile }) => `build a ${tileName(tile)}`,
  restock: () => 'turn all own Buildings face-up',
  venerate: () => 'venerate a Guardian',
  meditate: ({ bonus }) => (bonus > 0 ? `meditate with ${bonus} extra` : 'meditate'),
  trade: ({ chain }) => `trade along ${chain.map(wareWords).join(' ⇄ ')}`,
  recruit: () => 'leave, and add a hand or row card in this place free of charge (nothing when added itself)',
  copy: () => "use an action of another player's face-up Villager (alone: of a row card)",
};

function effectWords(effect: Effect): string {
  return (DESCRIBE[effect.op] as (effect: Effect) => string)(effect);
}

export function wareWords(ware: Ware): string {
  return 'scrolls' in ware ? scrolls(ware.scrolls) : unitWords(ware.units);
}

export function needWords(need: Need): string {
  switch (need) {
    case 'any':
      return '1 resource of any kind';
    case 'handCard':
      return 'a hand card';
    case 'villageCard':
      return 'a face-up Village card';
    case 'building':
      return 'a Building';
    case 'omen':
      return 'an Omen';
    default:
      return amount(1, need);
  }
}

const STATS: { readonly [S in Stat]: (n: number) => string } = {
  buildings: n => `own ${n} Buildings`,
  faceUpFarms: n => `${n} face-up Farm`,
  faceUpForges: n => `${n} face-up Forge`,
  faceUpShrines: n => `${n} face-up Shrine`,
  omen: n => `Omen tracker on +${n} or better`,
  villageCards: n => `${n} cards in the Village`,
  commonInVillage: n => `${n} Common Villagers in the Village`,
  barley: n => tokens(n, BARLEY),
  juniper: n => tokens(n, JUNIPER),
  bowl: n => tokens(n, BOWL),
  bell: n => tokens(n, BELL),
  gold: n => tokens(n, GOLD),
};

export function statWords(stat: Stat, atLeast: number): string {
  return STATS[stat](atLeast);
}
