import type { ReactNode } from 'react';

/** A name that is drawn as large as its longest word allows; the style sheet gives the available width. */
export function SizedName({ children, className }: { children: string; className?: string }): ReactNode {
  const longest = Math.max(...children.split(/[ \u00AD-]/).map(word => word.length));
  return (
    <b className={className} style={{ '--len': longest }}>
      {children}
    </b>
  );
}
