import type { LogEntry, TableUpdate } from '../protocol/update.ts';
import type { GuideMoment } from '../games/manifest.ts';

/** The first moment that has come and was not explained yet. */
export function momentOf(
  moments: readonly GuideMoment[],
  seen: readonly string[],
  update: TableUpdate,
  shows: (selector: string) => boolean,
): GuideMoment | null {
  const choices = update.question?.choices;
  if (!choices) return null;
  const lit = (wanted: RegExp): boolean => choices.some(({ target }) => target !== null && wanted.test(target));
  const hasCome = ({ id, at, lit: wanted, after = 0, on }: GuideMoment): boolean =>
    !seen.includes(id) &&
    update.version >= after &&
    (!wanted || lit(wanted)) &&
    (!on || update.log.some(entry => isOwn(entry, on, update.seat))) &&
    shows(at);
  return moments.find(hasCome) ?? null;
}

/** Whether an entry of the log is of one of these kinds, and about this seat or about everybody. */
function isOwn({ event }: LogEntry, kinds: readonly string[], seat: number | null): boolean {
  if (!kinds.includes(event.kind)) return false;
  return !('seat' in event) || event.seat === seat;
}
