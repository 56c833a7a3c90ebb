import { Component, lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Home } from './pages/Home.tsx';
import { host } from './session/host.ts';
import type { Messages } from './text/en.ts';
import { problemIn } from './text/problems.ts';
import { TextProvider, useText } from './text/text.tsx';
import { TopBar } from './app/TopBar.tsx';
import { onUpdate } from './app/updates.ts';
import { useArrival } from './app/useArrival.ts';
import { useTitle } from './app/useTitle.ts';
import { Link, routeOf, usePath, type Route } from './app/router.tsx';

const NewTable = lazy(() => import('./pages/NewTable.tsx'));
const TablePage = lazy(() => import('./pages/TablePage.tsx'));
const Games = lazy(() => import('./pages/games/Games.tsx'));
const Review = lazy(() => import('./pages/review/Review.tsx'));
const SharedScreen = lazy(() => import('./pages/online/SharedScreen.tsx'));
const Friends = lazy(() => import('./pages/online/Friends.tsx'));
const NewOnline = lazy(() => import('./pages/online/NewOnline.tsx'));
const Me = lazy(() => import('./pages/online/me/Me.tsx'));
const Statistics = lazy(() => {
  // The games are counted in the worker, which starts while the page is loading.
  host();
  return import('./pages/statistics/Statistics.tsx');
});
const Admin = lazy(() => import('./pages/admin/Admin.tsx'));
const Daily = lazy(() => import('./pages/daily/Daily.tsx'));
const Learn = lazy(() => import('./pages/learn/Learn.tsx'));
const LessonPage = lazy(() => import('./pages/learn/LessonPage.tsx'));
const Problems = lazy(() => import('./pages/problems/Problems.tsx'));
const ProblemPage = lazy(() => import('./pages/problems/ProblemPage.tsx'));
const RulesPage = lazy(() => import('./pages/rules/RulesPage.tsx'));
const Settings = lazy(() => import('./pages/Settings.tsx'));
const About = lazy(() => import('./pages/About.tsx'));
const Style = lazy(() => import('./pages/Style.tsx'));

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

const CLASSES: { readonly [page: string]: string } = {
  table: 'window is-table',
  lesson: 'window is-table',
  problem: 'window is-table',
  screen: 'window is-table is-shared',
  review: 'window is-table',
};

/** The element whose size style sheets ask for; see ui/sizes.ts. */
function Window({ path }: { path: string }): ReactNode {
  return (
    <div className={CLASSES[routeOf(path).page] ?? 'window'}>
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
    case 'screen':
      return <SharedScreen key={route.table} table={route.table} />;
    case 'review':
      return <Review key={route.table} id={route.table} />;
    case 'friends':
      return <Friends />;
    case 'newOnline':
      return <NewOnline game={route.game} />;
    case 'me':
      return <Me />;
    case 'games':
      return <Games />;
    case 'statistics':
      return <Statistics />;
    case 'daily':
      return <Daily />;
    case 'admin':
      return <Admin />;
    case 'learn':
      return <Learn game={route.game} />;
    case 'lesson':
      return <LessonPage key={route.game} game={route.game} lesson={route.lesson} />;
    case 'problems':
      return <Problems game={route.game} />;
    case 'problem':
      return <ProblemPage key={route.game} game={route.game} problem={route.problem} />;
    case 'rules':
      return <RulesPage game={route.game} />;
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

/** A table, and other pages that show loaded data, set their own title when it is loaded. */
function titleOf(route: Route, { title, create, notFound, nav, style }: Messages): string | null {
  switch (route.page) {
    case 'home':
      return title;
    case 'table':
    case 'screen':
    case 'review':
    case 'friends':
    case 'rules':
    case 'lesson':
    case 'problems':
    case 'problem':
    case 'me':
    case 'statistics':
    case 'daily':
    case 'admin':
      return null;
    case 'new':
    case 'newOnline':
      return route.game === null ? `${create.pick} · Thorp` : null;
    case 'notFound':
      return `${notFound.title} · Thorp`;
    case 'style':
      return `${style.title} · Thorp`;
    default:
      return `${nav[route.page]} · Thorp`;
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
