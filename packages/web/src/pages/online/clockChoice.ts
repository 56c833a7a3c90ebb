import type { Clock } from '@thorp/table';

/** The chosen pace: how much time people have. */
export interface PaceChoice {
  readonly pace: 'none' | 'live' | 'days';
  readonly minutes: string;
  readonly days: string;
  /** Days for the whole game, for moves that take longer. */
  readonly spare: string;
  /** What a bot plays when the time of a seat has run out. */
  readonly whenOut: Clock['whenOut'];
}

export const USUAL_PACE: PaceChoice = { pace: 'none', minutes: '20', days: '2', spare: '0', whenOut: 'turn' };

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** The time added for a move at a table with minutes, so that a long game does not end in haste. */
const INCREMENT_MS = 5_000;

export function clockOf({ pace, minutes, days, spare, whenOut }: PaceChoice): Clock | null {
  if (pace === 'live') {
    return { kind: 'live', base: Number(minutes) * MINUTE_MS, increment: INCREMENT_MS, whenOut };
  }
  if (pace === 'none') return null;
  return { kind: 'correspondence', perMove: Number(days) * DAY_MS, bank: Number(spare) * DAY_MS, whenOut };
}

export function paceOf(clock: Clock | null): PaceChoice {
  if (clock === null) return USUAL_PACE;
  const { whenOut } = clock;
  if (clock.kind === 'live') {
    return { ...USUAL_PACE, pace: 'live', minutes: String(Math.round(clock.base / MINUTE_MS)), whenOut };
  }
  const inDays = (ms: number): string => String(Math.round(ms / DAY_MS));
  return { ...USUAL_PACE, pace: 'days', days: inDays(clock.perMove), spare: inDays(clock.bank), whenOut };
}
