import { useEffect, useState, type ReactNode } from 'react';
import { encode } from 'uqr';
import { Link } from '../../app/router.tsx';
import { useText } from '../../text/text.tsx';
import { useAttempt } from '../../ui/attempt.tsx';
import { codeOf, type TableCode } from '../../http/tables.ts';
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
      {/* In capitals the QR code is smaller; addresses are case-insensitive. */}
      <QrCode text={link.toUpperCase()} label={text.qr} />
      <div>
        <h2>{text.invite}</h2>
        <p className="muted">{text.inviteHelp}</p>
        <div className="on-linkrow">
          {/* Without a clipboard people select the link by hand. */}
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
        <Code table={table} />
        <p className="on-code">
          <Link className="btn" to={`/screen/${table}`}>
            {text.bigScreen}
          </Link>
          <small>{text.bigScreenHelp}</small>
        </p>
      </div>
    </section>
  );
}

/** The code of the table, to be read out. */
function Code({ table }: { table: string }): ReactNode {
  const text = useOnlineText();
  const { locale } = useText();
  const known = useCode(table);
  if (!known) return null;
  const until = new Date(known.expires).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <p className="on-code">
      <span>{text.readCode(until)}</span>
      <Letters code={known.code} />
    </p>
  );
}

/** Letter by letter, because a screen reader would read it as a word. */
export function Letters({ code }: { code: string }): ReactNode {
  const text = useOnlineText();
  return (
    <b role="img" aria-label={`${text.code}: ${code.split('').join(' ')}`}>
      {code}
    </b>
  );
}

const RETRY_MS = 10_000;

/** Requests the code, and the next one when it has expired; null for people who may not know it. */
export function useCode(table: string): TableCode | null {
  const [known, setKnown] = useState<TableCode | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const ask = async (): Promise<void> => {
      const found = await codeOf(table).catch(() => null);
      if (!current) return;
      setKnown(found);
      timer = setTimeout(() => void ask(), Math.max(RETRY_MS, (found?.expires ?? 0) - Date.now()));
    };
    void ask();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [table]);
  return known;
}

function selectAll({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void {
  currentTarget.select();
}

/** The quiet zone around the code, in modules. */
const QUIET = 3;

export function QrCode({ text: link, label }: { text: string; label: string }): ReactNode {
  const { data, size } = encode(link, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className="on-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
