import type { CatalogueEntry, Piece } from '@thorp/kernel';
import type { Option, View, Villagers } from '@thorp/villagers';
import { createContext, use } from 'react';
import type { Light, Lights } from '../table/plain/lights.ts';
import type { BoardProps, Choice, TableSight } from '../table/props.ts';
import { NONE } from '@thorp/villagers/cards';

export type Sight = TableSight<Villagers>;
export type VillagersProps = BoardProps<Villagers>;
export type VillagersChoice = Choice<Villagers>;

/** What is laid out large: somebody's village, or the discard pile. */
export type Opened = number | 'discard';

/** What every part of the board needs to know. */
export interface Table {
  readonly sight: Sight;
  readonly view: View;
  readonly lights: Lights;
  /** Everything the game describes, by id: the words that are read out come from here. */
  readonly pieces: ReadonlyMap<string, Piece>;
  readonly catalogue: ReadonlyMap<string, CatalogueEntry>;
  readonly busy: boolean;
  /** The hand card whose places are lit. */
  readonly picked: string | null;
  /** Where the villager in question may go, by the villager below it. */
  readonly places: ReadonlyMap<number, VillagersChoice>;
  tap(id: string, card: string | null): void;
  pick(id: string): void;
  unpick(): void;
  choose(choice: VillagersChoice): void;
  /** Opens a village or the discard pile; null closes it. */
  open(opened: Opened | null): void;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = use(TableContext);
  if (!table) throw new Error('a part of the Villagers board was drawn outside of it');
  return table;
}

/** Choices that say where a villager goes, by the villager below it. */
export function placesAmong(choices: readonly VillagersChoice[]): Map<number, VillagersChoice> {
  const places = new Map<number, VillagersChoice>();
  for (const choice of choices) {
    const on = placeOf(choice.option);
    if (on !== null) places.set(on, choice);
  }
  return places;
}

function placeOf(option: Option): number | null {
  return option.kind === 'build' || option.kind === 'place' ? option.on : null;
}

/** The place of a villager that stands on its own. */
export const NEW_HOUSE = NONE;

export function isLit(light: Light): boolean {
  return light.choices.length > 0;
}
