import { keysOf, must } from '@thorp/kernel';
import {
  coins,
  courtBonus,
  cycle,
  defense,
  discount,
  draw,
  eliminate,
  gain,
  host,
  influenceExtra,
  move,
  produce,
  recall,
  regain,
  saveBonus,
  taxRelief,
  trade,
  vault,
  type Effect,
} from './effects.ts';
import { price, type Bag, type Price, type Resource } from './goods.ts';
import type { Reconstructed } from './reconstructed.ts';

/** When a master acts (F-9.7); the cathedral masters open a card of the cathedral instead (F-8.5). */
export type Timing = 'tap' | 'untap' | 'blue' | 'passive' | 'build';

export interface Master {
  readonly name: string;
  /** The colour of its flag; black goes anywhere. */
  readonly fief: Resource | 'any';
  readonly minLevel: number;
  readonly cost: Bag;
  readonly price: Price;
  readonly timing: Timing;
  readonly pay: Price;
  readonly effects: readonly Effect[];
  readonly reconstructed: Reconstructed;
}

/** When and for what price a master does what. */
type MasterAction = Pick<Master, 'timing' | 'pay' | 'effects'>;

const FREE: Bag = {};
const BUILD: MasterAction = { timing: 'build', pay: price(FREE), effects: [] };

const tap = (pay: Bag, ...effects: Effect[]): MasterAction => ({ timing: 'tap', pay: price(pay), effects });
const untap = (...effects: Effect[]): MasterAction => ({ timing: 'untap', pay: price(FREE), effects });
const blue = (...effects: Effect[]): MasterAction => ({ timing: 'blue', pay: price(FREE), effects });
const passive = (...effects: Effect[]): MasterAction => ({ timing: 'passive', pay: price(FREE), effects });

type Home = readonly [fief: Resource | 'any', minLevel: number];

function master(
  name: string,
  [fief, minLevel]: Home,
  cost: Bag,
  action: MasterAction,
  reconstructed: Reconstructed,
): Master {
  return { name, fief, minLevel, cost, price: price(cost), ...action, reconstructed };
}

