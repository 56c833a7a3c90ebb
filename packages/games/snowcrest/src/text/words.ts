import type { Reader } from '@thorp/kernel';
import type { GoalId } from '../cards/achievements.ts';
import { cardOf, spiritId } from '../cards/ids.ts';
import type { SpiritId } from '../cards/spirits.ts';
import type { VillagerId } from '../cards/villagers.ts';
import {
  ANY,
  BARLEY,
  RESOURCES,
  type Due,
  type Effect,
  type EffectOf,
  type Need,
  type Reconstructed,
  type Resource,
  type Stat,
  type Units,
  type Ware,
} from '../cards/vocabulary.ts';
import { villager } from '../table.ts';
import type { View } from '../types.ts';
import { effectsOf, needAt, wareAt, type ItemFrame } from './lookup.ts';

/** Singular and plural. */
export type Noun = readonly [one: string, many: string];

/** The vocabulary of a language: nouns, names, and a sentence for every verb of the cards. */
export interface Vocabulary {
  readonly and: string;
  /** The separator between the steps of an action. */
  readonly next: string;
  readonly resources: { readonly [R in Resource]: Noun };
  readonly anyResource: Noun;
  readonly scroll: Noun;
  readonly omen: Noun;
  readonly card: Noun;
  readonly bell: Noun;
  readonly needs: { readonly [N in Exclude<Need, Resource>]: string };
  readonly effects: { readonly [K in Effect['op']]: (effect: EffectOf<K>, wording: Wording) => string };
  readonly stats: { readonly [S in Stat]: (n: number) => string };
  villager(id: VillagerId): string;
  spirit(id: SpiritId): string;
  goal(id: GoalId): string;
  reconstructed(what: Reconstructed): string;
}

/** The nouns and sentences that prompts, labels, log, catalogue and board share. */
export interface Wording {
  resourceName(resource: number): string;
  cardName(card: VillagerId): string;
  spiritName(spirit: SpiritId): string;
  goalName(goal: GoalId): string;
  amount(n: number, resource: number): string;
  scrolls(n: number): string;
  omens(n: number): string;
  cards(n: number): string;
  bells(n: number): string;
  /** What a Villager costs. */
  price(card: VillagerId): string;
  list(words: readonly string[], last?: string): string;
  /** "2 Barley and 1 Juniper". */
  unitWords(units: Units): string;
  dueWords(due: Due): string;
  wareWords(ware: Ware): string;
  needWords(need: Need): string;
  statWords(stat: Stat, atLeast: number): string;
  /** The steps of an action, in the middle of a sentence. */
  effectWords(effects: readonly Effect[]): string;
  /** An action as a sentence. */
  actionWords(effects: readonly Effect[]): string;
  /** One of a Villager's actions. */
  actionOf(card: VillagerId, action: number): string;
  /** A link of the Merchant's chain. */
  wareAt(at: number): string;
  /** The item a frame is about. */
  itemOf(frame: ItemFrame, reader: Reader<View>): string;
  /** The Guardian or Forest card that is being resolved. */
  spiritOf(reader: Reader<View>): string;
  reconstructedWords(what: Reconstructed): string;
}

export function count(n: number, [one, many]: Noun): string {
  return `${n} ${n === 1 ? one : many}`;
}

export function wordingIn(words: Vocabulary): Wording {
  const nouns: readonly Noun[] = RESOURCES.map(resource => words.resources[resource]);
  const wording: Wording = {
    resourceName: resource => nouns[resource]?.[0] ?? '',
    cardName: words.villager,
    spiritName: words.spirit,
    goalName: words.goal,
    amount: (n, resource) => count(n, nouns[resource] ?? ['', '']),
    scrolls: n => count(n, words.scroll),
    omens: n => count(n, words.omen),
    cards: n => count(n, words.card),
    bells: n => count(n, words.bell),
    price: card => wording.amount(villager(cardOf(card)).cost, BARLEY),
    list: (parts, last = words.and) =>
      parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`,
    unitWords(units) {
      const parts = RESOURCES.map(resource => ({ resource, n: units.filter(unit => unit === resource).length }));
      return wording.list(parts.filter(({ n }) => n > 0).map(({ resource, n }) => wording.amount(n, resource)));
    },
    dueWords(due) {
      const owed = (n: number, need: number): string =>
        need === ANY ? count(n, words.anyResource) : wording.amount(n, need);
      return wording.list(due.flatMap((n, need) => (n > 0 ? [owed(n, need)] : [])));
    },
    wareWords: ware => ('scrolls' in ware ? wording.scrolls(ware.scrolls) : wording.unitWords(ware.units)),
    needWords: need => (typeof need === 'number' ? wording.amount(1, need) : words.needs[need]),
    statWords: (stat, atLeast) => words.stats[stat](atLeast),
    effectWords: effects => effects.map(effect => sentenceOf(effect.op, effect, words, wording)).join(words.next),
    actionWords(effects) {
      const steps = wording.effectWords(effects);
      return steps.charAt(0).toUpperCase() + steps.slice(1);
    },
    actionOf: (card, action) => wording.actionWords(effectsOf(card, action)),
    wareAt: at => wording.wareWords(wareAt(at)),
    itemOf(frame, { view }) {
      const need = needAt(frame, view);
      return need === undefined ? '' : wording.needWords(need);
    },
    spiritOf: ({ view }) => (view.spirit === null ? '' : wording.spiritName(spiritId(view.spirit))),
    reconstructedWords: words.reconstructed,
  };
  return wording;
}

function sentenceOf<K extends Effect['op']>(
  op: K,
  effect: Extract<Effect, { op: K }>,
  { effects }: Vocabulary,
  wording: Wording,
): string {
  return effects[op](effect, wording);
}
