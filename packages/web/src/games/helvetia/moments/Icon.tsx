import bell from 'game-icons:ringing-bell';
import cradle from 'game-icons:baby-face';
import lantern from 'game-icons:lantern-flame';
import rings from 'game-icons:linked-rings';
import type { ReactNode } from 'react';

const BODIES = { bell, cradle, lantern, rings };

/** The sign of a moment, beside its heading. */
export function Icon({ name }: { name: keyof typeof BODIES }): ReactNode {
  return (
    <span className="he-mo-icon" data-icon={name}>
      <svg viewBox="0 0 512 512" aria-hidden="true" dangerouslySetInnerHTML={{ __html: BODIES[name] }} />
    </span>
  );
}
