import { useEffect } from 'react';

/** Sets the title of the document; null leaves it to the page itself. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}
