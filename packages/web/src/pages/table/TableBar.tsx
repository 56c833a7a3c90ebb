import type { Tool } from '../../board/useKeys.ts';
import type { ReactNode } from 'react';
import { ThemeSwitch, Logo } from '../../app/TopBar.tsx';
import { useText } from '../../text/text.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { TopSlot } from '../../board/InTopBar.tsx';
import type { TableUpdate } from '../../protocol/update.ts';

export function TableBar(props: {
  update: TableUpdate;
  looking: boolean;
  onTool: (tool: Tool) => void;
  /** Replaces the words. */
  strip: ReactNode;
  /** Further tools. */
  children: ReactNode;
}): ReactNode {
  const { update, looking, onTool, strip, children } = props;
  const { table } = useText();
  const unread = update.unread > 0 && update.seats.length > 1 ? update.unread : 0;
  return (
    <header className="top">
      <Logo />
      {strip}
      <span className="where">
        <b>{update.title}</b>
        <span className="where-names">{update.seats.map(({ name }) => name).join(', ')}</span>
      </span>
      <TopSlot />
      <span className="tools">
        {children}
        <ToolButton name={table.look} icon="look" kind="look" pressed={looking} onClick={() => onTool('look')} />
        <ToolButton
          name={unread > 0 ? `${table.log}, ${table.newLines(unread)}` : table.log}
          icon="log"
          drawer
          count={unread}
          onClick={() => onTool('log')}
        />
        <ToolButton name={table.scores} icon="sheet" drawer onClick={() => onTool('scores')} />
        <ToolButton name={table.rules} icon="eye" kind="rules" onClick={() => onTool('rules')} />
        <span className="theme">
          <ThemeSwitch />
        </span>
        <ToolButton name={table.menu} icon="menu" onClick={() => onTool('menu')} />
      </span>
    </header>
  );
}

function ToolButton(props: {
  name: string;
  icon: IconName;
  onClick: () => void;
  pressed?: boolean;
  /** Whether it opens something that larger screens always show. */
  drawer?: boolean;
  /** Tools that can be left out if others need their space. */
  kind?: 'look' | 'rules';
  count?: number;
}): ReactNode {
  const { name, icon, onClick, pressed, drawer = false, kind, count = 0 } = props;
  const classes = ['btn btn--icon'];
  if (drawer) classes.push('drawer');
  if (kind) classes.push(`is-${kind}`);
  return (
    <button
      type="button"
      className={classes.join(' ')}
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon name={icon} />
      {count > 0 ? <i className="count">{count}</i> : null}
    </button>
  );
}
