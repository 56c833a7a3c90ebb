import { useState, type ReactNode } from 'react';
import { problemIn } from '../text/problems.ts';
import { useText } from '../text/text.tsx';

/** Something that may fail, and what went wrong the last time it did. */
interface Attempts {
  readonly problem: string | null;
  attempt(action: () => Promise<void>): void;
}

/** For buttons that ask the worker for something: what goes wrong is shown beside the button. */
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
