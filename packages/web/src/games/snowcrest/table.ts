import type { Snowcrest } from '@thorp/snowcrest';
import type { BoardProps, Choice, TableSight } from '../../board/props.ts';
import { type Tabletop, useTabletop } from '../../board/widgets.ts';

export type Sight = TableSight<Snowcrest>;
export type SnowcrestProps = BoardProps<Snowcrest>;
export type SnowcrestChoice = Choice<Snowcrest>;

/** What is laid out large: somebody's Village. */
export type Opened = number;

/** What every part of the board needs to know. */
export interface Table extends Tabletop<Snowcrest> {
  /** Whose side of the table lies nearest. */
  readonly me: number;
  /** Opens somebody's Village; null closes it. */
  open(opened: Opened | null): void;
}

/** The tabletop of Snowcrest: the shared context holds all of it. */
export function useTable(): Table {
  return useTabletop<Snowcrest>() as Table;
}
