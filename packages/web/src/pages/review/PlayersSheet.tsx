import { THRESHOLDS } from '@thorp/bots/thresholds';
import { useState, type ReactNode } from 'react';
import type { AnalysisFacts } from '../../protocol/analysis.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Table } from '../../ui/Table.tsx';
import { useAnalysed } from './analysed.ts';
import { errorSaid, meanSaid, pointsSaid, smoothed, valueSaid } from './figures.ts';
import { useReviewed } from './reviewed.ts';
import { useReviewText, type ReviewText } from './text.ts';

type Balance = NonNullable<AnalysisFacts['players'][number]['balance']>;

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

/** The players in figures, with luck and play separated, and the curve as a table. */
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
        <Table caption={text.accuracy} columns={['', ...names]} rows={playerRows(analysis, text)} />
        <Table caption={text.luckName} columns={['', ...names]} rows={balanceRows(analysis, text)} />
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

/** A measure a row, a player a column: a table of four fits a phone. */
type Rows = (string | number)[][];

function playerRows({ players, scale }: AnalysisFacts, text: ReviewText['analysis']): Rows {
  return [
    [text.accuracy, ...players.map(({ accuracy }) => accuracy ?? '–')],
    [text.decisions, ...players.map(({ decisions }) => decisions)],
    ...MARKS.map(mark => [text.mark[mark], ...players.map(({ marks }) => marks[mark])]),
    [
      text.perDecision,
      ...players.map(({ lostChance, lostLead }) => {
        const { mean, error } = lostChance ?? lostLead;
        return withError(meanSaid({ mean: -mean }, scale, text), errorSaid({ error }, scale, text));
      }),
    ],
  ];
}

function balanceRows({ players }: AnalysisFacts, text: ReviewText['analysis']): Rows {
  const row = (name: string, said: (balance: Balance) => string): string[] => [
    name,
    ...players.map(({ balance }) => (balance ? said(balance) : '–')),
  ];
  return [
    row(text.start, ({ start }) => pointsSaid(start, text)),
    row(text.luckName, ({ luck }) => withError(pointsSaid(luck.mean, text), text.decimal(luck.error))),
    row(text.own, ({ own }) => pointsSaid(own, text)),
    row(text.others, ({ others }) => pointsSaid(others, text)),
    row(text.margin, ({ margin }) => pointsSaid(margin, text)),
  ];
}

/** A narrow column breaks only before the error. */
const withError = (said: string, error: string): string => unbroken(`${said} ±\u00a0${error}`);

/** A narrow column does not break before a percent sign. */
const unbroken = (said: string): string => said.replaceAll(' %', '\u00a0%');

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
      return value === null ? '–' : unbroken(valueSaid(value, analysis.scale, text));
    }),
  ]);
}
