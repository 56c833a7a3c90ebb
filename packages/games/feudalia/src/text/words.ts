import { keysOf, type Seat, type Reader } from '@thorp/kernel';
import type { Lot } from '../cards/board.ts';
import type { Category, Effect, EffectOf, EffectKind, Rate } from '../cards/effects.ts';
import type { EventEffect } from '../cards/events.ts';
import { RESOURCES, type Price, type Resource, type WildBag } from '../cards/goods.ts';
import type { MasterId } from '../cards/masters.ts';
import { isVassal, type VassalId } from '../cards/vassals.ts';
import type { Cubes, View } from '../types.ts';
import { cityOf } from './lookup.ts';

/** Singular and plural. */
export type Noun = readonly [one: string, many: string];

/** The vocabulary of a language: nouns, names, and a sentence for every verb of the cards. */
export interface Vocabulary {
  readonly and: string;
  readonly or: string;
  readonly nothing: string;
  /** The separator between the effects of an action. */
  readonly next: string;
  readonly goods: { readonly [G in keyof WildBag]-?: Noun };
  readonly events: { readonly [E in EventEffect]: string };
  readonly lots: { readonly [L in Lot]: string };
  readonly categories: { readonly [C in Category]: string };
  readonly effects: { readonly [K in EffectKind]: (effect: EffectOf<K>, wording: Wording) => string };
  /** `own` is for a fief of unknown type. */
  readonly fiefs: { readonly [R in Resource | 'own']: string };
  readonly aMaster: string;
  vassal(card: VassalId): string;
  master(master: MasterId): string;
  vp(points: string): string;
}

/** The words that prompts, labels, log, catalogue and board share. */
export interface Wording {
  readonly goods: Vocabulary['goods'];
  readonly lots: Vocabulary['lots'];
  readonly events: Vocabulary['events'];
  readonly categories: Vocabulary['categories'];
  readonly fiefs: Vocabulary['fiefs'];
  list(words: readonly string[]): string;
  either(words: readonly string[]): string;
  vp(halves: number): string;
  bagWords(bag: WildBag): string;
  cubeWords(cubes: Cubes): string;
  priceWords(price: Price): string;
  rateWords(rate: Rate): string;
  coins(n: number): string;
  vassalName(card: VassalId): string;
  masterName(master: MasterId): string;
  cardName(card: VassalId | MasterId): string;
  cardNames(cards: readonly (VassalId | MasterId)[]): string;
  /** "wheat fief", numbered if the lord has several of the type. */
  fiefName(reader: Reader<View>, seat: Seat | null, at: number): string;
  /** A fief of the asked seat. */
  myFief(reader: Reader<View>, at: number): string;
  /** The master in a fief of the asked seat. */
  myMaster(reader: Reader<View>, at: number): string;
  effectWords(effects: readonly Effect[]): string;
}

export function count(n: number, [one, many]: Noun): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** Points as players say them: 21 halves are 10½. */
export function points(halves: number): string {
  const whole = Math.trunc(halves / 2);
  return halves % 2 === 0 ? String(whole) : `${whole || ''}½`;
}

export function wordingIn(words: Vocabulary): Wording {
  const { goods, vassal, master } = words;
  const series = (parts: readonly string[], last: string): string =>
    parts.length < 2 ? (parts[0] ?? words.nothing) : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
  const wording: Wording = {
    goods,
    lots: words.lots,
    events: words.events,
    categories: words.categories,
    fiefs: words.fiefs,
    list: parts => series(parts, words.and),
    either: parts => series(parts, words.or),
    vp: halves => words.vp(points(halves)),
    bagWords: bag => wording.list(keysOf(bag).map(good => count(bag[good] ?? 0, goods[good]))),
    cubeWords: cubes => wording.list(RESOURCES.flatMap((type, r) => (cubes[r] ? [count(cubes[r], goods[type])] : []))),
    priceWords({ coins, cubes }) {
      const stuff = cubes.some(n => n > 0) ? [wording.cubeWords(cubes)] : [];
      return [...(coins > 0 ? [wording.coins(coins)] : []), ...stuff].join(', ') || words.nothing;
    },
    rateWords: ({ give, get }) => `${wording.bagWords(give)} → ${wording.bagWords(get)}`,
    coins: n => count(n, goods.coins),
    vassalName: vassal,
    masterName: master,
    cardName: card => (isVassal(card) ? vassal(card) : master(card)),
    cardNames: cards => wording.list(cards.map(wording.cardName)),
    fiefName({ view }, seat, at) {
      const fiefs = view.lords[seat ?? 0]?.fiefs ?? [];
      const type = fiefs[at]?.type ?? 'own';
      const equal = fiefs.filter(fief => fief.type === type);
      const number = fiefs.slice(0, at + 1).filter(it => it.type === type).length;
      return equal.length === 1 ? words.fiefs[type] : `${words.fiefs[type]} ${number}`;
    },
    myFief: (reader, at) => wording.fiefName(reader, reader.view.waiting, at),
    myMaster({ view }, at) {
      const city = cityOf(view, at);
      return city ? master(city.master) : words.aMaster;
    },
    effectWords: effects => effects.map(effect => sentenceOf(effect.op, effect, words, wording)).join(words.next),
  };
  return wording;
}

function sentenceOf<K extends EffectKind>(
  op: K,
  effect: EffectOf<K>,
  { effects }: Vocabulary,
  wording: Wording,
): string {
  return effects[op](effect, wording);
}
