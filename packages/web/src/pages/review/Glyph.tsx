import type { ReactNode } from 'react';

/** Small drawings of the pages after a game, beside a word or on a named button. */
const GLYPHS = {
  first: 'M2 4h3v16H2zM13.500 4v16L5.500 12zM22 4v16l-8-8z',
  back: 'M5 4h3v16H5zM19 4v16L9 12z',
  run: 'M6 3.500v17L20 12z',
  pause: 'M5 4h5v16H5zM14 4h5v16h-5z',
  next: 'M16 4h3v16h-3zM5 4v16l10-8z',
  last: 'M19 4h3v16h-3zM10.500 4v16l8-8zM2 4v16l8-8z',
  fork: 'M4 10.500h6.200L15.500 5H21v3h-4.200l-4 4 4 4H21v3h-5.500l-5.300-5.500H4z',
  link: 'M10.600 6.200 13 3.800a5.100 5.100 0 0 1 7.200 7.200l-2.400 2.400-2-2 2.400-2.400a2.300 2.300 0 0 0-3.200-3.200l-2.400 2.400zM13.400 17.800 11 20.200A5.100 5.100 0 0 1 3.800 13l2.400-2.400 2 2L5.800 15a2.300 2.300 0 0 0 3.200 3.200l2.400-2.400zM8.400 13.700l5.300-5.300 1.900 1.900-5.300 5.300z',
  shield:
    'M12 2 20.500 5v6.500c0 5-3.500 8.800-8.500 10.500-5-1.700-8.500-5.500-8.500-10.500V5zM10.800 15.800l6-6.400-1.900-1.700-4.200 4.500-2-1.900-1.800 1.800z',
  share: 'M12 2l6 6-1.900 1.900-2.800-2.800V15h-2.600V7.100L7.900 9.900 6 8zM4 12h3v6.500h10V12h3v9.500H4z',
  star: 'M12 2l3 6.600 7.200.8-5.400 4.900 1.500 7.100L12 17.800l-6.300 3.600 1.500-7.100L1.800 9.400 9 8.600z',
  open: 'M5 8l7 8 7-8z',
  save: 'M10.600 3h2.800v9l3-3 1.900 1.900L12 17.200l-6.300-6.300L7.600 9l3 3zM4 18h16v3H4z',
  more: 'M4 10h4v4H4zM10 10h4v4h-4zM16 10h4v4h-4z',
} as const;

export type GlyphName = keyof typeof GLYPHS;

export function Glyph({ name }: { name: GlyphName }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={GLYPHS[name]} />
    </svg>
  );
}
