import { useCallback, useRef, useState, type ReactNode } from 'react';
import { usePreferences } from '../../../preferences/preferences.ts';
import { Switch } from '../../../ui/forms.tsx';
import {
  addEmail,
  addWebhook,
  readNotifications,
  removeChannel,
  setNotifications,
  testNotifications,
  type Channel,
  type NoticeKind,
  type Notifications as Settings,
  type QuietHours,
} from '../../../http/me.ts';
import { useMeText, type MeText } from './meText.ts';
import { pushState, turnPushOff, turnPushOn, type PushState } from './push.ts';
import { quietHours } from './quietHours.ts';
import { OutcomeLine, useAtFirst, useDoing, type Doing } from './outcome.tsx';

const KINDS: readonly NoticeKind[] = ['turn', 'over', 'invitation'];

/** Which notifications, when not, and where. Nothing is sent before the person has asked for it. */
export function Notifications(): ReactNode {
  const text = useMeText();
  const doing = useDoing();
  const { settings, push, refresh, change } = useSettings();
  useAtFirst(doing, refresh);
  if (!settings) return doing.outcome ? <OutcomeLine outcome={doing.outcome} /> : null;
  const { kinds, quiet } = settings;
  const set = (next: Partial<Switches>): void => void doing.follow(change({ kinds, quiet, ...next }));
  const toggle = (kind: NoticeKind, on: boolean): void =>
    set({ kinds: KINDS.filter(each => (each === kind ? on : kinds.includes(each))) });
  return (
    <section className="panel me-part" aria-labelledby="me-notices">
      <h2 id="me-notices">{text.notifications}</h2>
      <ThisBrowser settings={settings} push={push} refresh={refresh} />
      <h3>{text.channels}</h3>
      <Channels settings={settings} doing={doing} refresh={refresh} />
      {KINDS.map(kind => (
        <Switch
          key={kind}
          label={text.kinds[kind]}
          {...(kind === 'turn' ? { help: text.turnHelp } : {})}
          checked={kinds.includes(kind)}
          onChange={on => toggle(kind, on)}
        />
      ))}
      <Quiet quiet={quiet} onChange={hours => set({ quiet: hours })} />
      <button type="button" className="btn" disabled={doing.busy} onClick={() => doing.run(() => test(text, refresh))}>
        {text.test}
      </button>
      <OutcomeLine outcome={doing.outcome} />
    </section>
  );
}

async function test(text: MeText, refresh: () => Promise<void>): Promise<string> {
  const { sent, failed } = await testNotifications();
  await refresh();
  return sent + failed === 0 ? text.noChannel : text.tested(sent, failed);
}

type Switches = Pick<Settings, 'kinds' | 'quiet'>;

