import type { ClientMessage } from '@thorp/client/protocol';
import { LEVEL_NAMES } from '@thorp/bots';
import Type from 'typebox';
import { Compile } from 'typebox/compile';

/* The schemas of messages. Unknown fields are refused. The table itself checks the contents of options. */

const closed = { additionalProperties: false } as const;

const Link = Type.String({ pattern: '^[0-9a-f]{32}$' });
const Id = Type.String({ minLength: 1, maxLength: 64 });
const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const Seat = Type.Integer({ minimum: 0, maximum: 15 });
const Name = Type.String({ minLength: 1, maxLength: 40 });
const BotLevel = Type.Enum([...LEVEL_NAMES]);

/** Answers to try; empty for the game's own proposals. */
const Options = Type.Array(Type.Object({}, { additionalProperties: true }), { maxItems: 64 });

const Label = Type.String({ maxLength: 300 });

const TableRequest = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('move'),
      id: Id,
      version: Count,
      options: Type.Array(Type.Object({}, { additionalProperties: true }), { minItems: 1, maxItems: 64 }),
    },
    closed,
  ),
  Type.Object({ kind: Type.Enum(['undo', 'confirm', 'resign', 'seen', 'withdraw']), id: Id, version: Count }, closed),
  Type.Object({ kind: Type.Literal('ask'), id: Id, version: Count, what: Type.Enum(['undo', 'abandon']) }, closed),
  Type.Object({ kind: Type.Literal('answer'), id: Id, version: Count, request: Count, agrees: Type.Boolean() }, closed),
  Type.Object(
    {
      kind: Type.Literal('ahead'),
      id: Id,
      version: Count,
      answers: Type.Array(
        Type.Object({ option: Type.Object({}, { additionalProperties: true }), means: Label, label: Label }, closed),
        { maxItems: 8 },
      ),
      repeats: Type.Boolean(),
      forMe: Type.Boolean(),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('note'), id: Id, version: Count, text: Type.String({ maxLength: 2000 }) }, closed),
]);

const WhenOut = Type.Enum(['turn', 'seat']);
const HOUR = 3_600_000;

/** Time in milliseconds. A live move takes at most a day, a correspondence move at least an hour. */
const Clock = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('live'),
      base: Type.Integer({ minimum: 1000, maximum: 24 * HOUR }),
      increment: Type.Integer({ minimum: 0, maximum: HOUR }),
      whenOut: WhenOut,
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('correspondence'),
      perMove: Type.Integer({ minimum: HOUR, maximum: 60 * 24 * HOUR }),
      bank: Type.Integer({ minimum: 0, maximum: 365 * 24 * HOUR }),
      whenOut: WhenOut,
    },
    closed,
  ),
]);

const Watch = Type.Enum(['link', 'nobody', 'anyone']);
const Seats = Type.Integer({ minimum: 1, maximum: 16 });
const Settings = Type.Object({}, { additionalProperties: true, maxProperties: 100 });

const Terms = Type.Object(
  {
    settings: Settings,
    seats: Seats,
    confirms: Type.Boolean(),
    rated: Type.Boolean(),
    clock: Type.Union([Clock, Type.Null()]),
    watch: Watch,
  },
  closed,
);

const RoomRequest = Type.Union([
  Type.Object({ kind: Type.Literal('sit'), id: Id, seat: Seat, name: Name }, closed),
  Type.Object({ kind: Type.Enum(['leave', 'notReady', 'rematch', 'close']), id: Id }, closed),
  Type.Object({ kind: Type.Literal('ready'), id: Id, commitment: Type.String({ pattern: '^[0-9a-f]{64}$' }) }, closed),
  Type.Object({ kind: Type.Literal('open'), id: Id, entropy: Type.String({ minLength: 1, maxLength: 128 }) }, closed),
  Type.Object({ kind: Type.Literal('bot'), id: Id, seat: Seat, name: Name, level: BotLevel }, closed),
  Type.Object({ kind: Type.Literal('clear'), id: Id, seat: Seat }, closed),
  Type.Object({ kind: Type.Literal('change'), id: Id, terms: Terms }, closed),
  Type.Object({ kind: Type.Literal('say'), id: Id, text: Type.String({ minLength: 1, maxLength: 500 }) }, closed),
]);

const Have = Type.Object({ room: Count, version: Count, plies: Type.Integer({ minimum: -1 }) }, closed);

const Message = Type.Union([
  Type.Object({ type: Type.Literal('subscribe'), table: Link, have: Type.Optional(Have) }, closed),
  Type.Object({ type: Type.Literal('unsubscribe'), table: Link }, closed),
  Type.Object({ type: Type.Literal('act'), table: Link, action: TableRequest }, closed),
  Type.Object({ type: Type.Literal('room'), table: Link, action: RoomRequest }, closed),
  Type.Object({ type: Type.Enum(['scores', 'hurry']), table: Link }, closed),
  Type.Object(
    {
      type: Type.Literal('preview'),
      table: Link,
      id: Id,
      version: Count,
      answers: Options,
      through: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 16 }),
      most: Type.Integer({ minimum: 1, maximum: 40 }),
    },
    closed,
  ),
  Type.Object({ type: Type.Enum(['outlook', 'missed']), table: Link, id: Id }, closed),
  Type.Object({ type: Type.Literal('ping') }, closed),
]);

const message = Compile(Message);

/** A valid message of a client; null for anything else. */
export function readMessage(data: unknown): ClientMessage | null {
  return message.Check(data) ? data : null;
}

/** The body of a request for a new table; fastify compiles it. */
export const NewTable = Type.Object(
  {
    game: Type.String({ minLength: 1, maxLength: 40 }),
    seats: Seats,
    settings: Type.Optional(Settings),
    confirms: Type.Optional(Type.Boolean()),
    listed: Type.Optional(Type.Boolean()),
    clock: Type.Optional(Clock),
    watch: Type.Optional(Watch),
    rated: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type NewTable = Type.Static<typeof NewTable>;

export const TablePath = Type.Object({ table: Link }, closed);
export type TablePath = Type.Static<typeof TablePath>;

export const Join = Type.Object({ name: Name }, closed);
export type Join = Type.Static<typeof Join>;

/** Five letters as somebody types them: upper or lower case, with dashes or spaces. */
export const TypedCode = Type.Object({ code: Type.String({ maxLength: 20, pattern: '^[A-Za-z -]*$' }) }, closed);
export type TypedCode = Type.Static<typeof TypedCode>;
