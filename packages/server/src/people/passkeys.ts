import { fieldsOf } from '@thorp/kernel';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { ServerError } from '../errors.ts';
import type { OneTime, PeopleStore, StoredPasskey } from '../store/people.ts';
import { hashOf } from './sessions.ts';

/*
 * An account is a person with a passkey. The site is the origin of the request, which was checked before, so that one
 * server can have several names. A challenge is valid once and for five minutes, in any process.
 */

/** Loaded when the first passkey is used, so that the server starts quickly. */
const library = () => import('@simplewebauthn/server');

const CHALLENGE_MS = 300_000;
const MOST_PASSKEYS = 16;

export interface Passkeys {
  registerOptions(origin: string, person: string, name: string): Promise<PublicKeyCredentialCreationOptionsJSON>;
  register(origin: string, person: string, name: string, response: RegistrationResponseJSON): Promise<void>;
  signInOptions(origin: string): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** The person who has signed in. */
  signIn(origin: string, response: AuthenticationResponseJSON): Promise<string>;
}

export function openPasskeys(store: PeopleStore, now: () => number): Passkeys {
  async function keep(kind: 'register' | 'signIn', person: string, challenge: string): Promise<void> {
    const expires = now() + CHALLENGE_MS;
    await store.addOneTime({ hash: hashOf(challenge), kind, person, data: '', expires }, now());
  }

  /** The person who asked for the answered challenge; a challenge can be used once. */
  async function take(kind: OneTime['kind'], response: Answered): Promise<{ person: string; challenge: string }> {
    const challenge = challengeIn(response);
    const found = challenge === null ? null : await store.takeOneTime(hashOf(challenge), kind, now());
    if (!found || challenge === null) throw refused('the challenge is unknown, used or too old; ask for a new one');
    return { person: found.person, challenge };
  }

  return {
    async registerOptions(origin, person, name) {
      const options = await creationOptions(origin, person, name, await store.passkeysOf(person));
      await keep('register', person, options.challenge);
      return options;
    },
    async register(origin, person, name, response) {
      const asked = await take('register', response);
      if (asked.person !== person) throw refused('the challenge was given to somebody else');
      refuseMore(await store.passkeysOf(person));
      const { verifyRegistrationResponse } = await library();
      const verified = await checked(() =>
        verifyRegistrationResponse({ ...expected(origin, asked.challenge), response, requireUserVerification: false }),
      );
      if (!verified.verified) throw refused('the passkey could not be verified');
      const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
      const at = now();
      const passkey = { id, person, publicKey, counter, transports, name, created: at, used: at };
      if (!(await store.addPasskey(passkey))) throw refused('this passkey is in use already');
    },
    async signInOptions(origin) {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({ rpID: siteOf(origin), userVerification: 'preferred' });
      await keep('signIn', '', options.challenge);
      return options;
    },
    async signIn(origin, response) {
      const { challenge } = await take('signIn', response);
      const passkey = await store.findPasskey(response.id);
      if (!passkey) throw refused('this passkey is unknown here');
      const { verifyAuthenticationResponse } = await library();
      const verified = await checked(() =>
        verifyAuthenticationResponse({
          ...expected(origin, challenge),
          response,
          credential: credentialOf(passkey),
          requireUserVerification: false,
        }),
      );
      if (!verified.verified) throw refused('the passkey could not be verified');
      await store.usePasskey(passkey.id, verified.authenticationInfo.newCounter, now());
      return passkey.person;
    },
  };
}

async function creationOptions(origin: string, person: string, name: string, known: readonly StoredPasskey[]) {
  refuseMore(known);
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Thorp',
    rpID: siteOf(origin),
    userName: name,
    userID: Buffer.from(person, 'hex'),
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
}

/** Checked twice: several challenges may be open before the first is answered. */
function refuseMore(known: readonly StoredPasskey[]): void {
  if (known.length >= MOST_PASSKEYS)
    throw new ServerError('too-many', `a person may have at most ${MOST_PASSKEYS} passkeys`);
}

type Answered = { readonly response: { readonly clientDataJSON: string } };

function expected(origin: string, challenge: string) {
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: siteOf(origin) };
}

function siteOf(origin: string): string {
  return new URL(origin).hostname;
}

function credentialOf({ id, publicKey, counter, transports }: StoredPasskey) {
  return { id, publicKey: new Uint8Array(publicKey), counter, transports: [...transports] };
}

/** The library throws for everything that does not fit; the sender gets the same answer for all of it. */
async function checked<R>(verify: () => Promise<R>): Promise<R> {
  try {
    return await verify();
  } catch (cause) {
    throw refused(`the passkey could not be verified: ${cause instanceof Error ? cause.message : 'unknown reason'}`);
  }
}

function challengeIn({ response }: Answered): string | null {
  try {
    const challenge = fieldsOf(JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8')))?.[
      'challenge'
    ];
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

function refused(message: string): ServerError {
  return new ServerError('bad-passkey', message);
}
