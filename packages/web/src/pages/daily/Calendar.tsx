import { DAILY_GAMES, dayAfter, startOf } from '@thorp/client/daily';
import type { ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import { useDailyText } from './text.ts';
import type { Daily } from './useDaily.ts';

const WEEKS = 5;

/** Five weeks: a house for each day on which the person played, a lit window for each deal. */
export function Calendar({ daily }: { daily: Daily }): ReactNode {
  const text = useDailyText();
  const { locale } = useText();
  const { day: today, told } = daily;
  const played = playedOn(daily);
  const weekday = (new Date(startOf(today)).getUTCDay() + 6) % 7;
  const first = dayAfter(today, -weekday - 7 * (WEEKS - 1));
  const days = Array.from({ length: 7 * WEEKS }, (_, i) => dayAfter(first, i));
  const name = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return (
    <section className="panel dy-calendar" aria-label={text.weeks}>
      <header>
        <h2>{told && told.streak.now > 0 ? text.row(told.streak.now) : text.weeks}</h2>
        {told && told.streak.best > 0 ? <p className="muted">{text.best(told.streak.best)}</p> : null}
      </header>
      <div className="dy-weekdays" aria-hidden="true">
        {days.slice(0, 7).map(day => (
          <span key={day}>{name.format(startOf(day)).slice(0, 2)}</span>
        ))}
      </div>
      <ol>
        {days.map((day, i) => (
          <Day key={day} day={day} today={today} games={played.get(day) ?? NONE} isFirst={i === 0} />
        ))}
      </ol>
      <p className="dy-legend">
        <svg viewBox="0 0 14 14" aria-hidden="true">
          <rect className="dy-lit" x="1" y="1" width="12" height="12" />
        </svg>
        {text.litWindow}
      </p>
    </section>
  );
}

const NONE: ReadonlySet<string> = new Set();

function playedOn({ told, local }: Daily): ReadonlyMap<string, Set<string>> {
  const ended = local.filter(({ table }) => table.over);
  const days = new Map<string, Set<string>>();
  for (const { day, game } of [...(told?.tries ?? []), ...ended]) {
    days.set(day, (days.get(day) ?? new Set()).add(game));
  }
  return days;
}

interface DayProps {
  day: string;
  today: string;
  games: ReadonlySet<string>;
  isFirst: boolean;
}

function Day({ day, today, games, isFirst }: DayProps): ReactNode {
  const text = useDailyText();
  const { locale } = useText();
  const at = startOf(day);
  const long = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(at);
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(at);
  const number = Number(day.slice(-2));
  const state = day === today ? 'is-today' : day > today ? 'is-later' : undefined;
  return (
    <li className={state} aria-current={day === today ? 'date' : undefined}>
      <span className="sr-only">{day > today ? long : text.daySpoken(long, games.size)}</span>
      <b aria-hidden="true">{isFirst || number === 1 ? short : number}</b>
      {games.size > 0 ? <House games={games} /> : null}
    </li>
  );
}

/** Two rows of two windows, in the order of the games. */
function House({ games }: { games: ReadonlySet<string> }): ReactNode {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path className="dy-wall" d="M7,18 V38 H33 V18" />
      <path className="dy-roof" d="M2,19 L20,3 L38,19 Z" />
      {DAILY_GAMES.map((game, i) => (
        <rect
          key={game}
          className={games.has(game) ? 'dy-lit' : 'dy-dark'}
          x={i % 2 === 0 ? 11 : 22}
          y={i < 2 ? 20.5 : 29.5}
          width="7"
          height="7"
        />
      ))}
    </svg>
  );
}
