import { RESOURCE_IDS, SPIRITS, type Need } from '@thorp/snowcrest/cards';
import type { CSSProperties, ReactNode } from 'react';
import { SeatMark } from '../ui/SeatMark.tsx';
import { widestOf } from './fit.ts';
import { settlersOf, type Settler } from './moments.ts';
import { useEntryName } from './names.ts';
import { eventsOf, givenSince } from './reading.ts';
import { ValleyScene } from './scenes.tsx';
import { Drawing, NeedSign, Res } from './Signs.tsx';
import { SpiritFace } from './SpiritFace.tsx';
import { UnitSigns } from './Steps.tsx';
import { useTable } from './table.ts';
import { useWords, type Words } from './text/words.tsx';

/** S-11, S-12 A Guardian or Forest card has woken: who settles which item, one after another. */
export function SpiritStage({ spirit }: { spirit: number }): ReactNode {
  const { sight } = useTable();
  const words = useWords();
  const name = useEntryName();
  const it = SPIRITS[spirit];
  if (!it) return null;
  const settlers = settlersOf(sight);
  const now = settlers.find(({ state }) => state === 'now') ?? null;
  const title = it.deck === 'forest' ? words.moment.forest : words.moment.guardian;
  return (
    <section className="sn-moment is-spirit" aria-label={`${title}: ${name(it.id, it.name)}`}>
      <span className="sn-ground">
        <ValleyScene flags />
      </span>
      <h2>{title}</h2>
      {/* A new card is a new element, so that it turns over anew. */}
      <span className="sn-reveal" key={spirit}>
        <SpiritFace spirit={spirit} />
      </span>
      {now ? <Settling settler={now} needs={now.seat === sight.view.active ? it.own : it.others} /> : null}
      <ol className="sn-settlers">
        {settlers.map(settler => (
          <SettlerRow
            key={settler.seat}
            settler={settler}
            needs={settler.seat === sight.view.active ? it.own : it.others}
          />
        ))}
      </ol>
    </section>
  );
}

/** The items of whoever settles now, in printed order: done, now, later; each keeps its "or Omen". */
function Settling({ settler: { seat, at }, needs }: { settler: Settler; needs: readonly Need[] }): ReactNode {
  const { sight, me } = useTable();
  const words = useWords();
  const who = sight.seats[seat]?.name ?? '';
  const own = seat === sight.view.active;
  const title =
    seat === me ? words.moment[own ? 'yours' : 'yourCurse'] : words.moment[own ? 'theirs' : 'theirCurse'](who);
  return (
    <div className="sn-settle panel">
      <h3>
        <SeatMark seat={seat} />
        {title}
      </h3>
      <ol>
        {needs.map((need, i) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Item key={i} need={need} number={i + 1} state={i < at ? 'done' : i === at ? 'now' : 'later'} />
        ))}
      </ol>
    </div>
  );
}

function Item({ need, number, state }: { need: Need; number: number; state: 'done' | 'now' | 'later' }): ReactNode {
  const words = useWords();
  const name = useEntryName();
  return (
    <li className={`sn-item is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="no">{state === 'done' ? <Drawing name="check" /> : number}</span>
      <NeedSign need={need} />
      <span className="tx">
        <b>{needWords(need, words, name)}</b>
        <small>{words.moment[state]}</small>
      </span>
      <span className="om">
        {words.moment.or} <Res kind="omen" n={1} />
      </span>
    </li>
  );
}

function needWords(need: Need, words: Words, name: (id: string, printed: string) => string): string {
  if (typeof need !== 'number') return words.moment.needs[need];
  const id = RESOURCE_IDS[need];
  return name(id, id);
}

/** Everybody with the items that are theirs, how far they are, and what it has cost them. */
function SettlerRow({ settler, needs }: { settler: Settler; needs: readonly Need[] }): ReactNode {
  const { sight } = useTable();
  const words = useWords();
  const { seat, state, at } = settler;
  const name = sight.seats[seat]?.name ?? '';
  const { spent, omens } = givenSince(eventsOf(sight), seat);
  const units = spent.flatMap(one => one.units);
  const says = { done: words.moment.finished, now: words.moment.now, waits: words.moment.waiting }[state];
  return (
    <li className={`sn-settler is-${state}`}>
      <SeatMark seat={seat} />
      <b style={{ '--w': widestOf(name) } as CSSProperties}>{name}</b>
      <span className="sn-list">
        {needs.map((need, i) => (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={i} className={state === 'done' || (state === 'now' && i < at) ? 'is-met' : undefined}>
            <NeedSign need={need} />
          </span>
        ))}
      </span>
      <small>
        <span>{says}</span>
        {units.length > 0 ? <UnitSigns units={units} /> : null}
        {omens > 0 ? <Res kind="omen" n={omens} /> : null}
      </small>
    </li>
  );
}
