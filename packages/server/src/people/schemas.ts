import { LINE_PATTERN, LONGEST_NAME, NAME_PATTERN } from '@thorp/table';
import Type from 'typebox';

/* The schemas of requests about people. Unknown fields are refused; fastify compiles these. */

const closed = { additionalProperties: false } as const;

const Secret = Type.String({ pattern: '^[0-9a-f]{64}$' });
const PersonId = Type.String({ pattern: '^[0-9a-f]{32}$' });
const Link = Type.String({ pattern: '^[0-9a-f]{32}$' });
const Label = Type.String({ maxLength: 60, pattern: LINE_PATTERN });
const Base64 = Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength: 16_384 });

/** The name of a device is shown only in the person's own list. */
export const NameDevice = Type.Object({ name: Label }, closed);
export type NameDevice = Type.Static<typeof NameDevice>;

/** A portrait is a list of parts that only the page understands; here it is just a short text. */
export const Profile = Type.Object(
  {
    name: Type.Optional(Type.String({ maxLength: LONGEST_NAME, pattern: NAME_PATTERN })),
    portrait: Type.String({ maxLength: 200, pattern: '^[a-z0-9.-]*$' }),
  },
  closed,
);
export type Profile = Type.Static<typeof Profile>;

export const SignOut = Type.Object({ everywhere: Type.Boolean() }, closed);
export type SignOut = Type.Static<typeof SignOut>;

export const TakeLink = Type.Object({ secret: Secret, device: Type.Optional(Label) }, closed);
export type TakeLink = Type.Static<typeof TakeLink>;

const Transports = Type.Array(Type.String({ maxLength: 20 }), { maxItems: 8 });

/** The fields that every answer of an authenticator has. */
const credential = {
  id: Base64,
  rawId: Base64,
  type: Type.Literal('public-key'),
  clientExtensionResults: Type.Object({}, { additionalProperties: true, maxProperties: 20 }),
  authenticatorAttachment: Type.Optional(Type.Enum(['platform', 'cross-platform'])),
};

export const NewPasskey = Type.Object(
  {
    name: Label,
    response: Type.Object(
      {
        ...credential,
        response: Type.Object(
          {
            clientDataJSON: Base64,
            attestationObject: Base64,
            authenticatorData: Type.Optional(Base64),
            transports: Type.Optional(Transports),
            publicKeyAlgorithm: Type.Optional(Type.Integer()),
            publicKey: Type.Optional(Base64),
          },
          closed,
        ),
      },
      closed,
    ),
  },
  closed,
);
export type NewPasskey = Type.Static<typeof NewPasskey>;

export const UsePasskey = Type.Object(
  {
    device: Type.Optional(Label),
    response: Type.Object(
      {
        ...credential,
        response: Type.Object(
          {
            clientDataJSON: Base64,
            authenticatorData: Base64,
            signature: Base64,
            userHandle: Type.Optional(Base64),
          },
          closed,
        ),
      },
      closed,
    ),
  },
  closed,
);
export type UsePasskey = Type.Static<typeof UsePasskey>;

export const DevicePath = Type.Object({ device: Type.String({ pattern: '^[0-9a-f]{16}$' }) }, closed);
export type DevicePath = Type.Static<typeof DevicePath>;

export const PasskeyPath = Type.Object({ passkey: Base64 }, closed);
export type PasskeyPath = Type.Static<typeof PasskeyPath>;

export const PersonPath = Type.Object({ person: PersonId }, closed);
export type PersonPath = Type.Static<typeof PersonPath>;

/** A person, by a seat at a table or by the id from a list of people. */
export const Whom = Type.Union([
  Type.Object({ table: Link, seat: Type.Integer({ minimum: 0, maximum: 15 }) }, closed),
  Type.Object({ person: PersonId }, closed),
]);
export type Whom = Type.Static<typeof Whom>;

export const NewReport = Type.Object(
  {
    table: Link,
    seat: Type.Integer({ minimum: 0, maximum: 15 }),
    text: Type.String({ minLength: 1, maxLength: 2000, pattern: LINE_PATTERN }),
  },
  closed,
);
export type NewReport = Type.Static<typeof NewReport>;

export const Invite = Type.Object({ person: PersonId }, closed);
export type Invite = Type.Static<typeof Invite>;
