import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { newSlot } from './slot.tsx';

/* A slot where the page may add something to the prompt, below its text. */

const { Slot, usePlace } = newSlot('prompt-slot');

export const PromptSlot = Slot;

/** Shows its children in the prompt. */
export function InPrompt({ children }: { children: ReactNode }): ReactNode {
  const place = usePlace();
  return place ? createPortal(children, place) : null;
}
