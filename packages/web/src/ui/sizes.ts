/** A window with room for a table's columns side by side: a desktop, or a tablet in landscape. */
const WIDE = '((min-width: 1200px) or ((min-width: 900px) and (min-aspect-ratio: 6/5)))';

/** Windows for which tables are laid out differently. Style sheets name them: `@media (--wide)`. */
export const WINDOWS = {
  phone: '(max-width: 599px)',
  tablet: `((min-width: 600px) and (not ${WIDE}))`,
  narrow: `(not ${WIDE})`,
  wide: WIDE,
  /** A wide window that is low: a laptop with the bars of its browser. */
  short: '((min-width: 900px) and (max-height: 800px))',
} as const;

export function isWindow(name: string): name is keyof typeof WINDOWS {
  return Object.hasOwn(WINDOWS, name);
}
