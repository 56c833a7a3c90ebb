import type { Box } from '../ui/place.ts';
import { zoomOf } from '../ui/zoom.ts';

/* The positions of drawn pieces, for bubbles, rings and numbers over a table. */

/** The drawn element of a piece. */
export function pieceAt(id: string): HTMLElement | null {
  return firstDrawn(`.table [data-piece="${CSS.escape(id)}"]`);
}

/** The first element that is not hidden: small windows leave parts of a table out. */
function firstDrawn(selector: string): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(each => each.offsetWidth > 0) ?? null;
}

/** The first drawn piece of a list, or the panel of the seat if none is drawn, as for a card in a hidden hand. */
export function drawnOf(pieces: readonly string[], seat: number | null): HTMLElement | null {
  for (const id of pieces) {
    const drawn = pieceAt(id);
    if (drawn && !drawn.closest('dialog')) return drawn;
  }
  return seat === null ? null : firstDrawn(`.table [data-seat="${seat}"]`);
}

/** The box of an element in the table's own pixels. */
export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const zoom = tableZoom();
  return { left: left / zoom, top: top / zoom, width: width / zoom, height: height / zoom };
}

export function tableZoom(): number {
  return zoomOf(document.querySelector<HTMLElement>('.table'));
}
