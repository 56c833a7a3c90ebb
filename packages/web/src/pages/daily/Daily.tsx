import { useEffect, useState, type ReactNode } from 'react';
import { TopBar } from '../../app/TopBar.tsx';
import { CoverDefs } from '../../home/Cover.tsx';
import { useText } from '../../text/text.tsx';
import { Calendar } from './Calendar.tsx';
import { Deals } from './Deals.tsx';
import { HowFair } from './HowFair.tsx';
import { Results } from './Results.tsx';
import { SendLocal } from './SendLocal.tsx';
import { useDailyText } from './text.ts';
import { useDaily, type Daily as DailyFacts } from './useDaily.ts';
import { Yesterday } from './Yesterday.tsx';
import './style/index.css';

/** One deal of each game and day, the same for everybody. */
export default function Daily(): ReactNode {
  const text = useDailyText();
  const { loading } = useText();
  const { daily, failure, load } = useDaily();
  useEffect(() => void (document.title = `${text.title} · Thorp`), [text]);
  return (
    <>
      <TopBar />
      <main className="page dy-page" id="content">
        <CoverDefs />
        {daily ? <Today daily={daily} load={load} /> : failure ? null : <p role="status">{loading}</p>}
        {failure ? (
          <p className="note note--bad" role="alert">
            {text.failed}{' '}
            <button type="button" className="btn" onClick={load}>
              {text.again}
            </button>
          </p>
        ) : null}
      </main>
    </>
  );
}

function Today({ daily, load }: { daily: DailyFacts; load: () => void }): ReactNode {
  const [chosen, choose] = useState(daily.deals.find(({ facts }) => facts?.mine)?.game ?? daily.deals[0]?.game ?? '');
  const deal = daily.deals.find(({ game }) => game === chosen);
  return (
    <>
      <Head daily={daily} />
      {daily.told ? null : <Offline />}
      <Deals daily={daily} chosen={chosen} choose={choose} />
      <div className="dy-lower">
        {deal && daily.told ? <Results daily={daily} deal={deal} /> : null}
        <div className="dy-side">
          <Calendar daily={daily} />
          <Yesterday daily={daily} />
          <SendLocal daily={daily} load={load} />
        </div>
      </div>
      {daily.told ? <HowFair told={daily.told} /> : null}
    </>
  );
}

function Head({ daily: { day, told } }: { daily: DailyFacts }): ReactNode {
  const text = useDailyText();
  const { locale } = useText();
  const date = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const left = useMinutesLeft(told);
  return (
    <header className="dy-head">
      <div>
        <h1>{text.title}</h1>
        <p>{text.lead(date.format(new Date(`${day}T00:00:00Z`)))}</p>
      </div>
      <p className="dy-next">{text.next(Math.floor(left / 60), left % 60)}</p>
    </header>
  );
}

const MINUTE = 60_000;
const DAY = 86_400_000;

/** The time until the next deals, by the server's clock if there is one. */
function useMinutesLeft(told: DailyFacts['told']): number {
  const ahead = told ? told.now - Date.now() : 0;
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => clearInterval(timer);
  }, []);
  const at = now + ahead;
  const next = told?.next ?? (Math.floor(at / DAY) + 1) * DAY;
  return Math.max(0, Math.ceil((next - at) / MINUTE));
}

function Offline(): ReactNode {
  const text = useDailyText();
  return (
    <p className="note" role="status">
      <b>{text.offline}</b> {text.offlineLead}
    </p>
  );
}
