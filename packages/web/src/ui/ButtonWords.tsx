import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

/** What stands on a large button: an icon, its name, and a line that says more. */
export function ButtonWords({ icon, name, line }: { icon: IconName; name: string; line: string }): ReactNode {
  return (
    <>
      <Icon name={icon} />
      <span>
        {name}
        <small>{line}</small>
      </span>
    </>
  );
}
