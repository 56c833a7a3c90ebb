/* Whether this browser has used a table server: pages that need no server make no requests in other browsers. */

const KNOWN = 'thorp-server';

export function rememberServer(): void {
  try {
    localStorage.setItem(KNOWN, 'yes');
  } catch {
    // A browser without storage makes no requests.
  }
}

/** Another person uses this browser now. */
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
    // A browser without storage knows nobody.
    return false;
  }
}
