import type { ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import { Table } from '../../ui/Table.tsx';
import type { Month } from './figures.ts';
import { useStatisticsText } from './text.ts';

/* A house for each month, a window for each game; a window is lit if the game was won. */

const HEIGHT = 272;
const GROUND = HEIGHT - 36;
const FLOOR = 23;
/** Pixels from one window to the next. */
const PANE = 21;
/** A house with more floors gets wider instead. */
const MOST_FLOORS = 7;
const GAP = 12;
const MARGIN = 14;
const NARROWEST = 364;
/** The ground continues at both sides, wider than any panel. */
const BEYOND = 2000;

/** The roofs of winter, spring, summer and autumn. */
const ROOFS = ['var(--ore)', 'var(--wood)', 'var(--grains)', 'var(--clay)'];

export function Street({ months }: { months: readonly Month[] }): ReactNode {
  const text = useStatisticsText();
  const { locale } = useText();
  const [short, long] = [
    new Intl.DateTimeFormat(locale, { month: 'short' }),
    new Intl.DateTimeFormat(locale, { month: 'long' }),
  ];
  const name = (start: number, month: 'short' | 'long'): string => (month === 'short' ? short : long).format(start);
  const spoken = months.map(({ start, won, others }) => text.monthSpoken(name(start, 'long'), won + others, won));
  return (
    <section className="panel st-street" aria-labelledby="st-street">
      <header className="st-head">
        <h2 id="st-street">{text.street}</h2>
        <ul className="st-legend">
          <li>
            <Pane lit /> {text.aWin}
          </li>
          <li>
            <Pane /> {text.another}
          </li>
        </ul>
      </header>
      <div className="st-scroll" role="group" tabIndex={0} aria-label={text.street}>
        <Houses months={months} name={start => name(start, 'short')} label={spoken.join('; ')} />
      </div>
      <details className="st-table">
        <summary>{text.asTable}</summary>
        <Table
          caption={text.street}
          columns={[text.month, text.columns[1], text.columns[2]]}
          rows={months.map(({ start, won, others }) => [name(start, 'long'), won + others, won])}
        />
      </details>
    </section>
  );
}

function Pane({ lit = false }: { lit?: boolean }): ReactNode {
  return (
    <svg viewBox="-1 -1 19 19" aria-hidden="true">
      <Glass places={['M0 0']} lit={lit} />
    </svg>
  );
}

/** A month's house: its place on the street, its width in windows and its floors. */
interface Plot {
  readonly month: Month;
  readonly x: number;
  readonly columns: number;
}

function plotsOf(months: readonly Month[]): { readonly plots: readonly Plot[]; readonly width: number } {
  const plots: Plot[] = [];
  let x = MARGIN;
  for (const month of months) {
    const columns = Math.max(2, Math.ceil((month.won + month.others) / MOST_FLOORS));
    plots.push({ month, x, columns });
    x += widthOf(columns) + GAP;
  }
  return { plots, width: x - GAP + MARGIN };
}

function widthOf(columns: number): number {
  return columns * PANE + 12;
}

function floorsOf({ month: { won, others }, columns }: Plot): number {
  return Math.ceil((won + others) / columns);
}

function Houses(props: { months: readonly Month[]; name: (start: number) => string; label: string }): ReactNode {
  const { months, name, label } = props;
  const { plots, width: needed } = plotsOf(months);
  const width = Math.max(needed, NARROWEST);
  return (
    <svg
      className="st-houses"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      style={{ '--natural': width }}
      role="img"
      aria-label={label}
    >
      <Ground width={width} />
      {plots.map((plot, i) => (
        <g key={plot.month.start} transform={`translate(${(width - needed) / 2 + plot.x} ${GROUND})`}>
          <House plot={plot} now={i === plots.length - 1} />
          <text x={widthOf(plot.columns) / 2} y="22" textAnchor="middle">
            {name(plot.month.start)}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Ground({ width }: { width: number }): ReactNode {
  return (
    <>
      <path
        className="st-hill"
        d={`M${-BEYOND} ${GROUND - 58}H0c${width * 0.2}-34 ${width * 0.4}-4 ${width * 0.6}-20s${width * 0.3}-14 ${width * 0.4}-4H${width + BEYOND}V${GROUND + 4}H${-BEYOND}z`}
      />
      <path
        className="st-meadow"
        d={`M${-BEYOND} ${GROUND - 8}H0c${width * 0.3}-8 ${width * 0.6} 6 ${width}-2H${width + BEYOND}V${HEIGHT}H${-BEYOND}z`}
      />
    </>
  );
}

/** A street without houses. */
export function EmptyStreet(): ReactNode {
  const width = NARROWEST * 2;
  return (
    <svg className="st-houses" viewBox={`0 ${HEIGHT / 2} ${width} ${HEIGHT / 2}`} aria-hidden="true">
      <Ground width={width} />
      {FIRS.map(([x, size]) => (
        <path
          key={x}
          className="st-fir"
          transform={`translate(${x} ${GROUND}) scale(${size})`}
          d="M0-60 14-34H8L20-14H11L26 6H4V14H-4V6H-26L-11-14H-20L-8-34H-14z"
        />
      ))}
    </svg>
  );
}

/** The positions and sizes of firs. */
const FIRS = [
  [40, 0.9],
  [86, 1.2],
  [128, 0.8],
  [205, 1],
  [520, 0.85],
  [575, 1.15],
  [622, 0.9],
  [690, 1.25],
] as const;

function House({ plot, now }: { plot: Plot; now: boolean }): ReactNode {
  const { start, won, others } = plot.month;
  const games = won + others;
  if (games === 0) return null;
  const wide = widthOf(plot.columns);
  const tall = floorsOf(plot) * FLOOR + 9;
  const roof = ROOFS[Math.floor(((new Date(start).getMonth() + 1) % 12) / 3)];
  return (
    <>
      <path className="st-chimney" d={`M${wide - 14} ${-tall - 25}h8v22h-8z`} />
      <path className={now ? 'st-wall is-now' : 'st-wall'} d={`M0 0V${-tall}h${wide}V0z`} />
      <path
        className="st-roof"
        style={{ fill: roof }}
        d={`M-6 ${-tall}L${wide / 2} ${-tall - 25}L${wide + 6} ${-tall}z`}
      />
      <Windows count={won} columns={plot.columns} lit />
      <Windows count={others} after={won} columns={plot.columns} />
      <text className="st-number" x={wide / 2} y={-tall - 32} textAnchor="middle">
        {games}
      </text>
    </>
  );
}

interface WindowsProps {
  readonly count: number;
  readonly columns: number;
  /** How many windows come before them. */
  readonly after?: number;
  readonly lit?: boolean;
}

/** The equal windows of a house in one drawing: a busy year has hundreds. */
function Windows({ count, columns, after = 0, lit = false }: WindowsProps): ReactNode {
  const places = Array.from({ length: count }, (_, i) => after + i).map(
    at => `M${8 + (at % columns) * PANE} ${-(Math.floor(at / columns) + 1) * FLOOR - 1}`,
  );
  return <Glass places={places} lit={lit} />;
}

function Glass({ places, lit }: { places: readonly string[]; lit: boolean }): ReactNode {
  const drawn = (shape: string): string => places.map(place => place + shape).join('');
  return (
    <>
      <path className={lit ? 'st-lit' : 'st-shut'} d={drawn('h17v17h-17z')} />
      <path
        className={lit ? 'st-bars' : 'st-slats'}
        d={drawn(lit ? 'm8.5 0v17m-8.5-8.5h17' : 'm3 4.5h11m-11 4h11m-11 4h11')}
      />
    </>
  );
}
