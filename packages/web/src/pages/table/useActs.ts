import { same, type Option } from '@thorp/kernel';
import { useCallback, useMemo, useState } from 'react';
import { host } from '../../session/host.ts';
import type { BoardActs, Refused, TableSight } from '../../board/props.ts';
import type { Session } from '../../session/useSession.ts';

/** What lies over the table. */
export type Over =
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'scores'; readonly seat: number | null }
  | { readonly kind: 'log' | 'menu' | 'end' };

export interface Acting {
  readonly acts: BoardActs;
  readonly why: Refused | null;
  readonly hint: Option | null;
  /** A strong bot is being asked for a hint. */
  readonly asking: boolean;
  /** What went wrong when it was asked. */
  readonly noHint: Error | null;
  /** Why the person's wish to take something back came to nothing. */
  readonly fixed: TableSight['noUndo'];
}

/** What a person may do at a table, and what the table says to it until it moves on. */
export function useActs(sight: TableSight, { act, way }: Session, setOver: (over: Over) => void): Acting {
  const { version, noUndo, question } = sight;
  const [fixed, setFixed] = useUntil<TableSight['noUndo']>(version);
  const [why, setWhy] = useUntil<Refused>(version);
  const [hint, setHint] = useUntil<Option>(version);
  const [noHint, setNoHint] = useUntil<Error>(version);
  const [asking, setAsking] = useState(false);
  const acts = useMemo(
    (): BoardActs => ({
      choose: (...options) => act({ kind: 'move', options }),
      undo() {
        if (noUndo === null) return act({ kind: 'undo' });
        setFixed(noUndo);
        return false;
      },
      confirm: () => act({ kind: 'confirm' }),
      way,
      showCard: card => setOver({ kind: 'card', card }),
      showWhy: setWhy,
      showScores: seat => setOver({ kind: 'scores', seat: seat ?? null }),
      askHint() {
        setAsking(true);
        host()
          .hint()
          .then(setHint, setNoHint)
          .finally(() => setAsking(false));
      },
    }),
    [act, way, noUndo, setOver, setFixed, setWhy, setHint, setNoHint],
  );
  const offered = hint !== null && question?.choices.some(({ option }) => same(option, hint));
  return { acts, why, hint: offered ? hint : null, asking, noHint, fixed };
}

/** Something that holds until the table moves on; what is set too late for its version never shows. */
function useUntil<T>(version: number): [value: T | null, set: (value: T | null) => void] {
  const [kept, setKept] = useState<{ readonly version: number; readonly value: T | null } | null>(null);
  const set = useCallback((value: T | null) => setKept({ version, value }), [version]);
  return [kept?.version === version ? kept.value : null, set];
}
