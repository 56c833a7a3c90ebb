import { useEffect, useRef } from 'react';

/*
 * Holding a card, or clicking it with the right button, shows it large and never chooses it. It works for every element
 * with `data-card`: on all boards, in the sheets over them and in the small villages of others. In addition, the letter
 * I shows the focused card (useKeys.ts), and with the magnifier every tap shows a card.
 */

/** Milliseconds after which a finger holds instead of tapping; browsers use about the same for their own menu. */
const HOLD = 420;
/** A finger that has moved this far scrolls. */
const SLOP = 10;

interface Touch {
  readonly card: string;
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Calls back with the card that is held or clicked with the right button, anywhere on the page. */
export function useEnlarge(show: (card: string) => void): void {
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => listen(card => latest.current(card)), []);
}

function listen(show: (card: string) => void): () => void {
  let touch: Touch | null = null;
  // The finger that held a card is still down, or has just been lifted: ignore its click.
  let held = false;
  const forget = (): void => {
    clearTimeout(touch?.timer);
    touch = null;
  };
  const hold = (card: string): void => {
    forget();
    held = true;
    show(card);
  };
  const on = {
    pointerdown({ target, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) {
      forget();
      held = false;
      const card = cardAt(target);
      if (pointerType !== 'touch' || !isPrimary || card === null) return;
      touch = { card, x, y, timer: setTimeout(() => hold(card), HOLD) };
    },
    pointermove({ clientX, clientY }: PointerEvent) {
      if (touch && Math.hypot(clientX - touch.x, clientY - touch.y) > SLOP) forget();
    },
    pointerup: forget,
    // The finger pans.
    pointercancel: forget,
    click(event: MouseEvent) {
      // A click by keyboard has no position.
      if (!held || event.detail === 0) return;
      held = false;
      event.stopPropagation();
      event.preventDefault();
    },
    // The right button, a held finger on some systems, or the key for the menu.
    contextmenu(event: MouseEvent) {
      const card = cardAt(event.target);
      if (card === null && !held) return;
      event.preventDefault();
      if (card === null || held) return;
      if (touch) hold(card);
      else show(card);
    },
  };
  const entries = Object.entries(on) as [string, EventListener][];
  for (const [type, listener] of entries) addEventListener(type, listener, { capture: true });
  return () => {
    forget();
    for (const [type, listener] of entries) removeEventListener(type, listener, { capture: true });
  };
}

function cardAt(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
  return element?.dataset['card'] ?? null;
}
