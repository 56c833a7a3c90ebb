import { same, type Types } from '@thorp/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BoardActs, TableSight } from './props.ts';

/** Milliseconds after which a deed that fell is sent again. */
const RETRY = 24;

export interface Queue<T extends Types> {
  /** Answers are still on their way. */
  readonly running: boolean;
  /** Gives these answers, each as soon as it is asked for; what is not offered ends it. */
  play(answers: readonly T['option'][]): void;
}

/** Several answers in one go, such as all cubes of a price: everything done here is a choice of the game itself. */
export function useQueue<T extends Types>(
  { version, question }: Pick<TableSight<T>, 'version' | 'question'>,
  choose: BoardActs<T>['choose'],
): Queue<T> {
  const [left, setLeft] = useState<readonly T['option'][]>([]);
  /** The version that was answered last: every question is answered once. */
  const answered = useRef(-1);
  useEffect(() => {
    const [next, ...rest] = left;
    if (next === undefined || answered.current === version) return undefined;
    if (!question?.choices.some(({ option }) => same(option, next))) {
      setLeft([]);
      return undefined;
    }
    // The shell lets a deed fall while another is on its way: this one is sent until it is taken.
    const send = (): void => {
      if (!choose(next)) return;
      clearInterval(again);
      answered.current = version;
      setLeft(rest);
    };
    const again = setInterval(send, RETRY);
    send();
    return () => clearInterval(again);
  }, [left, version, question, choose]);
  const play = useCallback((answers: readonly T['option'][]): void => {
    answered.current = -1;
    setLeft(answers);
  }, []);
  return { running: left.length > 0, play };
}
