import { useEffect, useRef } from 'react';
import { litPlaces } from '../../board/useKeys.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the focus was: the position on the screen, and the part of the board. */
interface Last {
  readonly point: Point;
  readonly region: Element | null;
}

/**
 * A chosen card leaves its place, and the keyboard focus would be lost with it. The focus moves to the nearest thing that
 * can be chosen next, in the same part of the board if there is one, and never to a button of the prompt: there a second
 * Enter would end the turn. Where only buttons are left, or others move, it waits on the question, and goes on from there
 * with the next update. Focus that came from a pointer is left alone.
 */
export function useNearFocus(version: number | null): void {
  const last = useRef<Last | null>(null);
  useEffect(() => {
    const focused = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement) last.current = lastAfter(last.current, target);
    };
    const pointed = (): void => {
      last.current = null;
    };
    // The focused element may also disappear without an update: a plan changes, a big moment or a sheet is closed.
    const watch = new MutationObserver(() => {
      if (last.current && document.activeElement === document.body) nextFocus(last.current)?.focus();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    addEventListener('focusin', focused);
    addEventListener('pointerdown', pointed);
    return () => {
      watch.disconnect();
      removeEventListener('focusin', focused);
      removeEventListener('pointerdown', pointed);
    };
  }, []);
  useEffect(() => {
    const { activeElement: at } = document;
    if (last.current && (at === document.body || at?.matches(QUESTION))) nextFocus(last.current)?.focus();
  }, [version]);
}

const QUESTION = '.prompt .prompt-question';

/**
 * Where the focus was, now that another element has it. Elements that only borrow it change nothing: a moment, a sheet,
 * the question.
 */
function lastAfter(last: Last | null, target: HTMLElement): Last | null {
  if (target.matches(QUESTION)) return last;
  if (!target.matches(':focus-visible')) return null;
  const onBoard = target.closest('.boardarea') !== null && target.closest('.moment') === null;
  if (last && !onBoard) return last;
  return { point: middleOf(target), region: regionOf(target) };
}

function nextFocus({ point, region }: Last): HTMLElement | null {
  const lit = litPlaces().filter(place => place.closest('.prompt') === null);
  const near = lit.filter(place => region !== null && regionOf(place) === region);
  return nearest(near, point) ?? nearest(lit, point) ?? document.querySelector<HTMLElement>(QUESTION);
}

/** The part of the board that contains an element. */
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
