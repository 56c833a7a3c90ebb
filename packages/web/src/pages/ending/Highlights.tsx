import { useEffect, useState, type ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import { CardFaceOf } from '../../board/CardHelp.tsx';
import { faceFor } from '../../games/parts.ts';
import type { BestMove, Highlights as Found, TurningPoint } from '../../protocol/analysis.ts';
import type { TableUpdate } from '../../protocol/update.ts';
import { host, reader } from '../../session/host.ts';
import { useAnalysis, type Analysing } from '../../session/useAnalysis.ts';
import { useCatalogue } from '../../session/useCatalogue.ts';
import { useText } from '../../text/text.tsx';
import { AnalysisSlip } from '../review/AnalysisSlip.tsx';
import { valueSaid } from '../review/figures.ts';
import { MarkSign } from '../review/MarkSign.tsx';
import { useReviewText } from '../review/text.ts';
import { useWhy } from '../review/useWhy.ts';
import { winnersOf } from './results.ts';
import './highlights.css';

/** Turning points and best moves according to a bot; before the analysis, the offer to start it. */
export default function Highlights({ update }: { update: TableUpdate }): ReactNode {
  const analysing = useAnalysis(update.table);
  const seat = update.seat ?? winnersOf(update)[0] ?? 0;
  const found = useHighlights(update.table, seat, analysing);
  const { analysis: text } = useReviewText();
  if (!analysing.possible) return null;
  return (
    <>
      <section className="en-turning panel" aria-label={text.turning}>
        <h2>{text.turning}</h2>
        <AnalysisSlip analysing={analysing} />
        {found ? <Turns update={update} seat={seat} found={found} /> : null}
      </section>
      {found && found.best.length > 0 ? <BestMoves update={update} seat={seat} found={found} /> : null}
    </>
  );
}

/** Loaded when the analysis is complete. */
function useHighlights(table: string, seat: number, { facts, running }: Analysing): Found | null {
  const { locale } = useText();
  const [found, setFound] = useState<Found | null>(null);
  const isWhole = !running && facts !== null && facts.done === facts.of;
  useEffect(() => {
    if (!isWhole) return undefined;
    let current = true;
    // The analysis may have been removed in another window.
    host()
      .highlights(table, seat, reader())
      .then(
        all => current && setFound(all),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [table, seat, isWhole, locale]);
  return found;
}

interface ToldProps {
  readonly update: TableUpdate;
  readonly seat: number;
  readonly found: Found;
}

/** The address of a decision in review, from the seat's point of view. */
function momentOf({ update, seat }: Omit<ToldProps, 'found'>, decision: number): string {
  return `/review/${update.table}?at=${decision}&seat=${seat + 1}`;
}

function Turns({ update, seat, found }: ToldProps): ReactNode {
  const { analysis: text } = useReviewText();
  if (found.turning.length === 0) return <p>{text.noTurning}</p>;
  return (
    <ol className="en-turns">
      {found.turning.map(turn => (
        <li key={turn.decision}>
          <Turn update={update} seat={seat} turn={turn} scale={found.scale} />
        </li>
      ))}
    </ol>
  );
}

function BestMoves({ update, seat, found }: ToldProps): ReactNode {
  const { analysis: text } = useReviewText();
  const { name = '', kind } = update.seats[seat] ?? {};
  const title = kind === 'human' ? text.best : text.bestOf(name);
  return (
    <section className="en-moves panel" aria-label={title}>
      <h2>{title}</h2>
      <ul className="en-best">
        {found.best.map(move => (
          <li key={move.decision}>
            <Best move={move} to={momentOf({ update, seat }, move.decision)} />
          </li>
        ))}
      </ul>
      <p>
        <Link to={`/review/${update.table}`}>{text.allMarked(found.marked)}</Link>
      </p>
    </section>
  );
}

function Turn(props: { update: TableUpdate; seat: number; turn: TurningPoint; scale: Found['scale'] }): ReactNode {
  const { update, seat, turn, scale } = props;
  const { analysis: text } = useReviewText();
  const say = useWhy();
  const { name = '', kind } = update.seats[seat] ?? {};
  const said = (value: number): string => valueSaid(value, scale, text);
  const whose = scale === 'points' ? text.expected : kind === 'human' ? text.yours : name;
  const moved = text.moved(whose, said(turn.from), said(turn.to));
  return (
    <Link className="en-turn" to={momentOf({ update, seat }, turn.decision)}>
      <Pictured update={update} turn={turn} />
      <span>
        <small>
          <span>{turn.round}</span>
          <em className={turn.to < turn.from ? 'is-down' : 'is-up'}>{moved}</em>
        </small>
        <b>{turn.instead ? text.instead(turn.label, turn.instead.label) : turn.label}</b>
        <span>{lineOf(turn, update, { text, say })}</span>
      </span>
    </Link>
  );
}

/** The cause in one sentence; for somebody else's choice also whose it was. */
function lineOf(
  turn: TurningPoint,
  { seats }: TableUpdate,
  { text, say }: { text: ReturnType<typeof useReviewText>['analysis']; say: ReturnType<typeof useWhy> },
): string {
  const name = seats[turn.seat]?.name ?? '';
  if (turn.by === 'luck') return `${name}: ${text.byLuck}`;
  const why = turn.why && turn.mark ? say(turn.better, turn.other, turn.why) : '';
  return why ? `${name}: ${why}` : text.chosenBy(name);
}

function Pictured({ update, turn }: { update: TableUpdate; turn: TurningPoint }): ReactNode {
  const catalogue = useCatalogue(update.game);
  const cards = [turn.card, turn.instead?.card ?? null].filter(card => card !== null);
  return (
    <span className="en-cards" aria-hidden="true">
      {cards.map(card => (
        <CardFaceOf key={card} face={faceFor(update.game)} card={card} catalogue={catalogue} />
      ))}
      {turn.mark ? <MarkSign mark={turn.mark} /> : null}
    </span>
  );
}

function Best({ move, to }: { move: BestMove; to: string }): ReactNode {
  const { analysis: text } = useReviewText();
  const say = useWhy();
  return (
    <Link to={to}>
      <MarkSign mark={move.mark} />
      <span>
        <b>{move.label}</b>
        <small>
          {[move.round, move.why ? say(move.label, move.other, move.why) : text.than(move.other)]
            .filter(Boolean)
            .join(': ')}
        </small>
      </span>
    </Link>
  );
}
