import { entropyCommitment, type Seat } from '@thorp/kernel';
import type { RoomView } from '@thorp/table';
import { ActionRefused } from './pending.ts';
import type { RoomRequest } from './protocol.ts';
import { randomText, type Unsent } from './unsent.ts';

/*
 * The seat's part in a fair deal: it commits to fresh entropy before anybody's is known, opens it when everybody has
 * committed, and remembers what it saw, to compare it with the record.
 */

/** What one seat knows about the deal from before it. */
export interface Pledge {
  readonly seat: Seat;
  /** The host's commitment at the time when the seat committed. */
  readonly host: string;
  readonly entropy: string;
  readonly commitment: string;
  /** All seats' commitments at the time when the entropy was opened, '' for a bot; null before. */
  readonly commitments: readonly string[] | null;
}

/** Keeps pledges by table, so that a restarted program can open its commitment. */
export interface PledgeStore {
  find(table: string): Pledge | null;
  keep(table: string, pledge: Pledge): void;
}

interface PledgingPorts {
  room(): RoomView | null;
  inRoom(action: Unsent<RoomRequest>): Promise<number>;
  /** Whether another action in the room has no answer yet. */
  isBusy(): boolean;
  readonly kept: PledgeStore | null;
}

export interface Pledging {
  pledge(): Pledge | null;
  ready(): Promise<number>;
  /** Reacts to a change of the room. */
  follow(before: RoomView | null, room: RoomView): void;
}

export function openPledging(table: string, { room: shown, inRoom, isBusy, kept }: PledgingPorts): Pledging {
  let pledge = kept?.find(table) ?? null;

  function keep(next: Pledge): void {
    pledge = next;
    kept?.keep(table, next);
  }

  async function ready(): Promise<number> {
    const room = shown();
    const seat = room?.you ?? null;
    if (!room || seat === null) throw new ActionRefused('not-seated', 'take a seat first');
    if (pledge && pledge.host !== room.commitment) {
      throw new ActionRefused('host-changed', 'the host has changed its commitment; leave this table');
    }
    const fresh = randomText();
    const commitment = entropyCommitment(room.commitment, seat, fresh);
    keep({ seat, host: room.commitment, entropy: fresh, commitment, commitments: null });
    return inRoom({ kind: 'ready', commitment });
  }

  /**
   * Everybody is ready: open. A client that has lost its entropy, for example with a closed page, has to commit again.
   */
  function open(room: RoomView): void {
    const mine = room.you === null ? undefined : room.seats[room.you];
    if (room.phase !== 'opening' || mine?.kind !== 'person' || mine.opened || isBusy()) return;
    const known = pledge !== null && mayOpen(pledge, room) ? pledge : null;
    if (known) keep({ ...known, commitments: commitmentsIn(room) });
    void inRoom(known ? { kind: 'open', entropy: known.entropy } : { kind: 'notReady' }).catch(() => undefined);
  }

  return {
    pledge: () => pledge,
    ready,
    follow(before, room) {
      if (before && pledge && wasMoved(pledge, before, room)) void ready().catch(() => undefined);
      else open(room);
    },
  };
}

/**
 * A host that changes its commitment, or shows a person without one, could choose among deals after the entropy is
 * opened.
 */
function mayOpen({ seat, host, commitment }: Pledge, { you, seats, commitment: shown }: RoomView): boolean {
  const mine = seats[seat];
  const bound = seats.every(each => each.kind === 'bot' || (each.kind === 'person' && each.commitment !== null));
  return bound && you === seat && host === shown && mine?.kind === 'person' && mine.commitment === commitment;
}

/** The host has removed open seats, and this seat got a lower number: it was ready, and stays ready. */
function wasMoved({ seat, commitment }: Pledge, before: RoomView, { you, seats }: RoomView): boolean {
  const [was, now] = [before.seats[seat], you === null ? undefined : seats[you]];
  const wasReady = before.you === seat && was?.kind === 'person' && was.commitment === commitment;
  const isNew = you !== seat && now?.kind === 'person' && now.commitment === null;
  return wasReady && isNew && seats.length < before.seats.length;
}

function commitmentsIn({ seats }: RoomView): string[] {
  return seats.map(seat => (seat.kind === 'person' ? (seat.commitment ?? '') : ''));
}
