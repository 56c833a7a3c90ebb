import type { ReactNode } from 'react';
import { ICONS, type IconName } from './icons.ts';

/** An icon beside a word; it never stands alone, so screen readers skip it. */
export function Icon({ name }: { name: IconName }): ReactNode {
  // The bodies come from our own build, never from outside.
  return (
    <svg className="icon" viewBox="0 0 512 512" aria-hidden="true" dangerouslySetInnerHTML={{ __html: ICONS[name] }} />
  );
}
