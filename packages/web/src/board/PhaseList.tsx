import type { ReactNode } from 'react';

/** One entry of the list. */
export interface Phase {
  readonly id: string;
  readonly text: ReactNode;
  /** Whether the game is here now. */
  readonly now?: boolean;
}

/** Where in the round the game is. Each game styles the list with its own class. */
export function PhaseList({ className, phases }: { className: string; phases: readonly Phase[] }): ReactNode {
  return (
    <ol className={className}>
      {phases.map(({ id, text, now = false }) => (
        <li key={id} className={now ? 'is-now' : undefined} aria-current={now ? 'step' : undefined}>
          {text}
        </li>
      ))}
    </ol>
  );
}
