import { useEffect, useState } from 'react';

/** The result of `load` for a key; null until it is loaded, and if it cannot be loaded. */
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
    // The key includes everything that `load` depends on.
  }, [key]);
  return loaded?.key === key ? loaded.value : null;
}
