/** Milliseconds between two moves of bots, for each kind of movement, so that a person can follow. */
export const PACES = { full: 450, fast: 120, none: 0 } as const;
