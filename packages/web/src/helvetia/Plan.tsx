import type { Option } from '@thorp/helvetia';
import { goodName, type GoodName } from '@thorp/helvetia/cards';
import type { ReactNode } from 'react';
import { SeatMark } from '../ui/SeatMark.tsx';
import { Figure } from './Figure.tsx';
import { useNames } from './names.ts';
import { Op, Row } from './Op.tsx';
import { Coin, Good } from './pieces.tsx';
import { goodOf, isPaidBy, wantedIn, type Payment } from './plan.ts';
import { useTable, type Table } from './table.ts';
import { useWords } from './text/words.tsx';

/** How the building or delivery is paid: one line for every unit, each of which can be changed. */
export function Plan(): ReactNode {
  const { sight, planning } = useTable();
  const words = useWords();
  const { rows } = planning;
  const open = rows.some(({ choices }) => choices.length > 1) && sight.mayUndo;
  return (
    <section className="he-plan panel" aria-label={words.plan}>
      <h3>
        {sight.question?.step === 'more' || sight.holding ? words.paid : words.plan}
        <small>{open ? words.change : null}</small>
      </h3>
      <ul>
        {rows.map(({ payment, choices }, i) => (
          // The place in the plan is what tells payments apart.
          // oxlint-disable-next-line react/no-array-index-key
          <PaidRow key={i} row={i} payment={payment} choices={choices} />
        ))}
        <OpenRow />
      </ul>
      <Ledger />
    </section>
  );
}

function PaidRow({ row, payment, choices }: { row: number } & Table['planning']['rows'][number]): ReactNode {
  const { sight, planning, busy } = useTable();
  const names = useNames();
  const good = goodOf(payment);
  const changeable = choices.length > 1 && sight.mayUndo;
  const label = <GoodLabel good={good} />;
  if (!changeable) {
    return (
      <Row label={label} name={names.good(good)}>
        <Op chosen>
          <Way option={optionOf(payment)} />
        </Op>
      </Row>
    );
  }
  return (
    <Row label={label} name={names.good(good)}>
      {choices.map(({ option, label: says }) => {
        const chosen = isPaidBy(payment, option);
        const pick = (): void => {
          if (!busy && !chosen) planning.change(row, option);
        };
        return (
          <Op key={JSON.stringify(option)} chosen={chosen} says={says} onPick={pick}>
            <Way option={option} />
          </Op>
        );
      })}
    </Row>
  );
}

/** The unit that is asked about now, and what comes after it. */
function OpenRow(): ReactNode {
  const { sight, choose } = useTable();
  const names = useNames();
  const words = useWords();
  const { question } = sight;
  if (question?.frame.step !== 'pay') return null;
  const good = goodName(question.frame.todo.good);
  const [, ...later] = wantedIn(question.frame.todo);
  return (
    <>
      <Row label={<GoodLabel good={good} />} name={names.good(good)}>
        {question.choices.map(choice => (
          <Op key={JSON.stringify(choice.option)} lit says={choice.label} onPick={() => choose(choice)}>
            <Way option={choice.option} />
          </Op>
        ))}
      </Row>
      {later.length > 0 ? (
        <Row label={<b>{words.later}</b>} name={words.later}>
          <span className="he-later">
            {later.map((each, i) => (
              // oxlint-disable-next-line react/no-array-index-key
              <Good key={i} good={each} />
            ))}
          </span>
        </Row>
      ) : null}
    </>
  );
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

/** Who lies down and where, or the coin that is paid. */
function Way({ option }: { option: Option }): ReactNode {
  const { view, sight, mine } = useTable();
  const words = useWords();
  const names = useNames();
  if (option.kind !== 'work' && option.kind !== 'exchange') {
    return (
      <>
        <Coin seat={mine} />
        <span>{words.buy}</span>
      </>
    );
  }
  const { village, slot } = option;
  const house = view.players[village]?.houses.find(each => each.slot === slot);
  const figure = [house?.host, house?.guest].find(each => each?.owner === sight.seat);
  return (
    <>
      <Figure figure={{ owner: mine, sex: figure?.sex ?? 'man', awake: false }} />
      <span>
        {house ? names.building(house.building) : null}
        {option.kind === 'exchange' ? <> {words.gives(names.good(option.give))}</> : null}
        <small>
          {village === mine ? (
            words.home
          ) : (
            <>
              <SeatMark seat={village} /> {sight.seats[village]?.name}
            </>
          )}
        </small>
      </span>
    </>
  );
}

/** What a payment was when it was still an option. */
function optionOf(payment: Payment): Option {
  switch (payment.kind) {
    case 'bought':
      return { kind: 'buy' };
    case 'worked':
      return { kind: 'work', village: payment.village, slot: payment.slot };
    case 'exchanged':
      return { kind: 'exchange', village: payment.village, slot: payment.slot, give: payment.give };
  }
}

/** H-9.5 Goods made this turn still count for what needs them. */
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
