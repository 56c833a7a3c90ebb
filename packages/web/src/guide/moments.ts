import type { TableUpdate } from '../protocol/update.ts';
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
  const shownMoment = ({ id, at, lit: wanted, after = 0 }: GuideMoment): boolean =>
    !seen.includes(id) && update.version >= after && (!wanted || lit(wanted)) && shows(at);
  return moments.find(shownMoment) ?? null;
}
