import { same, type Types } from '@thorp/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../text/text.tsx';
import type { BoardActions, BoardProps } from './props.ts';
import type { Preview } from '../protocol/calls.ts';
import type { TableUpdate } from '../protocol/update.ts';

/** A payment before it is made: every question the game would ask about it, answered. */
export interface PlanBasics<T extends Types> {
  readonly answers: readonly T['option'][];
}

/** How one game plans and pays; a constant of the board. */
export interface PlanRules<T extends Types, P extends PlanBasics<T>> {
  /** Steps whose questions belong to a plan: they are answered even if only one answer is left. */
  readonly through: readonly string[];
  /** Whether a choice opens a plan instead of being sent at once. */
  opens(option: T['option'], update: TableUpdate<T>): boolean;
  /** If the table already asks for the payment, the answers to begin with; null otherwise. */
  begun(update: TableUpdate<T>): readonly T['option'][] | null;
  /** The plan in a preview; null if there is nothing to plan. */
  read(preview: Preview<T>, update: TableUpdate<T>): P | null;
  /**
   * The plan is only shown beside the question. Taps do not wait for it, and the last plan stays until the next one
   * arrives.
   */
  readonly aside?: boolean;
  /** Choosing the option that opened the plan a second time plays it. */
  readonly repeatPlays?: boolean;
  /** Another language closes the plan instead of previewing it again. */
  readonly closesInOtherLanguage?: boolean;
}

/** The plan that is shown. Nothing of it has happened yet. */
export interface Planning<T extends Types, P extends PlanBasics<T>> {
  readonly plan: P | null;
  /** Plans again with these answers; the game proposes the rest. */
  change(answers: readonly T['option'][]): void;
  /** Plays the plan as one move once it has arrived. True if it was sent. */
  play(): boolean;
  /** Closes the plan; null if a part of it has already happened and only undo helps. */
  readonly cancel: (() => void) | null;
}

interface Draft<P> {
  readonly version: number;
  readonly locale: string;
  readonly plan: P;
}

/**
 * Previews everything that leads to a payment, so that it can be checked and changed before it is played as one move.
 * Returns the plan, and the actions for the rest of the board: choices that open a plan go through it.
 */
export function usePlan<T extends Types, P extends PlanBasics<T>>(
  { update, actions }: Pick<BoardProps<T>, 'update' | 'actions'>,
  rules: PlanRules<T, P>,
  onOpen: () => void = ignore,
): { readonly planning: Planning<T, P>; readonly actions: BoardActions<T> } {
  const { version } = update;
  const { locale } = useText();
  const [draft, setDraft] = useState<Draft<P> | null>(null);
  const isClosed = rules.closesInOtherLanguage === true && draft?.locale !== locale;
  const current = draft?.version === version && !isClosed ? draft.plan : null;
  const begun = rules.begun(update) !== null;
  const show = useCallback((plan: P | null) => setDraft(plan && { version, locale, plan }), [version, locale]);
  const { attempt, coming } = useAttempt({ update, actions }, rules, show, onOpen);

  // Previews the plan again for a new update, for example in another language; or continues one that was begun.
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });
  useEffect(() => {
    const answers = latest.current?.answers ?? rules.begun(update);
    if (answers) attempt(answers, ignore);
  }, [attempt, rules, update]);

  const shown = current ?? (rules.aside && begun ? (draft?.plan ?? null) : null);
  const planning = useMemo(
    (): Planning<T, P> => ({
      plan: shown,
      change: answers => void attempt(answers, ignore),
      play() {
        if (current) return actions.choose(...current.answers);
        void coming.current?.then(plan => plan && actions.choose(...plan.answers));
        return coming.current !== null;
      },
      cancel: begun ? null : () => setDraft(null),
    }),
    [shown, current, attempt, coming, actions, begun],
  );
  const watched = useMemo(
    (): BoardActions<T> => ({
      ...actions,
      choose(...options) {
        const [first] = options;
        if (first === undefined || !rules.opens(first, update)) return actions.choose(...options);
        if (rules.repeatPlays && current && same(current.answers[0], first)) return actions.choose(...current.answers);
        const answers = begun && current ? current.answers.with(0, first) : options;
        return attempt(answers, () => actions.choose(...answers));
      },
    }),
    [actions, attempt, rules, update, current, begun],
  );
  return { planning, actions: watched };
}

/**
 * Previews answers and shows the plan; if there is nothing to plan, calls `otherwise`. False while another preview
 * runs.
 */
type Attempt<T extends Types> = (answers: readonly T['option'][], otherwise: () => void) => boolean;

function useAttempt<T extends Types, P extends PlanBasics<T>>(
  { update, actions }: Pick<BoardProps<T>, 'update' | 'actions'>,
  rules: PlanRules<T, P>,
  show: (plan: P | null) => void,
  onOpen: () => void,
): { attempt: Attempt<T>; coming: { readonly current: Promise<P | null> | null } } {
  const running = useRef(false);
  const coming = useRef<Promise<P | null> | null>(null);
  // A plan for an earlier question must not be played.
  useEffect(() => () => void (coming.current = null), [update]);
  const attempt: Attempt<T> = useCallback(
    (answers, otherwise) => {
      const { through, aside = false } = rules;
      if (running.current && !aside) return false;
      running.current = true;
      const asked = actions.preview(answers, through, aside).then(preview => {
        const plan = rules.read(preview, update);
        if (!aside) onOpen();
        if (!aside && plan) actions.showWhy(null);
        show(plan);
        // A preview without steps comes from a table that has changed since.
        if (!plan && preview.steps.length > 0) otherwise();
        return plan;
      });
      coming.current = asked;
      // The table itself says what is wrong with a choice.
      asked.catch(otherwise).finally(() => (running.current = false));
      return true;
    },
    [update, actions, rules, show, onOpen],
  );
  return { attempt, coming };
}

function ignore(): void {
  // Nothing to do.
}
