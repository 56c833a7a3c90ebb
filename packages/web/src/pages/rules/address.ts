/** The address of a game's rules, at a section, a setting, a question or a clause; `from` is the page to go back to. */
export function rulesAddress(game: string, place?: string, from?: string): string {
  const back = from === undefined ? '' : `?from=${encodeURIComponent(from)}`;
  return `/rules/${game}${back}${place === undefined ? '' : `#${place}`}`;
}

/** The table, lesson, problem or form from which the rules were opened; null if they were not opened from one. */
export function openedFrom(query: string): string | null {
  const from = new URLSearchParams(query).get('from');
  return from && /^\/(?:table|lesson|problem|new|friends\/new)\/[\w/-]+$/.test(from) ? from : null;
}

/** Chapters that every game has, by the place of the page that links to them. */
export const OUTER_LINKS = {
  menu: 'aim',
  scores: 'end',
  card: 'symbols',
  ours: 'reconstructed',
  settings: 'settings',
  fairness: 'secrets',
} as const;
