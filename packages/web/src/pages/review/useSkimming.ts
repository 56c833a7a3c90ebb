import { useCallback, useEffect, useRef, useState } from 'react';

/** Decisions within this many milliseconds are not read, for example with an arrow key held down. */
const QUICK = 150;
/** Milliseconds after the last of them until the rest of the page follows. */
const REST = 180;

interface Skimming {
  readonly skimming: boolean;
  /** Called at every move to another decision; moving the slider always counts as skimming. */
  moved(drawn: boolean): void;
}

/** Whether the reader moves through the game too quickly to read more than the table. */
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
