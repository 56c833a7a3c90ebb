import { useState, type ReactNode } from 'react';
import { LONGEST_NOTE } from '../../protocol/extras.ts';
import { host } from '../../session/host.ts';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import type { Listed } from './filter.ts';
import { useGamesText } from './text.ts';

export function NoteSheet({ table: { id, extras }, onClose }: { table: Listed; onClose: () => void }): ReactNode {
  const text = useGamesText();
  const { problem, attempt } = useAttempt();
  const [note, setNote] = useState(extras?.note ?? '');
  const keep = async (): Promise<void> => {
    await host().keepExtras({ id, note: note.trim() });
    onClose();
  };
  return (
    <Sheet
      title={text.note}
      onClose={onClose}
      actions={
        <button type="button" className="btn btn--primary" onClick={() => attempt(keep)}>
          {text.keepNote}
        </button>
      }
    >
      <label className="field">
        <span>{text.note}</span>
        <small>{text.noteHelp}</small>
        <textarea
          className="input"
          rows={5}
          maxLength={LONGEST_NOTE}
          value={note}
          onInput={event => setNote(event.currentTarget.value)}
        />
      </label>
      <Problem message={problem} />
    </Sheet>
  );
}
