import { LEVELS, LIMITS } from './cards/board.ts';
import type { VassalId } from './cards/vassals.ts';
import type { Field, Lord } from './types.ts';
import { CROP, CUBE, NEED, worthsFor, type Worths } from './worth.ts';

/** What a lord's cards do together, by what they need to act: a field, the one influence action, or nothing. */
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

/** What an average hand of five does. */
export function averageHand(lord: Lord, worths: Worths): number {
  return handOf(troopOf(lord, worths), fieldsOf(lord));
}

/** How much more an average hand does with one such card more. */
export function betterment(lord: Lord, card: VassalId): number {
  const worths = worthsFor(lord.fiefs);
  const troop = troopOf(lord, worths);
  const fields = fieldsOf(lord);
  const before = handOf(troop, fields);
  join(troop, card, worths);
  return handOf(troop, fields) - before;
}

function troopOf(lord: Lord, worths: Worths): Troop {
  const troop: Troop = {
    count: 0,
    free: 0,
    field: 0,
    fieldCards: 0,
    influence: 0,
    influenceCards: 0,
    crop: [0, 0, 0, 0],
  };
  enlist(troop, lord.hand, worths);
  enlist(troop, lord.deck, worths);
  enlist(troop, lord.discard, worths);
  enlist(troop, lord.table, worths);
  enlist(troop, lord.taxed, worths);
  enlist(troop, lord.kept, worths);
  for (const field of lord.fields) if (isVassal(field)) join(troop, field, worths);
  return troop;
}

/** There are so many fields, and one influence action: more such cards lie idle. */
function handOf({ count, free, field, fieldCards, influence, influenceCards, crop }: Troop, fields: number): number {
  if (count === 0) return 0;
  const hands = count / LIMITS.hand;
  const sown = field * Math.min(1, (fields * hands) / Math.max(1, fieldCards));
  const exerted = influence * Math.min(1, hands / Math.max(1, influenceCards));
  return (free + sown + exerted - glut(crop, hands)) / hands;
}

/** Cubes of a kind that one can use in a turn. */
const DEMAND = 2;

/** What is made of one kind beyond demand is worth little: prices ask for several kinds. */
function glut(crop: readonly number[], hands: number): number {
  let surplus = 0;
  for (let r = 0; r < crop.length; r++) surplus += at(CUBE, r) * Math.max(0, at(crop, r) - DEMAND * hands);
  return 0.7 * surplus;
}

function at(list: readonly number[], index: number): number {
  return list[index] as number;
}

function enlist(troop: Troop, cards: readonly VassalId[], worths: Worths): void {
  for (let i = 0; i < cards.length; i++) join(troop, cards[i] as VassalId, worths);
}

function join(troop: Troop, card: VassalId, worths: Worths): void {
  const need = NEED[card];
  troop.count++;
  if (need === 'field') {
    troop.field += worths[card];
    troop.fieldCards++;
    const { r, n } = CROP[card];
    if (n > 0) troop.crop[r] = (troop.crop[r] as number) + n;
  } else if (need === 'influence') {
    troop.influence += worths[card];
    troop.influenceCards++;
  } else troop.free += worths[card];
}

function fieldsOf(lord: Lord): number {
  let fields = 0;
  for (const { level } of lord.fiefs) fields += LEVELS[level]?.fields ?? 1;
  return fields;
}

export function isVassal(field: Field): field is VassalId {
  return field !== null && field !== 'used';
}
