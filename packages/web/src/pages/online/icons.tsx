import type { ReactNode } from 'react';

/* Icons for pages with people elsewhere only, so that they are not loaded with the first page. */

const SHAPES = {
  full: 'M3 9V3h6v2.6H5.6V9zM15 3h6v6h-2.6V5.6H15zM3 15h2.6v3.4H9V21H3zm15.4 0H21v6h-6v-2.6h3.4z',
  clock:
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm-1.4 2.5v5.2l3.8 2.5 1.4-2.1-2.5-1.7V7.5z',
  leaf: 'M5 4h2V2h3v2h4V2h3v2h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6c0-1.1.9-2 2-2zm.5 6v9.5h13V10zm2 2.5h3.5v3.5H7.5z',
  bell: 'M12 2.2a1.9 1.9 0 0 1 1.9 1.9v.5A6.3 6.3 0 0 1 18.3 10.6c0 5 2.2 6.3 2.2 7.4H3.5c0-1.1 2.2-2.4 2.2-7.4a6.3 6.3 0 0 1 4.4-6v-.5A1.9 1.9 0 0 1 12 2.2zM9.6 19.2h4.8a2.4 2.4 0 0 1-4.8 0z',
  send: 'M2 3l20.5 9L2 21l3.2-7.4L15 12 5.2 10.4z',
  people:
    'M8.5 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm8 1a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6zM1 20c0-4.2 3.4-6.8 7.5-6.8S16 15.8 16 20zm17 0c0-2.5-.8-4.7-2.2-6.3.3-.1.6-.1.9-.1 3.5 0 6.3 2.2 6.3 6.4z',
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
