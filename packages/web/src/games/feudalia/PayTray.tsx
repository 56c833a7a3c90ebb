import type { ReactNode } from 'react';
import { Changes } from '../../board/widgets.ts';
import { FiefSymbol } from './Chips.tsx';
import { Cube } from './goods.tsx';
import { changed, insteadOf, type Given, type Plan } from './paymentPlan.ts';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/** The planned payment: every cube with its fief, and the result. */
export function PayTray({ plan }: { plan: Plan }): ReactNode {
  const words = useWords();
  const { planning } = useTable();
  const { answers, changes } = plan;
  return (
    <div className="fe-paying">
      <ol className="fe-slots" aria-label={words.goes}>
        {plan.given.map(given => (
          <li key={`${given.step} ${given.fief} ${given.type} ${given.choices.length}`}>
            <Slot given={given} onChange={() => planning.change(changed(answers, given))} />
          </li>
        ))}
      </ol>
      {changes.length > 0 ? (
        <p>
          <Changes changes={changes} />
        </p>
      ) : null}
    </div>
  );
}

/** A cube to be paid; a tap takes it from another fief if possible. */
function Slot({ given, onChange }: { given: Given; onChange: () => void }): ReactNode {
  const words = useWords();
  const { type, n, fief, choices } = given;
  const drawn = (
    <>
      <Cube type={type} count={n > 1 ? n : undefined} />
      <span className="sr-only">{`${n} ${words.goods[type]}`}</span>
      <small>{words.from}</small>
      <FiefSymbol at={fief} />
    </>
  );
  if (choices.length === 0) return <span className="fe-slot">{drawn}</span>;
  return (
    <button type="button" className="fe-slot is-open" title={words.instead(insteadOf(given).label)} onClick={onChange}>
      {drawn}
      <span className="sr-only">{words.instead(insteadOf(given).label)}</span>
    </button>
  );
}
