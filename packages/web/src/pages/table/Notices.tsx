import { useState, type ReactNode } from 'react';
import type { Session } from '../../session/useSession.ts';
import type { Messages } from '../../text/en.ts';
import { problemIn } from '../../text/problems.ts';
import { useText } from '../../text/text.tsx';
import type { Controls } from './useControls.ts';

/** What the person should know besides the game: refused actions, storage, a hint that takes long. */
export function Notices(props: { session: Session; controls: Controls; children: ReactNode }): ReactNode {
  const { session, controls, children } = props;
  const text = useText();
  const { trouble } = session;
  return (
    <div className="notices" role="status">
      {children}
      {trouble?.kind === 'unsaved' ? <Unsaved full={trouble.full} /> : null}
      {[
        ...sessionNotices(text, session),
        ...controlNotices(text, controls, (session.online?.undoTo ?? null) !== null),
      ].map(line => (
        <p key={line} className="note">
          {line}
        </p>
      ))}
    </div>
  );
}

function sessionNotices(text: Messages, { trouble, refusal, late, connection }: Session): string[] {
  const lines: string[] = [];
  if (refusal !== null) lines.push(problemIn(text, refusal));
  if (trouble?.kind === 'stuck') lines.push(`${text.table.trouble.stuck} (${trouble.message})`);
  if (trouble?.kind === 'removed' || trouble?.kind === 'diverged' || trouble?.kind === 'restarted') {
    lines.push(text.table.trouble[trouble.kind]);
  }
  // Without a connection the bar explains it.
  if (late && connection?.state !== 'away') lines.push(text.table.keeping);
  return lines;
}

/** People who may ask the others to take a move back are told so, with a button to ask. */
function controlNotices(text: Messages, { fixed, asking, failure }: Controls, mayAskUndo: boolean): string[] {
  const lines: string[] = [];
  if (fixed && !mayAskUndo) lines.push(text.table.noUndo[fixed]);
  if (asking) lines.push(text.table.thinking);
  if (failure) lines.push(problemIn(text, failure));
  return lines;
}

/** The note that a game is not being saved stays for long: a tap shortens it to two words, and expands it again. */
function Unsaved({ full }: { full: boolean }): ReactNode {
  const { trouble } = useText().table;
  const [folded, setFolded] = useState(false);
  return (
    <button type="button" className="note" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
      {folded ? trouble.short : full ? trouble.full : trouble.unsaved}
    </button>
  );
}
