import { LEVELS } from '@thorp/feudalia/cards';
import { fiefCard, piece } from '@thorp/feudalia/pieces';
import type { ReactNode } from 'react';
import { SeatHead, SeatPanel, seatStatus, useSeatInWords } from '../../board/widgets.ts';
import { Coin, Cube, Houses, Pennant } from './goods.tsx';
import { useNames } from './names.ts';
import { barnOf, heapsOf } from './amounts.ts';
import { Glyph } from './glyphs.tsx';
import { useTable, type Table } from './table.ts';
import { useWords, type Words } from './text/words.tsx';
import SeatFace from './SeatFace.tsx';
import { Face } from './GalleryPicture.tsx';

/** A summary of every other seat; a tap shows its lands large. */
export function OpponentPanel({ withMe }: { withMe: boolean }): ReactNode {
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
  const { update, open, mine } = useTable();
  const words = useWords();
  const spoken = `${words.enlarge(update.seats[owner]?.name ?? '')}. ${useSeatInWords(owner)}`;
  return (
    <SeatPanel prefix="fe-" seat={owner} isMe={owner === mine} spoken={spoken} onOpen={() => open(owner)}>
      <Owner owner={owner} />
      <Stats owner={owner} />
      <span className="fe-minis" aria-hidden="true">
        <Minis owner={owner} />
      </span>
    </SeatPanel>
  );
}

/** Name, status and points of a seat. */
export function Owner({ owner }: { owner: number }): ReactNode {
  const table = useTable();
  const words = useWords();
  const { update, view } = table;
  return (
    <SeatHead
      prefix="fe-"
      className={update.seats[owner]?.asked ? 'is-turn' : ''}
      seat={owner}
      name={update.seats[owner]?.name ?? ''}
      status={statusOf(owner, table, words)}
      portrait={<SeatFace seat={owner} />}
    >
      <Pennant halves={view.lords[owner]?.halves ?? 0} />
    </SeatHead>
  );
}

function statusOf(owner: number, { update, view }: Table, { status }: Words): string {
  const seat = update.seats[owner];
  if (view.lords[owner]?.out) return status.out;
  if (!seat) return '';
  const first = view.first === owner && update.seats.length > 1 && !seat.resigned;
  return [seatStatus(seat, update.seat, status), first ? status.first : ''].filter(Boolean).join(', ');
}

function Stats({ owner }: { owner: number }): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const lord = view.lords[owner];
  if (!lord) return null;
  return (
    <span className="fe-stats">
      <Stat what={words.stats.coins} show={<Coin>{lord.coins}</Coin>} value={lord.coins} />
      <Stat what={words.stats.hand} show={<Glyph name="hand" />} value={lord.handSize + lord.keptSize} counted />
      <Stat what={words.stats.deck} show={<Glyph name="deck" />} value={lord.deckSize} counted />
      <Stat what={words.stats.nobles} show={<Glyph name="crown" />} value={lord.nobles} counted wide />
    </span>
  );
}

function Stat(props: { what: string; show: ReactNode; value: number; counted?: true; wide?: true }): ReactNode {
  const { what, show, value, counted, wide } = props;
  return (
    <span className={wide ? 'fe-stat is-wide' : 'fe-stat'} title={what}>
      {show}
      <span aria-hidden="true">{counted ? value : null}</span>
      <span className="sr-only">{`${value} ${what}`}</span>
    </span>
  );
}

/** The fiefs of a seat, small: type, level, cubes and master. */
function Minis({ owner }: { owner: number }): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const names = useNames();
  const lord = view.lords[owner];
  return lord?.fiefs.map(({ type, level, city }, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a fief is its place
    <span key={at} className="fe-mini" data-piece={piece.fief(owner, at)} data-card={fiefCard(type)} data-fief={type}>
      <span className="fe-disc">
        <Glyph name={type} />
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
          <small className="fe-lives-name">{names(city.master)}</small>
        </span>
      ) : (
        <small className="fe-lives is-none">{LEVELS[level]?.city ? words.cityFree : words.cityClosed}</small>
      )}
    </span>
  ));
}
