import type { IgnoredPeople } from '@thorp/table';
import type { WebSocket } from 'ws';
import type { PeopleStore } from '../store/people.ts';
import type { Session } from './sessions.ts';

/*
 * The connections to this process. A device that was signed out here loses its connection at once. A device that was
 * signed out in another process, or whose person was suspended, loses it with the next check.
 */

/** One connection of a person. */
interface Connected {
  readonly socket: Pick<WebSocket, 'close' | 'on'>;
  readonly session: Session;
  /** People whose lines this reader does not want to see. */
  setIgnored(ignored: IgnoredPeople): void;
}

export interface Connections {
  add(connected: Connected): void;
  /** How many connections a person has. */
  of(person: string): number;
  /** Closes the connections of one session of a person, or of all. */
  end(person: string, tokenHash: Uint8Array | null): void;
  setIgnored(person: string, ignored: IgnoredPeople): void;
  /** Closes connections whose session has ended. */
  check(store: Pick<PeopleStore, 'standing'>): Promise<void>;
}

const SIGNED_OUT = 4001;
const CHECKED_AT_ONCE = 100;

export function openConnections(): Connections {
  const byPerson = new Map<string, Set<Connected>>();

  function remove(connected: Connected): void {
    const { person } = connected.session;
    const all = byPerson.get(person);
    all?.delete(connected);
    if (all?.size === 0) byPerson.delete(person);
  }

  return {
    add(connected) {
      const { person } = connected.session;
      const all = byPerson.get(person) ?? new Set();
      byPerson.set(person, all.add(connected));
      connected.socket.on('close', () => remove(connected));
    },
    of: person => byPerson.get(person)?.size ?? 0,
    end(person, tokenHash) {
      for (const { session, socket } of byPerson.get(person) ?? []) {
        if (tokenHash === null || isSame(session.tokenHash, tokenHash)) socket.close(SIGNED_OUT, 'signed out');
      }
    },
    setIgnored(person, ignored) {
      for (const connected of byPerson.get(person) ?? []) connected.setIgnored(ignored);
    },
    async check(store) {
      const all = [...byPerson.values()].flatMap(set => [...set]);
      for (let from = 0; from < all.length; from += CHECKED_AT_ONCE) {
        const some = all.slice(from, from + CHECKED_AT_ONCE);
        const standing = new Set((await store.standing(some.map(({ session }) => session.tokenHash))).map(hex));
        for (const { session, socket } of some) {
          if (!standing.has(hex(session.tokenHash))) socket.close(SIGNED_OUT, 'signed out');
        }
      }
    },
  };
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return hex(one) === hex(other);
}
