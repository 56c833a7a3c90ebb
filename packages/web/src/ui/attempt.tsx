import { useState, type ReactNode } from 'react';
import { problemIn } from '../text/problems.ts';
import { useText } from '../text/text.tsx';

/** An action that may fail, and its last error. */
interface Attempts {
  readonly problem: string | null;
  attempt(action: () => Promise<void>): void;
}

/** For buttons that call the worker: an error is shown beside the button. */
export function useAttempt(): Attempts {
  const text = useText();
  const [problem, setProblem] = useState<string | null>(null);
  return {
    problem,
    attempt(action) {
      setProblem(null);
      action().catch((error: unknown) => setProblem(problemIn(text, error)));
    },
  };
}

export function Problem({ message }: { message: string | null }): ReactNode {
  const { wrong } = useText();
  if (message === null) return null;
  return (
    <p className="note note--bad" role="alert">
      <b>{wrong}</b> {message}
    </p>
  );
}