/** A switch acts at once, and is stored after earlier switches. If the server refuses, it goes back. */
function useSettings(): {
  readonly settings: Settings | null;
  readonly push: PushState;
  refresh(): Promise<void>;
  change(next: Switches): Promise<void>;
} {
  const [settings, setSettings] = useState<Settings | null>(null);
  const [push, setPush] = useState<PushState>('none');
  const unsent = useRef(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const refresh = useCallback(async () => {
    const found = await readNotifications();
    setPush(await pushState(found.channels));
    // A switch that is not stored yet is newer than the server's value.
    setSettings(old => (old && unsent.current > 0 ? { ...found, kinds: old.kinds, quiet: old.quiet } : found));
  }, []);
  const change = async (next: Switches): Promise<void> => {
    setSettings(old => old && { ...old, ...next });
    unsent.current++;
    const stored = last.current.then(() => setNotifications(next.kinds, next.quiet));
    last.current = stored.catch(() => undefined);
    try {
      await stored;
    } finally {
      unsent.current--;
      await refresh();
    }
  };
  return { settings, push, refresh, change };
}

function ThisBrowser(props: { settings: Settings; push: PushState; refresh: () => Promise<void> }): ReactNode {
  const { settings, push, refresh } = props;
  const text = useMeText();
  const { locale } = usePreferences();
  const { outcome, run } = useDoing();
  const turn = async (on: boolean): Promise<string | null> => {
    const state = on ? await turnPushOn(settings.pushKey, locale) : await turnPushOff();
    await refresh();
    return state === 'denied' ? text.pushStates.denied : null;
  };
  return (
    <>
      <p className="muted">{text.pushStates[push]}</p>
      {push === 'on' || push === 'off' ? (
        <Switch
          label={text.thisBrowser}
          help={text.thisBrowserHelp}
          checked={push === 'on'}
          onChange={on => run(() => turn(on))}
        />
      ) : null}
      <OutcomeLine outcome={outcome} />
    </>
  );
}

/** E-mail addresses, webhooks and other browsers. */
function Channels(props: { settings: Settings; doing: Doing; refresh: () => Promise<void> }): ReactNode {
  const { settings, doing, refresh } = props;
  const text = useMeText();
  const [secret, setSecret] = useState<string | null>(null);
  const remove = async (id: string): Promise<void> => {
    await removeChannel(id);
    await refresh();
  };
  const mail = async (address: string): Promise<string> => {
    await addEmail(address);
    return text.emailSent;
  };
  const hook = async (url: string): Promise<void> => {
    setSecret(await addWebhook(url));
    await refresh();
  };
  return (
    <>
      <ul className="me-list">
        {settings.channels.map(channel => (
          <li key={channel.id}>
            <span>
              <b>{nameOf(text, channel)}</b>
            </span>
            <button
              type="button"
              className="btn btn--quiet"
              aria-label={text.remove(nameOf(text, channel))}
              onClick={() => doing.run(() => remove(channel.id))}
            >
              {text.removeShort}
            </button>
          </li>
        ))}
      </ul>
      {settings.email ? (
        <AddField type="email" label={text.email} help={text.emailHelp} onAdd={to => doing.run(() => mail(to))} />
      ) : (
        <p className="muted">{text.noEmail}</p>
      )}
      <details className="me-table">
        <summary>{text.webhook}</summary>
        <AddField type="url" label={text.webhook} help={text.webhookHelp} onAdd={to => doing.run(() => hook(to))} />
        {secret ? (
          <p className="note">
            {text.webhookSecret} <code>{secret}</code>
          </p>
        ) : null}
      </details>
    </>
  );
}

function nameOf(text: MeText, { kind, name }: Channel): string {
  return kind === 'push' ? text.otherBrowser(name) : name;
}

function AddField(props: {
  type: 'email' | 'url';
  label: string;
  help: string;
  onAdd: (value: string) => void;
}): ReactNode {
  const { type, label, help, onAdd } = props;
  const text = useMeText();
  const [value, setValue] = useState('');
  return (
    <form
      className="me-add"
      onSubmit={event => {
        event.preventDefault();
        onAdd(value.trim());
        setValue('');
      }}
    >
      <label className="field">
        <span>{label}</span>
        <small>{help}</small>
        <input
          className="input"
          inputMode={type}
          value={value}
          required
          autoComplete={type === 'email' ? 'email' : 'off'}
          onChange={event => setValue(event.currentTarget.value)}
        />
      </label>
      <button type="submit" className="btn" disabled={value.trim() === ''}>
        {text.add}
      </button>
    </form>
  );
}

/** Quiet hours by the person's own clock. */
function Quiet({
  quiet,
  onChange,
}: {
  quiet: QuietHours | null;
  onChange: (quiet: QuietHours | null) => void;
}): ReactNode {
  const text = useMeText();
  const set = (hours: { readonly from?: string; readonly to?: string }): void =>
    onChange(quietHours({ ...quiet, ...hours }));
  return (
    <>
      <Switch
        label={text.quiet}
        help={text.quietHelp}
        checked={quiet !== null}
        onChange={on => (on ? set({}) : onChange(null))}
      />
      {quiet ? (
        <div className="me-hours">
          {(['from', 'to'] as const).map(end => (
            <label key={end}>
              <b>{text[end]}</b>
              <input
                className="input"
                type="time"
                required
                value={quiet[end]}
                onChange={event => {
                  if (event.currentTarget.value !== '') set({ [end]: event.currentTarget.value });
                }}
              />
            </label>
          ))}
        </div>
      ) : null}
    </>
  );
}
