import type { Helvetia, Option } from '@thorp/helvetia';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Way } from '../../worker/protocol.ts';
import type { BoardActs } from '../../board/props.ts';
import { mayBegin, paidIn, PLANNED, planOf, type Plan } from './plan.ts';
import type { HelvetiaProps } from './table.ts';

/** The building or delivery that is being planned: nothing of it has happened yet. */
export interface Planning {
  readonly plan: Plan | null;
  /** Answers one of the plan's questions otherwise; what still fits is kept, the rest is proposed anew. */
  change(ask: number, option: Option): void;
  /** Plays the plan in one go. True when it was sent. */
  confirm(): boolean;
  /** Puts the plan away; null where a part of it has happened and can only be taken back. */
  readonly cancel: (() => void) | null;
}

interface Draft {
  readonly version: number;
  readonly way: Way<Helvetia>;
}

/**
 * Whatever leads to a payment is tried out first, in an imagined world of the table's own: the plan lies open, and every
 * line of it can be changed. Only a confirmed plan is played, in one go.
 */
export function usePlanning({ sight, acts }: HelvetiaProps): { planning: Planning; acts: BoardActs<Helvetia> } {
  const { version, seat, question, log } = sight;
  const [draft, setDraft] = useState<Draft | null>(null);
  /** A plan that was begun and is asked about question by question, as in a game that was loaded. */
  const midway = question !== null && PLANNED.includes(question.step);

  const attempt = useCallback(
    async (wishes: readonly Option[]): Promise<void> => {
      const way = await acts.way(wishes, PLANNED);
      if (planOf(way, seat ?? 0, [])) {
        acts.showWhy(null);
        setDraft({ version, way });
      } else if (way.steps.length > 0) acts.choose(...wishes);
    },
    [version, seat, acts],
  );

  const plan = useMemo(() => {
    if (draft?.version !== version || seat === null) return null;
    return planOf(draft.way, seat, midway ? paidIn(log, seat) : []);
  }, [draft, version, seat, midway, log]);

  // Told anew as it stands, in another language perhaps; or taken up where it was left.
  const latest = useRef(plan);
  useEffect(() => {
    latest.current = plan;
  });
  useEffect(() => {
    if (latest.current) void attempt(latest.current.answers);
    else if (midway) void attempt([]);
  }, [midway, attempt]);

  const planning = useMemo(
    (): Planning => ({
      plan,
      change: (ask, option) => void attempt((plan?.answers ?? []).with(ask, option)),
      confirm: () => plan !== null && acts.choose(...plan.answers),
      cancel: midway ? null : () => setDraft(null),
    }),
    [plan, attempt, acts, midway],
  );
  const watched = useMemo(
    (): BoardActs<Helvetia> => ({
      ...acts,
      choose(...options) {
        const [first] = options;
        if (!first || !(midway || mayBegin(first))) return acts.choose(...options);
        void attempt(midway && plan ? plan.answers.with(0, first) : options);
        return true;
      },
    }),
    [acts, attempt, midway, plan],
  );
  return { planning, acts: watched };
}
