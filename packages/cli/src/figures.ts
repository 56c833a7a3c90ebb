/** A share in percent. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** A number with a minus sign, which what is written as zero does not have. */
export function written(value: number, digits: number): string {
  const shown = Math.abs(value).toFixed(digits);
  return value < 0 && Number(shown) !== 0 ? `−${shown}` : shown;
}

/** The same with a plus before what is more than zero. */
export function signed(value: number, digits: number): string {
  const shown = written(value, digits);
  return value > 0 && Number(shown) !== 0 ? `+${shown}` : shown;
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
