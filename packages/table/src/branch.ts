import { same, ThorpError, type Seat, type Types } from '@thorp/kernel';
import { replayed } from './otherRules.ts';
import { reviewOf } from './review.ts';
import { reopenTable } from './table.ts';
import { hasEnded } from './turn.ts';
import type { AcceptedAction, Entry, Player, Setup, StoredTable, Table } from './types.ts';

/*
 * What if: a game that goes another way from a moment of a game that is over. It is a table of its own with the choices up
 * to there, and draws what the deck of that game would have brought next. The game it comes from is never touched.
 */

/** How well bots play for the people of the game, who are not there. */
const FOR_OTHERS = 'medium';

interface Wanted {
  readonly id: string;
  /** Played in person; null leaves all seats to bots. */
  readonly seat: Seat | null;
  /** What is chosen in it at once, as `choicesIn` gives it. */
  readonly choices?: string;
}

/** A branch from the table as it stood after so many plies. */
export function branchOf<T extends Types>(table: Table<T>, plies: number, wanted: Wanted): StoredTable {
  // While it goes on, a branch would show what the deck brings next.
  if (!hasEnded(table)) throw new ThorpError('bad-request', 'only a game that is over has branches');
  if (table.otherRules) throw new ThorpError('bad-request', 'a game of other rules has no branches');
  return continued(table, plies, wanted);
}

/**
 * What was chosen after so many plies, short enough for an address: seat and number of the option, joined by dots. It can be
 * read only beside the game and its rules.
 */
export function choicesIn<T extends Types>(table: Table<T>, plies: number): string {
  const review = reviewOf(table);
  const choices = table.match.plies.slice(plies).map(({ seat, option }, i) => {
    const asked = review.at(plies + i).match.questions.find(each => each.seat === seat);
    return `${seat}-${asked?.options.findIndex(each => same(each, option)) ?? -1}`;
  });
  return choices.join('.');
}

/** A branch whose person leaves the rest to bots. */
export function botsPlayOn<T extends Types>(table: Table<T>): StoredTable {
  return continued(table, table.match.plies.length, { id: table.header.id, seat: null });
}

function continued<T extends Types>(table: Table<T>, plies: number, { id, seat, choices = '' }: Wanted): StoredTable {
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
  for (const [i, choice] of choices.split('.').filter(Boolean).entries()) {
    const { by, option } = chosenIn(branch, choice);
    add({ kind: 'move', seat: by, id: `choice-${i + 1}`, options: [option] });
  }
  if (branch.holding !== null) add({ kind: 'confirm', seat: branch.holding, id: 'confirmed' });
  for (const each of players.keys()) add({ kind: 'seen', seat: each, id: 'branched' });
  return { header: branch.header, entries };
}

/** A choice of `choicesIn` at the table where it was made. */
function chosenIn<T extends Types>({ match }: Table<T>, choice: string): { by: Seat; option: T['option'] } {
  const [, seat = '', number = ''] = /^(\d+)-(\d+)$/.exec(choice) ?? [];
  const asked = match.questions.find(each => `${each.seat}` === seat);
  const option = number === '' ? undefined : asked?.options[Number(number)];
  if (!asked || option === undefined) throw new ThorpError('bad-request', `'${choice}' is no choice at this table`);
  return { by: asked.seat, option };
}

/** Who plays the seats of a branch: one person, and bots. */
function playerFor(person: Seat | null): (player: Player, seat: Seat) => Player {
  return (player, seat) => {
    const { name } = player;
    if (seat === person) return { kind: 'human', name };
    return { kind: 'bot', name, level: player.kind === 'bot' ? player.level : FOR_OTHERS };
  };
}
