import { request } from '../../../http/request.ts';

/* Passkeys: the browser's own dialog, with options from the server and an answer that the server checks. */

/** Browsers offer passkeys only over https and on this machine. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'credentials' in navigator;
}

/** Makes a passkey for the person of this browser; false if the person has closed the dialog. */
export async function makePasskey(name: string): Promise<boolean> {
  const options = await request('POST', '/api/me/passkeys/options');
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        ...options,
        challenge: bytesOf(options.challenge),
        user: { ...options.user, id: bytesOf(options.user.id) },
        excludeCredentials: (options.excludeCredentials ?? []).map(each => ({ ...each, id: bytesOf(each.id) })),
      },
    }),
  );
  if (!made || !(made.response instanceof AuthenticatorAttestationResponse)) return false;
  const { clientDataJSON, attestationObject } = made.response;
  await request('POST', '/api/me/passkeys', {
    name,
    response: {
      ...factsOf(made),
      response: {
        clientDataJSON: textOf(clientDataJSON),
        attestationObject: textOf(attestationObject),
        transports: made.response.getTransports(),
      },
    },
  });
  return true;
}

/** Signs in this browser with a passkey; false if the person has closed the dialog. */
export async function signInWithPasskey(device: string): Promise<boolean> {
  const options = await request('POST', '/api/sign-in/options');
  const found = await asked(() =>
    navigator.credentials.get({ publicKey: { ...options, challenge: bytesOf(options.challenge) } }),
  );
  if (!found || !(found.response instanceof AuthenticatorAssertionResponse)) return false;
  const { clientDataJSON, authenticatorData, signature, userHandle } = found.response;
  await request('POST', '/api/sign-in', {
    device,
    response: {
      ...factsOf(found),
      response: {
        clientDataJSON: textOf(clientDataJSON),
        authenticatorData: textOf(authenticatorData),
        signature: textOf(signature),
        ...(userHandle ? { userHandle: textOf(userHandle) } : {}),
      },
    },
  });
  return true;
}

/** Null if the person has closed the dialog; browsers report a timeout in the same way. */
async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    const found = await ask();
    return found instanceof PublicKeyCredential ? found : null;
  } catch (error) {
    if (error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return null;
    throw error;
  }
}

function factsOf(credential: PublicKeyCredential): object {
  const { id, authenticatorAttachment } = credential;
  return {
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: credential.getClientExtensionResults(),
    ...(authenticatorAttachment ? { authenticatorAttachment } : {}),
  };
}

/** Bytes from base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, character => character.charCodeAt(0));
}

/** Bytes as base64url. */
function textOf(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
