import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSecret } from '@thorp/kernel';

/*
 * The dealer's secret is stored encrypted, so that a copy of the database alone reveals nobody's hand. AES-256-GCM; the
 * id of the table is authenticated too, so that a secret cannot be moved to another table.
 */

export interface Sealer {
  seal(id: string, secret: string): Uint8Array;
  unseal(id: string, sealed: Uint8Array): string;
}

const NONCE = 12;
const TAG = 16;

export function sealer(key: Uint8Array): Sealer {
  return {
    seal(id, secret) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(id));
      return Buffer.concat([nonce, cipher.update(secret, 'hex'), cipher.final(), cipher.getAuthTag()]);
    },
    unseal(id, sealed) {
      const tag = sealed.length - TAG;
      const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE)).setAAD(Buffer.from(id));
      cipher.setAuthTag(sealed.subarray(tag));
      try {
        return Buffer.concat([cipher.update(sealed.subarray(NONCE, tag)), cipher.final()]).toString('hex');
      } catch (cause) {
        const said = `the secret of table ${id} was encrypted under another key; restore the key it was stored with`;
        throw new Error(said, { cause });
      }
    },
  };
}

const KEY_FILE = 'key';

/** The key from the environment, or from the data directory, where the first start creates one. */
export function readKey(folder: string, given: string | null): Uint8Array {
  if (given !== null) return keyFrom(given, 'THORP_KEY');
  const file = join(folder, KEY_FILE);
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  return keyFrom(readFileSync(file, 'utf8').trim(), file);
}

function keyFrom(text: string, where: string): Uint8Array {
  if (!isSecret(text)) throw new Error(`${where} must hold 64 hexadecimal digits`);
  return Buffer.from(text, 'hex');
}
