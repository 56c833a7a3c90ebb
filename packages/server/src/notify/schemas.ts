import Type from 'typebox';

/* The schemas of requests about notifications. Unknown fields are refused; fastify compiles these. */

const closed = { additionalProperties: false } as const;

const Time = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });
const Key = Type.String({ pattern: '^[A-Za-z0-9_-]{16,100}$' });
const Address = Type.String({ minLength: 1, maxLength: 1000 });

export const NewPreferences = Type.Object(
  {
    kinds: Type.Array(Type.Enum(['turn', 'over', 'invitation']), { maxItems: 3, uniqueItems: true }),
    quiet: Type.Union([
      Type.Null(),
      Type.Object({ from: Time, to: Time, zone: Type.String({ minLength: 1, maxLength: 64 }) }, closed),
    ]),
  },
  closed,
);
export type NewPreferences = Type.Static<typeof NewPreferences>;

export const NewPush = Type.Object(
  { endpoint: Address, keys: Type.Object({ p256dh: Key, auth: Key }, closed) },
  closed,
);
export type NewPush = Type.Static<typeof NewPush>;

export const NewEmail = Type.Object(
  { address: Type.String({ pattern: '^[^\\s@<>",;:]+@[^\\s@<>",;:]+$', maxLength: 254 }) },
  closed,
);
export type NewEmail = Type.Static<typeof NewEmail>;

export const ConfirmEmail = Type.Object({ secret: Type.String({ pattern: '^[0-9a-f]{64}$' }) }, closed);
export type ConfirmEmail = Type.Static<typeof ConfirmEmail>;

export const NewWebhook = Type.Object({ url: Address }, closed);
export type NewWebhook = Type.Static<typeof NewWebhook>;

export const ChannelPath = Type.Object({ channel: Type.String({ pattern: '^[0-9a-f]{16}$' }) }, closed);
export type ChannelPath = Type.Static<typeof ChannelPath>;
