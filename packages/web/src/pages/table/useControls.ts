import { same, type Option } from '@thorp/kernel';
import { useCallback, useMemo, useState } from 'react';
import { navigate } from '../../app/router.tsx';
import { host, reader } from '../../session/host.ts';
import type { BoardActions } from '../../board/props.ts';
import type { Hint } from '../../protocol/calls.ts';
import type { Refused, TableUpdate } from '../../protocol/update.ts';
import { usePreferences } from '../../preferences/preferences.ts';
import { isByKeys } from './lastInput.ts';
import type { Session } from '../../session/useSession.ts';

/** The sheet that is open over the table. */
export type OpenSheet =
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'scores'; readonly seat: number | null }
  /** A pick of a draft, or the end of a turn, that has to be confirmed. */
  | { readonly kind: 'pick'; readonly options: readonly Option[] }
  | { readonly kind: 'log' | 'rules' | 'menu' | 'end' };

export interface Controls {
  readonly actions: BoardActions;
  readonly why: Refused | null;
  readonly hint: Hint | null;
  /** Whether a strong bot is being asked for a hint. */
  readonly asking: boolean;
  /** Why there is no hint, or no rematch. */
  readonly failure: Error | null;
  /** Why the last move could not be taken back. */
  readonly fixed: TableUpdate['noUndo'];
}

/** What a person may do at a table, and what the page says about it until the table changes. */
export function useControls(update: TableUpdate, session: Session, setSheet: (sheet: OpenSheet) => void): Controls {
  const { preview, previewChoice } = session;
  const act = useActWithoutFocus(session);
  const { table, version, noUndo } = update;
  const [fixed, setFixed] = useUntil<TableUpdate['noUndo']>(version);
  const [why, setWhy] = useUntil<Refused>(version);
  const [failure, setFailure] = useUntil<Error>(version);
  const asksFirst = useAsksFirst(update);
  const over = update.result !== null;
  const { hint, asking, askHint } = useHint(update, setFailure);
  const showCard = useShowCard(setSheet);
  const actions = useMemo(
    (): BoardActions => ({
      choose(...options) {
        if (!asksFirst(options)) return act({ kind: 'move', options });
        setSheet({ kind: 'pick', options });
        return false;
      },
      undo() {
        if (noUndo === null) return act({ kind: 'undo' });
        setFixed(noUndo);
        return false;
      },
      confirm: () => void act({ kind: 'confirm' }),
      preview,
      previewChoice,
      showCard,
      showWhy: refused => setWhy(refused, true),
      showScores: seat => setSheet(over ? { kind: 'end' } : { kind: 'scores', seat: seat ?? null }),
      review: () => navigate(`/review/${table}`),
      rematch() {
        host()
          .rematch(reader())
          .then(next => navigate(`/table/${next}`), setFailure);
      },
      askHint,
    }),
    [
      act,
      table,
      asksFirst,
      preview,
      previewChoice,
      showCard,
      noUndo,
      setSheet,
      setFixed,
      setWhy,
      askHint,
      setFailure,
      over,
    ],
  );
  return { actions, why, hint, asking, failure, fixed };
}

/** A hint is shown as long as its option is offered. */
function useHint(
  { version, question }: TableUpdate,
  setFailure: (failure: Error) => void,
): Pick<Controls, 'hint' | 'asking'> & Pick<BoardActions, 'askHint'> {
  const [hint, setHint] = useUntil<Hint>(version);
  const [asking, setAsking] = useState(false);
  const askHint = useCallback(() => {
    setAsking(true);
    host()
      .hint()
      .then(setHint, setFailure)
      .finally(() => setAsking(false));
  }, [setHint, setFailure]);
  const offered = hint !== null && question?.choices.some(({ option }) => same(option, hint.option));
  return { hint: offered ? hint : null, asking, askHint };
}

/**
 * A button that was clicked keeps the focus, and the update removes it. The browser would lay out the half-changed table
 * then, to tell that the focus is lost. The focus of the keyboard is kept: it moves to what can be chosen next.
 */
function useActWithoutFocus({ act }: Pick<Session, 'act'>): Session['act'] {
  return useCallback(
    action => {
      const { activeElement: at } = document;
      if (!isByKeys() && at instanceof HTMLButtonElement && at.closest('.boardarea')) at.blur();
      return act(action);
    },
    [act],
  );
}

/** The kinds of options that end a turn. */
const ENDS: ReadonlySet<string> = new Set(['end', 'endTurn']);

/**
 * Which choices must be confirmed: a pick of a draft, and the end of a turn with other options left. The end is
 * confirmed only after a key: the focus can be on it after a choice, and Enter pressed twice would end the turn. A
 * click on it is deliberate.
 */
function useAsksFirst({ question }: TableUpdate): (options: readonly Option[]) => boolean {
  const { confirms, confirmsDraft } = usePreferences();
  return useCallback(
    ([first]) =>
      (confirmsDraft && question?.step === 'draft') ||
      (confirms && first !== undefined && ENDS.has(first.kind) && (question?.choices.length ?? 0) > 1 && isByKeys()),
    [question, confirms, confirmsDraft],
  );
}

/**
 * Always the same function, separate from the others: lines of the log keep the function they were drawn with, and
 * everything it refers to. If it were made with the other actions, it would keep the whole table of that moment in
 * memory.
 */
function useShowCard(setSheet: (sheet: OpenSheet) => void): BoardActions['showCard'] {
  return useCallback(card => setSheet({ kind: 'card', card }), [setSheet]);
}

/**
 * A value that lasts until the table changes; a value for an old version is never shown. Setting it a second time may
 * close it.
 */
function useUntil<T>(version: number): [value: T | null, set: (value: T | null, toggles?: boolean) => void] {
  const [kept, setKept] = useState<{ readonly version: number; readonly value: T | null } | null>(null);
  const set = useCallback(
    (value: T | null, toggles = false) =>
      setKept(old => ({ version, value: toggles && old?.version === version && old.value === value ? null : value })),
    [version],
  );
  return [kept?.version === version ? kept.value : null, set];
}
