import { useEffect, useMemo, useState } from 'react';
import type { Moment, MomentsModule, TableChange } from '../../board/moments.ts';
import { gameOf } from '../../games/index.ts';
import type { Screen } from '../../protocol/calls.ts';
import type { TableUpdate } from '../../protocol/update.ts';
import { PACES } from '../../ui/pace.ts';
import { motionOf, paceOf, preferences, usePreferences } from '../../ui/preferences.ts';
import { closed, nextScreen, opened, received, START, withModule, type Shown } from './momentQueue.ts';

/** What the page shows of a table: the last screen, or an earlier one while a big moment of it stands. */
export interface ShownMoments {
  readonly screen: Screen | null;
  readonly moment: MomentOnStage | null;
}

/** A moment that is drawn now, in full or as a slip. */
export interface MomentOnStage {
  readonly moment: Moment;
  readonly change: TableChange;
  readonly module: MomentsModule;
  readonly folded: boolean;
  readonly seconds: number | null;
  open(): void;
  close(): void;
}

/** Seconds after which a moment of somebody else goes on. */
const SECONDS = 8;

/**
 * Holds screens back while a big moment stands. Screens that come meanwhile wait, and are then shown one by one at the pace
 * of bots' moves.
 */
export function useMoments(latest: Screen | null): ShownMoments {
  const { moments: wanted } = usePreferences();
  const [state, setState] = useState<Shown>(START);
  const module = useModule(state);
  let now = state;
  if (module && now.module !== module) now = withModule(now, module, wanted);
  if (latest !== null && latest !== now.latest) now = received(now, latest, wanted);
  if (now !== state) setState(now);
  useDraining(now, () => setState(old => nextScreen(old, wanted)));
  const { standing, slip, screen } = now;
  const moment = standing[0] ?? slip;
  const held = useMemo(() => (screen?.kind === 'table' ? withheld(screen.update) : null), [screen]);
  if (!moment || !now.module) return { screen, moment: null };
  const folded = standing.length === 0;
  const timed = !moment.moment.own && !now.asked && motionOf(preferences()) !== 'none';
  return {
    screen: folded || !held ? screen : { kind: 'table', update: held },
    moment: {
      ...moment,
      module: now.module,
      folded,
      seconds: timed && !folded ? SECONDS : null,
      open: () => setState(opened),
      close: () => setState(old => closed(old)),
    },
  };
}

/** A table at which nothing can be chosen until the moment is over. */
function withheld(update: TableUpdate): TableUpdate {
  return { ...update, question: null, refused: [], holding: false, mayUndo: false, noUndo: 'watching' };
}

/** The game's moments are fetched once somebody has moved: the first decision needs none of them. */
function useModule({ moved, screen }: Shown): MomentsModule | null {
  const game = screen?.kind === 'table' ? screen.update.game : null;
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly module: MomentsModule } | null>(null);
  useEffect(() => {
    if (!moved || game === null) return;
    // Without its moments a game is still playable.
    void gameOf(game)
      ?.moments?.()
      .then(module => setLoaded({ game, module }))
      .catch(() => undefined);
  }, [moved, game]);
  return loaded?.game === game ? loaded.module : null;
}

function useDraining({ waiting, standing }: Shown, next: () => void): void {
  const isWaiting = waiting.length > 0 && standing.length === 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(next, Math.min(PACES[paceOf(preferences())], PACES.slow));
    return () => clearTimeout(timer);
  });
}
