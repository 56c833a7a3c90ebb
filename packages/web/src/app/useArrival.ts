import { useEffect, useRef } from 'react';

/**
 * After a link was followed, moves the focus to the new page: the focused element is gone with the old page, and a
 * screen reader would stay silent. The first page of a visit is read from its beginning anyway. The path must be the
 * one that the page is drawn for: the router may change earlier than the page.
 */
export function useArrival(path: string): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    const content = document.getElementById('content');
    if (!content || content.contains(document.activeElement)) return;
    content.tabIndex = -1;
    content.focus({ preventScroll: true });
  }, [path]);
}
