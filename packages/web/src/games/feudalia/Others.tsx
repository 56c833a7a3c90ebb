import { LEVELS } from '@thorp/feudalia/cards';
import type { ReactNode } from 'react';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { Coin, Cube, Houses, Pennant } from './goods.tsx';
import { useNames } from './names.ts';
import { barnOf, heapsOf } from './plan.ts';
import { Sg } from './signs.tsx';
import { useTable, type Table } from './table.ts';
import { useWords, type Words } from './text/words.tsx';
import { sitterName } from './pictures.ts';
import { Face } from './Still.tsx';

/** Everybody else at a glance; a tap lays their lands out. */
export function Others({ withMe }: { withMe: boolean }): ReactNode {
  const { view, mine } = useTable();
  const others = view.lords.flatMap((_, owner) => (owner === mine ? [] : [owner]));
  return (
    <>
      {withMe ? <Panel owner={mine} /> : null}
      {others.map(owner => (
        <Panel key={owner} owner={owner} />
      ))}
    </>
  );
}

function Panel({ owner }: { owner: number }): ReactNode {
  const { sight, open, mine } = useTable();
  const words = useWords();
  const classes = ['fe-opp panel'];
  if (owner === mine) classes.push('is-me');
  if (sight.seats[owner]?.asked) classes.push('is-turn');
  return (
    <button type="button" className={classes.join(' ')} onClick={() => open(owner)}>
      <Owner owner={owner} />
      <Stats owner={owner} />
      <span className="fe-minis" aria-hidden="true">
        <Minis owner={owner} />
      </span>
      <span className="vh">{words.enlarge(sight.seats[owner]?.name ?? '')}</span>
    </button>
  );
}

/** Who it is, how it stands with them, and their points. */
export function Owner({ owner }: { owner: number }): ReactNode {
  const table = useTable();
  const words = useWords();
  const { sight, view } = table;
  const name = sight.seats[owner]?.name ?? '';
  return (
    <span className={sight.seats[owner]?.asked ? 'fe-owner is-turn' : 'fe-owner'}>
      <span className="fe-face">
        <Face of={sitterName(owner)} />
      </span>
      <span className="fe-who">
        <b>
          <SeatMark seat={owner} />
          <span style={{ '--len': name.length }}>{name}</span>
        </b>
        <small>{statusOf(owner, table, words)}</small>
      </span>
      <Pennant halves={view.lords[owner]?.halves ?? 0} />
    </span>
  );
}

function statusOf(owner: number, { sight, view }: Table, { status }: Words): string {
  const seat = sight.seats[owner];
  if (view.lords[owner]?.out) return status.out;
  if (seat?.resigned) return status.resigned;
  const parts: string[] = [];
  if (seat?.asked) parts.push(owner === sight.seat ? status.you : status.turn);
  else if (seat?.kind === 'bot') parts.push(status.bot);
  if (view.first === owner && sight.seats.length > 1) parts.push(status.first);
  return parts.join(', ');
}

function Stats({ owner }: { owner: number }): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const lord = view.lords[owner];
  if (!lord) return null;
  return (
    <span className="fe-stats">
      <Stat what={words.stats.coins} show={<Coin>{lord.coins}</Coin>} value={lord.coins} />
      <Stat what={words.stats.hand} show={<Sg name="hand" />} value={lord.handSize + lord.keptSize} counted />
      <Stat what={words.stats.deck} show={<Sg name="deck" />} value={lord.deckSize} counted />
      <Stat what={words.stats.nobles} show={<Sg name="crown" />} value={lord.nobles} counted wide />
    </span>
  );
}

function Stat(props: { what: string; show: ReactNode; value: number; counted?: true; wide?: true }): ReactNode {
  const { what, show, value, counted, wide } = props;
  return (
    <span className={wide ? 'fe-stat is-wide' : 'fe-stat'} title={what}>
      {show}
      <span aria-hidden="true">{counted ? value : null}</span>
      <span className="vh">{`${value} ${what}`}</span>
    </span>
  );
}

/** Somebody's fiefs, small: type, level, cubes and master. */
function Minis({ owner }: { owner: number }): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const names = useNames();
  const lord = view.lords[owner];
  return lord?.fiefs.map(({ type, level, city }, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a fief is its place
    <span key={at} className="fe-mini" data-fief={type}>
      <span className="fe-disc">
        <Sg name={type} />
      </span>
      <Houses level={level} />
      <span className="fe-cubes">
        {[...heapsOf(barnOf(lord, at))].map(([good, n]) => (
          <Cube key={good} type={good} count={n} />
        ))}
      </span>
      {city ? (
        <span className="fe-lives">
          <span className="fe-face">
            <Face of={city.master} />
          </span>
          <small>{names(city.master)}</small>
        </span>
      ) : (
        <small className="fe-lives is-none">{LEVELS[level]?.city ? words.cityFree : words.cityClosed}</small>
      )}
    </span>
  ));
}
