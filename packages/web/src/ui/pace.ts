/** Milliseconds between two moves of bots, so that a person can follow, for each manner of movement. */
export const PACES = { full: 450, fast: 120, none: 0 } as const;
