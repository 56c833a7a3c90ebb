import type { Season } from '@thorp/feudalia/cards';
import type { ReactNode } from 'react';

const RAYS = Array.from({ length: 12 }, (_, k) => {
  const angle = (k * Math.PI) / 6;
  const at = (radius: number): string =>
    `${(55 + radius * Math.cos(angle)).toFixed(1)} ${(26 + radius * Math.sin(angle)).toFixed(1)}`;
  return `M${at(14)}L${at(19)}`;
}).join('');

const SEASONS: { readonly [S in Season]: ReactNode } = {
  spring: (
    <>
      <rect width="110" height="60" fill="#cfe3d6" />
      <path d="M20 20q6-12 18-8 10-10 22 0 14-4 18 8Z" fill="#f7f3e8" className="o2" />
      <path d="M30 28l-4 8M44 28l-4 8M58 28l-4 8M72 28l-4 8" className="l" />
      <path d="M0 46Q55 38 110 46V60H0Z" fill="#7fa85a" className="o2" />
    </>
  ),
  summer: (
    <>
      <rect width="110" height="60" fill="#f5c46a" />
      <circle cx="55" cy="26" r="11" fill="#f7e29a" className="o2" />
      <path d={RAYS} className="l" />
      <path d="M0 44Q55 36 110 44V60H0Z" fill="#c98f3f" className="o2" />
      <path d="M14 60l6-9-4-8M38 60l-3-8 8-6M66 60l6-10-6-8M92 60l-6-8 6-8" className="l" />
    </>
  ),
  autumn: (
    <>
      <rect width="110" height="60" fill="#f0d0a0" />
      <path d="M0 46Q55 36 110 46V60H0Z" fill="#a8743c" className="o2" />
      <path d="M52 50V24h6v26Z" fill="#6b4526" className="o2" />
      <path d="M55 8q22 2 20 16-2 12-20 12T35 24Q33 10 55 8Z" fill="#c8622d" className="o2" />
      <path d="M24 44l4 3M84 42l4 3M72 50l4 3" className="l" />
    </>
  ),
  winter: (
    <>
      <rect width="110" height="60" fill="#c9d9e8" />
      <path d="M0 44Q30 34 55 42 84 34 110 44V60H0Z" fill="#f4f7f8" className="o2" />
      <path d="M55 8v24M45 13l20 14M65 13L45 27M24 12v10M19 17h10M86 14v10M81 19h10" className="l" />
    </>
  ),
};

/** What the weather of a season looks like. */
export function EventPicture({ season }: { season: Season }): ReactNode {
  return (
    <svg className="fe-weather" viewBox="0 0 110 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {SEASONS[season]}
    </svg>
  );
}
