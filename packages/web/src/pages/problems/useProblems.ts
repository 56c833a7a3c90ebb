import { readProblems } from '@thorp/bots';
import { useEffect, useState } from 'react';
import type { GameManifest } from '../../games/manifest.ts';
import { prefer, preferences } from '../../preferences/preferences.ts';
import { listed, type ListedProblem } from './list.ts';

/** The problems of a game, the easiest first; null until they are loaded. */
export function useProblems(game: GameManifest): readonly ListedProblem[] | null {
  const [loaded, setLoaded] = useState<{ readonly of: GameManifest; readonly all: readonly ListedProblem[] } | null>(
    null,
  );
  useEffect(() => {
    let isWanted = true;
    void load(game).then(all => isWanted && setLoaded({ of: game, all }));
    return () => {
      isWanted = false;
    };
  }, [game]);
  return loaded?.of === game ? loaded.all : null;
}

async function load(game: GameManifest): Promise<readonly ListedProblem[]> {
  const data = await game.problems?.();
  return listed(readProblems(data?.default)?.problems ?? []);
}

export function rememberSolved(key: string): void {
  const { problems } = preferences();
  if (!problems.includes(key)) prefer({ problems: [...problems, key] });
}
