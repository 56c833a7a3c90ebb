import type { LivePorts } from '../live.ts';
import { MARKS } from '../store/database.ts';
import type { ServerStore } from '../store/types.ts';
import type { Tables } from '../tables.ts';
import { ignoredBy, refuseBlocked } from './blocks.ts';
import { openCleaning } from './cleaning.ts';
import { openConnections, type Connections } from './connections.ts';
import { openLeaving, type Leaving } from './leaving.ts';
import { openMerging, type Merging } from './merging.ts';
import { openPasskeys, type Passkeys } from './passkeys.ts';
import { openGate, type Gate } from './requests.ts';
import { openSessions, type Sessions } from './sessions.ts';
import type { SocketPeople } from '../socket.ts';

/** Everything about people that routes and connections use. */
export interface People {
  readonly store: ServerStore;
  readonly tables: Tables;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly connections: Connections;
  readonly leaving: Leaving;
  readonly merging: Merging;
  readonly gate: Gate;
  readonly forSockets: SocketPeople;
  now(): number;
  /** Applies what other processes have decided about people, and deletes guests and rooms that nobody comes back to. */
  check(): Promise<void>;
}

interface PeoplePorts {
  readonly store: ServerStore;
  readonly tables: Tables;
  /** Whether cookies are sent over encrypted connections only. */
  readonly secure: boolean;
  now(): number;
  fault(error: unknown): void;
}

export function openPeople({ store, tables, secure, now, fault }: PeoplePorts): People {
  const sessions = openSessions(store, secure, now);
  const connections = openConnections(person => store.news.tell(person, 'person'));
  const leaving = openLeaving(store, tables, connections, { now, fault });
  store.news.listen(words => {
    const changed = words?.filter(word => word.endsWith(MARKS.person)) ?? [];
    for (const word of changed) connections.heard(word.slice(0, -1), store).catch(fault);
  });
  const cleaning = openCleaning({ store, tables, connections, leaving, now });
  return {
    store,
    tables,
    sessions,
    connections,
    leaving,
    merging: openMerging(store, tables, connections, now),
    passkeys: openPasskeys(store, now),
    gate: openGate(sessions, now),
    now,
    forSockets: {
      ignored: person => ignoredBy(store, person),
      admit: (room, person) => refuseBlocked(store, room, person),
    },
    async check() {
      // What fails now is tried again at the next check, and must not keep the rest from being done.
      await leaving.finish().catch(fault);
      await connections.check(store).catch(fault);
      await cleaning.next().catch(fault);
    },
  };
}

/** Events at tables that concern people. */
export type Seating = Pick<LivePorts, 'seating' | 'seated' | 'starting'>;

/** Stores who sits where, for lists of fellow players and for deleting people. */
export function keepSeats(store: ServerStore, now: () => number): Seating {
  return {
    async seating(room, person, name) {
      await refuseBlocked(store, room, person);
      const { id, game } = room.header;
      await store.noteSeat({ person, room: id, game, name, at: now() });
      await store.removeInvitation(person, id);
    },
    async seated({ id, game }, events) {
      for (const event of events) {
        const { person, at } = event;
        if (event.kind === 'sit') await store.noteSeat({ person, room: id, game, name: event.name, at });
      }
    },
    async starting({ header: { id, game }, seats }) {
      const people = seats.flatMap(seat => (seat.kind === 'person' ? [seat] : []));
      await store.noteStart(people.map(({ person, name }) => ({ person, room: id, game, name, at: now() })));
    },
  };
}
