/** A share in percent. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

export function many(count: number): string {
  return count.toLocaleString('en-GB').replaceAll(',', ' ');
}

/** A share with its 95 % interval. */
export function interval({ share, low, high }: { share: number; low: number; high: number }): string {
  return `${percent(share)} (${percent(low)} – ${percent(high)})`;
}

/** Milliseconds with a sensible number of digits. */
export function milliseconds(ms: number): string {
  return ms < 10 ? ms.toFixed(1) : many(Math.round(ms));
}

/** Points with their unit: some games write only the number on their sheets. */
export function withUnit(points: string): string {
  if (/\p{L}/u.test(points)) return points;
  return points === '1' || points === '½' ? `${points} point` : `${points} points`;
}
