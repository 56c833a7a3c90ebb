import { RESOURCES } from '@thorp/feudalia/cards';
import { same } from '@thorp/kernel';
import type { ReactNode } from 'react';
import { Arrow } from '../../board/widgets.ts';
import { bagOf, Cube, Price } from './goods.tsx';
import { numberOf } from './amounts.ts';
import { Glyph } from './glyphs.tsx';
import { useTable, type FeudaliaChoice, type Option } from './table.ts';
import { useWords } from './text/words.tsx';

/** Answers that are drawn and not written: cubes and coins that move. */
const DRAWN: readonly Option['kind'][] = [
  'exchange',
  'payFrom',
  'store',
  'gain',
  'lose',
  'lay',
  'waive',
  'move',
  'give',
  'ask',
];

export const isDrawn = ({ option }: FeudaliaChoice): boolean => DRAWN.includes(option.kind);

/** An answer as cubes and coins; null if words are better. */
export function drawn(choice: FeudaliaChoice): ReactNode {
  return isDrawn(choice) ? <Drawn option={choice.option} /> : null;
}

/** A row of drawn answers. Their words are read aloud. */
function Chips({ choices, hint }: { choices: readonly FeudaliaChoice[]; hint: Option | null }): ReactNode {
  const { busy, choose } = useTable();
  if (choices.length === 0) return null;
  return (
    <span className="fe-chips">
      {choices.map(choice => (
        <button
          key={JSON.stringify(choice.option)}
          type="button"
          data-lit
          className={hint && same(hint, choice.option) ? 'fe-chip is-hinted' : 'fe-chip'}
          aria-label={choice.label}
          title={choice.label}
          aria-disabled={busy}
          onClick={() => choose(choice)}
        >
          <Drawn option={choice.option} />
        </button>
      ))}
    </span>
  );
}

function Drawn({ option }: { option: Option }): ReactNode {
  switch (option.kind) {
    case 'exchange':
      return (
        <>
          <Price bag={option.give} />
          <Arrow />
          <Price bag={option.get} />
        </>
      );
    case 'payFrom':
      return (
        <>
          <FiefSymbol at={option.fief} />
          <Arrow />
          <Cube type={option.resource} />
        </>
      );
    case 'store':
    case 'gain':
      return (
        <>
          <Cube type={option.resource} />
          <Arrow />
          <FiefSymbol at={option.fief} />
        </>
      );
    case 'move':
      return (
        <>
          <FiefSymbol at={option.from} />
          <Cube type={option.resource} />
          <Arrow />
          <FiefSymbol at={option.to} />
        </>
      );
    case 'lose':
    case 'waive':
      return (
        <>
          −<Cube type={option.resource} />
        </>
      );
    case 'lay':
    case 'give':
    case 'ask':
      return (
        <>
          +<Cube type={option.resource} />
        </>
      );
    default:
      return null;
  }
}

/** One of my fiefs: its glyph, and which of several of a type. */
export function FiefSymbol({ at }: { at: number }): ReactNode {
  const { view, mine } = useTable();
  const words = useWords();
  const fiefs = view.lords[mine]?.fiefs ?? [];
  const type = fiefs[at]?.type;
  if (!type) return null;
  const number = numberOf(fiefs, at);
  return (
    <span className="fe-fief-symbol" data-fief={type}>
      <span className="fe-disc">
        <Glyph name={type} />
      </span>
      <small>
        {words.lands[type]}
        {number > 0 ? ` ${number}` : null}
      </small>
    </span>
  );
}

/** F-13 The two sides of a trade between players, while it is proposed or answered. */
export function Deal({ choices, hint }: { choices: readonly FeudaliaChoice[]; hint: Option | null }): ReactNode {
  const { update } = useTable();
  const words = useWords();
  const frame = update.question?.frame;
  if (frame?.step !== 'offer' && frame?.step !== 'answer') return null;
  const other = update.seats[frame.step === 'offer' ? frame.to : frame.from]?.name ?? '';
  const [mine, theirs] = frame.step === 'offer' ? [frame.give, frame.ask] : [frame.ask, frame.give];
  const of = (kind: Option['kind']): FeudaliaChoice[] => choices.filter(({ option }) => option.kind === kind);
  return (
    <div className="fe-deal" role="group" aria-label={words.deal(other)}>
      <Side title={words.youGive} cubes={mine}>
        <Chips choices={of('give')} hint={hint} />
      </Side>
      <Side title={words.theyGive(other)} cubes={theirs}>
        <Chips choices={of('ask')} hint={hint} />
      </Side>
    </div>
  );
}

function Side(props: { title: string; cubes: readonly number[]; children: ReactNode }): ReactNode {
  const { title, cubes, children } = props;
  const words = useWords();
  const none = RESOURCES.every((_, r) => !cubes[r]);
  return (
    <section className="fe-side">
      <h3>{title}</h3>
      <span className="fe-tray">{none ? words.nothingYet : <Price bag={bagOf(cubes)} />}</span>
      {children}
    </section>
  );
}
