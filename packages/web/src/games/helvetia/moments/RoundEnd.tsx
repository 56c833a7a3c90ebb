import { THRESHOLD } from '@thorp/helvetia/cards';
import type { ReactNode } from 'react';
import { ownFirst } from '../../../board/standing.ts';
import { Arrow } from '../../../board/Arrow.tsx';
import { BigMoment } from '../../../board/BigMoment.tsx';
import { useNames } from '../names.ts';
import { bandOf } from '../printed.ts';
import { TileFace } from '../TileFace.tsx';
import { Icon } from './Icon.tsx';
import type { Change, RoundMoment, RoundRow } from './find.ts';
import { partyOf, Who } from './parts.tsx';
import { useSeatName } from '../../../board/MomentSeat.tsx';
import { useMomentWords } from './text/words.tsx';

/** H-16 The effects of the end of a round on everybody, and how far they are from the end of the game. */
export function RoundEnd({ moment, change }: { moment: RoundMoment; change: Change }): ReactNode {
  const { round: words, sentence } = useMomentWords();
  const nameOf = useSeatName(change);
  const { round, rows, token } = moment;
  const mine = rows.find(({ seat }) => seat === change.after.seat);
  const title = words.title(round, mine?.points ?? null);
  const line = words.line(partyOf(change, token), round + 1);
  const ordered = ownFirst(change.after).flatMap(seat => rows.filter(row => row.seat === seat));
  const partsOf = useParts();
  const spoken = ordered.map(row =>
    [words.spokenPoints(nameOf(row.seat), row.before, row.points), ...partsOf(row)].join(', '),
  );
  const most = Math.max(THRESHOLD + 5, ...rows.map(({ points }) => points));
  return (
    <BigMoment
      kind="round"
      place="centre"
      title={title}
      icon={<Icon name="bell" />}
      line={line}
      spoken={sentence(title, [line, ...spoken])}
      slip={words.slip(round)}
      next={words.goal}
    >
      <div className="he-mo-stack">
        <ul className="moment-rows moment-scores">
          {ordered.map(row => (
            <li key={row.seat} className={row.seat === change.after.seat ? 'is-own' : undefined}>
              <Who seat={row.seat} name={nameOf(row.seat)}>
                <span>
                  {row.before === row.points ? null : (
                    <>
                      {row.before} <Arrow />{' '}
                    </>
                  )}
                  {words.points(row.points)}
                </span>
              </Who>
              <Bar before={row.before} points={row.points} most={most} />
              <ul className="moment-sources">
                {partsOf(row).map(part => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {moment.revealed.length > 0 ? <Revealed buildings={moment.revealed} /> : null}
      </div>
    </BigMoment>
  );
}

/** The tiles that joined the display. */
function Revealed({ buildings }: { buildings: RoundMoment['revealed'] }): ReactNode {
  const { round: words } = useMomentWords();
  return (
    <section className="he-mo-revealed">
      <h3>{words.revealed}</h3>
      <ul>
        {buildings.map((building, place) => (
          // The same tile may come twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} className="he-tile" data-band={bandOf(building)}>
            <TileFace building={building} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a seat got besides points, in words. */
function useParts(): (row: RoundRow) => string[] {
  const { round: words } = useMomentWords();
  const names = useNames();
  return ({ tiles, home, pupils, coins }) => [
    ...tiles.map(character => words.tile(names.character(character))),
    ...(home > 0 ? [words.home(home)] : []),
    ...(pupils > 0 ? [words.pupils(pupils)] : []),
    words.coins(coins),
  ];
}

/** Points before the round and now, on the way to the end of the game. */
export function Bar({ before, points, most }: { before: number; points: number; most: number }): ReactNode {
  const share = (n: number): string => `${(Math.max(0, n) / most) * 100}%`;
  return (
    <span className="he-bar he-mo-bar" aria-hidden="true">
      <i style={{ width: share(points) }} className="is-hoped" />
      <i style={{ width: share(Math.min(before, points)) }} />
      <u style={{ left: share(THRESHOLD) }} />
    </span>
  );
}
