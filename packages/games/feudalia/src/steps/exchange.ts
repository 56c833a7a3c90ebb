import { keysOf, type AskStep, schedule } from '@thorp/kernel';
import { MARKET_RATES } from '../cards/events.ts';
import type { Rate } from '../cards/effects.ts';
import {
  price,
  RESOURCES,
  WILD,
  type Bag,
  type Price,
  type Resource,
  type Wild,
  type WildBag,
} from '../cards/goods.ts';
import { BASIC_MASTER_IDS, masterOf } from '../cards/masters.ts';
import { VASSAL_IDS, vassalOf } from '../cards/vassals.ts';
import { addCoins, addCubes, fiefCanPay, fiefOf, lordOf, numberAt, payInFief, tell } from '../area.ts';
import type { Done, Exchange, Feudalia, Lord, Reason, State, Trader } from '../types.ts';

/* F-4.12 Trades at printed rates: of vassals, of masters, and on the Market of F-14.9. */

/** An offered exchange, with its cost in the form that the rules use. */
interface Swap {
  readonly option: Exchange;
  readonly give: Price;
}

/** All bags without wild cubes that a bag with wild cubes can stand for. */
function concrete(bag: WildBag): Bag[] {
  let bags: Bag[] = [{}];
  for (const good of keysOf(bag)) {
    const n = bag[good] ?? 0;
    if (!isWild(good)) bags = bags.map(it => ({ ...it, [good]: n }));
    else for (let i = 0; i < n; i++) bags = bags.flatMap(it => WILD[good].map(one => plus(it, one)));
  }
  const seen = new Set<string>();
  return bags.filter(it => {
    const key = price(it).cubes.join();
    return !seen.has(key) && seen.add(key);
  });
}

function isWild(good: keyof WildBag): good is Wild {
  return good in WILD;
}

function plus(bag: Bag, one: Resource): Bag {
  return { ...bag, [one]: (bag[one] ?? 0) + 1 };
}

// F-4.12 An exchange that would give and get the same type is not offered.
function swaps(rates: readonly Rate[]): Swap[] {
  return rates.flatMap(rate =>
    concrete(rate.give).flatMap(give =>
      concrete(rate.get)
        .filter(get => !RESOURCES.some(type => give[type] && get[type]))
        .map((get): Swap => ({ option: { kind: 'exchange', give, get }, give: price(give) })),
    ),
  );
}

/** The exchanges of every card that trades, computed once. */
const SWAPS: ReadonlyMap<Trader, readonly Swap[]> = spellOut();

function spellOut(): Map<Trader, Swap[]> {
  const all = new Map<Trader, Swap[]>([['market', swaps(MARKET_RATES)]]);
  for (const id of VASSAL_IDS) {
    const { action } = vassalOf(id);
    for (const effect of action?.type === 'field' ? action.effects : []) {
      if (effect.op === 'trade') all.set(id, swaps(effect.rates));
    }
  }
  for (const id of BASIC_MASTER_IDS) {
    for (const effect of masterOf(id).effects) if (effect.op === 'trade') all.set(id, swaps(effect.rates));
  }
  return all;
}

export function exchanges(lord: Pick<Lord, 'coins' | 'cubes' | 'vault'>, fief: number, by: Trader): Exchange[] {
  const options: Exchange[] = [];
  for (const { option, give } of SWAPS.get(by) ?? []) if (fiefCanPay(lord, fief, give)) options.push(option);
  return options;
}

// F-4.3.3 Cubes come from and go to that fief; coins are the treasury's.
function exchange(s: State, seat: number, fief: number, option: Exchange): void {
  const lord = lordOf(s, seat);
  payInFief(lord, fief, price(option.give));
  const get = price(option.get);
  addCoins(lord, get.coins);
  for (let r = 0; r < 4; r++) addCubes(lord, fief, r, numberAt(get.cubes, r));
  tell(s, { kind: 'exchanged', seat, fief, give: option.give, get: option.get });
}

// F-4.3.4, F-4.12 Exchanges up to the printed number, one after the other, or none.
const trade: AskStep<Feudalia, 'trade', Exchange | Done> = {
  options(s, { seat, fief, by, left }) {
    if (left === 0) return [];
    return [...exchanges(lordOf(s, seat), fief, by), { kind: 'done' }];
  },
  choose(s, frame, option) {
    if (option.kind === 'done') return;
    exchange(s, frame.seat, frame.fief, option);
    schedule(s, { ...frame, left: frame.left - 1 });
  },
};

// F-14.9, F-14.16 The Market allows as many trades in a fief as its level, counted per turn.
export function refuseMarket(s: State, seat: number, fief: number): Reason | null {
  const lord = lordOf(s, seat);
  if ((s.turn.market[fief] ?? 0) >= fiefOf(lord, fief).level) return NO_MARKET;
  for (const { give } of SWAPS.get('market') ?? []) if (fiefCanPay(lord, fief, give)) return null;
  return NO_MARKET;
}

const NO_MARKET: Reason = { kind: 'noExchange', clause: 'F-14.9' };

const market: AskStep<Feudalia, 'market', Exchange> = {
  options: (s, { seat, fief }) => exchanges(lordOf(s, seat), fief, 'market'),
  choose(s, { seat, fief }, option) {
    s.turn.market[fief] = (s.turn.market[fief] ?? 0) + 1;
    exchange(s, seat, fief, option);
  },
};

export const exchangeSteps = { trade, market };
