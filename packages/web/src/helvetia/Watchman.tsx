import { QUARTERS, SLOTS, type QuarterName } from '@thorp/helvetia/cards';
import { useState, type ReactNode } from 'react';
import { Portrait } from '../art/Portrait.tsx';
import { SeatMark, useSeatColour } from '../ui/SeatMark.tsx';
import { useNames } from './names.ts';
import { PORTRAITS } from './people.ts';
import { areaOf } from './printed.ts';
import { sleepersIn, slotsOf } from './quarters.ts';
import { choicesOf, useTable, type HelvetiaChoice } from './table.ts';
import { useWords } from './text/words.tsx';

/** H-12.1 The Night Watchman: which quarter of which village, and how many it wakes. */
export function Watchman(): ReactNode {
  const { sight, mine, view, quarter, point, isHinted } = useTable();
  const words = useWords();
  const names = useNames();
  const wakes = choicesOf(sight.question?.choices ?? [], 'wake');
  const villages = [...new Set(wakes.map(({ option }) => option.village))];
  const [chosen, setChosen] = useState(mine);
  const village = villages.includes(chosen) ? chosen : (villages[0] ?? mine);
  const here = wakes.filter(({ option }) => option.village === village);
  const pointed = quarter?.village === village ? quarter.name : null;
  const player = view.players[village];
  if (!player) return null;
  const slots = pointed === null ? [] : slotsOf(pointed, view.settings.quarterModel);
  const woken = sleepersIn(player, slots);
  const where = woken.slots.flatMap(slot => player.houses.filter(each => each.slot === slot));
  return (
    <section className="he-watch panel" aria-label={words.watch}>
      <header>
        <span className="he-face">
          <Portrait face picture={PORTRAITS['night-watchman']} />
        </span>
        <h3>{words.watch}</h3>
        {villages.length > 1 ? (
          <span className="he-villages" role="group" aria-label={words.whichVillage}>
            {villages.map(seat => (
              <button
                key={seat}
                type="button"
                data-lit
                className={
                  wakes.some(({ option }) => option.village === seat && isHinted(option)) ? 'is-hinted' : undefined
                }
                aria-pressed={seat === village}
                aria-label={words.villageOf(sight.seats[seat]?.name ?? '')}
                onClick={() => {
                  setChosen(seat);
                  point(null);
                }}
              >
                <SeatMark seat={seat} />
              </button>
            ))}
          </span>
        ) : null}
      </header>
      <div className="he-quarters" data-model={view.settings.quarterModel}>
        {here.map(({ choice, option }) => (
          <QuarterButton key={option.quarter} village={village} name={option.quarter} choice={choice} />
        ))}
        <Sketch village={village} pointed={pointed} />
      </div>
      <p>
        <b>
          {words.villageOf(sight.seats[village]?.name ?? '')}
          {pointed === null ? '' : `: ${words.quarters[pointed]}, ${words.wakes(woken.count)}`}
        </b>{' '}
        {where.map(({ building }) => names.building(building)).join(', ')}
      </p>
    </section>
  );
}

function QuarterButton(props: { village: number; name: QuarterName; choice: HelvetiaChoice }): ReactNode {
  const { village, name, choice } = props;
  const { view, quarter, point, choose, isHinted } = useTable();
  const words = useWords();
  const player = view.players[village];
  const { count } = player ? sleepersIn(player, slotsOf(name, view.settings.quarterModel)) : { count: 0 };
  const on = quarter?.village === village && quarter.name === name;
  const show = (): void => point({ village, name });
  const hide = (): void => point(null);
  const hinted = isHinted(choice.option);
  return (
    <button
      type="button"
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
      <span className="vh">{`${words.wakes(count)}. ${choice.label}`}</span>
    </button>
  );
}

/** The village as the Watchman sees it: who stands and who lies. */
function Sketch({ village, pointed }: { village: number; pointed: QuarterName | null }): ReactNode {
  const { view } = useTable();
  const colour = useSeatColour();
  const model = view.settings.quarterModel;
  const slots = pointed === null ? [] : slotsOf(pointed, model);
  const houses = view.players[village]?.houses ?? [];
  return (
    <span className="he-sketch" aria-hidden="true" data-quarters={QUARTERS[model].length}>
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