/** F-25.2 The 40 basic masters: name, fief and minimum level, cost, action, and what is reconstructed. */
// prettier-ignore
export const BASIC_MASTERS = {
  hotelier: master('Hotelier', ['wheat', 1], { coins: 6, wheat: 2 }, tap(FREE, host()), 'fief'),
  baker: master('Baker', ['wheat', 1], { coins: 4, wheat: 1 }, tap({ wheat: 1 }, coins(2)), 'everything'),
  miller: master('Miller', ['wheat', 1], { coins: 4, wood: 1 }, tap({ wheat: 3 }, coins(4)), 'everything'),
  brewer: master('Brewer', ['wheat', 1], { coins: 4, wheat: 2 }, tap({ wheat: 2 }, draw(1)), 'everything'),
  ploughwright: master('Ploughwright', ['wheat', 1], { coins: 5, wood: 1 }, untap(produce('wheat', 1, 'fieldsOfSite')), 'everything'),
  granary_keeper: master('Granary Keeper', ['wheat', 1], { coins: 3, clay: 1 }, tap(FREE, vault(6, ['wheat'])), 'everything'),
  cattle_breeder: master('Cattle Breeder', ['wheat', 2], { coins: 5, wheat: 3 }, tap({ wheat: 2 }, gain('any', 1)), 'everything'),
  cabinetmaker: master('Cabinetmaker', ['wood', 1], { coins: 4, wood: 2 }, tap(FREE, vault(4, ['wood', 'clay'])), 'all but the name'),
  sawyer: master('Sawyer', ['wood', 1], { coins: 5, clay: 1 }, untap(produce('wood', 1)), 'everything'),
  charcoal_burner: master('Charcoal Burner', ['wood', 1], { coins: 3, wood: 1 }, tap({ wood: 1 }, coins(2)), 'everything'),
  cooper: master('Cooper', ['wood', 1], { coins: 3, wheat: 1 }, tap({ wood: 1 }, gain('wheat', 3)), 'everything'),
  carpenter: master('Carpenter', ['wood', 1], { coins: 5, wood: 1 }, tap(FREE, discount('fief', { any: 2 }, 1)), 'everything'),
  forester: master('Forester', ['wood', 2], { coins: 6, wheat: 2 }, tap(FREE, produce('wood', 2)), 'everything'),
  shipwright: master('Shipwright', ['wood', 2], { coins: 6, wood: 2 }, tap({ wood: 2 }, coins(5)), 'everything'),
  brickmaker: master('Brickmaker', ['clay', 1], { coins: 5, wood: 1 }, untap(produce('clay', 1)), 'everything'),
  ceramist: master('Ceramist', ['clay', 1], { coins: 3, clay: 1 }, tap({ clay: 1 }, coins(2)), 'everything'),
  tiler: master('Tiler', ['clay', 1], { coins: 5, clay: 1 }, tap(FREE, discount('fief', { any: 2 }, 1)), 'everything'),
  mosaicist: master('Mosaicist', ['clay', 1], { coins: 4, clay: 2 }, tap(FREE, trade(2, [{ clay: 1 }, { any: 1 }])), 'everything'),
  kiln_master: master('Kiln Master', ['clay', 1], { coins: 4, wood: 2 }, tap({ clay: 1, wood: 1 }, coins(4)), 'everything'),
  clay_digger: master('Clay Digger', ['clay', 2], { coins: 6, wheat: 2 }, tap(FREE, produce('clay', 2)), 'everything'),
  sculptor: master('Sculptor', ['clay', 2], { coins: 6, clay: 2 }, tap(FREE, discount('cathedral', { any: 1 }, 2)), 'everything'),
  quarryman: master('Quarryman', ['stone', 2], { coins: 6, wood: 2 }, untap(produce('stone', 1)), 'everything'),
  miner: master('Miner', ['stone', 1], { coins: 5, wood: 1 }, tap({ coins: 1 }, produce('stone', 1)), 'everything'),
  mason: master('Mason', ['stone', 1], { coins: 5, stone: 1 }, tap(FREE, discount('cathedral', { any: 1 }, 1)), 'everything'),
  stone_carver: master('Stone Carver', ['stone', 1], { coins: 4, stone: 1 }, tap({ stone: 1 }, coins(4)), 'everything'),
  wall_builder: master('Wall Builder', ['stone', 1], { coins: 4, stone: 1 }, passive(defense(2)), 'everything'),
  bridge_builder: master('Bridge Builder', ['stone', 1], { coins: 3, wood: 2 }, tap(FREE, move(6)), 'everything'),
  gem_cutter: master('Gem Cutter', ['stone', 2], { coins: 7, stone: 1 }, tap({ stone: 1 }, coins(3), draw(1)), 'everything'),
  accountant: master('Accountant', ['any', 1], { coins: 5, wood: 1 }, tap(FREE, vault(3, ['wheat', 'wood', 'clay', 'stone'])), 'all but the name'),
  treasurer: master('Treasurer', ['any', 1], { coins: 6 }, blue(saveBonus(2)), 'everything'),
  herald: master('Herald', ['any', 1], { coins: 6, wheat: 1 }, tap(FREE, draw(1)), 'everything'),
  chaplain: master('Chaplain', ['any', 1], { coins: 5, wheat: 2 }, tap(FREE, influenceExtra(1)), 'everything'),
  tutor: master('Tutor', ['any', 1], { coins: 5, clay: 1 }, tap(FREE, eliminate('hand', 1, ['worker']), coins(1)), 'everything'),
  librarian: master('Librarian', ['any', 1], { coins: 4, wood: 1 }, tap(FREE, cycle(2)), 'everything'),
  recruiter: master('Recruiter', ['any', 1], { coins: 4, wheat: 2 }, tap(FREE, discount('vassal', { coins: 2 }, 1)), 'everything'),
  guildmaster: master('Guildmaster', ['any', 2], { coins: 6, stone: 1 }, tap(FREE, discount('master', { coins: 3 }, 1)), 'everything'),
  jester: master('Jester', ['any', 1], { coins: 4 }, blue(courtBonus(1)), 'everything'),
  notary: master('Notary', ['any', 1], { coins: 5, clay: 1 }, passive(taxRelief(1)), 'everything'),
  physician: master('Physician', ['any', 2], { coins: 6, wheat: 2 }, tap(FREE, regain(1, 'deckTop')), 'everything'),
  foreman: master('Foreman', ['any', 2], { coins: 7, wood: 1 }, tap(FREE, recall('field', 1, ['worker', 'specialist'])), 'everything'),
} satisfies Record<string, Master>;

/** F-9.8 The cathedral masters need a city of level 2 in a fief of any colour. */
// prettier-ignore
export const CATHEDRAL_MASTERS = {
  bishop: master('Bishop', ['any', 2], { coins: 5, wheat: 3 }, BUILD, 'all but the minimum level and its tokens'),
  glazier: master('Glazier', ['any', 2], { coins: 5, clay: 2 }, BUILD, 'all but the minimum level and its tokens'),
  silversmith: master('Silversmith', ['any', 2], { coins: 5, stone: 2 }, BUILD, 'cost, price, fief'),
} satisfies Record<string, Master>;

export type BasicMasterId = keyof typeof BASIC_MASTERS;
export type CathedralMasterId = keyof typeof CATHEDRAL_MASTERS;
export type MasterId = BasicMasterId | CathedralMasterId;

export const BASIC_MASTER_IDS = keysOf(BASIC_MASTERS);
export const CATHEDRAL_MASTER_IDS = keysOf(CATHEDRAL_MASTERS);

export const MASTERS: { readonly [M in MasterId]: Master } = { ...BASIC_MASTERS, ...CATHEDRAL_MASTERS };

/** Looked up all the time; a map is twice as fast as an object of this size. */
const BY_ID = new Map<MasterId, Master>(keysOf(MASTERS).map(id => [id, MASTERS[id]]));

/** The printed card. */
export function masterOf(id: MasterId): Master {
  return must(BY_ID.get(id), 'every master has a card');
}

export function isCathedralMaster(id: MasterId): id is CathedralMasterId {
  return id in CATHEDRAL_MASTERS;
}
