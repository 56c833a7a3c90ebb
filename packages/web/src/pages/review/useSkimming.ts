import { useCallback, useEffect, useRef, useState } from 'react';

/** Decisions that follow each other within so many milliseconds are not read: an arrow key that is held down. */
const QUICK = 150;
/** Milliseconds after the last of them at which the rest of the page follows. */
const REST = 180;

interface Skimming {
  readonly skimming: boolean;
  /** Told at every move to another decision; a slider that is drawn skims however slowly its tables come. */
  moved(drawn: boolean): void;
}

/** Whether the reader goes through the game too quickly to read more than the table. */
export function useSkimming(): Skimming {
  const [skimming, setSkimming] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const last = useRef(-Infinity);
  useEffect(() => () => clearTimeout(timer.current), []);
  const moved = useCallback((drawn: boolean) => {
    const now = performance.now();
    const isQuick = drawn || now - last.current < QUICK;
    last.current = now;
    clearTimeout(timer.current);
    if (isQuick) timer.current = setTimeout(() => setSkimming(false), REST);
    setSkimming(isQuick);
  }, []);
  return { skimming, moved };
}
