import { quarterSlots, sleepersIn } from '@thorp/helvetia/reading';
import { villageZone } from '@thorp/helvetia/pieces';
import { SLOTS, type QuarterName } from '@thorp/helvetia/cards';
import { useState, type ReactNode } from 'react';
import { Portrait } from '../../art/Portrait.tsx';
import { SeatMark, useSeatColour } from '../../ui/SeatMark.tsx';
import { useNames } from './names.ts';
import { PORTRAITS } from './people.ts';
import { areaOf } from './printed.ts';
import { choicesOf, useTable, type HelvetiaChoice } from './table.ts';
import { useWords } from './text/words.tsx';

/** H-12.1 The Night Watchman: which quarter of which village, and how many it wakes. */
export function Watchman(): ReactNode {
  const { update, mine, view, quarter, point, isHinted } = useTable();
  const words = useWords();
  const wakes = choicesOf(update.question?.choices ?? [], 'wake');
  const villages = [...new Set(wakes.map(({ option }) => option.village))];
  const [chosen, setChosen] = useState<number | null>(null);
  // The village of a hint is shown, unless another was chosen.
  const wanted = chosen ?? wakes.find(({ option }) => isHinted(option))?.option.village ?? mine;
  const village = villages.includes(wanted) ? wanted : (villages[0] ?? mine);
  const pointed = quarter?.village === village ? quarter.name : null;
  const look = (seat: number): void => {
    setChosen(seat);
    point(null);
  };
  return (
    <section className="he-watch panel" aria-label={words.watch}>
      <header>
        <span className="he-face">
          <Portrait face picture={PORTRAITS['night-watchman']} />
        </span>
        <h3>{words.watch}</h3>
        {villages.length > 1 ? <Villages villages={villages} shown={village} onLook={look} /> : null}
      </header>
      <div className="he-quarters" data-model={view.settings.quarterModel}>
        {wakes
          .filter(({ option }) => option.village === village)
          .map(({ choice, option }) => (
            <QuarterButton key={option.quarter} village={village} name={option.quarter} choice={choice} />
          ))}
        <Sketch village={village} pointed={pointed} />
      </div>
      <Woken village={village} pointed={pointed} />
    </section>
  );
}

interface VillagesProps {
  readonly villages: readonly number[];
  readonly shown: number;
  readonly onLook: (seat: number) => void;
}

/** Chooses the village whose quarters are shown; the village of a hint is marked. */
function Villages({ villages, shown, onLook }: VillagesProps): ReactNode {
  const { update, lights } = useTable();
  const words = useWords();
  return (
    <span className="he-villages" role="group" aria-label={words.whichVillage}>
      {villages.map(seat => (
        <button
          key={seat}
          type="button"
          data-lit={seat === shown ? undefined : ''}
          className={lights(villageZone(seat)).hinted && seat !== shown ? 'is-hinted' : undefined}
          aria-pressed={seat === shown}
          aria-label={words.villageOf(update.seats[seat]?.name ?? '')}
          onClick={() => onLook(seat)}
        >
          <SeatMark seat={seat} />
        </button>
      ))}
    </span>
  );
}

/** Whom the quarter under the pointer would wake, and where. */
function Woken({ village, pointed }: { village: number; pointed: QuarterName | null }): ReactNode {
  const { update, view } = useTable();
  const words = useWords();
  const names = useNames();
  const player = view.players[village];
  const owner = words.villageOf(update.seats[village]?.name ?? '');
  if (!player || pointed === null) {
    return (
      <p>
        <b>{owner}</b>
      </p>
    );
  }
  const { count, slots } = sleepersIn(player, quarterSlots(pointed, view.settings.quarterModel));
  const where = player.houses.filter(({ slot }) => slots.includes(slot));
  return (
    <p>
      <b>{`${owner}: ${words.quarters[pointed]}, ${words.wakes(count)}`}</b>{' '}
      {where.map(({ building }) => names.building(building)).join(', ')}
    </p>
  );
}

function QuarterButton(props: { village: number; name: QuarterName; choice: HelvetiaChoice }): ReactNode {
  const { village, name, choice } = props;
  const { view, quarter, point, choose, isHinted } = useTable();
  const words = useWords();
  const player = view.players[village];
  const { count } = player ? sleepersIn(player, quarterSlots(name, view.settings.quarterModel)) : { count: 0 };
  const on = quarter?.village === village && quarter.name === name;
  const show = (): void => point({ village, name });
  const hide = (): void => point(null);
  const hinted = isHinted(choice.option);
  return (
    <button
      type="button"
      aria-label={`${choice.label}: ${words.wakes(count)}`}
      data-lit
      data-quarter={name}
      className={`he-quarter${on ? ' is-on' : ''}${hinted ? ' is-hinted' : ''}`}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onClick={() => {
        hide();
        choose(choice);
      }}
    >
      <span>{words.quarters[name]}</span> <b>{count}</b>
    </button>
  );
}

/** A small drawing of the village: who is awake and who sleeps. */
function Sketch({ village, pointed }: { village: number; pointed: QuarterName | null }): ReactNode {
  const { view } = useTable();
  const colour = useSeatColour();
  const model = view.settings.quarterModel;
  const slots = pointed === null ? [] : quarterSlots(pointed, model);
  const houses = view.players[village]?.houses ?? [];
  return (
    <span className="he-sketch" aria-hidden="true">
      {SLOTS.map(slot => {
        const house = houses.find(each => each.slot === slot);
        const classes = [slots.includes(slot) ? 'is-quarter' : '', house ? '' : 'is-free'].join(' ');
        return (
          <i key={slot} className={classes} style={{ gridArea: areaOf(slot) }}>
            {[house?.host, house?.guest].map(figure =>
              figure ? (
                <u
                  key={figure.owner}
                  className={figure.awake ? undefined : 'is-asleep'}
                  style={{ background: `var(--p-${colour(figure.owner)})` }}
                />
              ) : null,
            )}
          </i>
        );
      })}
      <i className="is-centre" style={{ gridArea: '2 / 2 / 3 / 4' }} />
    </span>
  );
}
