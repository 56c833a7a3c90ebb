import * as paint from '../../art/palette.ts';
import { memo, type ReactNode } from 'react';

type Point = readonly [x: number, y: number];

const CLOTHS = [paint.indigo53, paint.cream96b, paint.red53, paint.green54, paint.gold77];

/** A string of prayer flags between two points. */
function Flags({ from, to, sag, count }: { from: Point; to: Point; sag: number; count: number }): ReactNode {
  const [[x0, y0], [x1, y1]] = [from, to];
  const at = (t: number): Point => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 4 * sag * t * (1 - t)];
  return (
    <g className="sn-flags" stroke="var(--line)">
      <path d={`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + 2 * sag} ${x1} ${y1}`} fill="none" strokeWidth="1.4" />
      {Array.from({ length: count }, (_, i) => {
        const [x, y] = at((i + 0.5) / count);
        const cloth = `M${(x - 9).toFixed(1)} ${y.toFixed(1)}h18v17l-9-5-9 5Z`;
        return <path key={i} d={cloth} fill={CLOTHS[i % CLOTHS.length]} strokeWidth="1.2" />;
      })}
    </g>
  );
}

/** How far down a peak its snow reaches. */
const CAP = 34;

/** A ridge through points that are valleys and peaks in turn; peaks have snow. */
function Ridge({ points, foot, colour }: { points: readonly Point[]; foot: number; colour: string }): ReactNode {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const line = points.map(([x, y]) => `L${x} ${y}`).join('');
  return (
    <>
      <path
        d={`M${first[0]} ${foot}${line}L${last[0]} ${foot}Z`}
        fill={colour}
        stroke="var(--line)"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path d={points.map((_, i) => capOf(points, i)).join('')} fill="var(--sn-cap)" />
    </>
  );
}

function capOf(points: readonly Point[], at: number): string {
  const [before, peak, after] = [points[at - 1], points[at], points[at + 1]];
  if (at % 2 === 0 || !before || !peak || !after) return '';
  const [x, y] = peak;
  const left = x + ((before[0] - x) * CAP) / (before[1] - y);
  const right = x + ((after[0] - x) * CAP) / (after[1] - y);
  const edge = [
    [right, CAP],
    [x + (right - x) * 0.4, CAP - 9],
    [x, CAP + 4],
    [x + (left - x) * 0.45, CAP - 8],
    [left, CAP],
  ] as const;
  return `M${x} ${y}${edge.map(([to, down]) => `L${to.toFixed(0)} ${y + down}`).join('')}Z`;
}

function Fir({ at: [x, y], size }: { at: Point; size: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M0-30L8-16H4.5L12-4H7L15 10H2.5V16H-2.5V10H-15L-7-4H-12L-4.5-16H-8Z" fill="var(--sn-fir)" />
      <path d="M0-30L6-19 1-21-5-19ZM-8-9L-2-12 7-9 4-14H-5ZM-11 4L-3 0 6 3 11 4 7-3H-7Z" fill="var(--sn-cap)" />
    </g>
  );
}

const FAR: readonly Point[] = [
  [-40, 150],
  [60, 52],
  [140, 130],
  [230, 64],
  [330, 140],
  [430, 44],
  [540, 136],
  [640, 70],
  [720, 126],
  [830, 48],
  [960, 150],
];
const NEAR: readonly Point[] = [
  [-60, 220],
  [40, 96],
  [150, 190],
  [270, 60],
  [400, 180],
  [520, 84],
  [640, 190],
  [760, 50],
  [960, 220],
];
const STARS: readonly (readonly [x: number, y: number, r: number])[] = [
  [120, 24, 2],
  [300, 50, 1.5],
  [430, 22, 2],
  [560, 44, 1.5],
  [680, 20, 2],
  [850, 40, 1.5],
];

/** Peaks, flags and snow behind the row. */
export const RowScene = memo((): ReactNode => {
  return (
    <svg className="sn-scene" viewBox="0 0 900 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Ridge points={FAR} foot={210} colour="var(--sn-far)" />
      <Flags from={[-20, 8]} to={[460, 16]} sag={26} count={13} />
      <Flags from={[460, 16]} to={[930, 4]} sag={26} count={13} />
      <path
        d="M0 132C160 116 300 140 460 126 620 114 760 138 900 120V200H0Z"
        fill="var(--sn-snow)"
        stroke="var(--line)"
        strokeWidth="1.4"
      />
      <path d="M0 166C180 150 340 174 480 164 640 152 760 172 900 158V200H0Z" fill="var(--sn-snow2)" />
    </svg>
  );
});

/** A valley between the peaks, with stars at night. */
export const ValleyScene = memo(({ flags = false }: { flags?: boolean }): ReactNode => {
  return (
    <svg className="sn-scene" viewBox="0 0 900 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g fill="var(--star)">
        {STARS.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <Ridge points={NEAR} foot={420} colour="var(--sn-near)" />
      <path
        d="M0 196C180 172 340 206 520 188 680 174 800 198 900 180V400H0Z"
        fill="var(--sn-snow)"
        stroke="var(--line)"
        strokeWidth="1.4"
      />
      <path d="M0 300C200 282 420 312 640 292 760 284 840 294 900 288V400H0Z" fill="var(--sn-snow2)" />
      <Fir at={[880, 206]} size={1.6} />
      <Fir at={[850, 216]} size={1.1} />
      {flags ? <Flags from={[420, -6]} to={[920, 46]} sag={30} count={15} /> : null}
    </svg>
  );
});
