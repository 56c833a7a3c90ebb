import { useEffect, useState, type ReactNode } from 'react';
import { myTables } from '../../../http/tables.ts';
import { deviceName } from './device.ts';
import { confirmEmail, takeLink } from '../../../http/me.ts';
import { useMeText } from './meText.ts';
import { takeTheirs } from './profileSync.ts';
import { OutcomeLine, useAtFirst, useDoing } from './outcome.tsx';

interface Arrived {
  readonly kind: 'link' | 'confirm';
  readonly secret: string;
}

/** The secret after the # of a link in a message. It is removed from the address, so that it is not in the history. */
export function takeSecret(): Arrived | null {
  const [, kind, secret] = /^#\/?(link|confirm)\/([0-9a-f]{64})$/i.exec(location.hash) ?? [];
  if (!kind || !secret) return null;
  history.replaceState(null, '', location.pathname);
  return { kind: kind.toLowerCase() === 'link' ? 'link' : 'confirm', secret: secret.toLowerCase() };
}

/** Somebody has opened a link that signs in a device, or that confirms an e-mail address. */
export function Arrival({ arrived }: { arrived: Arrived | null }): ReactNode {
  if (!arrived) return null;
  return arrived.kind === 'link' ? <TakeLink secret={arrived.secret} /> : <ConfirmEmail secret={arrived.secret} />;
}

/** Asks first: programs that check links before people open them would use it up. */
function TakeLink({ secret }: { secret: string }): ReactNode {
  const text = useMeText();
  const { outcome, busy, run } = useDoing();
  const [tables, setTables] = useState(0);
  useEffect(() => {
    myTables().then(
      mine => setTables(mine.filter(({ phase }) => phase !== 'over').length),
      () => undefined,
    );
  }, []);
  const enter = async (): Promise<void> => {
    await takeLink(secret, deviceName());
    takeTheirs();
    location.reload();
  };
  return (
    <section className="panel me-part" aria-labelledby="me-arrive">
      <h2 id="me-arrive">{text.arrive}</h2>
      <p>{text.arriveQuestion}</p>
      {tables > 0 ? <p className="note">{text.arriveLose(tables)}</p> : null}
      <button type="button" className="btn btn--primary" disabled={busy} onClick={() => run(enter)}>
        {text.arriveYes}
      </button>
      <OutcomeLine outcome={outcome} />
    </section>
  );
}

function ConfirmEmail({ secret }: { secret: string }): ReactNode {
  const text = useMeText();
  const { outcome, run } = useDoing();
  // Only once, because the secret can be used only once.
  useAtFirst({ run }, async () => {
    await confirmEmail(secret);
    return text.emailConfirmed;
  });
  return <OutcomeLine outcome={outcome} />;
}
