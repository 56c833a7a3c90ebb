import * as paint from '../../../art/palette.ts';
import { memo, type ReactNode } from 'react';
import { Church, Scene } from './parts.tsx';

/** The middle of a village: a church below the mountains. */
export const CentreScene = memo(function CentreScene(): ReactNode {
  return (
    <Scene width={240} land={<Valley />}>
      <g transform="translate(82 6) scale(.86)">
        <Church />
      </g>
    </Scene>
  );
});

function Valley(): ReactNode {
  return (
    <>
      <rect width="240" height="90" fill="var(--he-sky)" />
      <path d="M0 90V52L40 26 70 50 120 14 168 52 204 30 240 54V90Z" fill="var(--he-far)" />
      <path d="M120 14l10 9-8-2-4 6-6-6ZM40 26l8 7-7-1-4 4ZM204 30l7 6-6-1-4 4Z" fill={paint.cream98} />
      <path d="M0 64C60 54 170 62 240 54V90H0Z" fill="var(--meadow-2)" />
      <path d="M0 80C60 72 180 78 240 72V90H0Z" fill="var(--road)" />
    </>
  );
}

/** The Alps behind the board. */
export const AlpsScene = memo(function AlpsScene(): ReactNode {
  return (
    <svg className="scene" viewBox="0 0 900 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        d="M0 150 90 60 150 110 240 24 330 120 400 76 480 140 590 30 680 116 760 64 840 128 900 84V240H0Z"
        fill="var(--he-alp)"
      />
      <path
        d="M240 24l24 26-16-4-10 14-12-16-14 10ZM590 30l24 26-18-4-8 12-12-14-14 8ZM90 60l16 13-12-1-6 8-8-8-8 4ZM760 64l18 14-14-1-6 8-10-8-8 4Z"
        fill="var(--he-snow)"
      />
      <path d="M0 156C160 138 300 162 460 150 620 138 760 160 900 146V240H0Z" fill="var(--wood-far)" opacity=".8" />
      <path d="M0 182C160 170 300 190 460 180 620 170 760 188 900 178V240H0Z" fill="var(--meadow)" />
    </svg>
  );
});

/** The meadow my village stands on. */
export const MeadowScene = memo(function MeadowScene(): ReactNode {
  return (
    <svg className="scene" viewBox="0 0 900 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g fill="var(--star)">
        <circle cx="40" cy="24" r="2" />
        <circle cx="330" cy="18" r="1.5" />
        <circle cx="520" cy="30" r="2" />
      </g>
      <path d="M0 120C120 70 240 110 360 90 520 60 640 120 900 70V400H0Z" fill="var(--wood-far)" opacity=".7" />
      <path d="M0 170C180 150 340 180 520 164 680 152 800 172 900 158V400H0Z" fill="var(--meadow)" />
      <path d="M0 330C200 316 420 340 640 324 760 316 840 324 900 320V400H0Z" fill="var(--meadow-2)" />
    </svg>
  );
});
