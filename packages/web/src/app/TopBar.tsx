import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { isServerKnown } from '../http/known.ts';
import { useText } from '../text/text.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icons.ts';
import { prefer, usePreferences } from '../preferences/preferences.ts';
import { Link, useRoute } from './router.tsx';

/** Drawings are not needed before the first decision. */
const MyFace = lazy(() => import('./MyFace.tsx'));
const TurnCount = lazy(() => import('./TurnCount.tsx'));

const LINKS: readonly (readonly [
  page: 'friends' | 'daily' | 'games' | 'learn' | 'settings' | 'about',
  icon: IconName,
])[] = [
  ['friends', 'friends'],
  ['daily', 'day'],
  ['games', 'folder'],
  ['learn', 'eye'],
  ['settings', 'gear'],
  ['about', 'about'],
];

export function TopBar(): ReactNode {
  const text = useText();
  const { page } = useRoute();
  const above = page === 'rules' || page === 'problems' ? 'learn' : null;
  return (
    <header className="bar">
      <a className="btn skip" href="#content">
        {text.skip}
      </a>
      <Logo />
      <nav aria-label={text.nav.main}>
        {LINKS.map(([each, icon]) => (
          <Link
            key={each}
            to={`/${each}`}
            className={each === 'settings' || each === 'about' ? 'bar-wide' : undefined}
            aria-current={each === page ? 'page' : each === above ? 'true' : undefined}
          >
            <Icon name={icon} />
            <span>{text.nav[each]}</span>
            {each === 'friends' ? <Waiting page={page} /> : null}
          </Link>
        ))}
      </nav>
      <ThemeSwitch />
      <MeLink isHere={page === 'me'} />
    </header>
  );
}

/** How many tables wait for the person, once there can be any. The page that lists these tables counts them itself. */
function Waiting({ page }: { page: string }): ReactNode {
  const [isKnown] = useState(isServerKnown);
  if (!isKnown && page !== 'friends') return null;
  return (
    <Suspense fallback={null}>
      <TurnCount asks={page !== 'friends'} />
    </Suspense>
  );
}

/** The link to the person's own page; on phones also to the settings. */
function MeLink({ isHere }: { isHere: boolean }): ReactNode {
  const { nav } = useText();
  const { name, portrait } = usePreferences();
  const plain = <Icon name="person" />;
  return (
    <Link className="bar-me" to="/me" aria-label={nav.me(name)} aria-current={isHere ? 'page' : undefined}>
      {portrait === '' ? (
        plain
      ) : (
        <Suspense fallback={plain}>
          <MyFace portrait={portrait} />
        </Suspense>
      )}
      <span>{name}</span>
    </Link>
  );
}

export function Logo(): ReactNode {
  return (
    <Link className="logo" to="/" aria-label={useText().nav.home}>
      <Icon name="house" />
      Thorp
    </Link>
  );
}

/** Switches between the light and the dark theme. */
export function ThemeSwitch(): ReactNode {
  const text = useText();
  const { theme } = usePreferences();
  const night = useSyncExternalStore(watchNight, isNight);
  const dark = theme === 'dark' || (theme === 'system' && night);
  const name = dark ? text.lamp.toLight : text.lamp.toDark;
  return (
    <button
      type="button"
      className="btn btn--icon"
      aria-label={name}
      title={name}
      onClick={() => prefer({ theme: dark ? 'light' : 'dark' })}
    >
      <Icon name="lamp" />
    </button>
  );
}

/** Whether the system uses its dark theme; this may change while the page is open. */
const NIGHT = '(prefers-color-scheme: dark)';

function isNight(): boolean {
  return matchMedia(NIGHT).matches;
}

function watchNight(changed: () => void): () => void {
  const list = matchMedia(NIGHT);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}
