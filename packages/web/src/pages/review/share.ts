/** The position of a decision on the track, from 0 to 1. */
export function shareOf(decision: number, end: number): number {
  return end <= 1 ? 0 : (decision - 1) / (end - 1);
}
