import { memo, useMemo, type ReactNode } from 'react';
import type { AnalysisFacts } from '../../protocol/analysis.ts';
import type { ReviewFacts } from '../../protocol/review.ts';
import { SeatMark, useSeatColour } from '../../ui/SeatMark.tsx';
import { useAnalysed } from './analysed.ts';
import { BranchLines } from './BranchLines.tsx';
import { pathOf, smoothed, valueSaid } from './figures.ts';
import { Landmarks, landmarksSaid } from './Landmarks.tsx';
import { MarkSign } from './MarkSign.tsx';
import { seatSeen, useReviewed } from './reviewed.ts';
import { shareOf } from './share.ts';
import { useReviewText } from './text.ts';
import type { KeptBranches } from './useBranches.ts';

/** What every seat could expect from decision to decision, over the track: a line for each, and the marks below. */
export function ChanceChart({ branches }: { branches: KeptBranches }): ReactNode {
  const reviewed = useReviewed();
  const { facts, decision } = reviewed;
  const { facts: analysis } = useAnalysed();
  if (!analysis || analysis.done === 0) return <Unknown facts={facts} />;
  const at = shareOf(decision, facts.decisions + 1) * 100;
  return (
    <div className="rv-chart">
      <Lines analysis={analysis} facts={facts} branches={branches} seat={seatSeen(reviewed)} />
      <i className="rv-present" style={{ left: `${at}%` }} />
      <Marks analysis={analysis} end={facts.decisions + 1} />
    </div>
  );
}

/** The space of the chart before the analysis, so that the table keeps its size while a bot thinks. */
function Unknown({ facts }: { facts: ReviewFacts }): ReactNode {
  const { analysis: text } = useReviewText();
  const { over, fault, otherRules } = facts;
  if (!over || fault || otherRules) return null;
  return (
    <div className="rv-chart is-empty">
      <div className="rv-plot">
        <p>{text.chancesLater}</p>
        <Landmarks facts={facts} />
      </div>
      <div className="rv-marks" />
    </div>
  );
}

/** The top of the scale: 100 % of the chance, or a little more than the most points. */
function topOf({ scale, course }: AnalysisFacts): number {
  if (scale === 'chance') return 1;
  return Math.max(10, Math.ceil(Math.max(...course.flatMap(values => values ?? [])) / 10) * 10);
}

interface LinesProps {
  readonly analysis: AnalysisFacts;
  readonly facts: ReviewFacts;
  readonly branches: KeptBranches;
  /** The seat whose chance in the branches is drawn. */
  readonly seat: number;
}

/** Drawn again only when more is known: moving the slider does not redraw it. */
const Lines = memo(({ analysis, facts, branches, seat: seen }: LinesProps): ReactNode => {
  const words = useReviewText();
  const { analysis: text } = words;
  const top = topOf(analysis);
  const end = facts.decisions + 1;
  const lines = useMemo(() => facts.seats.map(({ seat }) => smoothed(analysis.course, seat)), [analysis, facts]);
  const ticks = [1, 0.5, 0].map(share => share * top);
  const last = lines.map((line, seat) => `${facts.seats[seat]?.name ?? ''} ${said(line.at(-1) ?? 0)}`);
  function said(value: number): string {
    return valueSaid(value, analysis.scale, text);
  }
  const title = analysis.scale === 'chance' ? text.chances : text.points;
  const stripes = stripesOf(facts);
  return (
    <div
      className="rv-plot"
      role="img"
      aria-label={`${title}. ${text.end}: ${last.join(', ')}. ${landmarksSaid(facts, words)}`}
    >
      {ticks.map(tick => (
        <span key={tick} className="rv-tick" style={{ top: `${(1 - tick / top) * 100}%` }}>
          {analysis.scale === 'chance' ? tick * 100 : tick}
        </span>
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {stripes.map(([from, to]) => (
          <rect key={from} className="rv-stripe" x={from} y="0" width={to - from} height="100" />
        ))}
        {ticks.map(tick => (
          <path key={tick} className="rv-grid" d={`M0 ${(1 - tick / top) * 100}H100`} />
        ))}
        {facts.landmarks.map(({ decision, name }) => (
          <path key={`${decision}/${name}`} className="rv-landmark" d={`M${shareOf(decision, end) * 100} -3V100`} />
        ))}
        {lines.map((line, seat) => (
          <Line key={seat} line={line} top={top} seat={seat} isMine={seat === facts.me} />
        ))}
        <BranchLines facts={facts} branches={branches} seat={seen} top={top} />
      </svg>
      {facts.rounds.slice(1).flatMap(round =>
        lines.map((line, seat) => {
          const value = line[round.decision - 1];
          if (value === undefined || value === null) return null;
          const place = { left: `${shareOf(round.decision, end) * 100}%`, top: `${(1 - value / top) * 100}%` };
          return (
            <span key={`${round.decision}/${seat}`} className="rv-point" style={place}>
              <SeatMark seat={seat} />
            </span>
          );
        }),
      )}
      <Landmarks facts={facts} />
    </div>
  );
});

/** Every other round, in hundredths of the width. */
function stripesOf({ rounds, decisions }: ReviewFacts): (readonly [from: number, to: number])[] {
  const starts = [...rounds.map(({ decision }) => decision), decisions + 1].map(at => shareOf(at, decisions + 1) * 100);
  return starts.flatMap((from, i) => (i % 2 === 0 ? [[from, starts[i + 1] ?? from] as const] : []));
}

/** A seat's line with ink below its colour, so that light colours stay readable; it has gaps where nothing is known. */
function Line(props: { line: readonly (number | null)[]; top: number; seat: number; isMine: boolean }): ReactNode {
  const { line, top, seat, isMine } = props;
  const colour = useSeatColour()(seat);
  const path = pathOf(line, top);
  return (
    <g className={isMine ? 'is-mine' : undefined}>
      <path className="rv-ink" d={path} />
      <path className="rv-colour" d={path} style={{ stroke: `var(--p-${colour})` }} />
    </g>
  );
}

/** The marks at their decisions. They cannot be clicked: the list and the keys lead to them. */
const Marks = memo(({ analysis, end }: { analysis: AnalysisFacts; end: number }): ReactNode => (
  <div className="rv-marks" aria-hidden="true">
    {analysis.decisions.map((judged, i) =>
      judged?.mark ? (
        <span key={i} data-mark={judged.mark} style={{ left: `${shareOf(i + 1, end) * 100}%` }}>
          <MarkSign mark={judged.mark} />
        </span>
      ) : null,
    )}
  </div>
));

/** What each seat can expect at the shown moment. */
export function ChancesNow(): ReactNode {
  const { facts, decision } = useReviewed();
  const { facts: analysis } = useAnalysed();
  const { analysis: text } = useReviewText();
  const lines = useMemo(
    () => (analysis ? facts.seats.map(({ seat }) => smoothed(analysis.course, seat)) : []),
    [analysis, facts],
  );
  if (!analysis || analysis.done === 0) return null;
  return (
    <ul className="rv-now" aria-label={analysis.scale === 'chance' ? text.chances : text.points}>
      {facts.seats.map(({ seat, name }) => {
        const value = lines[seat]?.[decision - 1] ?? null;
        return (
          <li key={seat}>
            <SeatMark seat={seat} /> <span>{name}</span>
            <b>{value === null ? '–' : valueSaid(value, analysis.scale, text)}</b>
          </li>
        );
      })}
    </ul>
  );
}
