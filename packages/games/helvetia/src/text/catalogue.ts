import type { CatalogueEntry } from '@thorp/kernel';
import { CHARACTERS, COMPLETION_POINTS, GROUPS, type CharacterName } from '../cards/board.ts';
import { BUILDINGS, START_SETS } from '../cards/buildings.ts';
import { COMPLEX, GOODS, goodName, MATERIALS, type GoodName } from '../cards/goods.ts';
import { counted, listed, titled } from './words.ts';

const CHARACTER_LINES: { readonly [name in CharacterName]: readonly string[] } = {
  builder: [
    'Build one tile from the display in your village. No type twice.',
    'Awake villagers make its cost; missing wood, stone or brick can be bought for 1 coin each.',
    'Somebody from your Village Center moves in.',
  ],
  trader: [
    'Deliver one good to the market, each good once in the game.',
    'The first player to deliver a complex good takes its goods tile.',
    'Nothing can be bought here.',
  ],
  'night-watchman': [
    'Wake everybody who sleeps in one quarter of a village, whatever their colour.',
    'Nothing else wakes villagers.',
  ],
  priest: [
    "Marry a villager from the School or your Village Center into another player's village.",
    'The building must hold exactly one villager, of the other sex.',
    "Take a coin from the host's Village Center: your own colour comes home, another colour goes to your centre.",
  ],
  midwife: [
    'A couple in your village has a child, a boy or a girl from your supply.',
    'Children go to the School at the end of the round and come home one round later.',
  ],
};

const GERMAN_CHARACTERS: { readonly [name in CharacterName]: string } = {
  builder: 'Baumeister',
  trader: 'Fuhrmann',
  'night-watchman': 'Nachtwächter',
  priest: 'Pfarrer',
  midwife: 'Hebamme',
};

const KIND_WORDS = { production: 'Production', exchange: 'Exchange', victory: 'Victory points' };
const PILE_WORDS = { letter: 'with a letter', 1: 'in pile 1', 2: 'in pile 2', 3: 'in pile 3' };

export const catalogue: readonly CatalogueEntry[] = [
  ...BUILDINGS.map(buildingEntry),
  ...GOODS.map(goodEntry),
  ...CHARACTERS.map(characterEntry),
  ...GROUPS.map(groupEntry),
  ...COMPLETION_POINTS.map(villageEntry),
  ...Object.keys(START_SETS).map(centreEntry),
];

function buildingEntry({ name, german, cost, use, copies, reconstructed }: (typeof BUILDINGS)[number]): CatalogueEntry {
  const price = cost.length > 0 ? `Costs ${listed(cost)}.` : 'A start tile.';
  const where = Object.entries(copies).map(([pile, count]) => `${count} ${PILE_WORDS[pile as keyof typeof copies]}`);
  return {
    id: `building:${name}`,
    group: KIND_WORDS[use.kind],
    name: titled(name),
    lines: [useLine(use), price, `Tiles: ${listed(where)}.`, german],
    ...(reconstructed ? { reconstructed } : {}),
  };
}

function useLine(use: (typeof BUILDINGS)[number]['use']): string {
  switch (use.kind) {
    case 'production':
      return makesLine(use.good);
    case 'exchange':
      return `Exchanges ${listed(use.give, 'or')} for ${use.give === use.get ? 'another of them' : listed(use.get, 'or')}.`;
    case 'victory':
      return `${use.points} points. Nobody lives here.`;
  }
}

function makesLine(good: GoodName): string {
  const needs = COMPLEX[good]?.needs;
  return needs ? `Makes ${good}, if ${needs} is made in the same turn.` : `Makes ${good}.`;
}

function goodEntry(good: GoodName): CatalogueEntry {
  const complex = COMPLEX[good];
  const kind = complex
    ? [`Needs ${complex.needs}, made in the same turn.`, `Goods tile: ${counted(complex.tile, 'point')}.`]
    : [MATERIALS.includes(good) ? 'A building material: the Builder sells it for 1 coin.' : 'A basic good.'];
  return {
    id: `good:${good}`,
    group: 'Goods',
    name: titled(good),
    lines: [...kind, 'A delivery is worth 1 point.'],
    ...(complex ? { reconstructed: complex.reconstructed } : {}),
  };
}

function characterEntry(name: CharacterName): CatalogueEntry {
  return {
    id: `character:${name}`,
    group: 'Characters',
    name: titled(name),
    lines: [...CHARACTER_LINES[name], 'The tile is worth 1 point and a free action a round.', GERMAN_CHARACTERS[name]],
  };
}

function groupEntry({ name, goods, points }: (typeof GROUPS)[number]): CatalogueEntry {
  return {
    id: `group:${name}`,
    group: 'Special tiles',
    name: titled(name),
    lines: [`${counted(points, 'point')} for the first player to deliver ${listed(goods.map(goodName))}.`],
    reconstructed: points === 4 ? 'which goods belong to it, the second tile of 4' : 'which goods belong to it',
  };
}

function villageEntry(points: number, rank: number): CatalogueEntry {
  return {
    id: `village:${rank + 1}`,
    group: 'Special tiles',
    name: rank === 0 ? 'First complete village' : 'Second complete village',
    lines: [`${points} points: ten buildings, and somebody in each that can hold villagers.`],
    reconstructed: 'the number of buildings',
  };
}

function centreEntry(letter: string): CatalogueEntry {
  const contents = (START_SETS[letter] ?? []).map(titled);
  return {
    id: `centre:${letter}`,
    group: 'Village Centers',
    name: `Village Center ${letter}`,
    lines: [`In the easy game it comes with ${listed(contents)}.`],
    reconstructed: letter === 'B' ? 'the letter' : 'the letter, the buildings',
  };
}
