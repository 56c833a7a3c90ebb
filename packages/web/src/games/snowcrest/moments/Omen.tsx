import { OMEN_LIMIT } from '@thorp/snowcrest/cards';
import type { ReactNode } from 'react';
import { ownFirst } from '../../../board/standing.ts';
import { BigMoment } from '../../../board/BigMoment.tsx';
import { SeatMark } from '../../../ui/SeatMark.tsx';
import { Drawing } from '../Icons.tsx';
import { signed } from '../Tracks.tsx';
import type { Change, OmenMoment } from './find.ts';
import { Who } from './parts.tsx';
import { useSeatName } from '../../../board/MomentSeat.tsx';
import { useMomentWords } from './text/words.tsx';

interface TrackMove {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  /** The change in points: the track, and tokens beyond it. */
  readonly points: number;
}

/** S-13 Which trackers moved, the change in points, and whether it could have been avoided. */
export function Omen({ moment, change }: { moment: OmenMoment; change: Change }): ReactNode {
  const { omen, rule } = useMomentWords();
  const nameOf = useSeatName(change);
  const moves = movesIn(change);
  const mine = -(moves.find(({ seat }) => seat === change.after.seat)?.points ?? -1);
  const spoken = moves.map(({ seat, from, to }) => omen.moved(nameOf(seat), signed(from), signed(to))).join(', ');
  return (
    <BigMoment
      kind="omen"
      place="centre"
      icon={
        <span className="sn-mo-icon">
          <Drawing name="omen" />
        </span>
      }
      title={omen.title(mine)}
      line={moment.action === null ? omen.byForest(nameOf(moment.by)) : `${moment.action}.`}
      spoken={omen.spoken(omen.title(mine), spoken)}
      slip={omen.slip(mine)}
      next={<span className="clause">{rule('S-13')}</span>}
    >
      <div className="sn-mo-stack sn-art-scope">
        <ul className="moment-rows sn-mo-rows">
          {moves.map(move => (
            <Row key={move.seat} move={move} name={nameOf(move.seat)} own={move.seat === change.after.seat} />
          ))}
        </ul>
        <p className="sn-mo-note">
          <b>{omen.avoid}</b> {omen.avoidNo} <b>{omen.back}</b> {omen.backHow}
        </p>
      </div>
    </BigMoment>
  );
}

function movesIn(change: Change): TrackMove[] {
  return ownFirst(change.after).flatMap(seat => {
    const [from, to] = [change.before.view.players[seat], change.after.view.players[seat]];
    if (!from || !to) return [];
    const points = to.omen - to.omenTokens - (from.omen - from.omenTokens);
    return points === 0 ? [] : [{ seat, from: from.omen, to: to.omen, points }];
  });
}

function Row({ move, name, own }: { move: TrackMove; name: string; own: boolean }): ReactNode {
  const { omen } = useMomentWords();
  const { seat, from, to, points } = move;
  return (
    <li className={own ? 'is-own' : undefined}>
      <Who seat={seat} name={name}>
        <span>
          {omen.move(signed(from), signed(to))}:{' '}
          <strong className={points < 0 ? 'is-loss' : 'is-gain'}>
            {points < 0 ? omen.less(-points) : omen.more(points)}
          </strong>
        </span>
      </Who>
      <Track move={move} />
    </li>
  );
}

const STEPS = Array.from({ length: 2 * OMEN_LIMIT + 1 }, (_, i) => i - OMEN_LIMIT);

/** The track with the old place drawn faintly. */
function Track({ move: { seat, from, to } }: { move: TrackMove }): ReactNode {
  return (
    <span className={to < from ? 'sn-mo-track' : 'sn-mo-track is-up'} aria-hidden="true">
      {STEPS.map(step => (
        <i key={step} className={markOf(step, from, to)} data-sign={Math.sign(step)}>
          {step === from || step === to ? <SeatMark seat={seat} /> : null}
          <b>{signed(step)}</b>
        </i>
      ))}
    </span>
  );
}

function markOf(step: number, from: number, to: number): string | undefined {
  if (step === to) return 'is-to';
  return step === from ? 'is-from' : undefined;
}
