import type { DailyReference, DailyResult } from '@thorp/client/daily';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import { useText } from '../../text/text.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { pointsIn } from '../statistics/numbers.ts';
import { along, scaleOf, type Scale } from './scale.ts';
import { rankOf } from './states.ts';
import { useDailyText } from './text.ts';
import type { Daily } from './useDaily.ts';

const Face = lazy(() => import('../../app/MyFace.tsx'));

type Deal = Daily['deals'][number];

const COLUMNS = ['is-place', 'is-name', 'is-bar', 'is-points', 'is-rank', 'is-time', 'is-check'];

interface ResultTableProps {
  lines: readonly DailyResult[];
  /** The bot's game for comparison, if it has been played. */
  bot: DailyReference | null;
  deal: Deal;
}

export function ResultTable({ lines, bot, deal }: ResultTableProps): ReactNode {
  const text = useDailyText();
  const scale = scaleOf(
    [...lines, ...(bot ? [bot] : [])].map(({ score }) => score.total),
    deal,
  );
  return (
    <table>
      <thead>
        <tr>
          {text.columns.map((column, i) => (
            <th key={i} scope="col" className={COLUMNS[i]}>
              {COLUMNS[i] === 'is-bar' ? <Steps scale={scale} game={deal.game} /> : null}
              {i < 2 ? <span className="sr-only">{column}</span> : column}
            </th>
          ))}
          <th className="is-review">
            <span className="sr-only">{text.review}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <Line key={line.id} line={line} deal={deal} scale={scale} />
        ))}
        {bot ? <BotLine bot={bot} deal={deal} scale={scale} /> : null}
      </tbody>
    </table>
  );
}

/** The points of each rank, above the bars. Their names are in the lines. */
function Steps({ scale, game }: { scale: Scale; game: string }): ReactNode {
  const { locale } = useText();
  return (
    <span className="dy-steps" aria-hidden="true">
      {scale.steps.map(from => (
        <b key={from} style={{ left: along(from, scale) }}>
          {pointsIn(game, from, locale)}
        </b>
      ))}
    </span>
  );
}

interface LineProps {
  line: DailyResult;
  deal: Deal;
  scale: Scale;
}

function Line({ line, deal, scale }: LineProps): ReactNode {
  const text = useDailyText();
  const { locale } = useText();
  const { name, you, score, took } = line;
  const points = pointsIn(deal.game, score.total, locale);
  const rank = rankOf(deal.game, deal.settings, score.total, locale) ?? text.ended(score.won);
  return (
    <tr className={you ? 'is-you' : undefined}>
      <td className="is-place">
        <Place place={line.place} />
      </td>
      <th scope="row" className="is-name">
        <Portrait portrait={line.portrait} />
        <span>
          {name} {you ? <small>{text.you}</small> : null}
          <small className="dy-rank">{rank}</small>
        </span>
      </th>
      <Bar total={score.total} isApart={line.place === null || score.won === false} scale={scale} />
      <td className="is-points">
        <b>{points}</b>
      </td>
      <td className="is-rank">{rank}</td>
      <td className="is-time">{took === null ? text.byDate : text.minutes(Math.max(1, Math.round(took / 60_000)))}</td>
      <td className="is-check">
        <Check line={line} />
      </td>
      <td className="is-review">
        <Link to={`/review/${line.id}`} aria-label={`${text.review}: ${name}, ${points}`}>
          {text.review}
        </Link>
      </td>
    </tr>
  );
}

/** The result of a hard bot in the same deal: a line for comparison, without a place. */
function BotLine({ bot, deal, scale }: Omit<LineProps, 'line'> & { bot: DailyReference }): ReactNode {
  const text = useDailyText();
  const { locale } = useText();
  const { score } = bot;
  const points = pointsIn(deal.game, score.total, locale);
  const rank = rankOf(deal.game, deal.settings, score.total, locale) ?? text.ended(score.won);
  return (
    <tr className="is-bot">
      <td className="is-place" />
      <th scope="row" className="is-name">
        <span className="dy-face" aria-hidden="true">
          <Icon name="bot" />
        </span>
        <span>
          {text.bot}
          <small className="dy-rank">{rank}</small>
        </span>
      </th>
      <Bar total={score.total} isApart scale={scale} />
      <td className="is-points">
        <b>{points}</b>
      </td>
      <td className="is-rank">{rank}</td>
      <td className="is-time" />
      <td className="is-check">{text.reference}</td>
      <td className="is-review">
        <Link to={`/review/${bot.id}`} aria-label={`${text.review}: ${text.bot}, ${points}`}>
          {text.review}
        </Link>
      </td>
    </tr>
  );
}

function Place({ place }: { place: number | null }): ReactNode {
  const text = useDailyText();
  if (place === null) return '–';
  return <span className={place <= 3 ? `dy-ribbon is-${place}` : undefined}>{text.place(place)}</span>;
}

function Portrait({ portrait }: { portrait: string }): ReactNode {
  return (
    <span className="dy-face" aria-hidden="true">
      {portrait === '' ? (
        <Icon name="person" />
      ) : (
        <Suspense fallback={<Icon name="person" />}>
          <Face portrait={portrait} />
        </Suspense>
      )}
    </span>
  );
}

/** Hatched (`isApart`) if it has no place or was lost. */
function Bar({ total, isApart, scale }: { total: number; isApart: boolean; scale: Scale }): ReactNode {
  return (
    <td className="is-bar" aria-hidden="true">
      <span>
        {scale.steps.map(from => (
          <s key={from} style={{ left: along(from, scale) }} />
        ))}
        <i style={{ width: along(total, scale) }} className={isApart ? 'is-apart' : ''} />
      </span>
    </td>
  );
}

function Check({ line: { state, kind } }: { line: DailyResult }): ReactNode {
  const text = useDailyText();
  return (
    <span className={`dy-check is-${state}`}>
      {state === 'verified' ? <Icon name="check" /> : null}
      {kind === 'date' ? <span className="sr-only">{text.byDate}, </span> : null}
      <span>{state === 'verified' ? text.verified : state === 'checking' ? text.checking : text.refused}</span>
    </span>
  );
}
