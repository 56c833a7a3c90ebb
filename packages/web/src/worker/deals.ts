import { commitment, entropyCommitment, secretFromSeed } from '@thorp/kernel';
import type { Player, Setup } from '@thorp/table';

/** The id of a new table. */
export function newId(): string {
  return randomHex(8);
}

/**
 * The secrets of a table: from a word (case and surrounding spaces do not matter), or a random secret and entropy of
 * every person, all committed to before any is used.
 */
export function dealFor(
  players: readonly Player[],
  deal: string,
): Pick<Setup, 'secret' | 'entropy' | 'entropyCommitments'> {
  const word = deal.normalize().trim().toLowerCase();
  if (word !== '') return { secret: secretFromSeed(word) };
  const secret = newSecret();
  const entropy = players.map(({ kind }) => (kind === 'human' ? randomHex(16) : ''));
  const published = commitment(secret);
  const entropyCommitments = entropy.map((text, seat) => (text === '' ? '' : entropyCommitment(published, seat, text)));
  return { secret, entropy, entropyCommitments };
}

function newSecret(): string {
  return randomHex(32);
}

function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, byte => byte.toString(16).padStart(2, '0')).join('');
}
