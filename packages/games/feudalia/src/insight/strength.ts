import { numberAt } from '../area.ts';
import { LEVELS, LIMITS } from '../cards/board.ts';
import type { VassalId } from '../cards/vassals.ts';
import type { Field, Lord } from '../types.ts';
import { CUBE, fraction, serviceOf, servicesFor, type Service, type Services } from './worth.ts';

/** The sums over a lord's cards, by what they need to act: a field, the single influence action, or nothing. */
interface Troop {
  count: number;
  free: number;
  field: number;
  fieldCards: number;
  influence: number;
  influenceCards: number;
  /** Cubes that specialists make, by resource. */
  readonly crop: number[];
}

/** The value of an average hand of five of these cards. */
export function averageHand(lord: Lord, cards: readonly Service[]): number {
  return handOf(troopOf(cards), fieldsOf(lord));
}

/** How much one more card improves an average hand. */
export function betterment(lord: Lord, card: VassalId): number {
  return bettermentsOf(lord)(card);
}

/** The same for several cards: the lord's own cards are counted once. */
export function bettermentsOf(lord: Lord): (card: VassalId) => number {
  const services = servicesFor(lord.fiefs);
  const troop = troopOf(cardsOf(lord, services));
  const fields = fieldsOf(lord);
  const before = handOf(troop, fields);
  return card => {
    const larger = copyOf(troop);
    join(larger, serviceOf(services, card));
    return handOf(larger, fields) - before;
  };
}

/** The services of all cards that a lord has. */
export function cardsOf(lord: Lord, services: Services): Service[] {
  const cards: Service[] = [];
  enlist(cards, lord.hand, services);
  enlist(cards, lord.deck, services);
  enlist(cards, lord.discard, services);
  enlist(cards, lord.table, services);
  enlist(cards, lord.taxed, services);
  enlist(cards, lord.kept, services);
  for (const field of lord.fields) if (isVassal(field)) cards.push(serviceOf(services, field));
  return cards;
}

function enlist(found: Service[], cards: readonly VassalId[], services: Services): void {
  for (const card of cards) found.push(serviceOf(services, card));
}

function troopOf(cards: readonly Service[]): Troop {
  const troop: Troop = {
    count: 0,
    free: 0,
    field: 0,
    fieldCards: 0,
    influence: 0,
    influenceCards: 0,
    crop: [0, 0, 0, 0],
  };
  for (const card of cards) join(troop, card);
  return troop;
}

/** Written out, because a spread is slow where another field follows. */
function copyOf({ count, free, field, fieldCards, influence, influenceCards, crop }: Troop): Troop {
  return { count, free, field, fieldCards, influence, influenceCards, crop: crop.slice() };
}

/** The number of fields and the single influence action limit how many such cards can act. */
function handOf({ count, free, field, fieldCards, influence, influenceCards, crop }: Troop, fields: number): number {
  if (count === 0) return 0;
  const hands = count / LIMITS.hand;
  const sown = field * Math.min(1, (fields * hands) / Math.max(1, fieldCards));
  const exerted = influence * Math.min(1, hands / Math.max(1, influenceCards));
  return (free + sown + exerted - glut(crop, hands)) / hands;
}

/** Cubes of a kind that can be used in a turn. */
const DEMAND = 2;

/** Cubes of one kind beyond demand have little value: prices ask for several kinds. */
function glut(crop: readonly number[], hands: number): number {
  let surplus = 0;
  for (let r = 0; r < crop.length; r++) surplus += fraction(CUBE, r) * Math.max(0, numberAt(crop, r) - DEMAND * hands);
  return 0.7 * surplus;
}

function join(troop: Troop, { worth, need, crop }: Service): void {
  troop.count++;
  if (need === 'field') {
    troop.field += worth;
    troop.fieldCards++;
    if (crop.n > 0) troop.crop[crop.r] = numberAt(troop.crop, crop.r) + crop.n;
  } else if (need === 'influence') {
    troop.influence += worth;
    troop.influenceCards++;
  } else troop.free += worth;
}

function fieldsOf(lord: Lord): number {
  let fields = 0;
  for (const { level } of lord.fiefs) fields += LEVELS[level]?.fields ?? 1;
  return fields;
}

export function isVassal(field: Field): field is VassalId {
  return field !== null && field !== 'used';
}
