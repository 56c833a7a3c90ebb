import type { CatalogueEntry } from '@thorp/kernel';
import { CHARACTERS, COMPLETION_POINTS, GROUPS, type CharacterName } from '../cards/board.ts';
import { BUILDINGS, START_SETS } from '../cards/buildings.ts';
import { COMPLEX, GOODS, goodName, MATERIALS, type GoodName } from '../cards/goods.ts';
import { buildingCard, centreCard, characterCard, completionCard, goodCard, groupCard } from '../pieces.ts';
import type { Names } from './names.ts';

/** All catalogue entries: buildings, goods, characters, special tiles and Village Centers. */

type BuildingTile = (typeof BUILDINGS)[number];
const BACKS = [1, 2, 3, 'letter'] as const satisfies readonly (keyof BuildingTile['copies'])[];

type Back = (typeof BACKS)[number];

export interface CatalogueWords {
  readonly kinds: { readonly [K in BuildingTile['use']['kind']]: string };
  readonly goods: string;
  readonly characters: string;
  readonly specials: string;
  readonly centres: string;

  readonly startTile: string;
  costs(goods: readonly GoodName[]): string;
  tiles(copies: readonly (readonly [back: Back, count: number])[]): string;
  makes(good: GoodName, needs: GoodName | null): string;
  /** `get` is null if one of the same goods is given back. */
  exchanges(give: readonly GoodName[], get: readonly GoodName[] | null): string;
  victory(points: number): string;
  /** The name in the other language, for owners of the box. */
  otherBuilding(tile: BuildingTile): string;
  otherCharacter(character: CharacterName): string;

  readonly material: string;
  readonly basicGood: string;
  readonly delivery: string;
  needs(good: GoodName): string;
  goodsTile(points: number): string;

  readonly characterLines: { readonly [C in CharacterName]: readonly string[] };
  readonly characterTile: string;

  group(points: number, goods: readonly GoodName[]): string;
  village(rank: number): string;
  completed(points: number): string;
  centre(letter: string): string;
  startSet(buildings: readonly string[]): string;

  /** Parts that are not found in any source, from the English text of the tables. */
  reconstructed(what: string): string;
}

export function catalogueIn(names: Names, words: CatalogueWords): readonly CatalogueEntry[] {
  return [
    ...BUILDINGS.map(tile => buildingEntry(names, words, tile)),
    ...GOODS.map(good => goodEntry(names, words, good)),
    ...CHARACTERS.map(character => characterEntry(names, words, character)),
    ...GROUPS.map(group => groupEntry(names, words, group)),
    ...COMPLETION_POINTS.map((points, rank) => villageEntry(words, points, rank)),
    ...Object.keys(START_SETS).map(letter => centreEntry(names, words, letter)),
  ];
}

function buildingEntry(names: Names, words: CatalogueWords, tile: BuildingTile): CatalogueEntry {
  const { name, cost, use, copies, reconstructed } = tile;
  const price = cost.length > 0 ? words.costs(cost) : words.startTile;
  const backs = BACKS.map(back => [back, copies[back] ?? 0] as const).filter(([, count]) => count > 0);
  return {
    id: buildingCard(name),
    group: words.kinds[use.kind],
    name: names.buildings[name],
    lines: [useLine(words, use), price, words.tiles(backs), words.otherBuilding(tile)],
    ...(reconstructed ? { reconstructed: words.reconstructed(reconstructed) } : {}),
  };
}

function useLine(words: CatalogueWords, use: BuildingTile['use']): string {
  switch (use.kind) {
    case 'production':
      return words.makes(use.good, COMPLEX[use.good]?.needs ?? null);
    case 'exchange':
      return words.exchanges(use.give, use.give === use.get ? null : use.get);
    case 'victory':
      return words.victory(use.points);
  }
}

function goodEntry(names: Names, words: CatalogueWords, good: GoodName): CatalogueEntry {
  const complex = COMPLEX[good];
  const kind = complex
    ? [words.needs(complex.needs), words.goodsTile(complex.tile)]
    : [MATERIALS.includes(good) ? words.material : words.basicGood];
  return {
    id: goodCard(good),
    group: words.goods,
    name: names.goods[good],
    lines: [...kind, words.delivery],
    ...(complex ? { reconstructed: words.reconstructed(complex.reconstructed) } : {}),
  };
}

function characterEntry(names: Names, words: CatalogueWords, character: CharacterName): CatalogueEntry {
  return {
    id: characterCard(character),
    group: words.characters,
    name: names.characters[character],
    lines: [...words.characterLines[character], words.characterTile, words.otherCharacter(character)],
  };
}

function groupEntry(
  names: Names,
  words: CatalogueWords,
  { name, goods, points }: (typeof GROUPS)[number],
): CatalogueEntry {
  const guess = points === 4 ? 'which goods belong to it, the second tile of 4' : 'which goods belong to it';
  return {
    id: groupCard(name),
    group: words.specials,
    name: names.groups[name],
    lines: [words.group(points, goods.map(goodName))],
    reconstructed: words.reconstructed(guess),
  };
}

function villageEntry(words: CatalogueWords, points: number, rank: number): CatalogueEntry {
  return {
    id: completionCard(rank),
    group: words.specials,
    name: words.village(rank),
    lines: [words.completed(points)],
    reconstructed: words.reconstructed('the number of buildings'),
  };
}

function centreEntry(names: Names, words: CatalogueWords, letter: string): CatalogueEntry {
  const contents = (START_SETS[letter] ?? []).map(building => names.buildings[building]);
  return {
    id: centreCard(letter),
    group: words.centres,
    name: words.centre(letter),
    lines: [words.startSet(contents)],
    reconstructed: words.reconstructed(letter === 'B' ? 'the letter' : 'the letter, the buildings'),
  };
}
