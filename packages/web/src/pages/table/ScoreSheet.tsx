import type { ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { Sheet as Paper } from '../../ui/Sheet.tsx';
import type { Sheet, TableUpdate } from '../../protocol/update.ts';

/** Every seat's points line by line; at the end of a game also who won. */
export function ScoreSheet(props: {
  update: TableUpdate;
  first: number | null;
  onClose: () => void;
  onCard: (card: string) => void;
  actions?: ReactNode;
}): ReactNode {
  const { update, first, onClose, onCard, actions } = props;
  const text = useText();
  const { result } = update;
  const place = (seat: number): number => result?.ranks[seat] ?? 0;
  const ordered = update.sheets.toSorted((a, b) =>
    result ? place(a.seat) - place(b.seat) : Number(b.seat === first) - Number(a.seat === first),
  );
  const certain = update.sheets.every(({ parts }) => parts !== null);
  return (
    <Paper title={result ? <Headline update={update} /> : text.table.sheet} onClose={onClose} actions={actions} wide>
      {result?.verdictText ? <p className="verdict">{result.verdictText}</p> : null}
      {certain ? null : <p className="muted">{text.table.estimate}</p>}
      <div className="sheets">
        {ordered.map(sheet => (
          <SeatSheet key={sheet.seat} sheet={sheet} update={update} rank={place(sheet.seat)} onCard={onCard} />
        ))}
      </div>
    </Paper>
  );
}

function Headline({ update }: { update: TableUpdate }): ReactNode {
  const { table } = useText();
  const { result, seats } = update;
  if (!result || result.givenUp) return table.givenUp;
  if (seats.length === 1) return table.over;
  const winners = seats.filter(({ seat }) => result.ranks[seat] === 1).map(({ name }) => name);
  return winners.length === 1 ? table.won(winners.join('')) : table.wonMany(winners.join(', '));
}

function SeatSheet(props: {
  sheet: Sheet;
  update: TableUpdate;
  rank: number;
  onCard: (card: string) => void;
}): ReactNode {
  const { sheet, update, rank, onCard } = props;
  const text = useText();
  const name = update.seats[sheet.seat]?.name ?? '';
  return (
    <table className="scores">
      <caption>
        {rank > 0 && update.seats.length > 1 ? <span className="place">{text.table.place(rank)}</span> : null}
        <SeatMark seat={sheet.seat} /> {name} <b>{sheet.total}</b>
      </caption>
      <tbody>
        {sheet.parts?.map((part, i) => (
          // Lines of a sheet have no name of their own; their order is fixed.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={i}>
            <th scope="row">
              {part.card === null ? (
                part.text
              ) : (
                <button type="button" className="cardname" onClick={() => onCard(part.card ?? '')}>
                  {part.text}
                </button>
              )}
              {part.count !== null && part.count > 1 ? ` ×${part.count}` : ''}
            </th>
            <td>{part.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
