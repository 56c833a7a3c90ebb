import { fastChance, type Types } from '@thorp/kernel';
import { asText, LawError, sameText, traceOf, type Law, type Laws, type Probe } from './probe.ts';
import type { Subject } from './subject.ts';
import type { Deal, Position } from './walk.ts';

/** A broken law or a crash, with details. */
export interface Fault {
  readonly law: string;
  readonly message: string;
}

/** The fault while something ran; null if there was none. */
export function faultIn(run: () => void): Fault | null {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof LawError) return { law: error.law, message: error.message };
    return { law: 'no crash', message: `the game crashed: ${traceOf(error)}` };
  }
}

/** Checks a position against laws. A law that crashes counts as broken, and no law may change the position. */
export function hold<T extends Types>(laws: Laws, probe: Probe<T>): void {
  for (const [name, law] of Object.entries(laws)) {
    holdTo(name, law, probe);
    sameText(name, 'it leaves traces in the state it is about', probe.text, asText(probe.state));
  }
}

/** The same without checking the state afterwards, for speed. */
export function holdTo<T extends Types>(name: string, law: Law, probe: Probe<T>): void {
  try {
    law(probe);
  } catch (error) {
    if (error instanceof LawError) throw error;
    throw new LawError(name, traceOf(error), { cause: error });
  }
}

/**
 * What laws need to examine a position. Their random numbers are derived from the position alone, so a broken law can
 * be repeated.
 */
export function probeOf<T extends Types>(
  subject: Subject<T>,
  { config }: Deal<T>,
  at: Position<T>,
  worlds: number,
): Probe<T> {
  const text = asText(at.state);
  return { subject, config, text, luck: fastChance(hash(text)), worlds, ...at };
}

/** FNV-1a. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}
