import * as paint from '../../../art/palette.ts';
import type { ReactNode } from 'react';

/** Sky, slope and mountains of a picture. */
export type Land = readonly [sky: string, slope: string, far: string];

/** A house: where it stands, how large, and the colours of wall and roof. */
export interface Hut {
  readonly x: number;
  readonly w: number;
  readonly h: number;
  readonly y: number;
  readonly wall: string;
  readonly roof: string;
}

/** An object in front of it. */
export interface Thing {
  readonly body: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}

/**
 * A picture for a box of any shape: the land fills the box, and everything on it is shown completely. Pictures are 90
 * high.
 */
export function Scene(props: { width: number; land: ReactNode; children: ReactNode }): ReactNode {
  const viewBox = `0 0 ${props.width} 90`;
  return (
    <svg className="he-scene" aria-hidden="true">
      <svg viewBox={viewBox} preserveAspectRatio="xMidYMax slice">
        {props.land}
      </svg>
      <svg viewBox={viewBox} preserveAspectRatio="xMidYMax meet">
        {props.children}
      </svg>
    </svg>
  );
}

export function LandOf({ land: [sky, slope, far] }: { land: Land }): ReactNode {
  return (
    <>
      <rect width="120" height="90" fill={sky} />
      <path d="M0 90V46L22 24 40 44 66 16 92 46 120 28V90Z" fill={far} opacity=".75" />
      <path d="M66 16l8 9-6-1-4 5-4-6ZM22 24l6 7-5-1-4 3Z" fill={paint.cream98} opacity=".9" />
      <path d="M0 62C30 52 80 60 120 52V90H0Z" fill={slope} />
    </>
  );
}

export function HutOf({ hut: { x, w, h, y, wall, roof } }: { hut: Hut }): ReactNode {
  const at = (share: number): number => Math.round((x + w * share) * 10) / 10;
  const pane = `h${w * 0.19}v${h * 0.3}h${-w * 0.19}Z`;
  return (
    <>
      <path
        d={`M${x} ${y}V${y - h}L${x + w / 2} ${y - h - w * 0.34} ${x + w} ${y - h}V${y}Z`}
        fill={wall}
        className="ink-outline"
      />
      <path
        d={`M${x - 7} ${y - h + 4}L${x + w / 2} ${y - h - w * 0.42} ${x + w + 7} ${y - h + 4} ${x + w + 2} ${y - h + 9} ${x + w / 2} ${y - h - w * 0.24} ${x - 2} ${y - h + 9}Z`}
        fill={roof}
        className="ink-outline"
      />
      <path d={`M${at(0.4)} ${y}v${-h * 0.56}h${w * 0.22}v${h * 0.56}Z`} fill={paint.brown38b} className="ink-thin" />
      <path
        d={`M${at(0.1)} ${y - h * 0.62}${pane}M${at(0.71)} ${y - h * 0.62}${pane}`}
        fill="var(--he-pane)"
        className="ink-thin"
      />
    </>
  );
}

export function ThingOf({ thing: { body, x, y, size, colour } }: { thing: Thing }): ReactNode {
  const scale = (size / 512).toFixed(4);
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale}) translate(-256 -256)`}
      style={{ color: colour }}
      stroke={paint.PAPER}
      strokeWidth="26"
      paintOrder="stroke"
      strokeLinejoin="round"
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}

/** Stalls under striped awnings. */
export function Stall({ x, colour }: { x: number; colour: string }): ReactNode {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M4 78V52M40 78V52" stroke={paint.brown43} strokeWidth="4" />
      <path d="M0 54 6 38H38L44 54Z" fill={colour} className="ink-outline" />
      <path d="M11 54 14 38H20L19 54ZM27 54 26 38H32L35 54Z" fill={paint.PAPER} />
      <path d="M2 66H42V78H2Z" fill={paint.brown66} className="ink-outline" />
    </g>
  );
}

export function Fir({ x, y, size, colour }: { x: number; y: number; size: number; colour: string }): ReactNode {
  const d = 'M0-30L8-16H4.5L12-4H7L15 10H2.5V16H-2.5V10H-15L-7-4H-12L-4.5-16H-8Z';
  return <path transform={`translate(${x} ${y}) scale(${size})`} d={d} fill={colour} />;
}

export function Smoke({ x, y }: { x: number; y: number }): ReactNode {
  return <path d={`M${x} ${y}q-6-8 1-14 7-7 1-14`} stroke={paint.cream96c} strokeWidth="4" fill="none" opacity=".85" />;
}

/** A church with its clock tower. */
export function Church(): ReactNode {
  return (
    <>
      <path d="M30 76V26L44 2 58 26V76Z" fill={paint.LINEN} className="ink-outline" />
      <path d="M25 28 44-4 63 28Z" fill={paint.red46} className="ink-outline" />
      <circle cx="44" cy="38" r="7" fill={paint.cream99} className="ink-thin" />
      <path d="M44 34v4h3" className="ink-line" />
      <path d="M58 76V48H92V76Z" fill={paint.LINEN} className="ink-outline" />
      <path d="M54 50 62 34H88L97 50Z" fill={paint.red46} className="ink-outline" />
      <path d="M38 58h12v18H38Z" fill={paint.brown43} className="ink-thin" />
      <path d="M66 58h7v8h-7ZM78 58h7v8h-7Z" fill="var(--he-pane)" className="ink-thin" />
    </>
  );
}
