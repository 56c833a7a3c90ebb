import {
  commitment,
  firstLink,
  nextLink,
  ThorpError,
  unaskedChoice,
  upgradeFrom,
  type Game,
  type Header,
  type Types,
} from '@thorp/kernel';
import { commit, prepareAgain } from './actions.ts';
import { forged, otherRulesError, refuseUnreadable } from './entries.ts';
import { reopenTable } from './table.ts';
import type { AcceptedAction, Entry, StoredTable, Table, TableHeader } from './types.ts';

/*
 * Tables that were begun with another version of a game's rules. Only one version of each game is installed. A table of
 * older rules is replayed with it: if every choice is still valid, the table is converted and goes on. Otherwise it is
 * shown as far as the installed rules can replay it, and cannot be played.
 */

/** Converts a table of older rules: options get their present shape, and links are computed anew. */
export function convertOlder<T extends Types>(game: Game<T>, { header, entries }: StoredTable): StoredTable {
  if (header.rules > game.version) throw otherRulesError(game.id, { recorded: header.rules, here: game.version });
  const table = reopenTable(game, header);
  const again = replayedStored(table, header);
  return { header: table.header, entries: entries.flatMap(again) };
}

/** A table of rules that are not installed, to look at: as far as the installed rules can replay it. */
export function openToLook<T extends Types>(game: Game<T>, { header, entries }: StoredTable): Table<T> {
  const dealt = reopenTable(game, header);
  const table = { ...dealt, header: { ...dealt.header, rules: header.rules } };
  const again = replayedStored(table, header);
  try {
    for (const entry of entries) again(entry);
  } catch (error) {
    if (!isOtherRules(error)) throw error;
  }
  table.holding = null;
  for (const clock of table.clocks ?? []) clock.since = null;
  table.otherRules = { recorded: header.rules, here: game.version };
  return table;
}

/** Whether an error says that a game was begun with rules that are not installed. */
export function isOtherRules(error: unknown): error is ThorpError {
  const detail: { readonly recorded?: number } = error instanceof ThorpError ? (error.detail ?? {}) : {};
  return error instanceof ThorpError && error.code === 'version' && detail.recorded !== undefined;
}

/** Replays stored entries and returns them in the shape of the installed rules, with the choices that are now asked. */
function replayedStored<T extends Types>(table: Table<T>, header: TableHeader): (entry: Entry) => Entry[] {
  const { match } = table;
  const check = linkCheck(header);
  const again = replayed(table, header.rules);
  /** The plies of choices that were added. */
  const added: number[] = [];
  let read = 0;
  return entry => {
    refuseUnreadable(table, entry, ++read);
    check(entry, match.plies.length - added.filter(ply => ply < match.plies.length).length);
    const before = match.plies.length;
    const entries = again(entry, entry.at);
    for (let i = 0; i < entries.length - 1; i++) added.push(before + i);
    return entries;
  };
}

/** Rejects a changed choice. The links of older rules are computed from the options in their old shape. */
function linkCheck(header: TableHeader): (entry: Entry, plies: number) => void {
  const first = firstLink(matchHeader(header));
  const links: string[] = [];
  return (entry, plies) => {
    if (entry.kind !== 'move') return;
    links.length = plies;
    for (const option of entry.options) links.push(nextLink(links.at(-1) ?? first, entry.seat, option));
    if (links.at(-1) !== entry.link) throw forged(links.length);
  };
}

function matchHeader({ game, rules, players, settings, secret, entropy, entropyCommitments }: TableHeader): Header {
  const seats = players.length;
  const header = { thorp: 1, game, version: rules, seats, settings, commitment: commitment(secret), entropy } as const;
  return entropyCommitments ? { ...header, entropyCommitments } : header;
}

/**
 * Replays actions that were accepted under some version of the rules. If the rules have changed since, every choice is
 * checked against the present ones: a running game goes on as long as all of it is still allowed. Choices that older
 * rules made without asking are inserted.
 */
export function replayed<T extends Types>(
  table: Table<T>,
  rules: number,
): (action: AcceptedAction, at: number) => Entry[] {
  const { game, plies } = table.match;
  const upgrade = rules === game.version ? unchanged : (upgradeIn(game, rules) ?? unchanged);
  const perform = (action: AcceptedAction, at: number): Entry => {
    const prepared = prepareAgain(table, action, at);
    commit(table, prepared);
    return prepared.entry;
  };
  return (action, at) => {
    try {
      const added: Entry[] = [];
      for (let choice; action.kind === 'move' && (choice = unaskedChoice(table.match, rules));) {
        const { seat, option } = choice;
        added.push(perform({ kind: 'move', seat, id: `unasked-${plies.length + 1}`, options: [option] }, at));
      }
      return [...added, perform(upgraded(action, upgrade), at)];
    } catch (error) {
      if (!(error instanceof ThorpError) || rules === game.version) throw error;
      throw otherRulesError(game.id, { recorded: rules, here: game.version }, plies.length + 1);
    }
  };
}

/** The declared change of shape since older rules; null if only rules have changed. */
function upgradeIn(game: Game, rules: number): ((option: object) => object) | null {
  const declared = Object.keys(game.upgrades ?? {}).map(Number);
  return declared.includes(rules) ? upgradeFrom(game, rules) : null;
}

const unchanged = (option: object): object => option;

function upgraded(action: AcceptedAction, upgrade: (option: object) => object): AcceptedAction {
  // Answers set ahead were never offered, so their shape was never checked: the person sets them again.
  if (action.kind === 'ahead') return { ...action, answers: [] };
  return action.kind === 'move' ? { ...action, options: action.options.map(upgrade) } : action;
}
