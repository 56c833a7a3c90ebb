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

/** Emblems before the moon, and the colour they are painted in. */
const EMBLEMS: { readonly [id: string]: readonly [body: string, colour: string] } = {
  guardian_02: [crane, '#3d5c85'],
  guardian_03: [ox, '#7a4a2a'],
  guardian_04: [serpent, '#2f6b5a'],
  guardian_05: [owl, '#6b4526'],
  guardian_06: [turtle, '#2f6848'],
  guardian_07: [wolf, '#43506b'],
  guardian_08: [dragon, '#a8322f'],
  guardian_09: [magpie, '#2a2f4a'],
  guardian_10: [bear, '#5a3b25'],
  guardian_11: [giant, '#5d6b78'],
  guardian_12: [horse, '#8c2740'],
  forest_1: [moss, '#4d7a3a'],
  forest_2: [fern, '#2f6848'],
  forest_3: [lichen, '#8a5a2c'],
  forest_4: [hollow, '#5a3b25'],
  forest_5: [antlers, '#6b4526'],
  forest_6: [ember, '#b0532f'],
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
        <circle key={x} cx={x.toFixed(1)} cy={y.toFixed(1)} r="13" fill="#2f8f8a" className="ink-outline" />
      ))}
      <path d="M-34-30L-44-56-16-44ZM34-30L44-56 16-44Z" fill="#fffaf0" className="ink-outline" />
      <path d="M-36-38L-39-49-26-43ZM36-38L39-49 26-43Z" fill="#d98a86" />
      <path
        d="M-40-8C-42-46 42-46 40-8 44 10 34 20 30 34 22 50-22 50-30 34-34 20-44 10-40-8Z"
        fill="#fffaf0"
        className="ink-outline"
      />
      <path d="M0-46q-9 10 0 22 9-12 0-22Z" fill="#c83f2e" className="ink-thin" />
      <path d="M-38-22Q-24-34-7-16-20-20-34-12ZM38-22Q24-34 7-16 20-20 34-12Z" fill="#2f8f8a" className="ink-outline" />
      <path d="M-30-8Q-18-16-8-6-18 2-30-8ZM30-8Q18-16 8-6 18 2 30-8Z" fill="#f6c94b" className="ink-thin" />
      <circle cx="-18" cy="-7.5" r="3.8" fill="#2a1c14" />
      <circle cx="18" cy="-7.5" r="3.8" fill="#2a1c14" />
      <path d="M-15 6Q0-6 15 6 10 16 0 16-10 16-15 6Z" fill="#c83f2e" className="ink-outline" />
      <path d="M-26 22Q-10 30 0 18 10 30 26 22 20 44 0 44-20 44-26 22Z" fill="#7a1f24" className="ink-outline" />
      <path d="M-19 24.5l4 9 4.5-7.5ZM19 24.5l-4 9-4.5-7.5Z" fill="#fffaf0" className="ink-thin" />
      <path d="M-8 40Q0 30 8 40Z" fill="#e2766a" />
      <path d="M-36 8l-12 2M-35 14l-11 6M36 8l12 2M35 14l11 6" className="ink-line" />
    </g>
  );
}

/** The picture of a Guardian or Forest card: night, a moon, peaks or firs, and who comes. */
export function SpiritPicture({ spirit }: { spirit: Spirit }): ReactNode {
  const forest = spirit.deck === 'forest';
  const [body, colour] = EMBLEMS[spirit.id] ?? [null, ''];
  return (
    <svg viewBox="0 0 120 112" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="120" height="112" fill={forest ? '#24513f' : '#22345f'} />
      <circle cx="60" cy="55" r="42" fill={forest ? '#e9f3da' : '#f6e3a6'} />
      {forest ? (
        <path
          d="M-4 112V92l10-22 10 22 8-18 10 22 12 4 14-2 14 4 10-24 8 16 8-24 12 24 6-8v36Z"
          fill="#3f7668"
          className="ink-outline"
        />
      ) : (
        <path d="M-6 112L18 80 34 96 60 74 84 98 104 78 126 112Z" fill="#8fb0d6" className="ink-outline" />
      )}
      {body === null ? (
        <Lion />
      ) : (
        <g
          transform="translate(24 16) scale(.1406)"
          color={colour}
          stroke="#fbf1db"
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
