import type { QuietHours } from '../../../http/me.ts';

const NIGHT = { from: '22:00', to: '08:00' };

/** Hours of one's own clock: the night, with what was chosen instead. */
export function quietHours(chosen: { readonly from?: string; readonly to?: string } = {}): QuietHours {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { ...NIGHT, ...chosen, zone: timeZone };
}
