import { useEffect, useState, type ReactNode } from 'react';
import { problemIn } from '../../../text/problems.ts';
import { useText } from '../../../text/text.tsx';
import { NoServer, ServerRefusal } from '../../../http/request.ts';
import { useMeText } from './meText.ts';

/** The result of a button, or why it failed. */
export interface Outcome {
  readonly words: string;
  readonly failed: boolean;
}

export interface Doing {
  readonly outcome: Outcome | null;
  readonly busy: boolean;
  /** Performs an action, unless another is running; it returns a text to show, or null for nothing. */
  run(action: Action): void;
  /** Shows the result of an action that runs independently. */
  follow(done: ReturnType<Action>): Promise<void>;
}

type Action = () => Promise<string | null | void>;

/** For buttons that call the server: one action at a time, with the result shown beside them. */
export function useDoing(): Doing {
  const page = useText();
  const { problems, offline } = useMeText();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const wordsOf = (error: unknown): string => {
    if (error instanceof NoServer) return offline;
    if (error instanceof ServerRefusal) return problems[error.reason] ?? problemIn(page, error);
    return problemIn(page, error);
  };
  const follow: Doing['follow'] = done =>
    done.then(
      words => setOutcome(words ? { words, failed: false } : null),
      (error: unknown) => setOutcome({ words: wordsOf(error), failed: true }),
    );
  return {
    outcome,
    busy,
    follow,
    run(action) {
      if (busy) return;
      setBusy(true);
      setOutcome(null);
      void follow(action()).finally(() => setBusy(false));
    },
  };
}

/** Performs an action once, when a part of the page appears; a failure is shown like any other. */
export function useAtFirst({ run }: Pick<Doing, 'run'>, action: Action): void {
  useEffect(() => {
    run(action);
    // Once: `run` and `action` are new with every drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

/** Always present, so that a screen reader reads what appears in it. */
export function OutcomeLine({ outcome }: { outcome: Outcome | null }): ReactNode {
  return (
    <p className={outcome?.failed ? 'me-told is-bad' : 'me-told'} role="status">
      {outcome?.words ?? ''}
    </p>
  );
}
