import type { ReactNode } from 'react';
import { BigMoment } from '../../../board/BigMoment.tsx';
import { ranked, winnerLine } from '../../../board/standing.ts';
import { Glyph } from '../glyphs.tsx';
import type { Change } from './find.ts';
import { useSeatName, Who } from './parts.tsx';
import { useMomentWords } from './text/words.tsx';

/** F-10 Who has won, and what everybody's points come from; the best first. */
export function Scoring({ change }: { change: Change }): ReactNode {
  const { scoring } = useMomentWords();
  const nameOf = useSeatName(change);
  const { sheets, seat } = change.after;
  const best = ranked(change.after);
  const most = Math.max(1, ...sheets.map(({ high }) => high));
  const mine = sheets.find(each => each.seat === seat);
  const title = winnerLine(change.after, nameOf, scoring);
  const told = best.map(each => `${nameOf(each.seat)} ${each.total}`).join(', ');
  return (
    <BigMoment
      kind="scoring"
      place="centre"
      icon={
        <span className="fe-mo-face is-moon">
          <Glyph name="build" />
        </span>
      }
      title={title}
      line={sheets.length > 1 ? `${scoring.line} ${scoring.tie}` : scoring.line}
      spoken={scoring.spoken(title, told)}
      slip={scoring.slip(mine?.total ?? best[0]?.total ?? '')}
      next={scoring.onward}
    >
      <ol className="fe-mo-rows fe-mo-scores">
        {best.map(({ seat: each, total, high, parts }) => (
          <li key={each} className={each === seat ? 'is-own' : undefined}>
            <Who seat={each} name={nameOf(each)}>
              <span>{scoring.points(total)}</span>
            </Who>
            <span className="fe-mo-bar" aria-hidden="true">
              <i style={{ width: `${(Math.max(0, high) / most) * 100}%` }} />
            </span>
            <ul className="fe-mo-sources">
              {parts?.map(({ text, amount }, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- two fiefs may be alike
                <li key={at}>
                  {text} <b>{amount}</b>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </BigMoment>
  );
}
