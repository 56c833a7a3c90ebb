import type { Pledge, PledgeStore } from '@thorp/client';
import { entropyCommitment, fieldsOf, isSecret, isWhole } from '@thorp/kernel';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../files.ts';
import { stateFolder } from '../play/saves.ts';

/*
 * Commitments made before a deal, so that a terminal that was closed in between can open them, and can compare the
 * record with what it saw. Entropy is secret until it is opened, so only this user may read the file.
 */

const MOST_PLEDGES = 200;
const HIGHEST_SEAT = 15;

const file = (): string => join(stateFolder(), 'pledges.json');

export function pledgesFor(origin: string): PledgeStore {
  const key = (table: string): string => `${origin} ${table}`;
  return {
    find: table => readPledge(kept()[key(table)]),
    keep(table, pledge) {
      const { [key(table)]: _, ...others } = kept();
      const latest = Object.entries(others).slice(1 - MOST_PLEDGES);
      writeWhole(file(), `${JSON.stringify({ ...Object.fromEntries(latest), [key(table)]: pledge }, null, 1)}\n`);
    },
  };
}

function kept(): { readonly [key: string]: unknown } {
  try {
    return fieldsOf(JSON.parse(readFileSync(file(), 'utf8'))) ?? {};
  } catch {
    // There is no file, or it cannot be read: then the seat commits again.
    return {};
  }
}

/** A valid pledge; null if the file was changed. */
function readPledge(data: unknown): Pledge | null {
  const { seat, host, entropy, commitment, commitments } = fieldsOf(data) ?? {};
  if (!isWhole(seat, 0, HIGHEST_SEAT) || !isSecret(host) || typeof entropy !== 'string') return null;
  if (commitment !== entropyCommitment(host, seat, entropy)) return null;
  const all = Array.isArray(commitments) ? commitments.map(String) : null;
  return { seat, host, entropy, commitment, commitments: all };
}
