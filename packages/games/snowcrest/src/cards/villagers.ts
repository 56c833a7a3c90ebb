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
  type Villager,
} from './vocabulary.ts';

type Actions = { readonly [id: string]: readonly Effect[] };

const ALL = 'everything';
const FACE = 'cost, icons and deck';
const ACTS = 'cost, actions, deck and copies';

/** S-21.1 A Starter costs 1, has no front icon and shows one Barley on its back. */
function starter(id: string, name: string, actions: Actions): Villager {
  return villager('starter', id, name, 1, 1, '', actions, 'name, cost and actions');
}

function personal(id: string, name: string, cost: number, icons: string, actions: Actions, recon: string): Villager {
  return villager('personal', id, name, 1, cost, icons, actions, recon);
}

function common(
  copies: number,
  id: string,
  name: string,
  cost: number,
  icons: string,
  actions: Actions,
  recon = ALL,
): Villager {
  return villager('common', id, name, copies, cost, icons, actions, recon);
}

/** Icons are letters; `!` is the avoid icon. */
function villager(
  deck: Villager['deck'],
  id: string,
  name: string,
  copies: number,
  cost: number,
  icons: string,
  actions: Actions,
  recon: string,
): Villager {
  return {
    id,
    name,
    deck,
    copies,
    cost,
    icons: units(icons.replace('!', '')),
    avoid: icons.includes('!'),
    actions: Object.entries(actions).map(([action, effects]) => ({ id: action, effects })),
    idleWhenAdded: false,
    notInSolo: false,
    recon,
  };
}

const HARVEST: Effect = { op: 'gainPer', resource: BARLEY, n: 2, per: 'faceUpFarm' };
const VISION = pay('LL', opponents(omen(1)), omen(-1));
/** S-20.5 5 Barley ⇄ 3 Juniper ⇄ 1 Scroll. */
const STEPPING_STONES = trade({ units: units('BBBBB') }, { units: units('JJJ') }, { scrolls: 1 });

export const VILLAGERS: readonly Villager[] = [
  starter('peasant', 'Peasant', { gain: [gain('BB')], restock: [RESTOCK, draw(1)] }),
  starter('labourer', 'Labourer', { gain: [gain('BJ')], build: [pay('JJJ', build(null))] }),
  starter('novice', 'Novice', { gain: [gain('WL')], meditate: [meditate(0)] }),
  starter('caretaker', 'Caretaker', { gain: [gain('WW')], venerate: [pay('WWW', VENERATE)] }),

  personal('farmer', 'Farmer', 2, 'B', { gain: [gain('BBB')] }, 'cost, number of icons, action and deck'),
  personal('priest', 'Priest', 4, 'LL', { gain: [gain('LLL')], meditate: [meditate(0)] }, 'cost and actions'),
  personal(
    'builder',
    'Builder',
    4,
    'JJ',
    { build: [pay('JJ', build(null))], gain: [gain('JJ')] },
    'name, actions, deck',
  ),
  personal('nun', 'Nun', 2, 'W', { retrieve: [retrieve(1)], absolve: [omen(-1)] }, 'cost, icons, deck, second action'),
  personal('gardener', 'Gardener', 3, 'BB', { harvest: [HARVEST] }, FACE),
  personal('officer', 'Officer', 1, 'WL', { redraw: [DISCARD_REDRAW] }, FACE),
  personal('abbot', 'Abbot', 5, 'L!', { venerate: [pay('WW', VENERATE)] }, 'cost, action and deck'),
  personal('potter', 'Potter', 3, 'WW', { gain: [gain('WWW')] }, ALL),
  personal('woodcutter', 'Woodcutter', 3, 'J', { gain: [gain('JJ')], draw: [draw(2)] }, ALL),

  {
    ...common(2, 'recruiter', 'Recruiter', 2, 'B', { recruit: [RECRUIT] }, 'cost, icons, copies'),
    idleWhenAdded: true,
  },
  common(2, 'scholar', 'Scholar', 3, 'WL', { copy: [COPY] }, 'cost, icons, deck and copies'),
  common(2, 'merchant', 'Merchant', 5, 'G', { trade: [STEPPING_STONES] }, 'cost, icons, deck and copies'),
  common(2, 'poet', 'Poet', 1, '!', {}, 'cost, deck and copies'),
  common(1, 'great_abbot', 'Great Abbot', 7, 'L!', { venerate: [pay('W', VENERATE)], meditate: [meditate(2)] }, ACTS),
  { ...common(2, 'mystic', 'Mystic', 4, 'L', { vision: [VISION] }, 'everything but its name'), notInSolo: true },
  common(1, 'terton', 'Terton', 6, 'G', { reveal: [pay('BJWL', scroll(1))] }),
  common(2, 'beggar', 'Beggar', 0, 'B', { beg: [oneOf('BWL')] }),
  common(2, 'goldsmith', 'Goldsmith', 4, 'G', { gain: [gain('GG')] }),
  common(2, 'shepherd', 'Shepherd', 3, 'BB', { gain: [gain('BBBB')] }),
  common(2, 'forester', 'Forester', 4, 'J', { gain: [gain('JJJ')] }),
  common(2, 'smith', 'Smith', 3, 'L', { build: [pay('J', build(FORGE))], gain: [gain('LL')] }),
  common(2, 'mason', 'Mason', 3, 'W', { build: [pay('J', build(SHRINE))], gain: [gain('WW')] }),
  common(2, 'miller', 'Miller', 2, 'B', { build: [pay('J', build(FARM))], gain: [gain('BB')] }),
  common(1, 'architect', 'Architect', 5, 'JJ', { build: [pay('JJ', build(null), pay('J', build(null)))] }),
  common(2, 'steward', 'Steward', 2, 'B', { restock: [RESTOCK, draw(1)] }),
  common(1, 'chanter', 'Chanter', 4, 'LL', { meditate: [meditate(2)] }),
  common(2, 'hermit', 'Hermit', 3, 'L', { purify: [omen(-2)] }),
  common(1, 'storyteller', 'Storyteller', 2, 'W', { draw: [draw(3)] }),
  common(1, 'shaman', 'Shaman', 6, 'WW', { venerate: [pay('W', VENERATE)] }),
  common(1, 'pilgrim', 'Pilgrim', 3, 'BW', { venerate: [pay('BBBB', VENERATE)], gain: [gain('BWL')] }),
];

/** Every Villager of a deck, one entry a copy. */
export function deckOf(deck: Villager['deck'], solo = false): Card[] {
  return VILLAGERS.flatMap((villager, card) =>
    villager.deck === deck && !(solo && villager.notInSolo) ? Array<Card>(villager.copies).fill(card) : [],
  );
}
