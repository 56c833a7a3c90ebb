import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/* Where the page may add something to the prompt, under what it says. A board brings its prompt when it has been loaded, and
 * another one when it is drawn anew. */

let slot: HTMLElement | null = null;
const listeners = new Set<() => void>();

function setSlot(element: HTMLElement | null): void {
  slot = element;
  for (const listener of listeners) listener();
}

export function PromptSlot(): ReactNode {
  return <div className="prompt-slot" ref={setSlot} />;
}

/** Shows its children in the prompt. */
export function InPrompt({ children }: { children: ReactNode }): ReactNode {
  const place = useSyncExternalStore(subscribe, () => slot);
  return place ? createPortal(children, place) : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
