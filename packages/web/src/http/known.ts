/* Whether this browser has been to a table server: others are asked for nothing on the pages that need no server. */

const KNOWN = 'thorp-server';

export function rememberServer(): void {
  try {
    localStorage.setItem(KNOWN, 'yes');
  } catch {
    // A browser that keeps nothing is asked for nothing.
  }
}

/** The next person at this browser is somebody else. */
export function forgetServer(): void {
  try {
    localStorage.removeItem(KNOWN);
  } catch {
    // Nothing was kept.
  }
}

export function isServerKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    // A browser that keeps nothing knows nobody.
    return false;
  }
}
