import { download } from '../ui/download.ts';
import { host } from './host.ts';

/** Downloads the record of a table. */
export async function exportTable({ table, game }: { readonly table: string; readonly game: string }): Promise<void> {
  download(`thorp-${game}-${table}.json`, await host().exported(table));
}
