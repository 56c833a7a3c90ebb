import type { Entry, ListedTable, Player, TableHeader } from '@thorp/table';
import { parsed, sql, type Database } from './database.ts';
import { openJournal } from './journal.ts';
import type { Sealer } from './sealed.ts';
import type { ServerStore } from './types.ts';

type TablePart = Pick<ServerStore, 'create' | 'append' | 'load' | 'list' | 'remove' | 'convert'>;

export function tablePart(db: Database, secrets: Sealer): TablePart {
  const tables = openJournal<TableHeader, Entry>(db, 'table', secrets);
  const insert = `INSERT INTO tables (id, game, players, header, secret) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (id) DO NOTHING RETURNING id`;
  return {
    create(header) {
      const { id, game, players } = header;
      return tables.create(header, [], (text, secret) => sql(insert, id, game, JSON.stringify(players), text, secret));
    },
    async append(id, after, entries) {
      await tables.append(id, after, entries);
      db.news.tell(id);
    },
    async convert({ header, entries: items }, converted) {
      await tables.replace({ header, items }, converted.header, converted.entries);
      db.news.tell(header.id, 'anew');
    },
    async load(id, after = 0) {
      const found = await tables.load(id, after);
      return found && { header: found.header, entries: found.items };
    },
    async list() {
      const rows = await db.read(sql('SELECT id, game, players FROM tables ORDER BY id'));
      return rows.map((row): ListedTable => {
        return { id: String(row['id']), game: String(row['game']), players: parsed<Player[]>(row, 'players') };
      });
    },
    async remove(id) {
      await tables.remove(id);
      db.news.tell(id);
    },
  };
}
