import type { Option, Villagers } from '@thorp/villagers';
import type { BoardProps, Choice, TableUpdate } from '../../board/props.ts';
import { NONE } from '@thorp/villagers/cards';
import { tableContext, type Picked, type Tabletop } from '../../board/widgets.ts';

export type Update = TableUpdate<Villagers>;
export type VillagersProps = BoardProps<Villagers>;
export type VillagersChoice = Choice<Villagers>;

/** What is shown large: the village of a seat, or the discard pile. */
export type Opened = number | 'discard';

/** The next question of an exchange. */
export interface ExchangeQuestion extends Picked {
  readonly choices: readonly VillagersChoice[];
}

/** What every part of the board needs. */
export interface Table extends Tabletop<Villagers> {
  /** Where the villager in question may go, by the villager below it. */
  readonly places: ReadonlyMap<number, VillagersChoice>;
  /** What a strong bot would choose, once asked. */
  readonly hint: Option | null;
  /** The question of the exchange in progress; null if there is none. */
  readonly exchange: ExchangeQuestion | null;
  /** Opens a village or the discard pile; null closes it. */
  open(opened: Opened | null): void;
}

export const { useTable, TableProvider } = tableContext<Villagers, Table>();

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
