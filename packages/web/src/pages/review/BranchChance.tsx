import { useState, type ReactNode } from 'react';
import type { AnalysisFacts } from '../../protocol/analysis.ts';
import type { BranchRow } from '../../protocol/review.ts';
import { startAnalysis } from '../../session/analysing.ts';
import { useAnalysed } from './analysed.ts';
import { valueAfter, valueSaid } from './figures.ts';
import { useReviewText } from './text.ts';

interface Props {
  readonly row: BranchRow;
  /** The analysis of the branch so far. */
  readonly known: AnalysisFacts | null;
  readonly seat: number;
}

/** What a seat could expect after the first decision of a branch, compared with the game. */
export function BranchChance({ row, known, seat }: Props): ReactNode {
  const { facts: game } = useAnalysed();
  const { whatIf: text, analysis } = useReviewText();
  if (!game || game.done < game.of) return null;
  if (!known || known.done < known.of) return <Think row={row} known={known} game={game} />;
  const [was, is] = [game, known].map(({ course }) => {
    const value = valueAfter(course, row.decision, seat);
    return value === null ? '–' : valueSaid(value, game.scale, analysis);
  });
  return (
    <p className="rv-chance">
      {game.scale === 'chance' ? analysis.chances : analysis.points}: {text.after(is ?? '', was ?? '')}
    </p>
  );
}

/** Analyses a branch like the game: only the different decisions are left to do. */
function Think({ row, known, game }: Omit<Props, 'seat'> & { game: AnalysisFacts }): ReactNode {
  const { running } = useAnalysed();
  const { whatIf: text, analysis } = useReviewText();
  const [begun, setBegun] = useState(false);
  if (begun && known) {
    return (
      <p className="rv-chance" role="status">
        {analysis.progress(known.done, known.of)}
      </p>
    );
  }
  return (
    <button
      type="button"
      className="btn rv-think"
      aria-disabled={running}
      onClick={() => {
        if (running) return;
        setBegun(true);
        void startAnalysis(row.id, game.depth);
      }}
    >
      {text.think}
    </button>
  );
}
