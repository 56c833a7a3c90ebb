import { useLayoutEffect, useRef, type RefObject } from 'react';
import { zoomOf } from '../ui/zoom.ts';

/*
 * Pieces move from their old place to their new one. The hook remembers where every
 * element with `data-piece` was after the last drawing, and lets each one that moved start from there. A card that
 * appears under another id (from the Road into a hand) starts from the place its face has just left.
 */

interface Place {
  readonly card: string;
  readonly box: DOMRect;
}

const DURATIONS = { full: 260, fast: 120, none: 0 } as const;
const SETTLE = 'cubic-bezier(.2, .9, .25, 1.08)';

export function useMoves(root: RefObject<HTMLElement | null>, version: number, motion: keyof typeof DURATIONS): void {
  const before = useRef<ReadonlyMap<string, Place>>(new Map());
  useLayoutEffect(() => {
    // Without movement nothing needs to be measured.
    const duration = DURATIONS[motion];
    if (duration === 0) return;
    const elements = [...(root.current?.querySelectorAll<HTMLElement>('[data-piece]') ?? [])];
    const now = new Map<string, Place>();
    for (const element of elements) {
      const { piece = '', card = '' } = element.dataset;
      now.set(piece, { card, box: element.getBoundingClientRect() });
    }
    const zoom = zoomOf(root.current);
    if (before.current.size > 0)
      for (const element of elements) glide(element, before.current, now, { duration, zoom });
    before.current = now;
  }, [root, version, motion]);
}

function glide(
  element: HTMLElement,
  before: ReadonlyMap<string, Place>,
  now: ReadonlyMap<string, Place>,
  { duration, zoom }: { readonly duration: number; readonly zoom: number },
): void {
  const { piece = '' } = element.dataset;
  const place = now.get(piece);
  if (!place) return;
  const from = origin(piece, place, before, now);
  if (!from) {
    element.animate(
      [
        { opacity: 0, scale: '.94' },
        { opacity: 1, scale: '1' },
      ],
      { duration, easing: 'ease-out' },
    );
    return;
  }
  const x = (from.left - place.box.left) / zoom;
  const y = (from.top - place.box.top) / zoom;
  if (Math.abs(x) + Math.abs(y) < 2) return;
  const above = { zIndex: 5 };
  partOf(element)?.animate([above, above], duration);
  element.animate(
    [
      { translate: `${x}px ${y}px`, ...above },
      { translate: '0 0', ...above },
    ],
    { duration, easing: SETTLE },
  );
}

/** The part of the board a piece lies in: a layer that must rise with it. */
export function partOf(piece: Element): HTMLElement | null {
  return piece.closest<HTMLElement>('.boardarea > * > *');
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
