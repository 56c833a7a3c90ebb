import { useEffect, useRef, type RefObject } from 'react';
import { NEW_HOUSE, placesAmong, type Table, type VillagersChoice } from './table.ts';

/** A pointer that moved so far drags; below that it taps. */
const SLOP = 8;

interface Drag {
  readonly card: HTMLElement;
  readonly id: string;
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

/**
 * Dragging with a mouse or pen, beside tapping: a hand card onto one of its places, a villager of the Road to my side.
 * What may be dragged and where it may land are the choices of the very same question. Fingers pan and tap instead.
 */
export function useDrag(root: RefObject<HTMLElement | null>, table: Table): void {
  const latest = useRef(table);
  useEffect(() => {
    latest.current = table;
  });
  useEffect(() => {
    const { current } = root;
    if (!current) return undefined;
    let drag: Drag | null = null;
    const down = (event: PointerEvent): void => {
      const card = event.pointerType === 'touch' ? null : draggable(event.target);
      if (!card || event.button !== 0) return;
      drag = { card, id: card.dataset['piece'] ?? '', x: event.clientX, y: event.clientY, moved: false };
    };
    const move = (event: PointerEvent): void => {
      if (!drag) return;
      const { x, y, card, id } = drag;
      const [dx, dy] = [event.clientX - x, event.clientY - y];
      if (!drag.moved && Math.hypot(dx, dy) < SLOP) return;
      if (!drag.moved && lightOf(latest.current, id).length > 1) latest.current.pick(lightId(id));
      drag.moved = true;
      lift(card, dx, dy);
    };
    const up = (event: PointerEvent): void => {
      const done = drag;
      drag = null;
      if (!done?.moved) return;
      drop(done.card);
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
      land(latest.current, done.id, document.elementFromPoint(event.clientX, event.clientY));
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

/** The card follows the pointer and lets what lies below be found. Not a class: a new drawing would take it away. */
function lift({ style }: HTMLElement, dx: number, dy: number): void {
  style.translate = `${dx}px ${dy}px`;
  style.zIndex = '20';
  style.pointerEvents = 'none';
  style.transition = 'none';
}

function drop({ style }: HTMLElement): void {
  for (const name of ['translate', 'z-index', 'pointer-events', 'transition']) style.removeProperty(name);
}

/** The end of a drag is no tap. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function draggable(target: EventTarget | null): HTMLElement | null {
  const card = target instanceof Element ? target.closest<HTMLElement>('.hand .is-lit, .lane .is-lit') : null;
  return card?.matches('[data-piece]') ? card : null;
}

/** Of equal hand cards the first has the choices: "hand:0:hayer:3" is offered as "hand:0:hayer". */
function lightId(id: string): string {
  return id.startsWith('hand:') ? id.split(':').slice(0, 3).join(':') : id;
}

function lightOf({ lights }: Table, id: string): readonly VillagersChoice[] {
  return lights(lightId(id)).choices as readonly VillagersChoice[];
}

/** Makes the choice that a card was dropped on, if it was dropped on one. */
function land(table: Table, id: string, under: Element | null): void {
  const choices = lightOf(table, id);
  const place = under?.closest<HTMLElement>('[data-place]');
  if (place) {
    const choice = placesAmong(choices).get(Number(place.dataset['place'] ?? NEW_HOUSE));
    if (choice) table.choose(choice);
    return;
  }
  const home = id.startsWith('hand:') ? '.village' : '.village, .hand, .me';
  const [only, second] = choices;
  if (only && !second && under?.closest(home)) table.choose(only);
}
