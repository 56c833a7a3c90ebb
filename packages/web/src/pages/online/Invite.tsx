import { useEffect, useState, type ReactNode } from 'react';
import { encode } from 'uqr';
import { useAttempt } from '../../ui/attempt.tsx';
import { useOnlineText } from './text.ts';

/** The link of a table, for copying, sharing and scanning. */
export function Invite({ table }: { table: string }): ReactNode {
  const text = useOnlineText();
  const link = `${location.origin}/table/${table}`;
  const { attempt } = useAttempt();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <section className="panel on-invite" aria-label={text.invite}>
      <QrCode text={link} />
      <div>
        <h2>{text.invite}</h2>
        <p className="muted">{text.inviteHelp}</p>
        <div className="on-linkrow">
          {/* Whoever has no clipboard here selects the link by hand. */}
          <input className="input" readOnly value={link} aria-label={text.invite} onFocus={selectAll} />
          {navigator.clipboard ? (
            <button type="button" className="btn btn--primary" onClick={() => attempt(copy)}>
              <span aria-live="polite">{copied ? text.copied : text.copy}</span>
            </button>
          ) : null}
          {navigator.share ? (
            <button type="button" className="btn" onClick={() => void navigator.share({ url: link }).catch(() => null)}>
              {text.share}
            </button>
          ) : null}
        </div>
      </div>
    </section>
  );
}

function selectAll({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void {
  currentTarget.select();
}

/** The quiet zone around the code, in modules. */
const QUIET = 3;

function QrCode({ text: link }: { text: string }): ReactNode {
  const text = useOnlineText();
  const { data, size } = encode(link, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className="on-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text.qr} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
