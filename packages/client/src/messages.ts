import { fieldsOf, isObject, isWhole, readJson, RECORD_LIMITS, type Limits } from '@thorp/kernel';
import type { UnscoredUpdate } from '@thorp/table';
import type { ServerMessage } from './protocol.ts';

/*
 * Messages of a server are checked here before anything else uses them: a client may connect to any address. View,
 * options and log events belong to the game; here they are only checked to be objects within the limits.
 */

/** Estimates and times may be fractions. */
const MESSAGE_LIMITS: Limits = { ...RECORD_LIMITS, whole: null };

/** The id of a table: no other form may become part of a URL or a file name. */
export function isTableId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
}

/** A valid message of this version's server; null for anything else. */
export function readMessage(data: unknown): ServerMessage | null {
  const read = typeof data === 'string' ? readJson(data, MESSAGE_LIMITS) : null;
  if (read?.fault !== null) return null;
  const type = fieldsOf(read.data)?.['type'];
  const fits = typeof type === 'string' ? MESSAGES.get(type) : undefined;
  return fits?.(read.data) ? (read.data as ServerMessage) : null;
}

type Check = (value: unknown) => boolean;

const text: Check = value => typeof value === 'string';
const flag: Check = value => typeof value === 'boolean';
const number: Check = value => typeof value === 'number';
const count: Check = value => isWhole(value, 0, Number.MAX_SAFE_INTEGER);
const seat: Check = value => isWhole(value, 0, 99);
const object: Check = value => fieldsOf(value) !== null;
const hash: Check = value => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

function orNull(check: Check): Check {
  return value => value === null || check(value);
}

function listOf(check: Check): Check {
  return value => Array.isArray(value) && value.every(check);
}

function oneOf(...values: readonly unknown[]): Check {
  return value => values.includes(value);
}

/** An object whose named fields pass their checks; it may have others. */
function shape(checks: { readonly [field: string]: Check }): Check {
  const entries = Object.entries(checks);
  return value => {
    const fields = fieldsOf(value);
    return fields !== null && entries.every(([field, check]) => check(fields[field]));
  };
}

const SEAT_VIEWS = [
  shape({ kind: oneOf('open') }),
  shape({ kind: oneOf('bot'), name: text, level: text }),
  shape({ kind: oneOf('person'), name: text, commitment: orNull(hash), opened: flag }),
];

const ROOM = shape({
  sequence: count,
  game: text,
  phase: oneOf('seating', 'opening', 'started'),
  seats: listOf(value => SEAT_VIEWS.some(check => check(value))),
  you: orNull(seat),
  owner: flag,
  host: orNull(seat),
  changed: orNull(number),
  turned: count,
  commitment: hash,
  chat: listOf(shape({ sequence: count, name: text, text })),
  next: orNull(isTableId),
});

const PARTS = listOf(shape({ what: text, amount: number }));

const RESULT = shape({
  ranks: listOf(number),
  outcome: shape({ scores: listOf(shape({ seat, total: number, parts: PARTS })) }),
  givenUp: flag,
  abandoned: flag,
});

const PLANNED = shape({ option: object, means: text, label: text });
const LOG = listOf(shape({ ply: count, event: object }));
const LOG_AFTER: Check = value => isWhole(value, -1, Number.MAX_SAFE_INTEGER);

const UPDATE = shape({
  seat: orNull(seat),
  version: count,
  view: object,
  decision: orNull(shape({ seat, step: text, frame: object, options: listOf(object) })),
  refusals: listOf(shape({ option: object, reason: object })),
  forMe: orNull(object),
  waiting: listOf(seat),
  since: orNull(number),
  holding: orNull(seat),
  noUndo: orNull(text),
  undoTo: orNull(count),
  request: orNull(shape({ sequence: count, what: text, seat, plies: count, outcome: text })),
  clocks: orNull(listOf(shape({ bank: number, free: number, deadline: orNull(number) }))),
  resigned: listOf(seat),
  standIns: listOf(seat),
  timedOut: listOf(seat),
  note: text,
  ahead: orNull(shape({ answers: listOf(PLANNED), repeats: flag, forMe: flag, dropped: listOf(PLANNED) })),
  log: LOG,
  logAfter: LOG_AFTER,
  unread: count,
  result: orNull(RESULT),
});

const VIEW = shape({ view: object });
const VIEW_CHANGES = shape({ viewChanges: isObject });
const viewed: Check = value => VIEW(value) || VIEW_CHANGES(value);

const CHANGES = shape({ changes: isObject, log: LOG, logAfter: LOG_AFTER });
const SENT_UPDATE: Check = value => CHANGES(value) || UPDATE(value);

/** A whole update, after its changes were applied. */
export function isUpdate(value: unknown): value is UnscoredUpdate {
  return UPDATE(value);
}

const STANDING = shape({ seat, low: number, high: number, parts: orNull(PARTS) });

const PREVIEW_STEP = shape({
  step: text,
  options: listOf(object),
  option: object,
  events: listOf(object),
  view: orNull(object),
});

const OUTLOOK = shape({ step: text, frame: object, options: listOf(object), means: listOf(text), view: object });

const MOMENT = shape({ plies: count, waiting: listOf(seat) });

const MESSAGES: ReadonlyMap<string, Check> = new Map([
  [
    'room',
    shape({
      table: isTableId,
      room: ROOM,
      present: listOf(flag),
      watching: value => value === undefined || count(value),
    }),
  ],
  ['game', shape({ table: isTableId, plies: count, now: number, update: SENT_UPDATE })],
  ['scores', shape({ table: isTableId, version: count, scores: listOf(STANDING) })],
  ['preview', shape({ table: isTableId, id: text, steps: listOf(PREVIEW_STEP) })],
  ['outlook', shape({ table: isTableId, id: text, outlook: orNull(OUTLOOK) })],
  ['missed', shape({ table: isTableId, id: text, moments: listOf(value => MOMENT(value) && viewed(value)) })],
  ['receipt', shape({ table: isTableId, id: text, version: count })],
  ['error', shape({ table: orNull(text), id: orNull(text), code: text, message: text })],
  ['pong', object],
  ['bye', object],
]);
