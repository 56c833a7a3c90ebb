import { must, type Part, type PromptTable } from '@thorp/kernel';
import { cardOf, villagerId } from '../cards/ids.ts';
import { SPIRITS } from '../cards/spirits.ts';
import { VILLAGERS, type VillagerId } from '../cards/villagers.ts';
import { RESOURCE_IDS, RESOURCES, type Effect, type Need, type Resource, type Ware } from '../cards/vocabulary.ts';
import { actionOf } from '../table.ts';
import type { Frame, Settlement, Slot, View } from '../types.ts';

/*
 * What phrases look up, the same in every language.
 */

type Silent =
  | 'turn'
  | 'rest'
  | 'wake'
  | 'endTurn'
  | 'nextTurn'
  | 'claim'
  | 'arrive'
  | 'refill'
  | 'enact'
  | 'turnDown'
  | 'effect'
  | 'juniper'
  | 'forest'
  | 'settle'
  | 'depart'
  | 'prize'
  | 'tuck';

/** A question for every step that asks. */
export type Prompts = Required<PromptTable<Exclude<Frame, { step: Silent }>, View>>;

/** A frame about one item of a Guardian or Forest card. */
export type ItemFrame = Pick<Settlement, 'seat' | 'at'>;

export function needAt({ seat, at }: ItemFrame, view: View): Need | undefined {
  const spirit = SPIRITS[view.spirit ?? 0];
  return (seat === view.active ? spirit?.own : spirit?.others)?.[at];
}

/** The card in a slot of the asked player; null if there is none. */
export function mineAt(view: View, slot: Slot): VillagerId | null {
  const card = view.players[view.asked ?? 0]?.village[slot]?.card;
  return card === undefined ? null : villagerId(card);
}

/** The card whose action is being resolved. */
export function actingCard(view: View): VillagerId {
  const card = view.players[view.active]?.village[view.acting ?? 0]?.card;
  return villagerId(must(card, 'a card acts'));
}

/** The card that has no slot yet. */
export function arrivingCard(view: View): VillagerId {
  return villagerId(must(view.arriving, 'a card is on its way'));
}

export function effectsOf(card: VillagerId, action: number): readonly Effect[] {
  return actionOf(cardOf(card), action).effects;
}

/** The resource a majority was scored for. */
export function mostOf({ card }: Part): Resource {
  return must(
    RESOURCES.find(resource => RESOURCE_IDS[resource] === card),
    'a majority names its resource',
  );
}

/** S-20.5 The only chain of the game. */
const CHAIN: readonly Ware[] = VILLAGERS.flatMap(({ actions }) =>
  actions.flatMap(({ effects }) => effects.flatMap(effect => (effect.op === 'trade' ? effect.chain : []))),
);

export function wareAt(at: number): Ware {
  return CHAIN[at] ?? { scrolls: 0 };
}
