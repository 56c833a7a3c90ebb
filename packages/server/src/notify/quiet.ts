/** A part of the day in which a person is not disturbed, in minutes since midnight in a time zone. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  readonly zone: string;
}

const MINUTE = 60_000;
const DAY = 1440;

export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The given time, or the end of the quiet hours if it is within them. */
export function afterQuiet(at: number, quiet: QuietHours | null): number {
  const left = quiet === null ? 0 : quietLeft(at, quiet);
  if (quiet === null || left === 0) return at;
  const end = Math.floor(at / MINUTE) * MINUTE + left * MINUTE;
  // In a night in which the clocks change, this is an hour off.
  const off = ((quiet.to - minuteOfDay(end, quiet.zone) + DAY + DAY / 2) % DAY) - DAY / 2;
  return end + off * MINUTE;
}

/** How many minutes of the quiet hours are left; 0 outside of them. */
function quietLeft(at: number, { from, to, zone }: QuietHours): number {
  const minute = minuteOfDay(at, zone);
  const length = (to - from + DAY) % DAY;
  const since = (minute - from + DAY) % DAY;
  return since < length ? length - since : 0;
}

function minuteOfDay(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .formatToParts(at)
    .map(({ type, value }) => [type, Number(value)] as const);
  const { hour = 0, minute = 0 } = Object.fromEntries(parts);
  return hour * 60 + minute;
}
