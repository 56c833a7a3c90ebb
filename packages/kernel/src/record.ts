import { digest } from '#digest';
import { encode } from './codec.ts';
import { ThorpError } from './errors.ts';
import { commitment, falseOpening, firstLink, isSecret, nextLink } from './fairness.ts';
import type { Game, Types } from './game.ts';
import { begin, choose, type Choice, type GameRecord, type Header, type Match, type Ply } from './match.ts';
import { fieldsOf, isWhole, MOST_SEATS, plainFault, readJson, RECORD_LIMITS } from './limits.ts';
import { canonical, fieldOf, isObject } from './plain.ts';
import { readSettings } from './settings.ts';

/** Reads a record from text; throws an error that says what is wrong with it. */
export function parseRecord(text: string): GameRecord {
  const read = readJson(text, RECORD_LIMITS);
  if (read.fault === null) return shaped(read.data, shapeFault(read.data));
  const problem = read.why === 'json' ? 'the record is not valid JSON (cut off?)' : 'not a Thorp record';
  throw new ThorpError('bad-record', `${problem}: ${read.fault}`, { why: read.why === 'json' ? 'json' : 'shape' });
}

/** The same for a record that came as data. */
export function parseRecordData(data: unknown): GameRecord {
  return shaped(data, plainFault(data, RECORD_LIMITS) ?? shapeFault(data));
}

function shaped(data: unknown, fault: string | null): GameRecord {
  if (fault) throw new ThorpError('bad-record', `not a Thorp record: ${fault}`, { why: 'shape' });
  return data as GameRecord;
}

/** Replays a record, up to a ply if one is given. The error names the ply and the option that is not offered. */
export function replay<T extends Types>(
  game: Game<T>,
  record: GameRecord,
  to: unknown = record.plies.length,
): Match<T> {
  if (record.game !== game.id) throw new ThorpError('bad-record', `a record of ${record.game}, not of ${game.id}`);
  const plies = pliesOf(game, record);
  if (!isSecret(record.secret)) {
    const why = 'the record does not reveal its secret, so it cannot be dealt again';
    throw new ThorpError('bad-record', why, { why: 'secret' });
  }
  if (!isWhole(to, 0, record.plies.length)) {
    throw new ThorpError('bad-request', `the record has plies 0 to ${record.plies.length}, not ${String(to)}`);
  }
  const { seats, settings, secret, entropy, entropyCommitments } = record;
  const match = begin(game, readSettings(game, seats, settings), secret, entropy, entropyCommitments);
  for (const [i, ply] of plies.slice(0, to).entries()) {
    for (let added; (added = unaskedChoice(match, record.version));) choose(match, added.seat, added.option);
    step(match, ply, i + 1);
    if (plies === record.plies && match.link !== ply.link) throw forged(i + 1);
  }
  return match;
}

/**
 * The plies of a record with options in the shape of this version. Links are checked first, on the original options.
 */
function pliesOf<T extends Types>(game: Game<T>, record: GameRecord): readonly Ply[] {
  if (record.version === game.version) return record.plies;
  const upgrade = upgradeFrom(game, record.version);
  const broken = brokenLink(record);
  if (broken) throw forged(broken);
  return record.plies.map(ply => ({ ...ply, option: upgrade(ply.option) }));
}

/** The choice that an older version of the rules made here without asking; null if it asked. */
export function unaskedChoice({ game, questions }: Match, version: number): Choice | null {
  const [question, ...others] = questions;
  const option = question?.options[0];
  if (!question || !option || question.options.length > 1 || others.length > 0) return null;
  const wasUnasked = Object.entries(game.unasked ?? {}).some(
    ([until, steps]) => version <= Number(until) && steps.includes(question.step),
  );
  return wasUnasked ? { seat: question.seat, option } : null;
}

function forged(ply: number): ThorpError {
  return new ThorpError('bad-record', `ply ${ply} was changed: ${CHANGED}`, { why: 'forged', ply });
}

/** All upgrades from one version of a game to this one. */
export function upgradeFrom<T extends Types>(game: Game<T>, version: number): (option: object) => object {
  const steps: ((option: object) => object)[] = [];
  for (let from = version; from !== game.version; from++) {
    const step = game.upgrades?.[from];
    if (!step) {
      const versions = { recorded: version, here: game.version };
      throw new ThorpError(
        'version',
        `recorded with version ${version} of ${game.id}; this is ${game.version}`,
        versions,
      );
    }
    steps.push(step);
  }
  return option => steps.reduce((now, step) => step(now), option);
}

export interface Verification {
  readonly ok: boolean;
  /** The first ply that is wrong, if the fault is in a ply. */
  readonly ply?: number;
  readonly problem?: string;
  /** What an honest record does not prove about the deal; absent if nobody can have chosen among deals. */
  readonly notProven?: NotProven;
}

const CHANGED = 'its hash does not follow from the plies before it';

/**
 * `no-entropy`: no seat added any, so the host may have tried many secrets and kept one it liked.
 * `open-entropy`: some seat did not commit first, so host and seat together may have tried many.
 */
export type NotProven = 'no-entropy' | 'open-entropy';

