import type { ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import { TopBar } from '../../app/TopBar.tsx';

/** A lesson or a problem that does not exist, with a link to the existing ones. */
export function NotThere({ title, to, way }: { title: string; to: string; way: string }): ReactNode {
  return (
    <>
      <TopBar />
      <main className="page" id="content">
        <h1>{title}</h1>
        <p>
          <Link className="btn btn--primary" to={to}>
            {way}
          </Link>
        </p>
      </main>
    </>
  );
}
