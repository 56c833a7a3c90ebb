import type { Feudalia } from '@thorp/feudalia';
import { same } from '@thorp/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Way } from '../../worker/protocol.ts';
import type { BoardActs } from '../../board/props.ts';
import { useText } from '../../text/text.tsx';
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

/** A way that lies open, in the words of a language. */
interface Laid {
  readonly version: number;
  readonly locale: string;
  readonly way: Way;
}

/**
 * A price in cubes is shown before it is paid: which cubes go, from which fief, as the game itself proposes. Each can be
 * changed, and the whole is paid with one tap.
 */
export function usePaying({ sight, acts }: FeudaliaProps, onMove: () => void): Paying {
  const { version, question, seat, view } = sight;
  const { locale } = useText();
  const [laid, setLaid] = useState<Laid | null>(null);
  const open = useCallback((way: Way) => setLaid({ version, locale, way }), [version, locale]);
  const lay = useLaying({ sight, acts }, open, onMove);

  const proposed = question?.step === 'pay' ? question.forMe : null;
  useEffect(() => {
    if (proposed) lay([proposed.option], () => undefined);
  }, [proposed, lay]);

  const way = laid?.version === version && laid.locale === locale ? laid.way : null;
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
      pay: () => void acts.choose(...way.steps.map(({ choice }) => choice.option as Option)),
      drop: () => setLaid(null),
    };
  }, [way, view, seat, lay, acts]);

  const watched = useMemo(
    (): BoardActs<Feudalia> => ({
      ...acts,
      choose(option) {
        if (!MAY_COST.includes(option.kind)) return acts.choose(option);
        const first = plan?.way.steps[0]?.choice.option;
        if (!plan || !first || !same(first, option)) return lay([option], () => acts.choose(option));
        plan.pay();
        return true;
      },
    }),
    [acts, plan, lay],
  );
  return { plan, acts: watched };
}

/** Lays a way open for everybody to see; where it takes no cubes, something else is done instead. */
type Lay = (answers: readonly Option[], otherwise: () => void) => boolean;

function useLaying(
  { sight: { view, seat }, acts }: Pick<FeudaliaProps, 'sight' | 'acts'>,
  open: (way: Way) => void,
  onMove: () => void,
): Lay {
  const asking = useRef(false);
  return useCallback(
    (answers, otherwise) => {
      if (asking.current) return false;
      asking.current = true;
      acts
        .way(answers, [])
        // What brings something new to light cannot be looked at before: it is asked about when it comes.
        .then(({ steps, changes }): Way => ({ steps: steps.filter(step => step.view !== null), changes }))
        .then(
          way => {
            // Whatever was opened while the table thought is put away before it moves on.
            onMove();
            if (givenOn(way, view, seat ?? 0).length > 0) open(way);
            else otherwise();
          },
          // The table itself says what is wrong with a choice.
          otherwise,
        )
        .finally(() => (asking.current = false));
      return true;
    },
    [view, seat, acts, open, onMove],
  );
}
