import { type Spent } from '@thorp/snowcrest/reading';
import { ANY } from '@thorp/snowcrest/cards';
import type { ReactNode } from 'react';
import type { ForMe } from '../../board/widgets.ts';
import { useSourceName } from './names.ts';
import { dueOf, type Payment } from './paying.ts';
import type { Plan, Take } from './plan.ts';
import { usePayPlan } from './PayPlan.tsx';
import { AnyIcon, ResourceIcon, resourceName } from './Icons.tsx';
import { UnitIcons } from './Steps.tsx';
import { useTable } from './table.ts';
import { useWords, type Words } from './text/words.tsx';

/** One icon for every unit: a paid one names its source, the open ones are highlighted. */
export function Needs({ payment: { spent, due, lost } }: { payment: Payment }): ReactNode {
  const words = useWords();
  const open = due.flatMap((n, need) => Array.from({ length: n }, () => need));
  const paid = spent.reduce((sum, { units }) => sum + units.length, 0) - (lost ?? 0);
  return (
    <>
      <ol className="sn-needs" aria-label={words.pay.needs(paid, paid + open.length)}>
        {spent.map((one, i) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            <PaidIcons one={one} />
          </li>
        ))}
        {open.map((need, i) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`open ${i}`} className="is-open">
            {need === ANY ? <AnyIcon /> : <ResourceIcon kind={resourceName(need)} />}
            <small>{words.pay.open}</small>
          </li>
        ))}
      </ol>
      <p className="sn-remaining">
        <b>{words.pay.needs(paid, paid + open.length)}</b>
        {lost === null ? null : (
          <span className={lost === 0 ? 'is-none' : undefined}>, {words.pay.lostSoFar(lost)}</span>
        )}
      </p>
    </>
  );
}

function PaidIcons({ one }: { one: Spent }): ReactNode {
  const words = useWords();
  const name = useSourceName();
  return (
    <>
      <span className="sn-tight">
        {one.units.map((unit, i) => (
          // oxlint-disable-next-line react/no-array-index-key
          <ResourceIcon key={i} kind={resourceName(unit)} />
        ))}
      </span>
      <small>{one.by === 'token' ? words.pay.token : name(one)}</small>
    </>
  );
}

/** The button that pays the whole price, with a short text about the price. */
export function usePayForMe(): ForMe | null {
  const planning = usePayPlan();
  const words = useWords();
  const name = useSourceName();
  if (!planning) return null;
  const { plan, play } = planning;
  return { label: words.pay.forMe, note: plan ? noteOf(plan, words, name) : '…', act: play };
}

function noteOf(plan: Plan, words: Words, name: (source: Spent) => string): string {
  const [only, second] = plan.takes;
  const sources = plan.takes.reduce((all, { count }) => all + count, 0);
  const what = only && !second ? takeWords(only, name) : words.pay.sources(sources);
  return [what, lossWords(plan, words)].filter(Boolean).join(', ');
}

function takeWords({ source, count }: Take, name: (source: Spent) => string): string {
  return count > 1 ? `${count} × ${name(source)}` : name(source);
}

function lossWords({ lost, goesOn }: Plan, words: Words): string | null {
  if (lost === null) return null;
  if (goesOn) return words.pay.more;
  return lost > 0 ? words.pay.loses(lost) : words.pay.fits;
}

/** S-23.1 What "pay for me" takes, before it is taken. For a single item the button is enough. */
export function PayPlan(): ReactNode {
  const { update, placing } = useTable();
  const planning = usePayPlan();
  const words = useWords();
  if (!planning || (placing === null && !dueOf(update))) return null;
  const { plan } = planning;
  return (
    <section className="sn-plan" aria-label={words.pay.takes} aria-busy={plan === null}>
      <h3>{words.pay.takes}</h3>
      {plan ? <TakeList plan={plan} /> : null}
    </section>
  );
}

function TakeList({ plan: { takes, gold, lost, goesOn } }: { plan: Plan }): ReactNode {
  const { pay } = useWords();
  return (
    <ul>
      {takes.map(take => (
        <TakeLine key={`${take.source.by} ${take.source.id}`} take={take} />
      ))}
      {gold > 0 ? (
        <li className="is-rest">
          <ResourceIcon kind="gold" n={gold} /> {pay.goldStays}
        </li>
      ) : null}
      <li className={lost ? 'is-rest is-loss' : 'is-rest'}>{goesOn ? pay.moreAfter : pay.lostSum(lost ?? 0)}</li>
    </ul>
  );
}

function TakeLine({ take }: { take: Take }): ReactNode {
  const words = useWords();
  const name = useSourceName();
  const { source, count, closes } = take;
  const units = Array.from({ length: count }, () => source.units).flat();
  const from = source.by === 'hand' || source.by === 'village' ? words.pay.from[source.by] : null;
  return (
    <li>
      <UnitIcons units={units} />
      <span>
        {source.by === 'token' ? words.pay.tokens(count, name(source)) : takeWords(take, name)}
        {from ? <small>, {from}</small> : null}
        {closes ? <b>, {words.pay.closesNote}</b> : null}
      </span>
    </li>
  );
}
