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
