import type { ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import { gameOf } from '../../games/index.ts';
import { Cover } from '../../home/Cover.tsx';
import { useText } from '../../text/text.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { pointsIn } from '../statistics/numbers.ts';
import { ModeName } from './ModeName.tsx';
import { useDailyText } from './text.ts';
import type { Daily } from './useDaily.ts';

/** The best game of the last closed day. */
export function Yesterday({ daily: { told } }: { daily: Daily }): ReactNode {
  const text = useDailyText();
  const { locale } = useText();
  if (!told?.yesterday) return null;
  const { game, mode, best } = told.yesterday;
  const manifest = gameOf(game);
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <section className="panel dy-yesterday" data-game={game}>
      <span className="cover dy-picture" data-game={game} aria-hidden="true">
        {manifest ? <Cover game={manifest} /> : null}
      </span>
      <div>
        <h2>{text.yesterday(date.format(new Date(`${told.key.day}T00:00:00Z`)))}</h2>
        <b>{text.bestLine(best.name, pointsIn(game, best.score.total, locale))}</b>
        <span>
          {manifest?.shelf[locale].title}: <ModeName game={game} id={mode} />
        </span>
      </div>
      <Link className="btn" to={`/review/${best.id}`}>
        <Icon name="look" />
        {text.review}
      </Link>
    </section>
  );
}
