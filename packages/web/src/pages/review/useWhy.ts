import { inPoints } from '../../board/spoken.ts';
import { useText } from '../../text/text.tsx';
import { useReviewText, type ReviewText } from './text.ts';

type Why = ReviewText['analysis']['why'];

/** Says why a choice is better, with the unit of the points: some games write only the number on their sheets. */
export function useWhy(): Why {
  const { table } = useText();
  const { analysis } = useReviewText();
  return (best, other, why) => analysis.why(best, other, { ...why, points: inPoints(why.points, table) });
}
