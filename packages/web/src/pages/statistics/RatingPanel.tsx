import { useEffect, useState, type ReactNode } from 'react';
import { readRatings, type RatingLine } from '../../http/me.ts';
import { RatingCharts } from '../online/me/Ratings.tsx';
import { useStatisticsText } from './text.ts';

/** My rating after each rated game on a server. Hidden without a server, and before the first rated game. */
export default function RatingPanel({ only }: { only: string | null }): ReactNode {
  const text = useStatisticsText();
  const [ratings, setRatings] = useState<readonly RatingLine[]>([]);
  useEffect(() => {
    let isWanted = true;
    readRatings().then(
      found => isWanted && setRatings(found),
      // Empty without a server, and for a person it does not know.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  const shown = ratings.filter(({ game }) => only === null || game === only);
  if (shown.length === 0) return null;
  return (
    <section className="panel st-ratings" aria-labelledby="st-ratings">
      <h2 id="st-ratings">{text.rating}</h2>
      <RatingCharts ratings={shown} />
    </section>
  );
}
