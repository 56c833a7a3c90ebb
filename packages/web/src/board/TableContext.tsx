import type { Types } from '@thorp/kernel';
import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { Tabletop } from './tabletop.ts';

/** The tabletop for parts shared by all games, such as `Place`. */
const AnyTabletop = createContext<Tabletop | null>(null);

export function useTabletop(): Tabletop {
  return present(use(AnyTabletop));
}

/** How the parts of one game's board get its table, with the types of that game. */
export interface TableContext<Table> {
  useTable(): Table;
  readonly TableProvider: ComponentType<{ table: Table; children: ReactNode }>;
}

export function tableContext<T extends Types, Table extends Tabletop<T>>(): TableContext<Table> {
  const OwnTable = createContext<Table | null>(null);
  return {
    useTable: () => present(use(OwnTable)),
    TableProvider: ({ table, children }) => (
      <OwnTable value={table}>
        <AnyTabletop value={table}>{children}</AnyTabletop>
      </OwnTable>
    ),
  };
}

function present<Table>(table: Table | null): Table {
  if (!table) throw new Error('a part of a board was drawn outside of it');
  return table;
}
