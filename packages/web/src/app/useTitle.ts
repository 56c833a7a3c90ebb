import { useEffect } from 'react';

/** Names the page in the browser's tab and for whoever hears it; null leaves the name to the page itself. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}
