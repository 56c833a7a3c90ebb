import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { ArtDefs } from '../../../art/Portrait.tsx';
import { Link } from '../../../app/router.tsx';
import { TopBar } from '../../../app/TopBar.tsx';
import { useTitle } from '../../../app/useTitle.ts';
import { LANGUAGE_NAMES, useText } from '../../../text/text.tsx';
import { Segments } from '../../../ui/forms.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { prefer, usePreferences } from '../../../preferences/preferences.ts';
import { Arrival, takeSecret } from './Arrival.tsx';
import { Blocked } from './Blocked.tsx';
import { MyData } from './MyData.tsx';
import { Notifications } from './Notifications.tsx';
import { Profile } from './Profile.tsx';
import { Ratings } from './Ratings.tsx';
import { SignIn } from './SignIn.tsx';
import { nameDevice, readMe, type Me as MyAccount } from '../../../http/me.ts';
import { deviceName } from './device.ts';
import { useMeText } from './meText.ts';
import { rememberLanguage } from './push.ts';
import { useProfileSync } from './profileSync.ts';
import '../online.css';
import './me.css';

/** The person's profile, sign-in and notifications. */
export default function Me(): ReactNode {
  const text = useMeText();
  const { name, locale } = usePreferences();
  const [arrived] = useState(takeSecret);
  const { me, failed, refresh } = useMe(arrived?.kind === 'link');
  const sync = useProfileSync(me);
  useTitle(`${name || text.title} · Thorp`);
  useEffect(() => void rememberLanguage(locale).catch(() => undefined), [locale]);
  return (
    <>
      <TopBar />
      <ArtDefs />
      <main className="page me" id="content">
        <header>
          <h1>{name || text.title}</h1>
          <p>{text.lead}</p>
        </header>
        {failed ? (
          <p className="note" role="status">
            {text.offline}
          </p>
        ) : null}
        <Arrival arrived={arrived} />
        <div className="me-columns">
          <Profile saved={sync.saved} onChange={sync.change} />
          <div className="me-column">
            {me ? <Ratings /> : null}
            {me ? <Notifications /> : null}
            <Language />
          </div>
          <div className="me-column">
            {me ? <SignIn me={me} onChanged={refresh} /> : null}
            {me ? <Blocked /> : null}
            {me ? <MyData name={name} /> : null}
            <More />
          </div>
        </div>
      </main>
    </>
  );
}

/**
 * The server's data about the person; loaded again after each change. A device that will belong to somebody else is not
 * named.
 */
function useMe(nameless: boolean): { readonly me: MyAccount | null; readonly failed: boolean; refresh(): void } {
  const [me, setMe] = useState<MyAccount | null>(null);
  const [failed, setFailed] = useState(false);
  const refresh = useCallback(() => {
    (nameless ? readMe() : readNamed()).then(
      found => {
        setMe(found);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [nameless]);
  useEffect(() => {
    refresh();
    addEventListener('online', refresh);
    return () => removeEventListener('online', refresh);
  }, [refresh]);
  return { me, failed, refresh };
}

/** A device without a name gets that of its browser, so that it can be told from others. */
async function readNamed(): Promise<MyAccount> {
  const me = await readMe();
  const here = me.devices.find(({ current }) => current);
  if (!here || here.name !== '') return me;
  await nameDevice(here.id, deviceName());
  return readMe();
}

function Language(): ReactNode {
  const text = useMeText();
  const { locale } = usePreferences();
  return (
    <section className="panel me-part">
      <Segments
        label={text.language}
        value={locale}
        values={LANGUAGE_NAMES}
        onChange={value => prefer({ locale: value })}
      />
    </section>
  );
}

/** Phones have no space for these in the bar. */
function More(): ReactNode {
  const { nav } = useText();
  return (
    <nav className="panel me-more" aria-label={useMeText().more}>
      <Link to="/statistics">
        <Icon name="sheet" />
        {nav.statistics}
      </Link>
      <Link to="/settings">
        <Icon name="gear" />
        {nav.settings}
      </Link>
      <Link to="/about">
        <Icon name="about" />
        {nav.about}
      </Link>
    </nav>
  );
}
