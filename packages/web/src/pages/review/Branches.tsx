import { useState, type ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import type { BranchRow } from '../../protocol/review.ts';
import type { Sheet } from '../../protocol/update.ts';
import { host } from '../../session/host.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lengthOf, SourceBar, SourceKey } from '../ending/SourceBar.tsx';
import { BranchChance } from './BranchChance.tsx';
import { seatSeen, useReviewed } from './reviewed.ts';
import { useReviewText } from './text.ts';
import type { KeptBranches } from './useBranches.ts';

/** The branches of the game compared with it: all totals, and the sources of the points of the viewed seat. */
export function Branches({ branches: { rows, courses, refresh } }: { branches: KeptBranches }): ReactNode {
  const reviewed = useReviewed();
  const { facts } = reviewed;
  const text = useReviewText();
  const [dropping, setDropping] = useState<BranchRow | null>(null);
  if (rows.length === 0) return null;
  const seat = seatSeen(reviewed);
  const all: readonly (readonly [name: string, sheets: readonly Sheet[], row: BranchRow | null])[] = [
    [text.whatIf.game, facts.final.sheets, null],
    ...rows.map(row => [text.whatIf.name(row.name), row.sheets, row] as const),
  ];
  const mine = all.map(([, sheets]) => sheets.find(each => each.seat === seat));
  const longest = Math.max(1, ...mine.map(sheet => (sheet ? lengthOf(sheet) : 0)));
  const drop = async (): Promise<void> => {
    if (dropping) await host().remove(dropping.id);
    setDropping(null);
    refresh();
  };
  return (
    <section className="rv-branches panel" aria-label={text.whatIf.compare}>
      <h2>{text.whatIf.compare}</h2>
      {mine[0] ? <SourceKey sources={mine[0].sources} /> : null}
      <table>
        <SeatHeads mine={seat} />
        {all.map(([name, sheets, row], i) => (
          <tbody key={row?.id ?? 'game'} className={row ? 'is-branch' : undefined}>
            <tr>
              <th scope="row">
                {row ? <Link to={`/table/${row.id}`}>{name}</Link> : name}
                {row ? <small>{text.whatIf.from(row.decision, row.over)}</small> : null}
              </th>
              {facts.seats.map(({ seat: each }) => (
                <td key={each} className={each === seat ? 'is-mine' : undefined}>
                  {sheets.find(sheet => sheet.seat === each)?.total.split(' ')[0]}
                </td>
              ))}
              <td>{row ? <DropButton name={name} onClick={() => setDropping(row)} /> : null}</td>
            </tr>
            <tr>
              <td colSpan={facts.seats.length + 2}>
                <Sources of={mine[i]?.sources ?? []} longest={longest} />
                {row?.over ? <BranchChance row={row} known={courses.get(row.id) ?? null} seat={seat} /> : null}
              </td>
            </tr>
          </tbody>
        ))}
      </table>
      {dropping ? (
        <Confirm
          title={text.whatIf.drop}
          question={text.whatIf.dropSure(text.whatIf.name(dropping.name))}
          yes={text.whatIf.drop}
          onYes={() => void drop()}
          onNo={() => setDropping(null)}
        />
      ) : null}
    </section>
  );
}

/** Sources of points, as a bar and in words. */
function Sources({ of, longest }: { of: Sheet['sources']; longest: number }): ReactNode {
  return (
    <>
      <SourceBar sources={of} longest={longest} />
      <span className="sr-only">{of.map(({ title, total }) => `${title} ${total}`).join(', ')}</span>
    </>
  );
}

/** The seats above the columns. */
function SeatHeads({ mine }: { mine: number }): ReactNode {
  const { facts } = useReviewed();
  return (
    <thead>
      <tr>
        <td />
        {facts.seats.map(({ seat, name }) => (
          <th key={seat} scope="col" className={seat === mine ? 'is-mine' : undefined}>
            {name}
          </th>
        ))}
        <td />
      </tr>
    </thead>
  );
}

function DropButton({ name, onClick }: { name: string; onClick: () => void }): ReactNode {
  const text = useReviewText();
  const label = `${text.whatIf.drop}: ${name}`;
  return (
    <button type="button" className="btn btn--icon" aria-label={label} title={label} onClick={onClick}>
      <Icon name="trash" />
    </button>
  );
}
