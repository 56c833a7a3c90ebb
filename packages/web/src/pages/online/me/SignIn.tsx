import { useState, type ReactNode } from 'react';
import { useText } from '../../../text/text.tsx';
import { Confirm } from '../../../ui/Confirm.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QrCode } from '../Invite.tsx';
import { deviceName } from './device.ts';
import { newLink, removePasskey, signOut, signOutDevice, type Me } from '../../../http/me.ts';
import { useMeText } from './meText.ts';
import { hasPasskeys, makePasskey, signInWithPasskey } from './passkey.ts';
import { forgetMine, takeTheirs } from './profileSync.ts';
import { OutcomeLine, useDoing } from './outcome.tsx';

interface SignInProps {
  readonly me: Me;
  readonly onChanged: () => void;
}

/** How the person signs in on another device: by passkey, or by a link that works once. */
export function SignIn({ me, onChanged }: SignInProps): ReactNode {
  const text = useMeText();
  return (
    <section className="panel me-part" aria-labelledby="me-elsewhere">
      <h2 id="me-elsewhere">{text.elsewhere}</h2>
      <Passkeys me={me} onChanged={onChanged} />
      <Once />
      <Devices me={me} onChanged={onChanged} />
    </section>
  );
}

function Passkeys({ me: { passkeys }, onChanged }: SignInProps): ReactNode {
  const text = useMeText();
  const { locale } = useText();
  const { outcome, busy, run } = useDoing();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const make = async (): Promise<string | null> => {
    if (!(await makePasskey(deviceName()))) return null;
    onChanged();
    return text.passkeyMade;
  };
  const enter = async (): Promise<void> => {
    // The worker and its connection belong to the previous person, so the page is loaded again.
    if (!(await signInWithPasskey(deviceName()))) return;
    takeTheirs();
    location.reload();
  };
  const remove = async (id: string): Promise<void> => {
    await removePasskey(id);
    onChanged();
  };
  if (!hasPasskeys()) return <p className="muted">{text.noPasskeys}</p>;
  const known = passkeys.length > 0;
  return (
    <>
      <p>{known ? text.hasPasskey : text.onlyHere}</p>
      <button type="button" className={known ? 'btn' : 'btn btn--primary'} disabled={busy} onClick={() => run(make)}>
        <Icon name="key" />
        {known ? text.morePasskey : text.makePasskey}
      </button>
      <button type="button" className="btn" disabled={busy} onClick={() => run(enter)}>
        {text.useIt}
      </button>
      <OutcomeLine outcome={outcome} />
      {known ? (
        <ul className="me-list" aria-label={text.passkeys}>
          {passkeys.map(({ id, name, created }) => (
            <li key={id}>
              <Icon name="key" />
              <span>
                <b>{name}</b>
                <small>{text.passkeyMadeOn(date.format(created))}</small>
              </span>
              <button
                type="button"
                className="btn btn--quiet"
                aria-label={text.removePasskey(name)}
                onClick={() => run(() => remove(id))}
              >
                {text.removeShort}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** A link that signs in one other device. It is made on request, because it is a secret on the screen. */
function Once(): ReactNode {
  const text = useMeText();
  const { locale } = useText();
  const { outcome, busy, run } = useDoing();
  const [made, setMade] = useState<{ readonly link: string; readonly expires: number } | null>(null);
  const show = async (): Promise<void> => {
    const { secret, expires } = await newLink();
    // After the #, which is not sent to a server.
    setMade({ link: `${location.origin}/me#link/${secret}`, expires });
  };
  const copy = async (link: string): Promise<string> => {
    await navigator.clipboard.writeText(link);
    return text.copied;
  };
  const until = made && new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(made.expires);
  return (
    <div className="me-once">
      <h3>{text.once}</h3>
      <p className="muted">{until === null ? text.onceHelp : text.onceUntil(until)}</p>
      {made ? (
        <div className="me-code">
          <QrCode text={made.link} label={text.qr} />
          <div>
            <input
              className="input"
              readOnly
              value={made.link}
              aria-label={text.link}
              onFocus={event => event.currentTarget.select()}
            />
            {navigator.clipboard ? (
              <button type="button" className="btn" onClick={() => run(() => copy(made.link))}>
                {text.copyLink}
              </button>
            ) : null}
          </div>
        </div>
      ) : (
        <button type="button" className="btn" disabled={busy} onClick={() => run(show)}>
          {text.showCode}
        </button>
      )}
      <OutcomeLine outcome={outcome} />
    </div>
  );
}

function Devices({ me: { devices, passkeys }, onChanged }: SignInProps): ReactNode {
  const text = useMeText();
  const { outcome, busy, run } = useDoing();
  const [leaving, setLeaving] = useState<'here' | 'everywhere' | null>(null);
  const end = async (id: string): Promise<void> => {
    await signOutDevice(id);
    onChanged();
  };
  const leave = async (everywhere: boolean): Promise<void> => {
    await signOut(everywhere);
    forgetMine();
    location.reload();
  };
  const isLast = passkeys.length === 0 && (leaving === 'everywhere' || devices.length === 1);
  return (
    <div className="me-devices">
      <h3 id="me-devices">{text.devices}</h3>
      <ul className="me-list" aria-labelledby="me-devices">
        {devices.map(device => (
          <DeviceRow key={device.id} device={device} busy={busy} onEnd={() => run(() => end(device.id))} />
        ))}
      </ul>
      <div className="me-two">
        <button type="button" className="btn" onClick={() => setLeaving('here')}>
          {text.signOutHere}
        </button>
        <button type="button" className="btn" onClick={() => setLeaving('everywhere')}>
          {text.signOutEverywhere}
        </button>
      </div>
      <OutcomeLine outcome={outcome} />
      {leaving ? (
        <Confirm
          title={leaving === 'here' ? text.signOutHere : text.signOutEverywhere}
          question={isLast ? text.leaveLast : text.leaveQuestion}
          yes={leaving === 'here' ? text.signOutHere : text.signOutEverywhere}
          onNo={() => setLeaving(null)}
          onYes={() => {
            setLeaving(null);
            run(() => leave(leaving === 'everywhere'));
          }}
        />
      ) : null}
    </div>
  );
}

function DeviceRow(props: {
  device: SignInProps['me']['devices'][number];
  busy: boolean;
  onEnd: () => void;
}): ReactNode {
  const { device, busy, onEnd } = props;
  const text = useMeText();
  const { locale } = useText();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const name = device.name || text.unnamed;
  return (
    <li>
      <Icon name="person" />
      <span>
        <b>{name}</b>
        <small>{text.lastUsed(date.format(device.used))}</small>
      </span>
      {device.current ? (
        <em>{text.here}</em>
      ) : (
        <button
          type="button"
          className="btn btn--quiet"
          aria-label={text.signOutOf(name)}
          disabled={busy}
          onClick={onEnd}
        >
          {text.signOut}
        </button>
      )}
    </li>
  );
}
