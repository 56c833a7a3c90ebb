import type { TableSight } from '../board/props.ts';
import type { GuideMoment } from '../games/manifest.ts';

/** The first moment that has come and was not explained yet. */
export function momentOf(
  moments: readonly GuideMoment[],
  seen: readonly string[],
  sight: TableSight,
  shows: (selector: string) => boolean,
): GuideMoment | null {
  const choices = sight.question?.choices;
  if (!choices) return null;
  const lit = (wanted: RegExp): boolean => choices.some(({ target }) => target !== null && wanted.test(target));
  const come = ({ id, at, lit: wanted, after = 0 }: GuideMoment): boolean =>
    !seen.includes(id) && sight.version >= after && (!wanted || lit(wanted)) && shows(at);
  return moments.find(come) ?? null;
}
