import type { Helvetia, Option } from '@thorp/helvetia';
import type { QuarterName, SlotName } from '@thorp/helvetia/cards';
import type { BoardProps, Choice, TableUpdate } from '../../board/props.ts';
import { tableContext, type Planning, type Tabletop } from '../../board/widgets.ts';
import type { Plan } from './plan.ts';

export type Update = TableUpdate<Helvetia>;
export type HelvetiaProps = BoardProps<Helvetia>;
export type HelvetiaChoice = Choice<Helvetia>;

/** A quarter of a village: what the Night Watchman wakes. */
export interface Quarter {
  readonly village: number;
  readonly name: QuarterName;
}

/** What is shown large: the village of a seat, or the market. */
export type Opened = number | 'market';

/** The School as a place of this board; the game itself has no piece for it. */
export const SCHOOL = 'school';

/** What every part of the board needs. */
export interface Table extends Tabletop<Helvetia> {
  /** The seat whose side is shown; the first one for a spectator. */
  readonly mine: number;
  /** The building or delivery that is being planned. */
  readonly planning: Planning<Helvetia, Plan>;
  /** Whether a strong bot would choose this. */
  isHinted(option: Option): boolean;
  /** Where else the picked answer has a place: the woman's building, once the man's is picked. */
  readonly drops: ReadonlyMap<SlotName, HelvetiaChoice>;
  /** The quarter under the pointer. */
  readonly quarter: Quarter | null;
  point(quarter: Quarter | null): void;
  open(opened: Opened | null): void;
}

export const { useTable, TableProvider } = tableContext<Helvetia, Table>();

/** The options of one kind among the choices. */
export function choicesOf<K extends Option['kind']>(
  choices: readonly HelvetiaChoice[],
  kind: K,
): { readonly choice: HelvetiaChoice; readonly option: Extract<Option, { kind: K }> }[] {
  const isWanted = (option: Option): option is Extract<Option, { kind: K }> => option.kind === kind;
  return choices.flatMap(choice => (isWanted(choice.option) ? [{ choice, option: choice.option }] : []));
}
