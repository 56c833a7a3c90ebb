import type { Snowcrest } from '@thorp/snowcrest';
import type { BoardProps, Choice, TableUpdate } from '../../board/props.ts';
import { tableContext, type Tabletop } from '../../board/widgets.ts';

export type Update = TableUpdate<Snowcrest>;
export type SnowcrestProps = BoardProps<Snowcrest>;
export type SnowcrestChoice = Choice<Snowcrest>;

/** What is shown large: the Village of a seat. */
export type Opened = number;

/** What every part of the board needs. */
export interface Table extends Tabletop<Snowcrest> {
  /** The seat whose side is shown. */
  readonly me: number;
  /** The place that is considered for the arriving card; null if none is. */
  readonly placing: number | null;
  /** Opens the Village of a seat; null closes it. */
  open(opened: Opened | null): void;
}

export const { useTable, TableProvider } = tableContext<Snowcrest, Table>();
