import {
  BARLEY,
  build,
  COPY,
  DISCARD_REDRAW,
  draw,
  FARM,
  FORGE,
  gain,
  meditate,
  omen,
  oneOf,
  opponents,
  pay,
  RECRUIT,
  RESTOCK,
  retrieve,
  scroll,
  SHRINE,
  trade,
  units,
  VENERATE,
  type Card,
  type Effect,
  type Reconstructed,
  type Villager,
} from './vocabulary.ts';

type Actions = { readonly [id: string]: readonly Effect[] };

/** The reconstructed parts of each card; cards not listed are reconstructed completely. */
const RECONSTRUCTED: { readonly [id: string]: Reconstructed } = {
  farmer: 'cost, number of icons, action and deck',
  priest: 'cost and actions',
  builder: 'name, actions and deck',
  nun: 'cost, icons, deck and second action',
  gardener: 'cost, icons and deck',
  officer: 'cost, icons and deck',
  abbot: 'cost, action and deck',
  recruiter: 'cost, icons and copies',
  scholar: 'cost, icons, deck and copies',
  merchant: 'cost, icons, deck and copies',
  poet: 'cost, deck and copies',
  great_abbot: 'cost, actions, deck and copies',
  mystic: 'everything but its name',
};

/** S-21.1 A Starter costs 1, has no front icon and shows one Barley on its back. */
function starter<I extends string>(id: I, name: string, actions: Actions): Villager<I> {
  return { ...villager(id, name, '1', actions), deck: 'starter', reconstructed: 'name, cost and actions' };
}

function personal<I extends string>(id: I, name: string, face: string, actions: Actions): Villager<I> {
  return villager(id, name, face, actions);
}

function common<I extends string>(copies: number, id: I, name: string, face: string, actions: Actions): Villager<I> {
  return { ...villager(id, name, face, actions), deck: 'common', copies };
}

/** The face is cost and icons; `!` is the avoid icon: '5 L!' costs 5 and shows a Bell and an avoid. */
function villager<I extends string>(id: I, name: string, face: string, actions: Actions): Villager<I> {
  const [cost, icons = ''] = face.split(' ');
  return {
    id,
    name,
    deck: 'personal',
    copies: 1,
    cost: Number(cost),
    icons: units(icons.replace('!', '')),
    avoid: icons.includes('!'),
    actions: Object.entries(actions).map(([action, effects]) => ({ id: action, effects })),
    idleWhenAdded: false,
    notInSolo: false,
    reconstructed: RECONSTRUCTED[id] ?? 'everything',
  };
}

const BUILD_ANY = build(null);
const HARVEST: Effect = { op: 'gainPer', resource: BARLEY, n: 2, per: 'faceUpFarm' };
const VISION = pay('LL', opponents(omen(1)), omen(-1));
/** S-20.5 5 Barley ⇄ 3 Juniper ⇄ 1 Scroll. */
const STEPPING_STONES = trade({ units: units('BBBBB') }, { units: units('JJJ') }, { scrolls: 1 });

const PRINTED = [
  starter('peasant', 'Peasant', { gain: [gain('BB')], restock: [RESTOCK, draw(1)] }),
  starter('labourer', 'Labourer', { gain: [gain('BJ')], build: [pay('JJJ', BUILD_ANY)] }),
  starter('novice', 'Novice', { gain: [gain('WL')], meditate: [meditate(0)] }),
  starter('caretaker', 'Caretaker', { gain: [gain('WW')], venerate: [pay('WWW', VENERATE)] }),

  personal('farmer', 'Farmer', '2 B', { gain: [gain('BBB')] }),
  personal('priest', 'Priest', '4 LL', { gain: [gain('LLL')], meditate: [meditate(0)] }),
  personal('builder', 'Builder', '4 JJ', { build: [pay('JJ', BUILD_ANY)], gain: [gain('JJ')] }),
  personal('nun', 'Nun', '2 W', { retrieve: [retrieve(1)], absolve: [omen(-1)] }),
  personal('gardener', 'Gardener', '3 BB', { harvest: [HARVEST] }),
  personal('officer', 'Officer', '1 WL', { redraw: [DISCARD_REDRAW] }),
  personal('abbot', 'Abbot', '5 L!', { venerate: [pay('WW', VENERATE)] }),
  personal('potter', 'Potter', '3 WW', { gain: [gain('WWW')] }),
  personal('woodcutter', 'Woodcutter', '3 J', { gain: [gain('JJ')], draw: [draw(2)] }),

  { ...common(2, 'recruiter', 'Recruiter', '2 B', { recruit: [RECRUIT] }), idleWhenAdded: true },
  common(2, 'scholar', 'Scholar', '3 WL', { copy: [COPY] }),
  common(2, 'merchant', 'Merchant', '5 G', { trade: [STEPPING_STONES] }),
  common(2, 'poet', 'Poet', '1 !', {}),
  common(1, 'great_abbot', 'Great Abbot', '7 L!', { venerate: [pay('W', VENERATE)], meditate: [meditate(2)] }),
  { ...common(2, 'mystic', 'Mystic', '4 L', { vision: [VISION] }), notInSolo: true },
  common(1, 'terton', 'Terton', '6 G', { reveal: [pay('BJWL', scroll(1))] }),
  common(2, 'beggar', 'Beggar', '0 B', { beg: [oneOf('BWL')] }),
  common(2, 'goldsmith', 'Goldsmith', '4 G', { gain: [gain('GG')] }),
  common(2, 'shepherd', 'Shepherd', '3 BB', { gain: [gain('BBBB')] }),
  common(2, 'forester', 'Forester', '4 J', { gain: [gain('JJJ')] }),
  common(2, 'smith', 'Smith', '3 L', { build: [pay('J', build(FORGE))], gain: [gain('LL')] }),
  common(2, 'mason', 'Mason', '3 W', { build: [pay('J', build(SHRINE))], gain: [gain('WW')] }),
  common(2, 'miller', 'Miller', '2 B', { build: [pay('J', build(FARM))], gain: [gain('BB')] }),
  common(1, 'architect', 'Architect', '5 JJ', { build: [pay('JJ', BUILD_ANY, pay('J', BUILD_ANY))] }),
  common(2, 'steward', 'Steward', '2 B', { restock: [RESTOCK, draw(1)] }),
  common(1, 'chanter', 'Chanter', '4 LL', { meditate: [meditate(2)] }),
  common(2, 'hermit', 'Hermit', '3 L', { purify: [omen(-2)] }),
  common(1, 'storyteller', 'Storyteller', '2 W', { draw: [draw(3)] }),
  common(1, 'shaman', 'Shaman', '6 WW', { venerate: [pay('W', VENERATE)] }),
  common(1, 'pilgrim', 'Pilgrim', '3 BW', { venerate: [pay('BBBB', VENERATE)], gain: [gain('BWL')] }),
];

export type VillagerId = (typeof PRINTED)[number]['id'];
export const VILLAGERS: readonly Villager<VillagerId>[] = PRINTED;

/** Every Villager of a deck, one entry for each copy. `push`, because `flatMap` makes lists with holes. */
export function deckOf(deck: Villager['deck'], solo = false): Card[] {
  const cards: Card[] = [];
  for (const [card, villager] of VILLAGERS.entries()) {
    if (villager.deck !== deck || (solo && villager.notInSolo)) continue;
    for (let i = 0; i < villager.copies; i++) cards.push(card);
  }
  return cards;
}
