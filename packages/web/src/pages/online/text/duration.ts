const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** At most two units: 1 d 21 h, 5 h, 40 min; below an hour in the form of a clock. */
export function duration(ms: number, units: { readonly d: string; readonly h: string }): string {
  const left = Math.max(0, ms);
  if (left >= DAY) return `${Math.floor(left / DAY)} ${units.d} ${Math.floor((left % DAY) / HOUR)} ${units.h}`;
  if (left >= 6 * HOUR) return `${Math.floor(left / HOUR)} ${units.h}`;
  const seconds = Math.floor(left / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number): string => String(part).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Rounded, for lists: 1 d 21 h, 5 h, 40 min, and nothing below a minute. */
export function span(ms: number, units: { readonly d: string; readonly h: string; readonly min: string }): string {
  const { d, h, min } = units;
  const left = Math.max(0, ms);
  if (left >= DAY) return `${Math.floor(left / DAY)} ${d} ${Math.floor((left % DAY) / HOUR)} ${h}`;
  return left >= HOUR ? `${Math.floor(left / HOUR)} ${h}` : `${Math.ceil(left / MINUTE)} ${min}`;
}
