import type { Clock } from '@thorp/table';
import { useState, type ReactNode } from 'react';
import { Segments } from '../../ui/forms.tsx';
import type { OpenTable, RunningGame } from '../../http/tables.ts';
import { paceOf } from './clockChoice.ts';
import { House } from './House.tsx';
import { OnlineIcon } from './icons.tsx';
import { Row, Rows } from './TableRows.tsx';
import { useOnlineText } from './text.ts';

type Filter = 'all' | 'live' | 'days';

/** Whether people play at the same time, or come back from time to time. */
function rhythmOf(clock: Clock | null): Exclude<Filter, 'all'> {
  return clock?.kind === 'correspondence' ? 'days' : 'live';
}

/** Tables that anybody can join, the fullest first. */
export function OpenTables({ tables }: { tables: readonly OpenTable[] }): ReactNode {
  const text = useOnlineText();
  const [filter, setFilter] = useState<Filter>('all');
  const shown = tables
    .filter(({ clock }) => filter === 'all' || rhythmOf(clock) === filter)
    .toSorted((a, b) => a.open - b.open);
  return (
    <section className="is-open" aria-label={text.openTables}>
      <div className="on-listhead">
        <h2>{text.openTables}</h2>
        {tables.length > 0 ? (
          <Segments<Filter>
            label={text.pace}
            value={filter}
            values={[
              ['all', text.allPaces],
              ['live', text.paces.live],
              ['days', text.paces.days],
            ]}
            onChange={setFilter}
          />
        ) : null}
      </div>
      {shown.length === 0 ? (
        <p className="panel on-nobody">{tables.length === 0 ? text.noneOpen : text.noneOfPace}</p>
      ) : null}
      <Rows items={shown} className="tables">
        {({ table, game, names, clock, open, seats }) => (
          <Row
            key={table}
            table={table}
            game={game}
            go={text.join}
            line={names.join(' · ')}
            chip={<PaceChip clock={clock} />}
          >
            {Array.from({ length: seats }, (_, seat) => (
              <House key={seat} seat={seat} kind={seat < seats - open ? 'person' : 'open'} />
            ))}
          </Row>
        )}
      </Rows>
    </section>
  );
}

/** Games that have begun and that anyone may watch. */
export function RunningGames({ games }: { games: readonly RunningGame[] }): ReactNode {
  const text = useOnlineText();
  if (games.length === 0) return null;
  return (
    <section className="is-open" aria-label={text.running}>
      <h2>{text.running}</h2>
      <Rows items={games} className="tables">
        {({ table, game, names, clock, seats, watching }) => (
          <Row
            key={table}
            table={table}
            game={game}
            go={text.watchGame}
            line={[names.join(' · '), ...(watching > 0 ? [text.lookOn(watching)] : [])].join(' · ')}
            chip={<PaceChip clock={clock} />}
          >
            {Array.from({ length: seats }, (_, seat) => (
              <House key={seat} seat={seat} kind="person" />
            ))}
          </Row>
        )}
      </Rows>
    </section>
  );
}

function PaceChip({ clock }: { clock: Clock | null }): ReactNode {
  const text = useOnlineText();
  const rhythm = rhythmOf(clock);
  return (
    <p className={`on-pace is-${rhythm}`}>
      <OnlineIcon name={rhythm === 'live' ? 'clock' : 'leaf'} />
      {text.clockWords(paceOf(clock))}
    </p>
  );
}
