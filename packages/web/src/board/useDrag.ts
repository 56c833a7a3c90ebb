import { useEffect, useRef, type RefObject } from 'react';
import { zoomOf } from '../ui/zoom.ts';
import { partOf } from './useMoves.ts';

/** A pointer that has moved this far drags; below that it taps. */
const SLOP = 8;

interface Drag {
  readonly card: HTMLElement;
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  moved: boolean;
}

/** What can be dragged on a board, and what dragging does. */
export interface Drags {
  /** Matches the lit pieces that can be lifted. */
  readonly handles: string;
  /** A piece is lifted: its places light up. */
  lifted(id: string): void;
  /** A piece was dropped onto something. */
  dropped(id: string, onto: Element | null): void;
}

/**
 * Dragging with a mouse or pen, in addition to tapping. What can be dragged, and where to, are the choices of the same
 * question. Fingers scroll and tap instead.
 */
export function useDrag(root: RefObject<HTMLElement | null>, drags: Drags): void {
  const latest = useRef(drags);
  useEffect(() => {
    latest.current = drags;
  });
  useEffect(() => {
    const { current } = root;
    if (!current) return undefined;
    let drag: Drag | null = null;
    const down = (event: PointerEvent): void => {
      const card = event.pointerType === 'touch' ? null : draggable(event.target, latest.current.handles);
      if (!card || event.button !== 0) return;
      const [id, zoom] = [card.dataset['piece'] ?? '', zoomOf(current)];
      drag = { card, id, x: event.clientX, y: event.clientY, zoom, moved: false };
    };
    const move = (event: PointerEvent): void => {
      if (!drag) return;
      const { x, y, card, id, zoom } = drag;
      const [dx, dy] = [event.clientX - x, event.clientY - y];
      if (!drag.moved && Math.hypot(dx, dy) < SLOP) return;
      if (!drag.moved) latest.current.lifted(id);
      drag.moved = true;
      lift(card, dx / zoom, dy / zoom);
    };
    const up = (event: PointerEvent): void => {
      const done = drag;
      drag = null;
      if (!done?.moved) return;
      drop(done.card);
      addEventListener('click', ignoreClick, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', ignoreClick, { capture: true }), 0);
      latest.current.dropped(done.id, document.elementFromPoint(event.clientX, event.clientY));
    };
    const cancel = (): void => {
      if (drag) drop(drag.card);
      drag = null;
    };
    current.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    return () => {
      current.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
    };
  }, [root]);
}

/**
 * Lets the card follow the pointer, so that the element below it can be found. Not a class: the next render would
 * remove it.
 */
function lift(card: HTMLElement, dx: number, dy: number): void {
  const { style } = card;
  partOf(card)?.style.setProperty('z-index', '20');
  style.translate = `${dx}px ${dy}px`;
  style.zIndex = '20';
  style.pointerEvents = 'none';
  style.transition = 'none';
}

function drop(card: HTMLElement): void {
  const { style } = card;
  partOf(card)?.style.removeProperty('z-index');
  for (const name of ['translate', 'z-index', 'pointer-events', 'transition']) style.removeProperty(name);
}

/** Ignores the click that ends a drag. */
function ignoreClick(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function draggable(target: EventTarget | null, handles: string): HTMLElement | null {
  const card = target instanceof Element ? target.closest<HTMLElement>(handles) : null;
  return card?.matches('[data-piece]') ? card : null;
}
