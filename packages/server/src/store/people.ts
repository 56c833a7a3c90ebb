import { sql, type Database } from './database.ts';
import type { ServerStore } from './types.ts';

type PeoplePart = Pick<ServerStore, 'createPerson' | 'findPerson'>;

export function peoplePart(db: Database): PeoplePart {
  return {
    async createPerson(person, tokenHash, at) {
      await db.run(sql('INSERT INTO people (token_hash, person, created) VALUES (?, ?, ?)', tokenHash, person, at));
    },
    async findPerson(tokenHash) {
      const [found] = await db.read(sql('SELECT person FROM people WHERE token_hash = ?', tokenHash));
      return found ? String(found['person']) : null;
    },
  };
}
