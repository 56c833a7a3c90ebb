import { useEffect, useRef } from 'react';
import { litPlaces } from '../../board/useKeys.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the focus was: the point on the screen, and the part of the board. */
interface Last {
  readonly point: Point;
  readonly region: Element | null;
}

/**
 * A chosen card leaves its place, and the keyboard focus would be lost with it. The focus moves to the nearest thing that
 * can be chosen next, in the same part of the board if there is one, and never to a button of the prompt: there a second
 * Enter would end the turn. Where only buttons are left it moves to the question. Focus that came from a pointer is left
 * alone.
 */
export function useNearFocus(version: number): void {
  const last = useRef<Last | null>(null);
  useEffect(() => {
    const focused = ({ target }: FocusEvent): void => {
      const keyed = target instanceof HTMLElement && target.closest('.boardarea') && target.matches(':focus-visible');
      last.current = keyed ? { point: middleOf(target), region: regionOf(target) } : null;
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
    if (current && document.activeElement === document.body) nextFocus(current)?.focus();
  }, [version]);
}

function nextFocus({ point, region }: Last): HTMLElement | null {
  const lit = litPlaces().filter(place => place.closest('.prompt') === null);
  const near = lit.filter(place => region !== null && regionOf(place) === region);
  return nearest(near, point) ?? nearest(lit, point) ?? document.querySelector<HTMLElement>('.prompt .prompt-question');
}

/** The part of the board in which something lies. */
function regionOf(element: Element): Element | null {
  return element.closest('.boardarea > * > *');
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
