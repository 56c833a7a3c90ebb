/** From this width on a window has more space than a phone. */
const PHONE = 600;
/**
 * From this width on a table's columns fit side by side: a desktop; or, if the window is wide enough, a tablet in
 * landscape.
 */
const DESKTOP = 1200;
const ACROSS = 900;
const BROAD = 6 / 5;
/** Up to this height a wide window is low: a laptop with the bars of its browser. */
const LOW = 800;

const WIDE = `((min-width: ${DESKTOP}px) or ((min-width: ${ACROSS}px) and (min-aspect-ratio: 6/5)))`;

/**
 * Windows for which tables are laid out differently. Style sheets name them: `@media (--wide)`. The page may be zoomed
 * (`--zoom` in style/tokens.css), which media queries do not see; so the build turns every query about the window's
 * size into a container query about the element `.window`, which has the size that is left.
 */
export const WINDOWS = {
  phone: `(width < ${PHONE}px)`,
  tablet: `((min-width: ${PHONE}px) and (not ${WIDE}))`,
  narrow: `(not ${WIDE})`,
  wide: WIDE,
  short: `((min-width: ${ACROSS}px) and (max-height: ${LOW}px))`,
} as const;

interface Room {
  readonly width: number;
  readonly height: number;
}

export type Size = 'phone' | 'tablet' | 'desktop';

export function isWindow(name: string): name is keyof typeof WINDOWS {
  return Object.hasOwn(WINDOWS, name);
}

/** Which of the three layouts fits into this size; the same conditions as in the style sheets. */
export function sizeOf({ width, height }: Room): Size {
  if (width < PHONE) return 'phone';
  return width >= DESKTOP || (width >= ACROSS && width / height >= BROAD) ? 'desktop' : 'tablet';
}

export function isShort({ width, height }: Room): boolean {
  return width >= ACROSS && height <= LOW;
}
