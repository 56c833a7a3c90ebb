import type { Feudalia, View } from '@thorp/feudalia';
import type { BoardProps, Choice, TableUpdate } from '../../board/props.ts';
import { tableContext, type Planning, type Tabletop } from '../../board/widgets.ts';
import type { Plan } from './paymentPlan.ts';

export type Update = TableUpdate<Feudalia>;
export type FeudaliaProps = BoardProps<Feudalia>;
export type FeudaliaChoice = Choice<Feudalia>;
export type Option = Feudalia['option'];
export type Lord = View['lords'][number];
export type Fief = Lord['fiefs'][number];

/** What is shown large: the lands of a seat, the supply, my own cards, or the next tax. */
export type Opened = number | 'supply' | 'cards' | 'tax';

/** What every part of the board needs. */
export interface Table extends Tabletop<Feudalia> {
  /** Whose hand and lands are in front: mine, or the first seat's for a spectator. */
  readonly mine: number;
  /** The planned payment in cubes. */
  readonly planning: Planning<Feudalia, Plan>;
  /** Shows something large; null closes it. */
  open(opened: Opened | null): void;
}

export const { useTable, TableProvider } = tableContext<Feudalia, Table>();
