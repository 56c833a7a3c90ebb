import {
  begin,
  beginAt,
  commitment,
  falseOpening,
  readSettings,
  settle,
  ThorpError,
  type Config,
  type Game,
  type Types,
} from '@thorp/kernel';
import { NOTHING_AHEAD } from './ahead.ts';
import { clockFault, newClocks, runClocks } from './clock.ts';
import type { Setup, Table, TableHeader } from './types.ts';

/** Seats the players and deals. Throws, naming the nearest configuration that works, if the settings do not fit. */
export function openTable<T extends Types>(game: Game<T>, setup: Setup): Table<T> {
  return dealTable(game, setup, settle(game, setup.players.length, setup.settings));
}

/**
 * A table that starts from a given position. It cannot be stored and opened again, because its header does not contain
 * the position.
 */
export function openPosition<T extends Types>(game: Game<T>, setup: Setup, state: T['state']): Table<T> {
  const table = openTable(game, setup);
  return { ...table, match: beginAt(game, state, table.header.settings) };
}

/** The same for a table that has already begun. */
export function reopenTable<T extends Types>(game: Game<T>, setup: Setup): Table<T> {
  return dealTable(game, setup, readSettings(game, setup.players.length, setup.settings));
}

function dealTable<T extends Types>(game: Game<T>, setup: Setup, config: Config<T['settings']>): Table<T> {
  const { players, secret, entropy = [], entropyCommitments, clock, began = 0 } = setup;
  const nameless = players.findIndex(player => player.name.trim() === '');
  if (nameless >= 0) throw new ThorpError('bad-seats', `seat ${nameless + 1} needs a name`, { nameless });
  refuseFalseEntropy(setup);
  const fault = clock ? clockFault(clock) : null;
  if (fault) throw new ThorpError('bad-settings', fault);
  const header = headerOf(game, setup, config.settings);
  const zeros = (): number[] => players.map(() => 0);
  const table: Table<T> = {
    header,
    match: begin(game, config, secret, entropy, entropyCommitments),
    sequence: 0,
    version: 0,
    changedAt: began,
    moves: [],
    asked: zeros(),
    holding: null,
    seen: zeros(),
    resigned: [],
    timedOut: [],
    standIns: [],
    request: null,
    abandoned: false,
    clocks: newClocks(clock, players.length),
    notes: players.map(() => ''),
    ahead: players.map(() => NOTHING_AHEAD),
    otherRules: null,
    receipts: players.map(() => []),
  };
  runClocks(table, began, null);
  return table;
}

function headerOf(game: Pick<Game, 'id' | 'version'>, setup: Setup, settings: object): TableHeader {
  const { id, players, secret, entropy = [], entropyCommitments, confirms, clock, began = 0 } = setup;
  const { openHands, sameForAll, rated, turned } = setup;
  return {
    format: 2,
    id,
    game: game.id,
    rules: game.version,
    players: players.map(player => ({ ...player })),
    settings,
    secret,
    entropy,
    ...(entropyCommitments ? { entropyCommitments } : {}),
    confirms,
    ...(openHands ? { openHands } : {}),
    ...(sameForAll ? { sameForAll } : {}),
    ...(rated ? { rated } : {}),
    ...(turned ? { turned } : {}),
    ...(clock ? { clock, began } : {}),
  };
}

/** The setup of a rematch: the same people and settings, and the second seat begins. */
export function rematchOf({
  header,
}: Table): Pick<Setup, 'players' | 'settings' | 'confirms' | 'openHands' | 'turned'> {
  const { players, settings, confirms, openHands } = header;
  const [first, ...others] = players;
  return {
    players: first ? [...others, first] : players,
    settings,
    confirms,
    ...(openHands ? { openHands } : {}),
    turned: turnedOn(header, players.length),
  };
}

/** The `turned` value of a rematch: everybody moves one seat on. */
export function turnedOn({ turned = 0 }: { readonly turned?: number }, seats: number): number {
  return (turned + 1) % seats;
}

function refuseFalseEntropy({ secret, entropy = [], entropyCommitments, players }: Setup): void {
  if (entropy.length > players.length) throw new ThorpError('bad-request', 'there is more entropy than seats');
  if (!entropyCommitments) return;
  const seat = falseOpening(commitment(secret), entropyCommitments, entropy);
  if (seat === null) return;
  throw new ThorpError('bad-request', `the entropy of seat ${seat} does not match what it committed to`, { seat });
}
