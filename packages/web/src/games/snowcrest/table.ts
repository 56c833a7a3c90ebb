import type { Snowcrest } from '@thorp/snowcrest';
import type { BoardProps, Choice, TableUpdate } from '../../board/props.ts';
import { tableContext, type Tabletop } from '../../board/widgets.ts';

export type Update = TableUpdate<Snowcrest>;
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

export const { useTable, TableProvider } = tableContext<Snowcrest, Table>();
