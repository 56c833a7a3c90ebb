import type { LogEntry, TableUpdate } from '../protocol/update.ts';
import type { GuideMoment } from '../games/manifest.ts';

/** The moments of a table with these settings. */
export function momentsFor(moments: readonly GuideMoment[], settings: object): GuideMoment[] {
  const chosen: { readonly [knob: string]: unknown } = { ...settings };
  return moments.filter(({ settings: wanted = {} }) =>
    Object.entries(wanted).every(([knob, value]) => chosen[knob] === value),
  );
}

/** The first moment whose conditions hold and that was not explained yet. */
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

/** Whether an entry of the log has one of these kinds, about this seat or about everybody. */
function isOwn({ events }: LogEntry, kinds: readonly string[], seat: number | null): boolean {
  return events.some(event => kinds.includes(event.kind) && (!('seat' in event) || event.seat === seat));
}
