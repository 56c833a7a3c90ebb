import { useEffect, useRef } from 'react';

/**
 * Whoever follows a link arrives at the new page: what had the focus went with the old one, and a screen reader would say
 * nothing. The first page of a visit is read from its beginning anyway. The path is the one the page is drawn for: who asks
 * for it again may hear of it earlier.
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
