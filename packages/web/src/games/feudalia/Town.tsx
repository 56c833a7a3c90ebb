import { CATHEDRAL_MASTER_IDS, shownEffect } from '@thorp/feudalia/cards';
import { piece, zone } from '@thorp/feudalia/pieces';
import type { ReactNode } from 'react';
import { isLit, Place, type Size } from '../../board/widgets.ts';
import { Cathedral } from './Cathedral.tsx';
import { MasterFace, PileFace } from './faces.tsx';
import { TownScene } from './lands.tsx';
import { useNames } from './names.ts';
import { weatherName } from './pictures.ts';
import { Glyph } from './glyphs.tsx';
import { GalleryPicture } from './GalleryPicture.tsx';
import { kindId } from './places.ts';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/** The town: cathedral, masters and vassals for hire, the event of the round. On a phone the supply is a drawer. */
export function Town({ size }: { size: Size }): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const classes = ['fe-town at-common'];
  if (view.event) classes.push('has-event');
  if (view.display.length + view.masterDeckSize === 0) classes.push('is-plain');
  return (
    <section className={classes.join(' ')} aria-label={words.town}>
      <TownScene />
      <Cathedral />
      <EventCard />
      {size === 'phone' ? (
        <SupplyButton />
      ) : (
        <>
          <Masters />
          <Piles />
        </>
      )}
    </section>
  );
}

function EventCard(): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const names = useNames();
  const { event, inForce, eventsLeft } = view;
  if (!event) return null;
  const effect = shownEffect(event, inForce);
  const idle = inForce !== effect;
  return (
    <Place id={piece.event} card={effect} className={idle ? 'fe-event is-idle' : 'fe-event'} note={words.event}>
      <span className="fe-head" data-season={event.season}>
        <b>{names(effect)}</b>
        <small>
          {words.seasons[event.season]} {event.level}
        </small>
      </span>
      <span className="fe-weather">
        <GalleryPicture name={weatherName(event.season)} />
      </span>
      <span className="fe-line">
        <em>{idle ? words.leftOut : words.events[effect]}</em>
        <small>{words.eventsLeft(eventsLeft)}</small>
      </span>
    </Place>
  );
}

/** How many masters fit side by side, and how many if they are drawn narrower. */
const WIDE = 5;
const MOST = 8;

function rowOf(masters: number): string {
  if (masters > MOST) return 'fe-masters is-panning';
  return masters > WIDE ? 'fe-masters is-many' : 'fe-masters';
}

/** Masters on display, and the deck from which more are drawn. */
export function Masters(): ReactNode {
  const { view, lights, picked } = useTable();
  const words = useWords();
  // F-9.1 More masters are drawn before one is chosen: the first tap says so, the second draws.
  const draws = isLit(lights(zone.masters)) ? (picked === kindId('master') ? zone.masters : kindId('master')) : null;
  if (view.display.length === 0 && view.masterDeckSize === 0) return null;
  return (
    <ol
      className={rowOf(view.display.length)}
      aria-label={words.masters}
      // A long row of masters can also be scrolled by keyboard.
      tabIndex={view.display.length > MOST ? 0 : undefined}
    >
      {view.display.map(master => (
        <li key={master}>
          <Place id={piece.master(master)} light={draws ?? piece.master(master)} card={master} className="fe-shown">
            <MasterFace card={master} />
          </Place>
        </li>
      ))}
    </ol>
  );
}

export function Piles(): ReactNode {
  const { view } = useTable();
  const words = useWords();
  if (view.piles.length === 0) return <p className="fe-no-piles">{words.noPiles}</p>;
  return (
    <ol className="fe-piles" aria-label={words.piles} style={{ '--columns': Math.ceil(view.piles.length / 2) }}>
      {view.piles.map(({ card, left }) => (
        <li key={card}>
          <Place id={piece.pile(card)} card={card} className={left === 0 ? 'is-gone' : ''}>
            <PileFace card={card} left={left} />
          </Place>
        </li>
      ))}
    </ol>
  );
}

/** Opens the supply; lit while something of it can be chosen. */
function SupplyButton(): ReactNode {
  const { view, lights, open } = useTable();
  const words = useWords();
  const ids = [
    zone.masters,
    ...CATHEDRAL_MASTER_IDS.map(master => piece.stack(master)),
    ...view.piles.map(({ card }) => piece.pile(card)),
    ...view.display.map(master => piece.master(master)),
  ];
  const lit = ids.some(id => isLit(lights(id)));
  return (
    <button
      type="button"
      className={lit ? 'btn fe-supply-button is-lit' : 'btn fe-supply-button'}
      data-lit={lit ? '' : undefined}
      onClick={() => open('supply')}
    >
      <Glyph name="hire" />
      <span>
        {words.supply}
        <small>{words.supplyLine(view.piles.length, view.display.length)}</small>
      </span>
    </button>
  );
}
