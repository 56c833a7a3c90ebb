import { useEffect, useState } from 'react';

/** What `load` brings for a key; null until it is there, and when it cannot be loaded. */
export function useLoaded<V>(load: () => Promise<V | null>, key: string): V | null {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly value: V | null } | null>(null);
  useEffect(() => {
    let isWanted = true;
    load().then(
      value => isWanted && setLoaded({ key, value }),
      () => isWanted && setLoaded({ key, value: null }),
    );
    return () => {
      isWanted = false;
    };
    // The key says all that `load` depends on.
  }, [key]);
  return loaded?.key === key ? loaded.value : null;
}
