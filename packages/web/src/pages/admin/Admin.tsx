import { useEffect, useState, type ReactNode } from 'react';
import { TopBar } from '../../app/TopBar.tsx';
import type { HostFigures } from '../../http/hosts.ts';
import { useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { Table } from '../../ui/Table.tsx';
import { chartsOf, loadFigures, type DayFigure } from './figures.ts';
import { useAdminText } from './text.ts';
import './admin.css';

/** For the people who run the site: games a day, people, time per move. */
export default function Admin(): ReactNode {
  const text = useAdminText();
  const { loading } = useText();
  const { problem, attempt } = useAttempt();
  const [figures, setFigures] = useState<HostFigures | null | undefined>(undefined);
  useEffect(() => void (document.title = `${text.title} · Thorp`), [text]);
  useEffect(() => attempt(async () => setFigures(await loadFigures())), []);
  return (
    <>
      <TopBar />
      <main className="page ad-page" id="content">
        <header>
          <h1>{text.title}</h1>
          {figures ? <p>{text.lead(figures.days)}</p> : null}
        </header>
        <Problem message={problem} />
        {figures === undefined && problem === null ? <p role="status">{loading}</p> : null}
        {figures === null ? <p className="note">{text.noToken}</p> : null}
        {figures ? <ChartsOf figures={figures} /> : null}
      </main>
    </>
  );
}

function ChartsOf({ figures }: { figures: HostFigures }): ReactNode {
  const text = useAdminText();
  if (figures.games.length === 0) return <p className="note">{text.none}</p>;
  const { games, people, moves } = chartsOf(figures);
  return (
    <>
      <Chart title={text.games} days={games} digits={0} />
      <Chart title={text.people} days={people} digits={0} />
      <Chart title={text.moves} days={moves} digits={1} help={text.movesHelp} />
    </>
  );
}

const [WIDTH, HEIGHT, TOP] = [720, 150, 18];

/** Bars by day. The selected value is above; all figures are in the table below. */
function Chart(props: { title: string; days: readonly DayFigure[]; digits: number; help?: string }): ReactNode {
  const { title, days, digits, help } = props;
  const text = useAdminText();
  const { locale } = useText();
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: digits });
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const named = (day: string): string => date.format(new Date(`${day}T00:00:00Z`));
  const highest = days.reduce((most, each) => (each.value > most.value ? each : most), { day: '', value: 0 });
  const reading = highest.day === '' ? title : text.reading(title, figure.format(highest.value), named(highest.day));
  const step = WIDTH / days.length;
  const tall = (value: number): number => (highest.value === 0 ? 0 : (value / highest.value) * (HEIGHT - TOP));
  return (
    <section className="panel ad-chart">
      <h2>{title}</h2>
      <p>{reading}</p>
      {help ? <p className="muted">{help}</p> : null}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 20}`} role="img" aria-label={reading}>
        <path className="ad-axis" d={`M0,${HEIGHT} H${WIDTH}`} />
        {days.map(({ day, value }, i) => (
          <rect key={day} x={i * step + 1} y={HEIGHT - tall(value)} width={step - 2} height={tall(value)} />
        ))}
        <text x="0" y={HEIGHT + 16}>
          {named(days[0]?.day ?? '')}
        </text>
        <text x={WIDTH} y={HEIGHT + 16} textAnchor="end">
          {named(days.at(-1)?.day ?? '')}
        </text>
      </svg>
      <details>
        <summary>{text.asTable}</summary>
        <Table
          caption={title}
          columns={[text.day, title]}
          rows={days.map(({ day, value }) => [day, figure.format(value)])}
        />
      </details>
    </section>
  );
}
