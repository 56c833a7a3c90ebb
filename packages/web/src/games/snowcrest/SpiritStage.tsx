import { settledItems, sinceReveal, spentIn, type Settled } from '@thorp/snowcrest/reading';
import { RESOURCE_IDS, SPIRITS, type Need } from '@thorp/snowcrest/cards';
import type { ReactNode } from 'react';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { widestOf } from './fit.ts';
import { settlersOf, type Settler } from './stage.ts';
import { useEntryName } from './names.ts';
import { ValleyScene } from './scenes.tsx';
import { AvoidIcon, Drawing, NeedIcon, ResourceIcon } from './Icons.tsx';
import { SpiritFace } from './SpiritFace.tsx';
import { UnitIcons } from './Steps.tsx';
import { eventsOf } from './log.ts';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/** S-11, S-12 A Guardian or Forest card was revealed: who settles which item, one after another. */
export function SpiritStage({ spirit }: { spirit: number }): ReactNode {
  const { update } = useTable();
  const words = useWords();
  const name = useEntryName();
  const it = SPIRITS[spirit];
  if (!it) return null;
  const settlers = settlersOf(update);
  const now = settlers.find(({ state }) => state === 'now') ?? null;
  const title = it.deck === 'forest' ? words.moment.forest : words.moment.guardian;
  return (
    <section className="sn-moment is-spirit" aria-label={`${title}: ${name(it.id, it.name)}`}>
      <span className="sn-ground">
        <ValleyScene flags />
      </span>
      <h2>{title}</h2>
      {/* A new card is a new element, so that its animation runs again. */}
      <span className="sn-reveal" key={spirit}>
        <SpiritFace spirit={spirit} />
      </span>
      {now ? <Settling settler={now} needs={now.seat === update.view.active ? it.own : it.others} /> : null}
      <ol className="sn-settlers">
        {settlers.map(settler => (
          <SettlerRow
            key={settler.seat}
            settler={settler}
            needs={settler.seat === update.view.active ? it.own : it.others}
          />
        ))}
      </ol>
    </section>
  );
}

/** From this number on, each item is one line. */
const MANY = 4;

/** The items of the seat that settles now, in printed order: done, now, later; each with its "or Omen". */
function Settling({ settler: { seat, at }, needs }: { settler: Settler; needs: readonly Need[] }): ReactNode {
  const { update, me } = useTable();
  const words = useWords();
  const who = update.seats[seat]?.name ?? '';
  const own = seat === update.view.active;
  const title =
    seat === me ? words.moment[own ? 'yours' : 'yourCurse'] : words.moment[own ? 'theirs' : 'theirCurse'](who);
  const settled = settledItems(sinceReveal(eventsOf(update), seat), needs);
  return (
    <div className="sn-settle panel">
      <h3>
        <SeatMark seat={seat} />
        {title}
      </h3>
      <ol className={needs.length >= MANY ? 'is-many' : undefined}>
        {needs.map((need, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- an item is its place in the list
          <Item key={i} need={need} number={i + 1} state={settled[i] ?? (i === at ? 'now' : 'later')} />
        ))}
      </ol>
    </div>
  );
}

interface ItemProps {
  readonly need: Need;
  readonly number: number;
  readonly state: Settled | 'now' | 'later';
}

/** The chosen one has a tick, the other is crossed out. A forced Omen has no alternative. */
function Item({ need, number, state }: ItemProps): ReactNode {
  const words = useWords();
  const needName = useNeedName();
  const forced = need === 'omen';
  const looks = forced && state === 'omen' ? 'given' : state;
  const marks = { given: <Drawing name="check" />, avoided: <AvoidIcon />, omen: null, now: number, later: number };
  return (
    <li className={`sn-item is-${looks}`} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="sn-item-mark">{marks[looks]}</span>
      <span className="sn-item-need">
        <NeedIcon need={need} />
      </span>
      <span className="sn-item-text">
        <b>{needName(need)}</b>
        <small>{words.moment.states[state]}</small>
      </span>
      {forced ? null : <OrOmen state={state} />}
    </li>
  );
}

function OrOmen({ state }: { state: ItemProps['state'] }): ReactNode {
  const { moment } = useWords();
  const open = state === 'now' || state === 'later';
  return (
    <>
      {open ? <span className="sr-only">{moment.orOmen}</span> : null}
      <span className="sn-item-omen" aria-hidden="true">
        {open ? moment.or : null}
        {state === 'omen' ? <Drawing name="check" /> : null}
        <ResourceIcon kind="omen" n={1} />
      </span>
    </>
  );
}

function useNeedName(): (need: Need) => string {
  const words = useWords();
  const name = useEntryName();
  return need => {
    if (typeof need !== 'number') return words.moment.needs[need];
    const id = RESOURCE_IDS[need];
    return name(id, id);
  };
}

/** Everybody with their items, their progress, and the cost so far. */
function SettlerRow({ settler, needs }: { settler: Settler; needs: readonly Need[] }): ReactNode {
  const { update } = useTable();
  const words = useWords();
  const { seat, state } = settler;
  const name = update.seats[seat]?.name ?? '';
  const events = sinceReveal(eventsOf(update), seat);
  const settled = settledItems(events, needs);
  const units = spentIn(events).flatMap(one => one.units);
  const omens = settled.filter(how => how === 'omen').length;
  const says = { done: words.moment.finished, now: words.moment.states.now, waits: words.moment.waiting }[state];
  return (
    <li className={`sn-settler is-${state}`}>
      <SeatMark seat={seat} />
      <b style={{ '--w': widestOf(name) }}>{name}</b>
      <SettledList needs={needs} settled={settled} />
      <small>
        <span>{says}</span>
        {units.length > 0 ? <UnitIcons units={units} /> : null}
        {omens > 0 ? <ResourceIcon kind="omen" n={omens} /> : null}
      </small>
    </li>
  );
}

/** Items as icons: given ones have a tick, the others are crossed out. */
function SettledList({ needs, settled }: { needs: readonly Need[]; settled: readonly Settled[] }): ReactNode {
  const { states } = useWords().moment;
  const needName = useNeedName();
  const spoken = needs.map((need, i) => [needName(need), settled[i] && states[settled[i]]].filter(Boolean).join(' '));
  return (
    <span className="sn-list" role="img" aria-label={spoken.join(', ')}>
      {needs.map((need, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- an item is its place in the list
        <span key={i} className={settled[i] && `is-${settled[i]}`}>
          <NeedIcon need={need} />
        </span>
      ))}
    </span>
  );
}