/** Recomputes everything a record claims: commitments, chain, every choice, the end. */
export function verify<T extends Types>(game: Game<T>, record: GameRecord): Verification {
  const forged = verifyLinks(record);
  if (forged) return { ok: false, ...forged };
  try {
    const found = verifyEnd(replay(game, record), record);
    const notProven = found.ok ? notProvenBy(record) : null;
    return notProven ? { ...found, notProven } : found;
  } catch (error) {
    if (!(error instanceof ThorpError)) throw error;
    const ply = fieldsOf(error.detail)?.['ply'];
    return { ok: false, ...(typeof ply === 'number' ? { ply } : {}), problem: error.message };
  }
}

/** What can be checked without the rules: commitments and hash links. Null when they hold. */
export function verifyLinks(record: GameRecord): { readonly ply?: number; readonly problem: string } | null {
  const { secret, commitment: published, entropy, entropyCommitments } = record;
  if (!isSecret(secret)) return { problem: 'the secret is not revealed' };
  if (commitment(secret) !== published) {
    return { problem: 'the revealed secret does not match the commitment published before the game' };
  }
  const seat = entropyCommitments ? falseOpening(published, entropyCommitments, entropy) : null;
  if (seat !== null) return { problem: `the entropy of seat ${seat} does not match what it committed to` };
  const ply = brokenLink(record);
  if (ply === null) return null;
  return { ply, problem: `ply ${ply} was changed: ${CHANGED}` };
}

function notProvenBy({ entropy, entropyCommitments }: GameRecord): NotProven | null {
  if (entropy.every(text => text === '')) return 'no-entropy';
  return entropyCommitments ? null : 'open-entropy';
}

function verifyEnd(match: Match, record: GameRecord): Verification {
  const over = match.state.frames.length === 0;
  if (over !== (record.end !== undefined)) {
    return {
      ok: false,
      problem: over ? 'the game is over, but the record has no end' : 'the record has an end, but the game is not over',
    };
  }
  if (!record.end) return { ok: true };
  if (record.end.state !== digest(encode(match.state)))
    return { ok: false, problem: 'the final state differs from the recorded one' };
  const totals = match.game.score(match.state).scores.map(score => score.total);
  if (canonical(totals) !== canonical(record.end.totals)) {
    return {
      ok: false,
      problem: `the totals are ${totals.join(', ')}, the record claims ${record.end.totals.join(', ')}`,
    };
  }
  return { ok: true };
}

function brokenLink(record: GameRecord): number | null {
  let link = firstLink(headerOf(record));
  for (const [i, ply] of record.plies.entries()) {
    link = nextLink(link, ply.seat, ply.option);
    if (link !== ply.link) return i + 1;
  }
  return null;
}

function step(match: Match, ply: Ply, number: number): void {
  try {
    choose(match, ply.seat, ply.option);
  } catch (error) {
    if (!(error instanceof ThorpError)) throw error;
    throw new ThorpError('bad-record', `ply ${number}: ${error.message}`, { ply: number });
  }
}

function headerOf(record: GameRecord): Header {
  const { thorp, game, version, seats, settings, commitment: promise, entropy, entropyCommitments } = record;
  const header = { thorp, game, version, seats, settings, commitment: promise, entropy };
  return entropyCommitments ? { ...header, entropyCommitments } : header;
}

type Field = readonly [name: keyof GameRecord, fits: (value: unknown) => boolean, wanted: string];

/** What a record from outside must look like before anything in it is trusted. */
const FIELDS: readonly Field[] = [
  ['thorp', value => value === 1, 'be 1'],
  ['game', value => typeof value === 'string', 'name a game'],
  ['version', Number.isInteger, 'be a whole number'],
  ['seats', value => isWhole(value, 1, MOST_SEATS), `be a whole number from 1 to ${MOST_SEATS}`],
  ['settings', isObject, 'be an object'],
  ['commitment', isSecret, 'be 64 hexadecimal digits'],
  ['entropy', isTexts, 'be a list of texts'],
  ['entropyCommitments', value => value === undefined || isTexts(value), 'be a list of texts'],
  ['secret', value => value === undefined || isSecret(value), 'be 64 hexadecimal digits'],
  ['end', value => value === undefined || isEnd(value), "have 'state' and a list of 'totals'"],
  ['plies', Array.isArray, 'be a list'],
];

function shapeFault(data: unknown): string | null {
  if (!isObject(data)) return 'it must be an object';
  const odd = FIELDS.find(([name, fits]) => !fits(fieldOf(data, name)));
  if (odd) return `'${odd[0]}' must ${odd[2]}`;
  const plies = fieldOf(data, 'plies');
  const bad = Array.isArray(plies) ? plies.findIndex(ply => !isPly(ply)) : -1;
  return bad < 0 ? null : `ply ${bad + 1} must have 'seat', 'option' and 'link'`;
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(text => typeof text === 'string');
}

function isEnd(value: unknown): boolean {
  const { state, totals } = fieldsOf(value) ?? {};
  return typeof state === 'string' && Array.isArray(totals) && totals.every(Number.isInteger);
}

function isPly(value: unknown): boolean {
  const { seat, option, link } = fieldsOf(value) ?? {};
  return Number.isInteger(seat) && isObject(option) && typeof link === 'string';
}
