import { Suspense, type ReactNode } from 'react';
import { OUTER_LINKS } from '../rules/address.ts';
import { InRules } from '../rules/QuickRules.tsx';
import { scoreNotesFor, seatFaceFor } from '../../games/parts.ts';
import { useText } from '../../text/text.tsx';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { Sheet as Paper } from '../../ui/Sheet.tsx';
import type { Sheet, SheetGroup, SheetLine, TableUpdate } from '../../protocol/update.ts';

/** Every seat's points line by line; at the end of a game also who won. */
export function ScoreSheet(props: {
  update: TableUpdate;
  first: number | null;
  onClose: () => void;
  onCard: (card: string) => void;
  actions?: ReactNode;
}): ReactNode {
  const { update, onClose, onCard, actions } = props;
  const { table } = useText();
  const { result } = update;
  const first = props.first ?? update.seat;
  const place = (seat: number): number => result?.ranks[seat] ?? 0;
  const ordered = update.sheets.toSorted((a, b) =>
    result ? place(a.seat) - place(b.seat) : Number(b.seat === first) - Number(a.seat === first),
  );
  const Notes = scoreNotesFor(update.game);
  const certain = update.sheets.every(({ parts }) => parts !== null);
  return (
    <Paper title={result ? <Headline update={update} /> : table.sheet} onClose={onClose} actions={actions} wide>
      {result?.verdictText ? <p className="verdict">{result.verdictText}</p> : null}
      {result?.tieBreak ? <p>{table.tieBreak(result.tieBreak)}</p> : null}
      {certain ? null : <p className="muted">{table.estimate}</p>}
      <div className="sheets">
        {ordered.map(sheet => (
          <SeatSheet key={sheet.seat} sheet={sheet} update={update} rank={place(sheet.seat)} onCard={onCard} />
        ))}
        <Suspense fallback={null}>{Notes ? <Notes update={update} /> : null}</Suspense>
      </div>
      <InRules game={update.game} place={OUTER_LINKS.scores} />
    </Paper>
  );
}

function Headline({ update }: { update: TableUpdate }): ReactNode {
  const { table } = useText();
  const { result, seats } = update;
  if (result?.outOfTime) return table.outOfTime;
  if (!result || result.givenUp) return table.givenUp;
  if (seats.length === 1) return table.over;
  const winners = seats.filter(({ seat }) => result.ranks[seat] === 1).map(({ name }) => name);
  return winners.length === 1 ? table.won(winners.join('')) : table.wonMany(winners.join(', '));
}

type OnCard = (card: string) => void;

function SeatSheet(props: { sheet: Sheet; update: TableUpdate; rank: number; onCard: OnCard }): ReactNode {
  const { sheet, update, rank, onCard } = props;
  const { table } = useText();
  const { name = '' } = update.seats[sheet.seat] ?? {};
  const lines = sheet.parts ?? [];
  return (
    <table className={sheet.seat === update.seat ? 'scores is-mine' : 'scores'}>
      <caption>
        {rank > 0 && update.seats.length > 1 ? <span className="place">{table.place(rank)}</span> : null}
        <SeatPortrait game={update.game} seat={sheet.seat} />
        <SeatMark seat={sheet.seat} /> <span>{name}</span> <b>{sheet.total}</b>
      </caption>
      <Lines lines={lines.filter(({ group }) => group === null)} onCard={onCard} />
      {sheet.groups.map(group => (
        <Group
          key={group.title}
          group={group}
          lines={lines.filter(line => line.group === group.title)}
          onCard={onCard}
        />
      ))}
    </table>
  );
}

function SeatPortrait({ game, seat }: { game: string; seat: number }): ReactNode {
  const Face = seatFaceFor(game);
  return Face ? (
    <span className="portrait">
      <Suspense fallback={null}>
        <Face seat={seat} />
      </Suspense>
    </span>
  ) : null;
}

/** Lines under a heading with their subtotal; a single one needs no heading. */
function Group(props: { group: SheetGroup; lines: readonly SheetLine[]; onCard: OnCard }): ReactNode {
  const { group, lines, onCard } = props;
  if (lines.length === 1) return <Lines lines={lines} onCard={onCard} />;
  return (
    <Lines lines={lines.map(line => withoutHeading(line, group.title))} onCard={onCard}>
      <tr className="group">
        <th scope="rowgroup">{group.title}</th>
        <td>{group.total}</td>
      </tr>
    </Lines>
  );
}

/** "Building: Bakery" under the heading "Building" is "Bakery". */
function withoutHeading(line: SheetLine, heading: string): SheetLine {
  const rest = line.text.startsWith(heading) ? line.text.slice(heading.length).replace(/^[:,] /, '') : '';
  return rest === '' ? line : { ...line, text: rest };
}

function Lines(props: { lines: readonly SheetLine[]; onCard: OnCard; children?: ReactNode }): ReactNode {
  const { lines, onCard, children } = props;
  if (lines.length === 0) return null;
  return (
    <tbody className={children ? 'is-grouped' : undefined}>
      {children}
      {lines.map((line, i) => (
        // Lines of a sheet have no name of their own; their order is fixed.
        // oxlint-disable-next-line react/no-array-index-key
        <tr key={i}>
          <th scope="row">
            <LineWords line={line} onCard={onCard} />
          </th>
          <td>{line.amount}</td>
        </tr>
      ))}
    </tbody>
  );
}

function LineWords({ line: { text, card, count }, onCard }: { line: SheetLine; onCard: OnCard }): ReactNode {
  // Some lines contain the number in their own words.
  const times = count !== null && count > 1 && !text.includes(`${count}`) ? ` ×${count}` : '';
  if (card === null) return `${text}${times}`;
  return (
    <>
      <button type="button" className="cardname" onClick={() => onCard(card)}>
        {text}
      </button>
      {times}
    </>
  );
}
