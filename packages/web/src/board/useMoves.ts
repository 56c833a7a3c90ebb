import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { zoomOf } from '../ui/zoom.ts';
import { usePlayback } from './PlaybackControls.tsx';

/*
 * Pieces move from their old place to their new one. The hook remembers where every
 * element with `data-piece` was after the last drawing, and lets each one that moved start from there. A card that
 * appears under another id (from the Road into a hand) starts from the place its face has just left.
 *
 * A move of somebody else takes as long as the person's pace gives it: its piece is marked where it lies, travels, and stands.
 * One's own moves are quick.
 */

interface Place {
  readonly card: string;
  readonly box: DOMRect;
}

const DURATIONS = { full: 260, fast: 120, none: 0 } as const;
const SETTLE = 'cubic-bezier(.2, .9, .25, 1.08)';

/** The shares of a move's time in which its piece is marked, and in which it travels. */
const MARK = 0.3;
const TRAVEL = 0.3;
/** The longest mark or animation, in milliseconds, for people who go step by step. */
const LONGEST = 800;

/** Milliseconds after which a table that changed without animation rests. */
const REST = 100;

/** How a piece moves: how long it is marked first, and how long it travels, in milliseconds. */
interface Timing {
  readonly mark: number;
  readonly travel: number;
  readonly zoom: number;
}

export function useMoves(root: RefObject<HTMLElement | null>, version: number, motion: keyof typeof DURATIONS): void {
  const before = useRef<ReadonlyMap<string, Place>>(new Map());
  const running = useRef<Animation[]>([]);
  const stands = usePlayback()?.stands ?? 0;
  useForgetOnResize(before);
  useLayoutEffect(() => {
    // Pieces that still move would be measured on their way, and would start from there.
    for (const animation of running.current) animation.finish();
    running.current = [];
    if (DURATIONS[motion] === 0) {
      // A review jumps without animation, and then goes on step by step: a piece must start from where it lay before that
      // step, not before the jump. Measured when the table rests, so that jumps that follow each other stay cheap.
      before.current = new Map();
      const timer = setTimeout(() => {
        before.current = placesOf(piecesIn(root.current));
      }, REST);
      return () => clearTimeout(timer);
    }
    const elements = piecesIn(root.current);
    const now = placesOf(elements);
    const timing = { ...timesOf(stands, DURATIONS[motion]), zoom: zoomOf(root.current) };
    const first = before.current.size === 0;
    running.current = first ? [] : elements.flatMap(element => glide(element, before.current, now, timing));
    before.current = now;
    return undefined;
    // A move is animated with the time it stands when it is shown; a later change of the pace does not move it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [root, version, motion]);
}

function piecesIn(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[data-piece]') ?? [])];
}

function placesOf(elements: readonly HTMLElement[]): Map<string, Place> {
  return new Map(
    elements.map(element => {
      const { piece = '', card = '' } = element.dataset;
      return [piece, { card, box: element.getBoundingClientRect() }] as const;
    }),
  );
}

function timesOf(stands: number, quick: number): { readonly mark: number; readonly travel: number } {
  if (stands === 0) return { mark: 0, travel: quick };
  return { mark: Math.min(stands * MARK, LONGEST), travel: Math.min(stands * TRAVEL, LONGEST) };
}

/** In a resized window everything has a new position, but nothing has moved. */
function useForgetOnResize(before: { current: ReadonlyMap<string, Place> }): void {
  useEffect(() => {
    const forget = (): void => {
      before.current = new Map();
    };
    addEventListener('resize', forget);
    return () => removeEventListener('resize', forget);
  }, [before]);
}

function glide(
  element: HTMLElement,
  before: ReadonlyMap<string, Place>,
  now: ReadonlyMap<string, Place>,
  { mark, travel, zoom }: Timing,
): Animation[] {
  const { piece = '' } = element.dataset;
  const place = now.get(piece);
  if (!place) return [];
  const from = origin(piece, place, before, now);
  if (!from) {
    const appear = [
      { opacity: 0, scale: '.94' },
      { opacity: 1, scale: '1' },
    ];
    return [element.animate(appear, { duration: travel, delay: mark, fill: 'backwards', easing: 'ease-out' })];
  }
  const x = (from.left - place.box.left) / zoom;
  const y = (from.top - place.box.top) / zoom;
  if (Math.abs(x) + Math.abs(y) < 2) return [];
  const above = { zIndex: 5 };
  const start = { translate: `${x}px ${y}px`, ...above };
  const rise = partOf(element)?.animate([above, above], mark + travel);
  const way = element.animate([start, { translate: '0 0', ...above }], {
    duration: travel,
    delay: mark,
    fill: 'backwards',
    easing: SETTLE,
  });
  return [way, ...(rise ? [rise] : []), ...(mark > 0 ? [ring(element, mark + travel)] : [])];
}

/** A ring around a piece from the moment it is marked until it has arrived. */
function ring(element: HTMLElement, duration: number): Animation {
  const lit = { outline: '3px solid var(--lit)', outlineOffset: '2px' };
  return element.animate([lit, lit], duration);
}

/** The part of the board that contains a piece: a layer that must rise with it. */
export function partOf(piece: Element): HTMLElement | null {
  return piece.closest<HTMLElement>('.boardarea > * > :not(.grounds), .grounds > *');
}

function origin(
  piece: string,
  { card }: Place,
  before: ReadonlyMap<string, Place>,
  now: ReadonlyMap<string, Place>,
): DOMRect | null {
  const same = before.get(piece);
  if (same && same.card === card) return same.box;
  if (card === '') return null;
  for (const [id, place] of before) {
    if (place.card === card && now.get(id)?.card !== card) return place.box;
  }
  return null;
}
