import type { Types } from '@thorp/kernel';
import type { ReactNode } from 'react';
import type { Sheet } from '../protocol/update.ts';
import { BigMoment } from './BigMoment.tsx';
import type { TableChange } from './moments.ts';
import { useSeatName, type SeatInRow } from './MomentSeat.tsx';
import { ranked, winnerLine, type WinnerWords } from './standing.ts';

export interface ScoringWords extends WinnerWords {
  slip(points: string): string;
  readonly onward: string;
  /** A total in a row, with its unit if it needs one. */
  points?(total: string): string;
}

interface ScoringMomentProps<T extends Types> {
  readonly change: TableChange<T>;
  readonly words: ScoringWords;
  readonly icon: ReactNode;
  /** What counted, and what broke a tie. */
  readonly line: string | null;
  readonly Seat: SeatInRow;
  /** Where the points of a seat came from. */
  sourcesOf(sheet: Sheet): readonly Source[];
}

interface Source {
  readonly text: string;
  readonly amount: string;
}

/** Who has won, and what everybody's points come from; the best first. */
export function ScoringMoment<T extends Types>(props: ScoringMomentProps<T>): ReactNode {
  const { change, words, icon, line, Seat, sourcesOf } = props;
  const { sheets, seat: own } = change.after;
  const nameOf = useSeatName(change);
  const best = ranked(change.after);
  const most = Math.max(1, ...sheets.map(({ high }) => high));
  const mine = sheets.find(({ seat }) => seat === own) ?? best[0];
  const title = winnerLine(change.after, nameOf, words);
  return (
    <BigMoment
      kind="scoring"
      place="centre"
      icon={icon}
      title={title}
      line={line}
      spoken={`${title}. ${best.map(({ seat, total }) => `${nameOf(seat)} ${total}`).join(', ')}.`}
      slip={words.slip(mine?.total ?? '')}
      next={words.onward}
    >
      <ol className="moment-rows moment-scores">
        {best.map(sheet => (
          <li key={sheet.seat} className={sheet.seat === own ? 'is-own' : undefined}>
            <Seat seat={sheet.seat} name={nameOf(sheet.seat)}>
              <span>{words.points?.(sheet.total) ?? sheet.total}</span>
            </Seat>
            <MomentBar share={sheet.high / most} />
            <Sources sources={sourcesOf(sheet)} />
          </li>
        ))}
      </ol>
    </BigMoment>
  );
}

/** A bar: somebody's share of the largest value. */
export function MomentBar({ share }: { share: number }): ReactNode {
  return (
    <span className="moment-bar" aria-hidden="true">
      <i style={{ width: `${Math.max(0, share) * 100}%` }} />
    </span>
  );
}

function Sources({ sources }: { sources: readonly Source[] }): ReactNode {
  return (
    <ul className="moment-sources">
      {sources.map(({ text, amount }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two sources may be alike
        <li key={at}>
          {text}: <b>{amount}</b>
        </li>
      ))}
    </ul>
  );
}
