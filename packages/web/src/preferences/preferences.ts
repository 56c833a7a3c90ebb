import { useSyncExternalStore } from 'react';
import type { Pace } from './pace.ts';

/** The preferences of a person in this browser. */
export interface Preferences {
  readonly locale: string;
  readonly theme: 'system' | 'light' | 'dark';
  /** Text size in percent. */
  readonly text: (typeof TEXT_SIZES)[number];
  readonly motion: 'full' | 'fast' | 'none';
  /** How fast moves of others are shown; null until the person has chosen it. */
  readonly pace: Pace | null;
  readonly sound: boolean;
  /** Whether the device vibrates at the start of the person's turn at a table on a server. */
  readonly vibration: boolean;
  readonly confirms: boolean;
  /** Whether a pick in a draft must be confirmed. */
  readonly confirmsDraft: boolean;
  /** Whether big moments are shown in full; otherwise each is a slip. */
  readonly moments: boolean;
  /** Whether changes by others are marked until the person acts. */
  readonly marks: boolean;
  /** Whether single letters are keys at a table. */
  readonly letters: boolean;
  /** Whether every game is shown on the plain board: words and numbers, few pictures. */
  readonly plain: boolean;
  readonly name: string;
  /** The portrait; see art/doll.ts. Empty until one is chosen. */
  readonly portrait: string;
  /** Whether name and portrait have not been sent to a server yet. */
  readonly unsent: boolean;
  /** The table with the guided first game, and the notes already shown. */
  readonly guide: { readonly table: string; readonly seen: readonly string[] } | null;
  /** The finished lessons: `villagers/draft`. */
  readonly lessons: readonly string[];
  /** The solved problems: `villagers/12.87`. */
  readonly problems: readonly string[];
}

export const TEXT_SIZES = ['100', '110', '125', '150'] as const;

const KEY = 'thorp-preferences';

const listeners = new Set<() => void>();
let current: Preferences = read();
show(current);
// Preferences apply to all windows.
addEventListener('storage', ({ key }) => {
  if (key === KEY) take(read());
});

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, preferences);
}

export function preferences(): Preferences {
  return current;
}

export function prefer(change: Partial<Preferences>): void {
  take({ ...current, ...change });
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
}

function take(next: Preferences): void {
  current = next;
  show(current);
  for (const listener of listeners) listener();
}

/** The animation to use: none if the system asks for less. */
export function motionOf({ motion }: Preferences): Preferences['motion'] {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : motion;
}

/** How fast moves of others are shown: at once without animations, unless the person has chosen something else. */
export function paceOf(preference: Preferences): Pace {
  return preference.pace ?? (motionOf(preference) === 'none' ? 'none' : 'normal');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): Preferences {
  const standard: Preferences = {
    locale: navigator.language.startsWith('de') ? 'de' : 'en',
    theme: 'system',
    text: '100',
    motion: 'full',
    pace: null,
    sound: false,
    vibration: false,
    confirms: true,
    confirmsDraft: false,
    moments: true,
    marks: true,
    letters: true,
    plain: false,
    name: '',
    portrait: '',
    unsent: false,
    guide: null,
    lessons: [],
    problems: [],
  };
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>) };
  } catch {
    return standard;
  }
}

/** Theme, text size and animation are attributes of the page, so that style sheets alone apply them. */
function show({ theme, text, motion }: Preferences): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  dataset['text'] = text;
  dataset['motion'] = motion;
}
