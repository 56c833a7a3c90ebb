/** How long a move of somebody else is shown before the next one, in milliseconds. `step` waits for the person. */
export const PACES = { slow: 2600, normal: 1600, fast: 600, step: Infinity, none: 0 } as const;

export type Pace = keyof typeof PACES;

export const PACE_NAMES = ['slow', 'normal', 'fast', 'step', 'none'] as const satisfies readonly Pace[];
