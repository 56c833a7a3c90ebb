import { NOTICE_KINDS, type NoticeKind } from '../store/notices.ts';
import type { QuietHours } from './quiet.ts';

/** Of what a person wants to be notified, and when not. */
export interface Preferences {
  readonly kinds: readonly NoticeKind[];
  readonly quiet: QuietHours | null;
}

/** Whether a person who wants these wants a notice of a kind: a reminder is of a turn. */
export function wants({ kinds }: Pick<Preferences, 'kinds'>, kind: NoticeKind): boolean {
  return kinds.includes(kind === 'reminder' ? 'turn' : kind);
}

/** As the store keeps them; a person who has chosen nothing gets every notice, by the channels that were asked for. */
export function readPreferences(text: string): Preferences {
  return text === '' ? { kinds: NOTICE_KINDS, quiet: null } : (JSON.parse(text) as Preferences);
}
