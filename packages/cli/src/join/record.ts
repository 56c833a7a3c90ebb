import type { Pledge } from '@thorp/client';
import { parseRecord, same, ThorpError, verify, type Game, type GameRecord } from '@thorp/kernel';
import { UsageError } from '../errors.ts';

/**
 * What is wrong with a server's record: in itself, or compared with what was seen before the deal. Throws if it is not
 * a record.
 */
export function recordFaults(game: Game, text: string, pledge: Pledge | null, host: string | undefined): string[] {
  const record = readRecordText(text);
  const found = verify(game, record);
  const faults = found.ok ? [] : [found.problem ?? 'its record does not verify'];
  const published = pledge?.host ?? host;
  if (published !== undefined && record.commitment !== published) {
    faults.push(`the host had committed to ${published}, and the record names ${record.commitment}`);
  }
  return pledge ? [...faults, ...seatFaults(record, pledge)] : faults;
}

function seatFaults(record: GameRecord, { seat, entropy, commitments }: Pledge): string[] {
  const faults: string[] = [];
  if (record.entropy[seat] !== entropy) faults.push('the entropy of your seat is not what you gave');
  if (commitments === null) faults.push('the game began before you opened your entropy');
  else if (!same(record.entropyCommitments, commitments)) {
    faults.push('the seats had committed to something else when you opened your entropy');
  }
  return faults;
}

function readRecordText(text: string): GameRecord {
  try {
    return parseRecord(text);
  } catch (error) {
    if (!(error instanceof ThorpError)) throw error;
    throw new UsageError(`the server's record cannot be read: ${error.message}`, { cause: error });
  }
}
