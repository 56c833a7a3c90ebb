import { useEffect, useState, type ReactNode } from 'react';
import { Sheet } from '../../ui/Sheet.tsx';
import { lookersOn, type LookersOn } from '../../http/tables.ts';
import { OnlineIcon } from './icons.tsx';
import { useOnlineText } from './text.ts';

/** The number of spectators; a tap shows their names. */
export function LookingOn({ table, count }: { table: string; count: number }): ReactNode {
  const text = useOnlineText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn--icon on-watching"
        aria-label={text.lookOn(count)}
        title={text.lookOn(count)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <OnlineIcon name="watch" />
        <b aria-hidden="true">{count}</b>
      </button>
      {open ? (
        <Sheet title={text.lookersOn} onClose={() => setOpen(false)}>
          <Names table={table} count={count} />
        </Sheet>
      ) : null}
    </>
  );
}

/** Requested again when somebody has come or gone. */
function Names({ table, count }: { table: string; count: number }): ReactNode {
  const text = useOnlineText();
  const [found, setFound] = useState<LookersOn | null>(null);
  useEffect(() => {
    let current = true;
    lookersOn(table).then(
      next => {
        if (current) setFound(next);
      },
      // Without an answer the number stays.
      () => undefined,
    );
    return () => void (current = false);
  }, [table, count]);
  const { names, unnamed } = found ?? { names: [], unnamed: count };
  return (
    <ul className="on-lookers">
      {names.map((name, i) => (
        <li key={`${name} ${i}`}>
          <b>{name}</b>
        </li>
      ))}
      {unnamed > 0 ? <li className="muted">{text.moreLookOn(unnamed, names.length)}</li> : null}
    </ul>
  );
}
