import { same, type Option } from '@thorp/kernel';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTitle } from '../../app/useTitle.ts';
import { gameOf } from '../../games/index.ts';
import type { GameManifest } from '../../games/manifest.ts';
import type { TableUpdate } from '../../protocol/update.ts';
import type { Session } from '../../session/useSession.ts';
import { Problem as Trouble } from '../../ui/attempt.tsx';
import { NotThere } from '../learn/NotThere.tsx';
import { usePosition } from '../learn/usePosition.ts';
import TablePage from '../TablePage.tsx';
import { ProblemBar } from './ProblemBar.tsx';
import { problemKey, type ListedProblem } from './list.ts';
import { rememberSolved, useProblems } from './useProblems.ts';
import { useWords, WordsProvider } from './words.ts';

/** A problem at the table. */
export default function ProblemPage({ game, problem }: { game: string; problem: string }): ReactNode {
  const shown = gameOf(game);
  return <WordsProvider>{shown ? <GameProblem game={shown} id={problem} /> : <Unknown />}</WordsProvider>;
}

function GameProblem({ game, id }: { game: GameManifest; id: string }): ReactNode {
  const all = useProblems(game);
  if (!all) return null;
  const at = all.findIndex(each => each.id === id);
  const listed = all[at];
  return listed ? <AtTable key={id} game={game} all={all} at={at} listed={listed} /> : <Unknown />;
}

function Unknown(): ReactNode {
  const words = useWords();
  return <NotThere title={words.unknown} to="/problems" way={words.all} />;
}

interface AtTableProps {
  readonly game: GameManifest;
  readonly all: readonly ListedProblem[];
  readonly at: number;
  readonly listed: ListedProblem;
}

function AtTable({ game, all, at, listed }: AtTableProps): ReactNode {
  const words = useWords();
  const { problem: trouble, table } = usePosition(game, listed.problem.seats, listed.problem);
  const [chosen, setChosen] = useState<Option | null>(null);
  useTitle(`${words.number(listed.number)} · Thorp`);
  const onAct = useCallback(
    (action: Parameters<Session['act']>[0]) => {
      const [option] = action.kind === 'move' ? action.options : [];
      if (!option) return;
      setChosen(option);
      if (same(option, listed.problem.answer)) rememberSolved(problemKey(game.id, listed));
    },
    [game, listed],
  );
  const frame = useMemo(
    () => ({
      onAct,
      isJudgedOnly: true,
      strip: (update: TableUpdate) => (
        <ProblemBar
          game={game}
          all={all}
          at={at}
          listed={listed}
          update={update}
          chosen={chosen}
          onChoose={setChosen}
        />
      ),
    }),
    [onAct, game, all, at, listed, chosen],
  );
  if (trouble !== null) return <Trouble message={trouble} />;
  return table === null ? null : <TablePage key={table} id={table} lesson={frame} />;
}
