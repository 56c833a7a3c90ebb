import { piece } from '@thorp/snowcrest/pieces';
import { VILLAGERS } from '@thorp/snowcrest/cards';
import { linesOf, type Line } from '@thorp/snowcrest/reading';
import { memo, useEffect, useRef, type ReactNode } from 'react';
import { Portrait } from '../../art/Portrait.tsx';
import { isLit, Place, useMoreBelow } from '../../board/widgets.ts';
import { CardBack, CardFace, type CardLine } from './CardFace.tsx';
import { Mat } from './Mat.tsx';
import { breakable, useCardName } from './names.ts';
import { payLine } from './paying.ts';
import { pictureOf } from './people.ts';
import { ValleyScene } from './scenes.tsx';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/** My Village with its lines, and my other things beside it. */
export function Village(): ReactNode {
  const { me, update } = useTable();
  const words = useWords();
  const name = update.seat === null ? words.villageOf(update.seats[me]?.name ?? '') : words.village;
  return (
    <section className="at-mine sn-village" aria-label={name}>
      <h2 className="sr-only">{name}</h2>
      <span className="sn-ground">
        <ValleyScene />
        <span className="sn-lamp" />
      </span>
      <Own />
    </section>
  );
}

/** In a low window it scrolls, so that every card and number keeps its size. */
function Own(): ReactNode {
  const { me, update } = useTable();
  const parts = useRef<HTMLDivElement>(null);
  const { scrolls, more } = useMoreBelow(parts, update.version);
  useEffect(() => {
    if (scrolls) parts.current?.querySelector('.sn-places [data-lit]')?.scrollIntoView({ block: 'nearest' });
  }, [scrolls, update.version]);
  return (
    <div className={more ? 'scroll-frame has-more' : 'scroll-frame'}>
      <div className="sn-own" ref={parts} tabIndex={scrolls ? 0 : undefined}>
        <Grid owner={me} />
        <Mat />
      </div>
    </div>
  );
}

/** Nine places, and at the end of every line how many of its cards are down. */
export function Grid({ owner }: { owner: number }): ReactNode {
  const { view } = useTable();
  const village = view.players[owner]?.village ?? [];
  const lines = linesOf(village);
  const near = lines.filter(({ last }) => last !== null);
  const [rows, columns, [falling, rising]] = [lines.slice(0, 3), lines.slice(3, 6), lines.slice(6)];
  return (
    <div className="sn-grid">
      <span className="sn-gauges is-falling">{falling ? <Gauge {...gaugeOf(falling)} at={6} /> : null}</span>
      <span className="sn-gauges is-columns">
        {columns.map((line, i) => (
          <Gauge key={line.slots.join('')} {...gaugeOf(line)} at={3 + i} />
        ))}
      </span>
      <span className="sn-gauges is-rising">{rising ? <Gauge {...gaugeOf(rising)} at={7} /> : null}</span>
      <span className="sn-gauges is-rows">
        {rows.map((line, i) => (
          <Gauge key={line.slots.join('')} {...gaugeOf(line)} at={i} />
        ))}
      </span>
      <div className="sn-places">
        <Ropes lines={near} />
        {village.map((_, slot) => (
          // A place keeps its element when its Villager changes.
          // oxlint-disable-next-line react/no-array-index-key
          <Slot key={slot} owner={owner} slot={slot} near={near} />
        ))}
      </div>
    </div>
  );
}

function gaugeOf({ down, last }: Line): { readonly down: number; readonly near: boolean } {
  return { down, near: last !== null };
}

/** `at` is the index of the line among the eight: rows, columns, diagonals. */
const Gauge = memo(({ down, near, at }: { down: number; near: boolean; at: number }): ReactNode => {
  const words = useWords();
  return (
    <span
      className={near ? 'sn-gauge is-near' : 'sn-gauge'}
      role="img"
      aria-label={words.rest.gauge(words.rest.lines[at] ?? '', down)}
    >
      {[0, 1, 2].map(i => (
        <i key={i} className={i < down ? 'is-full' : undefined} />
      ))}
    </span>
  );
});

/** A rope along every line that one more card would close. */
function Ropes({ lines }: { lines: readonly Line[] }): ReactNode {
  const middle = (slot: number): string => `${50 + (slot % 3) * 100} ${50 + Math.floor(slot / 3) * 100}`;
  return (
    <svg className="sn-rope" viewBox="0 0 300 300" preserveAspectRatio="none" aria-hidden="true">
      {lines.map(({ slots }) => (
        <path
          key={slots.join('')}
          d={`M${middle(slots[0] ?? 0)}L${middle(slots[2] ?? 0)}`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

function Slot({ owner, slot, near }: { owner: number; slot: number; near: readonly Line[] }): ReactNode {
  const table = useTable();
  const { view, lights } = table;
  const words = useWords();
  const id = piece.village(owner, slot);
  const place = view.players[owner]?.village[slot];
  const arrives = view.arriving !== null && view.active === owner && view.acting === slot;
  if (arrives) return <Arriving id={id} />;
  if (!place) return <FreePlace id={id} />;
  const inLine = near.some(({ slots }) => slots.includes(slot)) ? 'is-inline' : '';
  const actions = view.active === owner && view.acting === slot ? 'is-acting' : '';
  const line = payLine(table, id, words) ?? placeLine(isLit(lights(id)), near, slot);
  return (
    <Place id={id} card={VILLAGERS[place.card]?.id ?? null} className={`${inLine} ${actions}`} note={line?.text}>
      {place.up ? <CardFace wide card={place.card} line={line} /> : <CardBack card={place.card} />}
    </Place>
  );

  /** S-4.2 Where the replaced Villager would go. */
  function leavesLine(deck: string | undefined): CardLine {
    if (slot === table.placing) return { tone: 'good', text: words.place.chosen };
    return { tone: 'pay', text: deck === 'common' ? words.place.toDeck : words.place.toDiscard };
  }

  /** Says that a card is about to close a line, or would be replaced. */
  function placeLine(lit: boolean, closing: readonly Line[], at: number): CardLine | null {
    if (lit && view.arriving !== null) return leavesLine(VILLAGERS[place?.card ?? -1]?.deck);
    return closing.some(({ last }) => last === at) ? { tone: 'third', text: words.rest.third } : null;
  }
}

function FreePlace({ id }: { id: string }): ReactNode {
  const { view, lights } = useTable();
  const words = useWords();
  const name = useCardName();
  const here = view.arriving !== null && isLit(lights(id));
  return (
    <Place id={id} card={null} className="sn-slot">
      <span className="sn-free">{here ? words.here(name(view.arriving ?? 0)) : words.free}</span>
    </Place>
  );
}

/** The card that is being paid for is drawn faintly in its place. */
function Arriving({ id }: { id: string }): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const name = useCardName();
  const it = VILLAGERS[view.arriving ?? 0];
  if (!it) return null;
  return (
    <Place id={id} card={it.id} className="sn-slot is-arriving">
      <span className="sn-ghost">
        <Portrait picture={pictureOf(it.id)} />
      </span>
      <span className="sn-coming">
        <b>{breakable(name(view.arriving ?? 0))}</b>
        <small className="sn-long">{words.takesRoom}</small>
        <small className="sn-short">{words.takesRoomShort}</small>
      </span>
    </Place>
  );
}
