import { LEVELS, LIMITS } from '../src/cards/board.ts';
import { RESOURCES } from '../src/cards/goods.ts';
import { isCathedralMaster, masterOf, type MasterId } from '../src/cards/masters.ts';
import { scenarioOf } from '../src/cards/scenarios.ts';
import { vassalOf, type VassalId } from '../src/cards/vassals.ts';
import type { Lord, State } from '../src/types.ts';

/** Throws if a card, a token or a cube is where it cannot be. */
export function checkState(s: State): void {
  checkFiefs(s);
  if (s.piles.length === 0) return;
  checkVassals(s);
  checkMasters(s);
  checkTokens(s);
  s.lords.forEach(checkLord);
}

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** 18 fiefs until the draft is over; in solitaire, those set aside are not in the state. */
function checkFiefs(s: State): void {
  if (s.fiefDeck.length === 0)
    return demand(
      s.lords.every(lord => lord.fiefs.length === 3),
      'a lord lacks a fief',
    );
  const all = s.fiefDeck.length + s.offer.length + s.lords.reduce((sum, lord) => sum + lord.fiefs.length, 0);
  demand(s.lords.length === 1 ? all <= 18 : all === 18, `there are ${all} fiefs`);
}

export function cardsOf(lord: Lord): VassalId[] {
  const guests = lord.fiefs.flatMap(({ city }) => (city?.guest ? [city.guest] : []));
  const fields = lord.fields.filter(field => field !== null && field !== 'used');
  return [
    ...lord.hand,
    ...lord.deck,
    ...lord.discard,
    ...lord.table,
    ...lord.taxed,
    ...lord.kept,
    ...fields,
    ...guests,
  ];
}

/** Every card of the box is on its pile, with one lord, on its way to one, or eliminated. */
function checkVassals(s: State): void {
  const coming = s.frames.flatMap(frame => (frame.step === 'sacrifice' ? [frame.card] : []));
  const found = new Map<VassalId, number>();
  for (const cards of [...s.lords.map(cardsOf), s.gone, coming]) {
    for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  }
  const count = (card: VassalId): number => found.get(card) ?? 0;
  for (const [i, card] of s.piles.entries()) {
    const all = count(card) + (s.stock[i] ?? 0);
    demand((s.stock[i] ?? 0) >= 0 && all === vassalOf(card).count, `there are ${all} of ${card}`);
  }
  demand(count('tax_collector') === s.lords.length, 'a Tax Collector is missing');
  demand(!s.gone.includes('tax_collector'), 'a Tax Collector was eliminated');
  const strange = [...found.keys()].find(card => card !== 'tax_collector' && !s.piles.includes(card));
  demand(strange === undefined, `${strange} has no pile`);
}

function checkMasters(s: State): void {
  const housed = s.lords.flatMap(({ fiefs }) => fiefs.flatMap(({ city }) => (city ? [city.master] : [])));
  const coming = s.frames.flatMap(frame =>
    frame.step === 'pickCity' || frame.step === 'settle' ? [frame.master] : [],
  );
  const masters: MasterId[] = [...housed, ...coming, ...s.display, ...s.masterDeck];
  demand(s.under <= s.masterDeck.length, 'more masters are known under the deck than lie there');
  const basic = masters.filter(master => !isCathedralMaster(master));
  demand(new Set(basic).size === basic.length, 'a basic master is in two places');
  const copies = scenarioOf(s.settings.scenario).masters === 'none' ? 0 : LIMITS.cathedralMasterCopies;
  for (const [master, left] of Object.entries(s.stacks)) {
    demand(left + masters.filter(it => it === master).length === copies, `${master}: copies are missing`);
  }
}

/** F-1.7 The box has 17 tokens of each value. */
function checkTokens(s: State): void {
  const half = s.lords.reduce((sum, lord) => sum + lord.half, s.lots.foundations + s.lots.canon);
  const { nave, dean, window, silver } = s.lots;
  const full = s.lords.reduce((sum, lord) => sum + lord.full, nave + dean + window + silver);
  demand(half <= 17 && full <= 17, `there are ${half} half and ${full} whole tokens`);
  for (const left of Object.values(s.lots)) demand(left >= 0, 'a lot is overdrawn');
}

function checkLord(lord: Lord): void {
  demand(lord.coins >= 0 && lord.coins <= LIMITS.treasury, `${lord.coins} coins`);
  demand(
    lord.half >= 0 && lord.full >= 0 && lord.known <= lord.deck.length && knowsOnlyHand(lord),
    'negative tokens, or a top without a deck',
  );
  for (const n of [...lord.cubes, ...lord.vault]) demand(n >= 0, 'negative cubes');
  for (const [f, fief] of lord.fiefs.entries()) {
    const { fields, city } = LEVELS[fief.level] ?? { fields: 0, city: false };
    demand(fields === 2 || lord.fields[2 * f + 1] === null, 'a field that is not there is used');
    demand(city || fief.city === null, 'a master lives in a closed city');
    const laid = RESOURCES.map((_, r) => lord.vault[4 * f + r] ?? 0);
    const vault = fief.city && masterOf(fief.city.master).effects.find(effect => effect.op === 'vault');
    demand(laid.reduce((a, b) => a + b) <= (vault?.cap ?? 0), 'a vault is too full');
    demand(
      laid.every((n, r) => n === 0 || vault?.res.includes(RESOURCES[r] ?? 'wheat')),
      'a vault holds the wrong cubes',
    );
  }
}

/** What everybody can work out about a hand is true. */
function knowsOnlyHand({ shown, hand, kept }: Lord): boolean {
  const held = [...hand, ...kept];
  const count = (cards: readonly VassalId[], card: VassalId): number => cards.filter(it => it === card).length;
  return shown.every(card => count(shown, card) <= count(held, card));
}
