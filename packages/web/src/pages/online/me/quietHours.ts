import type { QuietHours } from '../../../http/me.ts';

const NIGHT = { from: '22:00', to: '08:00' };

/** Hours of the person's own clock: the night by default, with the chosen values. */
export function quietHours(chosen: { readonly from?: string; readonly to?: string } = {}): QuietHours {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { ...NIGHT, ...chosen, zone: timeZone };
}
