import type { Watching } from '@thorp/table';
import type { ReactNode } from 'react';
import { Segments } from '../../ui/forms.tsx';
import { useOnlineText } from './text.ts';

/** Who may watch the game. */
export function WatchField({ value, onChange }: { value: Watching; onChange: (watch: Watching) => void }): ReactNode {
  const text = useOnlineText();
  const { nobody, link, anyone } = text.watchers;
  return (
    <Segments<Watching>
      label={text.watch}
      help={text.watchHelp}
      value={value}
      values={[
        ['nobody', nobody],
        ['link', link],
        ['anyone', anyone],
      ]}
      onChange={onChange}
    />
  );
}
