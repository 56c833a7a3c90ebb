import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTitle } from '../../app/useTitle.ts';
import { gameOf } from '../../games/index.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { answerTo, isReached } from '../../lessons/judge.ts';
import type { TableUpdate } from '../../protocol/update.ts';
import type { Session } from '../../session/useSession.ts';
import { Problem } from '../../ui/attempt.tsx';
import TablePage from '../TablePage.tsx';
import { LessonBar } from './LessonBar.tsx';
import { NotThere } from './NotThere.tsx';
import { useLessons, type LoadedLesson } from './useLessons.ts';
import { usePosition } from './usePosition.ts';
import { useWords, WordsProvider } from './words.ts';

/** A lesson at the table. */
export default function LessonPage({ game, lesson }: { game: string; lesson: string }): ReactNode {
  const shown = gameOf(game);
  return <WordsProvider>{shown ? <GameLesson game={shown} id={lesson} /> : <Unknown />}</WordsProvider>;
}

function GameLesson({ game, id }: { game: GameManifest; id: string }): ReactNode {
  const lessons = useLessons(game);
  if (!lessons) return null;
  const at = lessons.findIndex(({ lesson }) => lesson.id === id);
  const loaded = lessons[at];
  return loaded ? <AtTable key={id} game={game} lessons={lessons} at={at} loaded={loaded} /> : <Unknown />;
}

function Unknown(): ReactNode {
  const words = useWords();
  return <NotThere title={words.unknown} to="/learn" way={words.toPath} />;
}

interface AtTableProps {
  readonly game: GameManifest;
  readonly lessons: readonly LoadedLesson[];
  readonly at: number;
  readonly loaded: LoadedLesson;
}

function AtTable({ game, lessons, at, loaded }: AtTableProps): ReactNode {
  const { text } = loaded;
  const { table, problem, start } = usePosition(game, loaded.lesson.seats, loaded.lesson);
  const [moves, setMoves] = useState<Moves>([]);
  useTitle(`${text.title} · Thorp`);
  const onAct = useCallback((action: Parameters<Session['act']>[0]) => {
    if (action.kind === 'move') setMoves(before => [...before, action.options]);
    if (action.kind === 'undo') setMoves(before => before.slice(0, -1));
  }, []);
  const answer = answerToLast(loaded, moves);
  const again = useCallback(() => {
    setMoves([]);
    start();
  }, [start]);
  const frame = useMemo(
    () => ({
      onAct,
      drawn: settledWhenDone(loaded),
      strip: (update: Parameters<typeof LessonBar>[0]['update']) => (
        <LessonBar game={game} lessons={lessons} at={at} update={update} answer={answer} onAgain={again} />
      ),
    }),
    [onAct, game, lessons, at, loaded, answer, again],
  );
  if (problem !== null) return <Problem message={problem} />;
  return table === null ? null : <TablePage key={table} id={table} lesson={frame} />;
}

/** A finished lesson asks nothing more: only the button to continue is left. */
function settledWhenDone({ lesson }: LoadedLesson): (update: TableUpdate) => TableUpdate {
  // The same update gives the same object, so that a board need not compute it again.
  const settled = new WeakMap<TableUpdate, TableUpdate>();
  return update => {
    const kept = settled.get(update);
    if (kept) return kept;
    const isDone = isReached(
      lesson,
      update.log.flatMap(({ events }) => events),
    );
    const drawn = isDone ? withoutQuestion(update) : update;
    settled.set(update, drawn);
    return drawn;
  };
}

function withoutQuestion(update: TableUpdate): TableUpdate {
  const seats = update.seats.map(seat => ({ ...seat, asked: false }));
  return { ...update, seats, question: null, refused: [], holding: false, mayUndo: false, noUndo: null };
}

/** The moves of a lesson so far, each with its choices. */
type Moves = readonly (readonly object[])[];

/** The comment on the last move: on its first choice that does not lead to the goal. */
function answerToLast({ lesson, text }: LoadedLesson, moves: Moves): string | null {
  const before = moves.slice(0, -1).flat();
  for (const option of moves.at(-1) ?? []) {
    const answer = answerTo(lesson, text, option, before);
    if (answer !== null) return answer;
    before.push(option);
  }
  return null;
}
