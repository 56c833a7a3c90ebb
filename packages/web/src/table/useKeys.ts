import { useEffect } from 'react';
import type { BoardActs, TableSight } from './props.ts';
import type { Tool } from './TableTop.tsx';

const STEPS: { readonly [key: string]: 1 | -1 } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Play without a mouse: arrows walk between what can be chosen, letters do the rest. */
export function useKeys(sight: TableSight, acts: BoardActs, tool: (tool: Tool) => void): void {
  useEffect(() => {
    const letters: { readonly [key: string]: () => void } = {
      u: () => acts.undo(),
      f: () => sight.question?.forMe && acts.choose(sight.question.forMe.option),
      h: () => sight.question && acts.askHint(),
      l: () => tool('log'),
      s: () => tool('scores'),
      i: () => lookAt(document.activeElement, acts),
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusyElsewhere(event.target)) return;
      const step = STEPS[event.key];
      if (step !== undefined && walk(step)) event.preventDefault();
      else letters[event.key.toLowerCase()]?.();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [sight, acts, tool]);
}

function isBusyElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
}

function lookAt(element: Element | null, acts: BoardActs): void {
  const card = element instanceof HTMLElement ? element.dataset['card'] : undefined;
  if (card !== undefined) acts.showCard(card);
}

/** Moves the focus to the next or previous thing that can be chosen, round in a circle. */
function walk(step: 1 | -1): boolean {
  const lit = [...document.querySelectorAll<HTMLElement>('.table [data-lit]')].filter(
    each => each.offsetParent !== null,
  );
  if (lit.length === 0) return false;
  const at = lit.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : lit.length - 1) : (at + step + lit.length) % lit.length;
  lit[next]?.focus();
  return true;
}
