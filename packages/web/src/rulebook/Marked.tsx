import type { ReactNode } from 'react';

/** Text in which bold is written `**so**`. */
export function Marked({ text }: { text: string }): ReactNode {
  return text.split('**').map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part));
}
