import { useCallback, useRef } from 'react';

/** Milliseconds and pixels within which two clicks are one double click. */
const DOUBLE = 400;
const SLOP = 24;

interface Click {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly on: Element | null;
}

/**
 * The second click of a double click is ignored if another button has replaced the pressed one, because the person
 * meant the first; answers of the next question are other buttons. The same button may be pressed repeatedly, for
 * example a token that pays.
 */
export function useOneClick(): (event: MouseEvent) => void {
  const last = useRef<Click | null>(null);
  return useCallback(event => {
    // A click by keyboard has no position.
    if (event.detail === 0) return;
    const on = event.target instanceof Element ? event.target.closest('button') : null;
    const click = { at: event.timeStamp, x: event.clientX, y: event.clientY, on };
    if (last.current && isSecondOf(last.current, click)) event.stopPropagation();
    else last.current = click;
  }, []);
}

function isSecondOf(first: Click, second: Click): boolean {
  const near = Math.hypot(second.x - first.x, second.y - first.y) < SLOP && second.at - first.at < DOUBLE;
  return near && first.on !== null && second.on !== null && first.on !== second.on;
}
