import type { Feudalia } from '@thorp/feudalia';
import { same } from '@thorp/kernel';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { host } from '../app/host.ts';
import type { Way } from '../host/protocol.ts';
import type { BoardActs } from '../table/props.ts';
import { useQueue } from '../table/widgets.ts';
import { changed, givenOn, goingFrom, type Given } from './paying.ts';
import type { FeudaliaProps, Option, Sight } from './table.ts';

/** What is about to be paid, and from where. Nothing of it has happened yet. */
export interface Plan {
  readonly way: Way;
  readonly given: readonly Given[];
  /** How many cubes go from each place. */
  readonly going: ReadonlyMap<string, number>;
  /** My side of the table once it is paid. */
  readonly after: Sight['view'];
  /** Gives something else for one of the cubes. */
  change(given: Given): void;
  pay(): void;
  drop(): void;
}

interface Paying {
  readonly plan: Plan | null;
  /** The deeds of the board: what costs cubes is laid open first, and done when it is chosen again. */
  readonly acts: BoardActs<Feudalia>;
}

/** Choices that may have a price; whether they do is for the game to say. */
const MAY_COST: readonly Option['kind'][] = [
  'hire',
  'upgrade',
  'build',
  'hireCathedral',
  'tap',
  'choose',
  'city',
  'use',
  'fullPrice',
  'waive',
];

interface Laid {
  readonly version: number;
  readonly way: Way;
}

/**
 * A price in cubes is shown before it is paid: which cubes go, from which fief, as the game itself proposes. Each can be
 * changed, and the whole is paid with one tap.
 */
export function usePaying(
  { sight, acts }: FeudaliaProps,
  root: RefObject<HTMLElement | null>,
  onMove: () => void,
): Paying {
  const { version, question, seat, view } = sight;
  const [laid, setLaid] = useState<Laid | null>(null);
  const { running, play } = useQueue<Feudalia>(sight, acts.choose);
  const asking = useRef(false);
  useBusy(root, running);

  /** Lays a way open; one that takes no cubes is gone at once where that is wished. */
  const lay = useCallback(
    (answers: readonly Option[], otherwise: () => void): boolean => {
      if (asking.current) return false;
      asking.current = true;
      root.current?.setAttribute('aria-busy', 'true');
      host()
        .way(answers, version)
        // What brings something new to light cannot be looked at before: it is asked about when it comes.
        .then(({ steps, changes }): Way => ({ steps: steps.filter(step => step.view !== null), changes }))
        .then(way => {
          // Whatever was opened while the table thought is put away before it moves on.
          onMove();
          if (givenOn(way, view, seat ?? 0).length > 0) setLaid({ version, way });
          else otherwise();
        })
        // The table itself says what is wrong with a choice.
        .catch(otherwise)
        .finally(() => {
          asking.current = false;
          root.current?.removeAttribute('aria-busy');
        });
      return true;
    },
    [version, view, seat, root, onMove],
  );

  const way = laid?.version === version && !running ? laid.way : null;
  const proposed = question?.step === 'pay' && !running ? question.forMe : null;
  useEffect(() => {
    if (proposed) lay([proposed.option], () => undefined);
  }, [proposed, lay]);

  const plan = useMemo((): Plan | null => {
    const last = way?.steps.at(-1);
    if (!way || !last) return null;
    const given = givenOn(way, view, seat ?? 0);
    return {
      way,
      given,
      going: goingFrom(given),
      after: last.view as Sight['view'],
      change: each => void lay(changed(way, each), () => undefined),
      pay: () => play(way.steps.map(({ choice }) => choice.option as Option)),
      drop: () => setLaid(null),
    };
  }, [way, view, seat, lay, play]);

  const watched = useMemo(
    (): BoardActs<Feudalia> => ({
      ...acts,
      choose(option) {
        if (running) return false;
        if (!MAY_COST.includes(option.kind)) return acts.choose(option);
        const first = plan?.way.steps[0]?.choice.option;
        if (!plan || !first || !same(first, option)) return lay([option], () => acts.choose(option));
        plan.pay();
        return true;
      },
    }),
    [acts, plan, lay, running],
  );
  return { plan, acts: watched };
}

/** Says on the board itself that answers are on their way: nothing is drawn again for it. */
function useBusy(root: RefObject<HTMLElement | null>, busy: boolean): void {
  useEffect(() => {
    const { current } = root;
    if (!busy || !current) return undefined;
    current.setAttribute('aria-busy', 'true');
    return () => current.removeAttribute('aria-busy');
  }, [root, busy]);
}
