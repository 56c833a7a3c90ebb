import { useEffect, useState } from 'react';
import { motionOf, preferences } from '../preferences/preferences.ts';

/** How long a counter takes, in milliseconds. */
const DURATION = 1400;

/** A number that counts up from one value to another; without animation it changes at once. */
export function useCount(from: number, to: number): number {
  const [now, setNow] = useState(() => (motionOf(preferences()) === 'none' ? to : from));
  useEffect(() => {
    if (motionOf(preferences()) === 'none') return undefined;
    const began = performance.now();
    let frame = 0;
    const step = (time: number): void => {
      const share = Math.min(1, Math.max(0, (time - began) / DURATION));
      setNow(Math.round(from + (to - from) * share));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [from, to]);
  return now;
}
