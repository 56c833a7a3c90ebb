import type { ReactNode } from 'react';
import { BigMoment } from '../../../board/BigMoment.tsx';
import { ranked, winnerLine } from '../../../board/standing.ts';
import { Icon } from './Icon.tsx';
import { Bar } from './RoundEnd.tsx';
import type { Change } from './find.ts';
import { useSeatName, Who } from './parts.tsx';
import { useMomentWords } from './text/words.tsx';

/** H-17 Who has won, and what everybody's points come from; the best first. */
export function Scoring({ change }: { change: Change }): ReactNode {
  const { scoring: words, sentence } = useMomentWords();
  const nameOf = useSeatName(change);
  const { result, sheets, seat } = change.after;
  const best = ranked(change.after);
  const most = Math.max(1, ...sheets.map(({ high }) => high));
  const mine = sheets.find(each => each.seat === seat);
  const title = winnerLine(change.after, nameOf, words);
  return (
    <BigMoment
      kind="scoring"
      place="centre"
      title={title}
      icon={<Icon name="bell" />}
      line={result?.tieBreak ? words.tie(result.tieBreak) : null}
      spoken={sentence(
        title,
        best.map(each => `${nameOf(each.seat)} ${each.total}`),
      )}
      slip={words.slip(mine?.total ?? best[0]?.total ?? '')}
      next={words.onward}
    >
      <ol className="he-mo-rows he-mo-scores">
        {best.map(({ seat: each, total, high, groups }) => (
          <li key={each} className={each === seat ? 'is-own' : undefined}>
            <Who seat={each} name={nameOf(each)}>
              <span>{total}</span>
            </Who>
            <Bar before={high} points={high} most={most} />
            <ul className="he-mo-parts">
              {groups.map(group => (
                <li key={group.title}>
                  {group.title} <b>{group.total}</b>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </BigMoment>
  );
}
