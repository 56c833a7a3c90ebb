import type { CatalogueWords } from '../catalogue.ts';
import { GERMAN_CHARACTERS } from '../names.ts';
import { counted, listed } from './words.ts';

const BACKS = { letter: 'with a letter', 1: 'in pile 1', 2: 'in pile 2', 3: 'in pile 3' };

export const catalogueWords: CatalogueWords = {
  kinds: { production: 'Production', exchange: 'Exchange', victory: 'Victory points' },
  goods: 'Goods',
  characters: 'Characters',
  specials: 'Special tiles',
  centres: 'Village Centers',
  startTile: 'A start tile.',
  costs: goods => `Costs ${listed(goods)}.`,
  tiles: copies => `Tiles: ${listed(copies.map(([back, count]) => `${count} ${BACKS[back]}`))}.`,
  makes: (good, needs) => (needs ? `Makes ${good}, if ${needs} is made in the same turn.` : `Makes ${good}.`),
  exchanges: (give, get) => `Exchanges ${listed(give, 'or')} for ${get ? listed(get, 'or') : 'another of them'}.`,
  victory: points => `${points} points. Nobody lives here.`,
  otherBuilding: ({ german }) => german,
  otherCharacter: character => GERMAN_CHARACTERS[character],
  material: 'A building material: the Builder sells it for 1 coin.',
  basicGood: 'A basic good.',
  delivery: 'A delivery is worth 1 point.',
  needs: good => `Needs ${good}, made in the same turn.`,
  goodsTile: points => `Goods tile: ${counted(points, 'point')}.`,
  characterLines: {
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
      'Marry a villager from the School or your Village Center into another player’s village.',
      'The building must hold exactly one villager, of the other sex.',
      'Take a coin from the host’s Village Center: your own colour comes home, another colour goes to your centre.',
    ],
    midwife: [
      'A couple in your village has a child, a boy or a girl from your supply.',
      'Children go to the School at the end of the round and come home one round later.',
    ],
  },
  characterTile: 'The tile is worth 1 point and a free action a round.',
  group: (points, goods) => `${counted(points, 'point')} for the first player to deliver ${listed(goods)}.`,
  village: rank => (rank === 0 ? 'First complete village' : 'Second complete village'),
  completed: points => `${points} points: ten buildings, and somebody in each that can hold villagers.`,
  centre: letter => `Village Center ${letter}`,
  startSet: buildings => `In the easy game it comes with ${listed(buildings)}.`,
  reconstructed: what => what,
};
