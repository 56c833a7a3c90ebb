import type { ReactNode } from 'react';

/* Icons that only pages with people elsewhere need, so they are not fetched with the first page. */

const SHAPES = {
  full: 'M3 9V3h6v2.6H5.6V9zM15 3h6v6h-2.6V5.6H15zM3 15h2.6v3.4H9V21H3zm15.4 0H21v6h-6v-2.6h3.4z',
  chat: 'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-8l-6 5v-5H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
  watch:
    'M12 5C6.5 5 2.5 9 1 12c1.5 3 5.5 7 11 7s9.5-4 11-7c-1.5-3-5.5-7-11-7zm0 11.5a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9zm0-2.3a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
} as const;

export function OnlineIcon({ name }: { name: keyof typeof SHAPES }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  );
}
