import type { ReactNode } from 'react';
import { BigMoment } from '../../../board/BigMoment.tsx';
import { Drawing } from '../Icons.tsx';
import type { Change } from './find.ts';
import { useSeatName, Who } from './parts.tsx';
import { useMomentWords } from './text/words.tsx';

/** S-16 Who has won, and what everybody's points come from; the best first. */
export function Scoring({ change }: { change: Change }): ReactNode {
  const { scoring } = useMomentWords();
  const nameOf = useSeatName(change);
  const { result, sheets, seat } = change.after;
  const ranks = result?.ranks ?? [];
  const ranked = [...sheets].sort((a, b) => (ranks[a.seat] ?? 0) - (ranks[b.seat] ?? 0));
  const most = Math.max(1, ...sheets.map(({ high }) => high));
  const mine = sheets.find(each => each.seat === seat);
  const title = useTitle(change);
  const told = ranked.map(each => `${nameOf(each.seat)} ${each.total}`).join(', ');
  return (
    <BigMoment
      kind="scoring"
      place="centre"
      icon={
        <span className="sn-mo-icon">
          <Drawing name="scroll" />
        </span>
      }
      title={title}
      line={sheets.length > 1 ? `${scoring.line} ${scoring.tie}` : null}
      spoken={scoring.spoken(title, told)}
      slip={scoring.slip(mine?.total ?? ranked[0]?.total ?? '')}
      next={scoring.onward}
    >
      <ol className="sn-mo-rows sn-mo-scores sn-art-scope">
        {ranked.map(({ seat: each, total, high, parts }) => (
          <li key={each} className={each === seat ? 'is-own' : undefined}>
            <Who seat={each} name={nameOf(each)}>
              <span>{total}</span>
            </Who>
            <span className="sn-mo-bar" aria-hidden="true">
              <i style={{ width: `${(Math.max(0, high) / most) * 100}%` }} />
            </span>
            <ul className="sn-mo-parts">
              {parts?.map(({ text, amount }) => (
                <li key={text}>
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

function useTitle(change: Change): string {
  const { scoring } = useMomentWords();
  const nameOf = useSeatName(change);
  const { result, sheets, seat } = change.after;
  if (result?.verdictText) return result.verdictText;
  const best = sheets.filter(each => result?.ranks[each.seat] === 1);
  const [first, second] = best;
  if (!first) return '';
  if (second) return scoring.shared(best.map(each => nameOf(each.seat)).join(', '), first.total);
  return first.seat === seat ? scoring.youWin(first.total) : scoring.title(nameOf(first.seat), first.total);
}
