import * as paint from '../../art/palette.ts';
import antlers from 'game-icons:stag-head';
import bear from 'game-icons:bear-head';
import crane from 'game-icons:swan';
import dragon from 'game-icons:spiked-dragon-head';
import ember from 'game-icons:small-fire';
import fern from 'game-icons:fern';
import giant from 'game-icons:rock-golem';
import hollow from 'game-icons:dead-wood';
import horse from 'game-icons:horse-head';
import lichen from 'game-icons:mushrooms-cluster';
import magpie from 'game-icons:raven';
import moss from 'game-icons:oak-leaf';
import owl from 'game-icons:owl';
import ox from 'game-icons:bull';
import serpent from 'game-icons:snake';
import turtle from 'game-icons:turtle';
import wolf from 'game-icons:wolf-howl';
import type { Spirit } from '@thorp/snowcrest/cards';
import type { ReactNode } from 'react';

/** Emblems in front of the moon, with their colours. */
const EMBLEMS: { readonly [id: string]: readonly [body: string, colour: string] } = {
  guardian_02: [crane, paint.indigo47],
  guardian_03: [ox, paint.rust46b],
  guardian_04: [serpent, paint.teal48],
  guardian_05: [owl, paint.brown43],
  guardian_06: [turtle, paint.green47],
  guardian_07: [wolf, paint.indigo43],
  guardian_08: [dragon, paint.red49b],
  guardian_09: [magpie, paint.indigo31],
  guardian_10: [bear, paint.brown38b],
  guardian_11: [giant, paint.slate52],
  guardian_12: [horse, paint.crimson44],
  forest_1: [moss, paint.green53b],
  forest_2: [fern, paint.green47],
  forest_3: [lichen, paint.brown51b],
  forest_4: [hollow, paint.brown38b],
  forest_5: [antlers, paint.brown43],
  forest_6: [ember, paint.rust55],
};

/** Thirteen curls of a mane around the face. */
const MANE = Array.from({ length: 13 }, (_, i) => {
  const angle = Math.PI * (1.5 + ((i - 6) / 6.5) * 0.98);
  return [Math.cos(angle) * 46, Math.sin(angle) * 44 - 4] as const;
});

function Lion(): ReactNode {
  return (
    <g transform="translate(60 55) scale(.64)">
      {MANE.map(([x, y]) => (
        <circle key={x} cx={x.toFixed(1)} cy={y.toFixed(1)} r="13" fill={paint.teal59} className="ink-outline" />
      ))}
      <path d="M-34-30L-44-56-16-44ZM34-30L44-56 16-44Z" fill={paint.cream99} className="ink-outline" />
      <path d="M-36-38L-39-49-26-43ZM36-38L39-49 26-43Z" fill={paint.red71} />
      <path
        d="M-40-8C-42-46 42-46 40-8 44 10 34 20 30 34 22 50-22 50-30 34-34 20-44 10-40-8Z"
        fill={paint.cream99}
        className="ink-outline"
      />
      <path d="M0-46q-9 10 0 22 9-12 0-22Z" fill={paint.red56b} className="ink-thin" />
      <path
        d="M-38-22Q-24-34-7-16-20-20-34-12ZM38-22Q24-34 7-16 20-20 34-12Z"
        fill={paint.teal59}
        className="ink-outline"
      />
      <path d="M-30-8Q-18-16-8-6-18 2-30-8ZM30-8Q18-16 8-6 18 2 30-8Z" fill={paint.straw85c} className="ink-thin" />
      <circle cx="-18" cy="-7.5" r="3.8" fill={paint.INK} />
      <circle cx="18" cy="-7.5" r="3.8" fill={paint.INK} />
      <path d="M-15 6Q0-6 15 6 10 16 0 16-10 16-15 6Z" fill={paint.red56b} className="ink-outline" />
      <path d="M-26 22Q-10 30 0 18 10 30 26 22 20 44 0 44-20 44-26 22Z" fill={paint.red39} className="ink-outline" />
      <path d="M-19 24.5l4 9 4.5-7.5ZM19 24.5l-4 9-4.5-7.5Z" fill={paint.cream99} className="ink-thin" />
      <path d="M-8 40Q0 30 8 40Z" fill={paint.red69} />
      <path d="M-36 8l-12 2M-35 14l-11 6M36 8l12 2M35 14l11 6" className="ink-line" />
    </g>
  );
}

/** The picture of a Guardian or Forest card: night, a moon, peaks or firs, and the spirit. */
export function SpiritPicture({ spirit }: { spirit: Spirit }): ReactNode {
  const forest = spirit.deck === 'forest';
  const [body, colour] = EMBLEMS[spirit.id] ?? [null, ''];
  return (
    <svg viewBox="0 0 120 112" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="120" height="112" fill={forest ? paint.green40 : paint.indigo33} />
      <circle cx="60" cy="55" r="42" fill={forest ? paint.cream95 : paint.straw92b} />
      {forest ? (
        <path
          d="M-4 112V92l10-22 10 22 8-18 10 22 12 4 14-2 14 4 10-24 8 16 8-24 12 24 6-8v36Z"
          fill={paint.teal52}
          className="ink-outline"
        />
      ) : (
        <path d="M-6 112L18 80 34 96 60 74 84 98 104 78 126 112Z" fill={paint.ice75} className="ink-outline" />
      )}
      {body === null ? (
        <Lion />
      ) : (
        <g
          transform="translate(24 16) scale(.1406)"
          style={{ color: colour }}
          stroke={paint.PAPER}
          strokeWidth="18"
          paintOrder="stroke"
          strokeLinejoin="round"
          // The bodies come from our own build, never from outside.
          dangerouslySetInnerHTML={{ __html: body }}
        />
      )}
    </svg>
  );
}
