import { createHmac, hkdfSync } from 'node:crypto';

/** The secret of a webhook, derived from the server's key, so that a copy of the database cannot sign anything. */
export function webhookSecret(key: Uint8Array, salt: string): string {
  return Buffer.from(hkdfSync('sha256', key, salt, 'thorp/webhook', 32)).toString('hex');
}

/** The receiver computes the same over time and body, and refuses old messages. */
export function webhookHeaders(secret: string, body: string, now: number): { readonly [name: string]: string } {
  const time = Math.floor(now / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return { 'content-type': 'application/json', 'thorp-signature': `t=${time},v1=${signature}` };
}
