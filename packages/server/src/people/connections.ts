import type { IgnoredPeople } from '@thorp/table';
import type { WebSocket } from 'ws';
import type { PeopleStore } from '../store/people.ts';
import type { RelationStore } from '../store/relations.ts';
import { ignoredBy } from './blocks.ts';
import type { Session } from './sessions.ts';

/*
 * The connections to this process. A device that was signed out loses its connection at once, in whichever process. News
 * between processes can be lost, and whoever suspends a person sends none: such a connection is closed by the next check.
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
  /** Closes the connections of one session of a person, or of all, in all processes. */
  end(person: string, tokenHash: Uint8Array | null): void;
  /** The person has muted or blocked somebody, or not any longer: tells the connections in all processes. */
  setIgnored(person: string, ignored: IgnoredPeople): void;
  /** Another process has ended sessions of this person, or changed whom the person ignores. */
  heard(person: string, store: Pick<PeopleStore, 'standing'> & RelationStore): Promise<void>;
  /** Closes connections whose session has ended. */
  check(store: Pick<PeopleStore, 'standing'>): Promise<void>;
}

const SIGNED_OUT = 4001;
const CHECKED_AT_ONCE = 100;

/** `tell` tells the other processes that something about a person has changed. */
export function openConnections(tell: (person: string) => void): Connections {
  const byPerson = new Map<string, Set<Connected>>();

  function remove(connected: Connected): void {
    const { person } = connected.session;
    const all = byPerson.get(person);
    all?.delete(connected);
    if (all?.size === 0) byPerson.delete(person);
  }

  function ignoring(person: string, ignored: IgnoredPeople): void {
    for (const connected of byPerson.get(person) ?? []) connected.setIgnored(ignored);
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
      tell(person);
    },
    setIgnored(person, ignored) {
      ignoring(person, ignored);
      tell(person);
    },
    async heard(person, store) {
      if (!byPerson.has(person)) return;
      await closeEnded([...(byPerson.get(person) ?? [])], store);
      ignoring(person, await ignoredBy(store, person));
    },
    check: store =>
      closeEnded(
        [...byPerson.values()].flatMap(set => [...set]),
        store,
      ),
  };
}

/** Closes those of these connections whose session has ended. */
async function closeEnded(all: readonly Connected[], store: Pick<PeopleStore, 'standing'>): Promise<void> {
  for (let from = 0; from < all.length; from += CHECKED_AT_ONCE) {
    const some = all.slice(from, from + CHECKED_AT_ONCE);
    const standing = new Set((await store.standing(some.map(({ session }) => session.tokenHash))).map(hex));
    for (const { session, socket } of some) {
      if (!standing.has(hex(session.tokenHash))) socket.close(SIGNED_OUT, 'signed out');
    }
  }
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return hex(one) === hex(other);
}
