import { NOTICE_KINDS, type NoticeKind } from '../store/notices.ts';
import type { QuietHours } from './quiet.ts';

/** Which notices a person wants, and when not. */
export interface Preferences {
  readonly kinds: readonly NoticeKind[];
  readonly quiet: QuietHours | null;
}

/** Whether these preferences include a kind of notice: a reminder counts as a turn. */
export function wants({ kinds }: Pick<Preferences, 'kinds'>, kind: NoticeKind): boolean {
  return kinds.includes(kind === 'reminder' ? 'turn' : kind);
}

/** Reads stored preferences. A person who has chosen nothing gets every notice, over the channels they added. */
export function readPreferences(text: string): Preferences {
  return text === '' ? { kinds: NOTICE_KINDS, quiet: null } : (JSON.parse(text) as Preferences);
}
