import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

/* A software authenticator: it makes real keys and signatures, as the WebAuthn specification requires of a device. */

export interface Authenticator {
  readonly id: string;
  register(options: { readonly challenge: string; readonly rp: { readonly id?: string } }, origin: string): Registered;
  signIn(options: { readonly challenge: string; readonly rpId?: string }, origin: string): SignedIn;
  /** Sets the use counter back, as in a copy of the device. */
  rewind(): void;
}

interface Answer<R> {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly clientExtensionResults: object;
  readonly response: R;
}
type Registered = Answer<{ readonly clientDataJSON: string; readonly attestationObject: string }>;
type SignedIn = Answer<{
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
}>;

const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

export function authenticator(): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(16);
  const id = credential.toString('base64url');
  let counter = 0;

  function dataFor(site: string, flags: number, rest: Buffer): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256(Buffer.from(site)), Buffer.from([flags]), count, rest]);
  }

  const answer = <R>(response: R): Answer<R> => {
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  };

  return {
    id,
    rewind: () => void counter--,
    register({ challenge, rp }, origin) {
      const length = Buffer.from([0, credential.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credential, coseKey(publicKey)]);
      const authData = dataFor(rp.id ?? '', PRESENT_AND_VERIFIED | WITH_CREDENTIAL, attested);
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      });
    },
    signIn({ challenge, rpId = '' }, origin) {
      const client = clientData('webauthn.get', challenge, origin);
      const authData = dataFor(rpId, PRESENT_AND_VERIFIED, Buffer.alloc(0));
      const signed = Buffer.concat([authData, sha256(client)]);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
      });
    },
  };
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** An ES256 key as CBOR (RFC 9053). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = (text: string): Buffer => cborBytes(Buffer.from(text, 'base64url'));
  return cborMap([
    [cborInteger(1), cborInteger(2)],
    [cborInteger(3), cborInteger(-7)],
    [cborInteger(-1), cborInteger(1)],
    [cborInteger(-2), point(x)],
    [cborInteger(-3), point(y)],
  ]);
}

function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

function cborInteger(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes]);
}

function cborText(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([cborHead(3, bytes.length), bytes]);
}

function cborMap(pairs: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([cborHead(5, pairs.length), ...pairs.flat()]);
}
