import { useSyncExternalStore, type AnchorHTMLAttributes, type ReactNode } from 'react';

/*
 * Routes of the page. Everything has an address, so that it can be linked, reloaded and found in the history.
 */

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string | null }
  | { readonly page: 'table'; readonly table: string }
  /** A table on a screen that everybody in a room looks at. */
  | { readonly page: 'screen'; readonly table: string }
  /** A game to review. */
  | { readonly page: 'review'; readonly table: string }
  | { readonly page: 'friends' }
  | { readonly page: 'newOnline'; readonly game: string | null }
  | { readonly page: 'games' }
  | { readonly page: 'learn'; readonly game: string | null }
  | { readonly page: 'rules' | 'problems'; readonly game: string | null }
  | { readonly page: 'me' | 'statistics' | 'daily' | 'admin' | 'settings' | 'about' | 'style' }
  | { readonly page: 'lesson'; readonly game: string; readonly lesson: string }
  | { readonly page: 'problem'; readonly game: string; readonly problem: string }
  | { readonly page: 'notFound' };

export function routeOf(path: string): Route {
  const [first = '', argument = null, ...rest] = path.split('/').filter(Boolean).map(decoded);
  // Paths are case-insensitive: a QR code is smaller in capitals.
  const page = first.toLowerCase();
  if (page === 'friends') return friendsRoute(argument, rest);
  const [name] = rest;
  if (argument && name && rest.length === 1) {
    if (page === 'lesson') return { page, game: argument, lesson: name };
    if (page === 'problem') return { page, game: argument, problem: name };
  }
  if (rest.length > 0) return { page: 'notFound' };
  if (page === '') return { page: 'home' };
  return gameRoute(page, argument) ?? (argument === null ? plainRoute(page) : tableRoute(page, argument));
}

/** Pages that may name a game. */
const GAME_PAGES = ['new', 'learn', 'rules', 'problems'] as const;

function gameRoute(page: string, game: string | null): Route | null {
  const found = GAME_PAGES.find(each => each === page);
  return found ? { page: found, game } : null;
}

/** Pages without a parameter. */
const PLAIN_PAGES = ['me', 'games', 'statistics', 'daily', 'admin', 'settings', 'about', 'style'] as const;

function plainRoute(page: string): Route {
  return { page: PLAIN_PAGES.find(each => each === page) ?? 'notFound' };
}

function tableRoute(page: string, argument: string): Route {
  const table = argument.toLowerCase();
  return page === 'table' || page === 'screen' || page === 'review' ? { page, table } : { page: 'notFound' };
}

function friendsRoute(what: string | null, [game, ...rest]: readonly string[]): Route {
  if (what === null) return { page: 'friends' };
  return what.toLowerCase() === 'new' && rest.length === 0
    ? { page: 'newOnline', game: game ?? null }
    : { page: 'notFound' };
}

/** A decoded part of an address; a malformed one stays as it is and matches no route. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const MOVED = 'thorp-moved';

/** Links in messages have the table after a #, so that no server in between logs it. */
export function takeLinkFromHash(): void {
  const { hash } = location;
  if (/^#\/table\//i.test(hash)) history.replaceState(null, '', hash.slice(1));
  // A secret stays after the #.
  if (/^#\/confirm\//i.test(hash)) history.replaceState(null, '', `/me${hash}`);
}

export function useRoute(): Route {
  return routeOf(usePath());
}

export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname);
}

export function navigate(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new Event(MOVED));
  scrollTo(0, 0);
}

/** A link inside the page: it does not load the document again. */
export function Link({
  to,
  children,
  ...rest
}: { to: string; children: ReactNode } & Pick<
  AnchorHTMLAttributes,
  | 'className'
  | 'aria-current'
  | 'aria-label'
  | 'onPointerEnter'
  | 'onPointerLeave'
  | 'onPointerDown'
  | 'onFocus'
  | 'onBlur'
>): ReactNode {
  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={to} onClick={follow} {...rest}>
      {children}
    </a>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(MOVED, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(MOVED, listener);
  };
}
