import { THRESHOLDS } from '@thorp/bots/thresholds';
import { useState, type ReactNode } from 'react';
import type { AnalysisFacts } from '../../protocol/analysis.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Table } from '../../ui/Table.tsx';
import { useAnalysed } from './analysed.ts';
import { differenceSaid, errorSaid, pointsSaid, smoothed, valueSaid } from './figures.ts';
import { useReviewed } from './reviewed.ts';
import { useReviewText, type ReviewText } from './text.ts';

/** Opens the players in figures and the curve as a table. */
export function PlayersButton(): ReactNode {
  const { facts } = useAnalysed();
  const { analysis: text } = useReviewText();
  const [isOpen, setOpen] = useState(false);
  if (!facts || facts.done === 0) return null;
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        <Icon name="sheet" />
        {text.details}
      </button>
      {isOpen ? <PlayersSheet analysis={facts} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** The players in figures, luck apart from play, and the curve as a table. */
function PlayersSheet({ analysis, onClose }: { analysis: AnalysisFacts; onClose: () => void }): ReactNode {
  const { facts } = useReviewed();
  const { analysis: text } = useReviewText();
  const names = facts.seats.map(({ name }) => name);
  const share = (value: number): string => `${Math.round(value * 100)} %`;
  const { doubtful, mistake, good, brilliant } = THRESHOLDS;
  return (
    <Sheet title={text.details} onClose={onClose} wide>
      <div className="rv-figures">
        <p>{text.detailsHelp}</p>
        <Table
          caption={text.accuracy}
          columns={[
            text.player,
            text.accuracy,
            text.decisions,
            ...MARKS.map(mark => text.mark[mark]),
            text.perDecision,
          ]}
          rows={playerRows(analysis, names)}
        />
        <Table
          caption={text.luckName}
          columns={[text.player, text.start, text.luckName, text.own, text.others, text.margin]}
          rows={balanceRows(analysis, names)}
        />
        <Table
          caption={analysis.scale === 'chance' ? text.table : text.points}
          columns={['', ...names]}
          rows={courseRows(analysis, facts.rounds, names, text)}
        />
        <p>{text.thresholds(share(doubtful), share(mistake), share(good), share(brilliant))}</p>
      </div>
    </Sheet>
  );
}

const MARKS = ['brilliant', 'good', 'doubtful', 'mistake'] as const;

function playerRows({ players, scale }: AnalysisFacts, names: readonly string[]): (string | number)[][] {
  return players.map(({ seat, accuracy, decisions, marks, lostChance, lostLead }) => {
    const lost = lostChance ?? lostLead;
    const said = `${differenceSaid({ mean: -lost.mean }, 'points')}`;
    const perDecision =
      scale === 'chance'
        ? `${(-lost.mean * 100).toFixed(1).replace('-', '−')} % ± ${errorSaid(lost, scale)}`
        : `${said} ± ${errorSaid(lost, scale)}`;
    return [names[seat] ?? '', accuracy ?? '–', decisions, ...MARKS.map(mark => marks[mark]), perDecision];
  });
}

function balanceRows({ players }: AnalysisFacts, names: readonly string[]): string[][] {
  return players.flatMap(({ seat, balance }) => {
    if (!balance) return [];
    const { start, luck, own, others, margin } = balance;
    const withError = `${pointsSaid(luck.mean)} ± ${luck.error.toFixed(1)}`;
    return [[names[seat] ?? '', pointsSaid(start), withError, pointsSaid(own), pointsSaid(others), pointsSaid(margin)]];
  });
}

/** The curve at the beginning of each round, and at the end. */
function courseRows(
  analysis: AnalysisFacts,
  rounds: readonly { readonly decision: number; readonly short: string }[],
  names: readonly string[],
  text: ReviewText['analysis'],
): string[][] {
  const lines = names.map((_, seat) => smoothed(analysis.course, seat));
  const moments = [...rounds, { decision: analysis.of + 1, short: text.end }];
  return moments.map(({ decision, short }) => [
    short,
    ...lines.map(line => {
      const value = line[decision - 1] ?? null;
      return value === null ? '–' : valueSaid(value, analysis.scale, text);
    }),
  ]);
}
