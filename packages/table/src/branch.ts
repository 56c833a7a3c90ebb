import { ThorpError, type Seat, type Types } from '@thorp/kernel';
import { replayed } from './otherRules.ts';
import { reopenTable } from './table.ts';
import { hasEnded } from './turn.ts';
import type { AcceptedAction, Entry, Player, Setup, StoredTable, Table } from './types.ts';

/*
 * What if: a game that goes another way from a moment of a game that is over. It is a table of its own with the choices up
 * to there, and draws what the deck of that game would have brought next. The game it comes from is never touched.
 */

/** How well bots play for the people of the game, who are not there. */
const FOR_OTHERS = 'medium';

/** A branch from the table as it stood after so many plies. `seat` is played in person; null leaves all seats to bots. */
export function branchOf<T extends Types>(
  table: Table<T>,
  plies: number,
  { id, seat }: { readonly id: string; readonly seat: Seat | null },
): StoredTable {
  // While it goes on, a branch would show what the deck brings next.
  if (!hasEnded(table)) throw new ThorpError('bad-request', 'only a game that is over has branches');
  if (table.otherRules) throw new ThorpError('bad-request', 'a game of other rules has no branches');
  return continued(table, plies, { id, seat });
}

/** A branch whose person leaves the rest to bots. */
export function botsPlayOn<T extends Types>(table: Table<T>): StoredTable {
  return continued(table, table.match.plies.length, { id: table.header.id, seat: null });
}

function continued<T extends Types>(
  table: Table<T>,
  plies: number,
  { id, seat }: { readonly id: string; readonly seat: Seat | null },
): StoredTable {
  const { game } = table.match;
  const { players, settings, secret, entropy } = table.header;
  // Without the commitments of the seats: a branch proves nothing about its deal, which everybody knows by now.
  const setup: Setup = { id, settings, secret, entropy, confirms: true, players: players.map(playerFor(seat)) };
  const branch = reopenTable(game, setup);
  const again = replayed(branch, game.version);
  const entries: Entry[] = [];
  const add = (action: AcceptedAction): void => void entries.push(...again(action, 0));
  for (const [i, { seat: by, option }] of table.match.plies.slice(0, plies).entries()) {
    add({ kind: 'move', seat: by, id: `ply-${i + 1}`, options: [option] });
  }
  if (branch.holding !== null) add({ kind: 'confirm', seat: branch.holding, id: 'confirmed' });
  for (const each of players.keys()) add({ kind: 'seen', seat: each, id: 'branched' });
  return { header: branch.header, entries };
}

/** Who plays the seats of a branch: one person, and bots. */
function playerFor(person: Seat | null): (player: Player, seat: Seat) => Player {
  return (player, seat) => {
    const { name } = player;
    if (seat === person) return { kind: 'human', name };
    return { kind: 'bot', name, level: player.kind === 'bot' ? player.level : FOR_OTHERS };
  };
}
