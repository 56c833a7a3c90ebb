import type { ReactNode } from 'react';
import { Gold } from '../../../art/Gold.tsx';
import { BigMoment } from '../../../board/BigMoment.tsx';
import { SeatName } from '../../../board/MomentSeat.tsx';
import { MomentBar } from '../../../board/ScoringMoment.tsx';
import { ownFirst, winnerLine } from '../../../board/standing.ts';
import { CountessIncome } from '../CountessIncome.tsx';
import { CardIcon } from '../icons.tsx';
import { Ranks } from '../Ranks.tsx';
import type { Change } from './find.ts';
import { Face, useOwnerName } from './parts.tsx';
import { useMomentWords } from './text/words.tsx';

/** V-8 Who has won, and what everybody's gold comes from; the best first. */
export function End({ change }: { change: Change }): ReactNode {
  const { end } = useMomentWords();
  const { view, sheets, seat } = change.after;
  const owners = byRank(change);
  const nameOf = useOwnerName(change);
  const title = winnerLine(change.after, nameOf, end);
  const goldOf = (owner: number): number => view.villages[owner]?.gold ?? 0;
  const most = Math.max(1, ...owners.map(goldOf));
  const told = owners.map(owner => `${nameOf(owner)} ${goldOf(owner)}`).join(', ');
  const mine = sheets.find(each => each.seat === seat) ?? sheets[0];
  return (
    <BigMoment
      kind="end"
      place="centre"
      icon={<CardIcon name="coins" />}
      title={title}
      line={sheets.length > 1 ? (view.settings.poorestWins ? end.poorest : end.line) : null}
      spoken={`${title}. ${told}.`}
      slip={end.slip(mine?.total ?? '')}
      next={end.onward}
    >
      <div className="vi-mo-end vi-art">
        <ol>
          {owners.map(owner => (
            <li key={owner} className={owner === seat ? 'is-own' : undefined}>
              <Face owner={owner} change={change} />
              <SeatName seat={owner} name={nameOf(owner)} />
              <Gold>{goldOf(owner)}</Gold>
              <MomentBar share={goldOf(owner) / most} />
              <Sources owner={owner} change={change} />
            </li>
          ))}
        </ol>
        {view.settings.mode === 'monastery' ? <Ranks gold={goldOf(0)} /> : null}
      </div>
    </BigMoment>
  );
}

/** Where the gold of an owner came from. */
function Sources({ owner, change: { after } }: { owner: number; change: Change }): ReactNode {
  const sheet = after.sheets.find(({ seat }) => seat === owner);
  if (!sheet) return <CountessIncome update={after} />;
  return (
    <ul className="vi-sources">
      {sheet.groups.map(({ title, total }) => (
        <li key={title}>
          {title} <b>{total}</b>
        </li>
      ))}
    </ul>
  );
}

/** Seats by rank; the Countess by her gold. */
function byRank({ after }: Change): number[] {
  const { result, view, seats } = after;
  const place = (owner: number): number => result?.ranks[owner] ?? 0;
  const gold = (owner: number): number => view.villages[owner]?.gold ?? 0;
  const alone = seats.length === 1;
  return ownFirst(after, view.villages.length).toSorted((a, b) => (alone ? gold(b) - gold(a) : place(a) - place(b)));
}
