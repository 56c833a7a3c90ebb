import { same, ThorpError, type Seat, type Types } from '@thorp/kernel';
import { replayed } from './otherRules.ts';
import { reviewOf } from './review.ts';
import { reopenTable } from './table.ts';
import { hasEnded } from './turn.ts';
import type { AcceptedAction, Entry, Player, Setup, StoredTable, Table } from './types.ts';

/*
 * A branch: a what-if game that leaves a finished game at some moment. It is a separate table with the choices up to
 * that moment, and its deck brings the cards that the original deck would have brought next. The original game is not
 * changed.
 */

/** The level of the bots that play for the people of the original game. */
const FOR_OTHERS = 'medium';

interface Wanted {
  readonly id: string;
  /** The seat that a person plays; null leaves all seats to bots. */
  readonly seat: Seat | null;
  /** Choices that are made at once, in the format of `choicesIn`. */
  readonly choices?: string;
}

/** A branch from the table as it was after `plies` plies. */
export function branchOf<T extends Types>(table: Table<T>, plies: number, wanted: Wanted): StoredTable {
  // A branch of a running game would show what the deck brings next.
  if (!hasEnded(table)) throw new ThorpError('bad-request', 'only a game that is over has branches');
  if (table.otherRules) throw new ThorpError('bad-request', 'a game of other rules has no branches');
  return continued(table, plies, wanted);
}

/**
 * The choices after the first `plies` plies, short enough for a URL: seat and option index, joined by dots. It can be
 * read only together with the game and its rules.
 */
export function choicesIn<T extends Types>(table: Table<T>, plies: number): string {
  const review = reviewOf(table);
  const choices = table.match.plies.slice(plies).map(({ seat, option }, i) => {
    const asked = review.at(plies + i).match.questions.find(each => each.seat === seat);
    return `${seat}-${asked?.options.findIndex(each => same(each, option)) ?? -1}`;
  });
  return choices.join('.');
}

/** The branch with its person replaced by a bot. */
export function botsPlayOn<T extends Types>(table: Table<T>): StoredTable {
  return continued(table, table.match.plies.length, { id: table.header.id, seat: null });
}

function continued<T extends Types>(table: Table<T>, plies: number, { id, seat, choices = '' }: Wanted): StoredTable {
  const { game } = table.match;
  const { players, settings, secret, entropy } = table.header;
  // Without the commitments of the seats: the deal is known by now, so a branch proves nothing about it.
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

/** Decodes one choice of `choicesIn` for the table where it was made. */
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
