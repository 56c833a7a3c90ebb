import type { ReactNode } from 'react';
import { Lamp, Logo } from '../app/TopBar.tsx';
import { useText } from '../text/text.tsx';
import { Icon } from '../ui/Icon.tsx';
import { TopSlot } from './InTopBar.tsx';
import type { TableSight } from './props.ts';

export type Tool = 'look' | 'log' | 'scores' | 'menu';

export function TableTop(props: { sight: TableSight; looking: boolean; onTool: (tool: Tool) => void }): ReactNode {
  const { sight, looking, onTool } = props;
  const { table } = useText();
  const unread = sight.unread > 0 && sight.seats.length > 1;
  return (
    <header className="top">
      <Logo />
      <span className="where">
        <b>{sight.title}</b>
        <span>{sight.seats.map(({ name }) => name).join(', ')}</span>
      </span>
      <TopSlot />
      <span className="tools">
        <button
          type="button"
          className="btn btn--icon"
          aria-label={table.look}
          title={table.look}
          aria-pressed={looking}
          onClick={() => onTool('look')}
        >
          <Icon name="look" />
        </button>
        <button
          type="button"
          className="btn btn--icon drawer"
          aria-label={unread ? `${table.log}, ${table.newLines(sight.unread)}` : table.log}
          onClick={() => onTool('log')}
        >
          <Icon name="log" />
          {unread ? <i className="count">{sight.unread}</i> : null}
        </button>
        <button
          type="button"
          className="btn btn--icon drawer"
          aria-label={table.scores}
          onClick={() => onTool('scores')}
        >
          <Icon name="sheet" />
        </button>
        <Lamp />
        <button type="button" className="btn btn--icon" aria-label={table.menu} onClick={() => onTool('menu')}>
          <Icon name="menu" />
        </button>
      </span>
    </header>
  );
}
