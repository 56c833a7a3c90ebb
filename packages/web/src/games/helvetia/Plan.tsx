import { goodSupplied, optionOf, type Payment } from '@thorp/helvetia/reading';
import type { Option } from '@thorp/helvetia';
import type { GoodName } from '@thorp/helvetia/cards';
import { same } from '@thorp/kernel';
import type { ReactNode } from 'react';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { Figure } from './Figure.tsx';
import { SizedName } from './SizedName.tsx';
import { useNames } from './names.ts';
import { PlanChoice, PlanRow } from './PlanRow.tsx';
import { Coin, Good } from './pieces.tsx';
import { answeredOtherwise, type Line, type Plan as Planned } from './plan.ts';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/**
 * How a building or delivery is paid for, and who moves in: one line for every question, each of which can be changed.
 */
export function Plan({ plan: { payments, movedIn } }: { plan: Planned }): ReactNode {
  const names = useNames();
  const words = useWords();
  const open = [...payments, movedIn].some(line => line !== null && line.choices.length > 1);
  return (
    <section className="he-plan panel" aria-label={words.plan}>
      <h3>
        {words.plan}
        <small>{open ? words.change : null}</small>
      </h3>
      <ul>
        {payments.map((line, i) => (
          // The place in the plan is what tells payments apart.
          // oxlint-disable-next-line react/no-array-index-key
          <PlanRow
            key={i}
            label={<GoodLabel good={goodSupplied(line.event)} />}
            name={names.good(goodSupplied(line.event))}
          >
            <LineChoices line={line} chosen={optionOf(line.event)} />
          </PlanRow>
        ))}
        {movedIn ? (
          <PlanRow label={<b>{words.movesInto}</b>} name={words.movesIn}>
            <LineChoices line={movedIn} chosen={{ kind: 'moveIn', sex: movedIn.event.sex }} />
          </PlanRow>
        ) : null}
      </ul>
      <Ledger />
    </section>
  );
}

/** The choices of one line; a tap on another one changes the plan. */
function LineChoices({
  line: { ask, choices },
  chosen,
}: {
  line: Line<Payment> | NonNullable<Planned['movedIn']>;
  chosen: Option;
}): ReactNode {
  const { planning, busy } = useTable();
  if (ask === null || choices.length < 2) {
    return (
      <PlanChoice chosen>
        <Chosen option={chosen} />
      </PlanChoice>
    );
  }
  return choices.map(({ option, label }) => {
    const isChosen = same(option, chosen);
    const pick = (): void => {
      if (!busy && !isChosen && planning.plan) planning.change(answeredOtherwise(planning.plan, ask, option));
    };
    return (
      <PlanChoice key={JSON.stringify(option)} chosen={isChosen} says={label} onPick={pick}>
        <Chosen option={option} />
      </PlanChoice>
    );
  });
}

function GoodLabel({ good }: { good: GoodName }): ReactNode {
  const names = useNames();
  return (
    <>
      <Good good={good} />
      <b>{names.good(good)}</b>
    </>
  );
}

/** Who lies down and where, who moves in, or the coin that is paid. */
function Chosen({ option }: { option: Option }): ReactNode {
  const { mine } = useTable();
  const words = useWords();
  switch (option.kind) {
    case 'work':
    case 'exchange':
      return <Worker option={option} />;
    case 'moveIn':
      return (
        <>
          <Figure figure={{ owner: mine, sex: option.sex, awake: true }} />
          <span>{words[option.sex]}</span>
        </>
      );
    default:
      return (
        <>
          <Coin seat={mine} />
          <span>{words.buy}</span>
        </>
      );
  }
}

function Worker({ option }: { option: Extract<Option, { kind: 'work' | 'exchange' }> }): ReactNode {
  const { view, update, mine } = useTable();
  const words = useWords();
  const names = useNames();
  const { village, slot } = option;
  const house = view.players[village]?.houses.find(each => each.slot === slot);
  const figure = [house?.host, house?.guest].find(each => each?.owner === update.seat);
  return (
    <>
      <Figure figure={{ owner: mine, sex: figure?.sex ?? 'man', awake: false }} />
      <span>
        {house ? <SizedName>{names.building(house.building)}</SizedName> : null}
        {option.kind === 'exchange' ? <> {words.gives(names.good(option.give))}</> : null}
        <small>
          {village === mine ? (
            words.home
          ) : (
            <>
              <SeatMark seat={village} /> {update.seats[village]?.name}
            </>
          )}
        </small>
      </span>
    </>
  );
}

/** H-9.5 Goods made this turn can still be used. */
function Ledger(): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const made = view.ledger.filter(each => each.made > 0);
  if (made.length === 0) return null;
  return (
    <p className="he-ledger">
      {words.made}
      {made.map(({ good }) => (
        <Good key={good} good={good} />
      ))}
    </p>
  );
}
