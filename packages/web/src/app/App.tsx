import { Component, lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Home } from '../pages/Home.tsx';
import type { Messages } from '../text/en.ts';
import { problemIn } from '../text/problems.ts';
import { TextProvider, useText } from '../text/text.tsx';
import { TopBar } from './TopBar.tsx';
import { onUpdate } from './updates.ts';
import { useArrival } from './useArrival.ts';
import { useTitle } from './useTitle.ts';
import { Link, routeOf, usePath, type Route } from './router.tsx';

const NewTable = lazy(() => import('../pages/NewTable.tsx'));
const TablePage = lazy(() => import('../pages/TablePage.tsx'));
const Games = lazy(() => import('../pages/Games.tsx'));
const Friends = lazy(() => import('../pages/online/Friends.tsx'));
const NewOnline = lazy(() => import('../pages/online/NewOnline.tsx'));
const Learn = lazy(() => import('../pages/Learn.tsx'));
const Settings = lazy(() => import('../pages/Settings.tsx'));
const About = lazy(() => import('../pages/About.tsx'));
const Style = lazy(() => import('../pages/Style.tsx'));

export function App(): ReactNode {
  return (
    <TextProvider>
      <ErrorBoundary>
        <Window path={usePath()} />
      </ErrorBoundary>
      <Update />
    </TextProvider>
  );
}

/** The element whose size style sheets ask for; see ui/sizes.ts. */
function Window({ path }: { path: string }): ReactNode {
  return (
    <div className={routeOf(path).page === 'table' ? 'window is-table' : 'window'}>
      <Suspense fallback={<Loading />}>
        <Page path={path} />
      </Suspense>
    </div>
  );
}

function Page({ path }: { path: string }): ReactNode {
  const route = routeOf(path);
  useTitle(titleOf(route, useText()));
  useArrival(path);
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'new':
      return <NewTable game={route.game} />;
    case 'table':
      return <TablePage key={route.table} id={route.table} />;
    case 'friends':
      return <Friends />;
    case 'newOnline':
      return <NewOnline game={route.game} />;
    case 'games':
      return <Games />;
    case 'learn':
      return <Learn game={route.game} />;
    case 'settings':
      return <Settings />;
    case 'about':
      return <About />;
    case 'style':
      return <Style />;
    case 'notFound':
      return <NotFound />;
  }
}

/** A table sets its own title once it is loaded. */
function titleOf({ page }: Route, { title, create, notFound, nav, style }: Messages): string | null {
  switch (page) {
    case 'home':
      return title;
    case 'table':
    case 'friends':
      return null;
    case 'new':
    case 'newOnline':
      return `${create.pick} · Thorp`;
    case 'notFound':
      return `${notFound.title} · Thorp`;
    case 'style':
      return `${style.title} · Thorp`;
    default:
      return `${nav[page]} · Thorp`;
  }
}

function NotFound(): ReactNode {
  const text = useText();
  return (
    <>
      <TopBar />
      <main className="page" id="content">
        <header>
          <h1>{text.notFound.title}</h1>
          <p>{text.notFound.lead}</p>
        </header>
        <p>
          <Link className="btn btn--primary" to="/">
            {text.notFound.back}
          </Link>
        </p>
      </main>
    </>
  );
}

function Loading(): ReactNode {
  return (
    <p className="page muted" role="status">
      {useText().loading}
    </p>
  );
}

/** Offers a new version; the person decides when to load it. */
function Update(): ReactNode {
  const text = useText();
  const [reload, setReload] = useState<(() => void) | null>(null);
  useEffect(() => onUpdate(ready => setReload(() => ready)), []);
  if (!reload) return null;
  return (
    <div className="toast panel" role="status">
      <span>{text.update.ready}</span>
      <button type="button" className="btn" onClick={reload}>
        {text.update.load}
      </button>
      <button type="button" className="btn btn--quiet" onClick={() => setReload(null)}>
        {text.update.wait}
      </button>
    </div>
  );
}

/** Shows an error of the page itself. Games are stored after every move, so loading the page again loses nothing. */
class ErrorBoundary extends Component<{ children: ReactNode }, { failure: Error | null }> {
  override state: { failure: Error | null } = { failure: null };

  static override getDerivedStateFromError(failure: Error): { failure: Error } {
    return { failure };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <ErrorPage failure={failure} /> : this.props.children;
  }
}

function ErrorPage({ failure }: { failure: Error }): ReactNode {
  const text = useText();
  return (
    <main className="page">
      <h1>{text.wrong}</h1>
      <p className="note note--bad">{problemIn(text, failure)}</p>
      <p>
        <button type="button" className="btn btn--primary" onClick={() => location.reload()}>
          {text.reload}
        </button>
      </p>
    </main>
  );
}
