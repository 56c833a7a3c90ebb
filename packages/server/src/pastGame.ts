import type { PastGame } from '@thorp/client/protocol';
import type { Seat } from '@thorp/kernel';
import { pastOf, unscoredUpdateFor, type PastChoice, type PastMoment, type Table } from '@thorp/table';
import { momentsSent } from './shown.ts';
import { inSlices } from './slices.ts';

/** Decisions that are replayed at once: some milliseconds. */
const AT_ONCE = 16;

/** A running game as its reader (null: a spectator) has seen it. It is dealt and replayed a few decisions at a time. */
export async function pastGame(table: Table, seat: Seat | null): Promise<PastGame> {
  const { header, match } = table;
  const { game, settings, entropyCommitments, commitment } = match.header;
  const now = unscoredUpdateFor(table, seat);
  const past = pastOf(table, seat);
  const moments: PastMoment[] = [];
  const choices: PastChoice[] = [];
  await inSlices([...match.plies.keys(), match.plies.length], AT_ONCE, slice => {
    for (const _ of slice) {
      const { value } = past.next();
      if (!value) throw new Error('broken invariant: there is a moment for every ply');
      moments.push(value.moment);
      if (value.choice) choices.push(value.choice);
    }
  });
  return {
    game,
    settings,
    players: header.players,
    turned: header.turned ?? 0,
    commitment: entropyCommitments ? commitment : null,
    now,
    moments: momentsSent(moments),
    choices,
  };
}
