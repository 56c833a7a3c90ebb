import { useEffect, useRef } from 'react';
import { litPlaces } from '../../board/useKeys.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A chosen card leaves its place, and the keyboard focus would be lost with it. The focus moves to the nearest thing
 * that can be chosen next. Focus that came from a pointer is left alone.
 */
export function useNearFocus(version: number): void {
  const last = useRef<Point | null>(null);
  useEffect(() => {
    const focused = ({ target }: FocusEvent): void => {
      const keyed = target instanceof HTMLElement && target.closest('.boardarea') && target.matches(':focus-visible');
      last.current = keyed ? middleOf(target) : null;
    };
    const pointed = (): void => {
      last.current = null;
    };
    addEventListener('focusin', focused);
    addEventListener('pointerdown', pointed);
    return () => {
      removeEventListener('focusin', focused);
      removeEventListener('pointerdown', pointed);
    };
  }, []);
  useEffect(() => {
    const { current } = last;
    if (current && document.activeElement === document.body) nearest(litPlaces(), current)?.focus();
  }, [version]);
}

function middleOf(element: HTMLElement): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function nearest(places: readonly HTMLElement[], { x, y }: Point): HTMLElement | null {
  let best: HTMLElement | null = null;
  let shortest = Infinity;
  for (const place of places) {
    const at = middleOf(place);
    const distance = Math.hypot(at.x - x, at.y - y);
    if (distance >= shortest) continue;
    best = place;
    shortest = distance;
  }
  return best;
}
