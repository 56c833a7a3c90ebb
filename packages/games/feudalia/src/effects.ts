import { type RunStep, schedule } from '@thorp/kernel';
import type { Effect, EffectOf, EffectKind } from './cards/effects.ts';
import type { MasterId } from './cards/masters.ts';
import { isVassal, type VassalId } from './cards/vassals.ts';
import { addCoins, at, drawCards, fiefOf, freeField, levelOf, lordOf, matches, receive, tell } from './area.ts';
import type { Act, Feudalia, Lord, Reason, State } from './types.ts';

/* F-22 The effects of cards: one function per verb. A verb that needs a choice schedules a question. */

type Verb<K extends EffectKind> = (s: State, act: Act, effect: EffectOf<K>) => void;

// F-5.1 Effects resolve at once, in printed order, each fully before the next.
export function resolve(s: State, act: Act, effects: readonly Effect[]): void {
  const [only] = effects;
  if (only && effects.length === 1) perform(s, act, only.op, only);
  else for (let i = effects.length - 1; i >= 0; i--) schedule(s, { step: 'effect', act, effect: at(effects, i) });
}

const effect: RunStep<Feudalia, 'effect'> = { run: (s, frame) => perform(s, frame.act, frame.effect.op, frame.effect) };
export const effectSteps = { effect };

function perform<K extends EffectKind>(s: State, act: Act, op: K, it: EffectOf<K>): void {
  VERBS[op](s, act, it);
}

const produce: Verb<'produce'> = (s, { seat, card, fief }, { res, n, per }) => {
  const lord = lordOf(s, seat);
  const type = res === 'siteType' ? fiefOf(lord, fief).type : res;
  const times = per === 'fieldsOfSite' ? levelOf(fiefOf(lord, fief)).fields : 1;
  receive(s, seat, fief, type, n * times + boostOf(s, card));
};

// F-5.8 Boosts count for cards played after them and add up.
function boostOf(s: State, card: VassalId | MasterId): number {
  let more = 0;
  for (const { what, filter, n } of s.turn.boosts) {
    if (what === 'production' && isVassal(card) && matches(card, filter)) more += n;
  }
  return more;
}

// F-5.5 A field or master action stores in its own fief, an influence action anywhere.
const gain: Verb<'gain'> = (s, { seat, fief }, { res, n }) => {
  if (fief >= 0 && res !== 'any' && res !== 'ownFiefType') receive(s, seat, fief, res, n);
  else schedule(s, { step: 'gain', seat, fief, res, left: n });
};

const coins: Verb<'coins'> = (s, { seat, card }, { n, per, max }) => {
  const lord = lordOf(s, seat);
  const earned = per === 'otherVassalsPlayed' ? Math.min(max, n * othersPlayed(lord, card)) : n;
  tell(s, { kind: 'coins', seat, n: addCoins(lord, earned) });
};

/** Vassals on the fields, on the table or with the Hotelier, without the acting card. */
function othersPlayed(lord: Lord, card: VassalId | MasterId): number {
  let played = lord.table.length;
  for (const field of lord.fields) if (field !== null && field !== 'used') played++;
  for (const { city } of lord.fiefs) if (city && city.guest !== null) played++;
  return isVassal(card) ? played - 1 : played;
}

const trade: Verb<'trade'> = (s, { seat, card, fief }, { times }) =>
  schedule(s, { step: 'trade', seat, fief, by: card, left: times });

const draw: Verb<'draw'> = (s, { seat }, { n }) => drawCards(s, seat, n);

const cycle: Verb<'cycle'> = (s, { seat }, { upTo }) => schedule(s, { step: 'cycle', seat, left: upTo, discarded: 0 });

const recall: Verb<'recall'> = (s, act, it) =>
  schedule(s, { step: 'recall', act, seat: act.seat, effect: it, left: it.n });

const regain: Verb<'regain'> = (s, { seat }, { n, to }) => schedule(s, { step: 'regain', seat, to, left: n });

const eliminate: Verb<'eliminate'> = (s, { seat }, it) =>
  schedule(s, { step: 'eliminate', seat, effect: it, left: it.upTo });

const discount: Verb<'discount'> = (s, _, it) => {
  s.turn.discounts.push(it);
};

const boost: Verb<'boost'> = (s, _, it) => {
  s.turn.boosts.push(it);
};

const influenceExtra: Verb<'influenceExtra'> = (s, _, { n }) => {
  s.turn.influence += n;
};

const move: Verb<'move'> = (s, { seat }, { upTo }) => schedule(s, { step: 'move', seat, left: upTo });

const host: Verb<'host'> = (s, { seat, fief }) => schedule(s, { step: 'host', seat, fief });

const vault: Verb<'vault'> = (s, { seat, fief }, it) => schedule(s, { step: 'lay', seat, fief, effect: it });

const keepInHand: Verb<'keepInHand'> = (s, { seat }, { n }) => schedule(s, { step: 'hold', seat, left: n });

const saveBonus: Verb<'saveBonus'> = (s, _, { n }) => {
  s.turn.saveBonus += n;
};

const courtBonus: Verb<'courtBonus'> = (s, _, { n }) => {
  s.turn.courtBonus += n;
};

const revealHand: Verb<'revealHand'> = (s, { seat }) => schedule(s, { step: 'spy', seat });

/** Tax relief and defense apply while their master is in the city; `standingEffect` reads them. */
const stands = (): void => undefined;

const VERBS: { readonly [K in EffectKind]: Verb<K> } = {
  produce,
  gain,
  coins,
  trade,
  draw,
  cycle,
  recall,
  regain,
  eliminate,
  discount,
  boost,
  influenceExtra,
  move,
  host,
  vault,
  keepInHand,
  saveBonus,
  courtBonus,
  taxRelief: stands,
  defense: stands,
  revealHand,
};

// F-4.14, F-9.9 Recall, regain and host need a card to take; the Hotelier also a free field in its own fief.
export function refuseEffects(s: State, act: Act, effects: readonly Effect[]): Reason | null {
  for (const it of effects) {
    if (it.op === 'recall' && recallable(s, act, it).length === 0) return NO_RECALL;
    if (it.op === 'regain' && !lordOf(s, act.seat).discard.some(card => card !== 'tax_collector')) return NO_RECALL;
    if (it.op === 'host' && !canHost(lordOf(s, act.seat), act.fief)) return NO_GUEST;
  }
  return null;
}

const NO_RECALL: Reason = { kind: 'noTarget', clause: 'F-4.14' };
const NO_GUEST: Reason = { kind: 'noTarget', clause: 'F-9.9' };

function canHost(lord: Lord, fief: number): boolean {
  if (freeField(lord, fief) < 0) return false;
  return lord.table.length > 0 || lord.fields.some(field => field !== null && field !== 'used');
}

/** Played vassals that can be taken back, equal cards once, without the acting card. */
export function recallable(s: State, { seat, card }: Act, { from, filter }: EffectOf<'recall'>): VassalId[] {
  const lord = lordOf(s, seat);
  const cards: VassalId[] = [];
  for (const field of lord.fields) {
    if (field !== null && field !== 'used' && matches(field, filter) && !cards.includes(field)) cards.push(field);
  }
  if (from === 'field') return cards;
  for (const [i, played] of lord.table.entries()) {
    const itself = played === card && lord.table.lastIndexOf(played) === i;
    if (!itself && matches(played, filter) && !cards.includes(played)) cards.push(played);
  }
  return cards;
}
