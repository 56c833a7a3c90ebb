import { useState, type ReactNode } from 'react';
import { host } from '../app/host.ts';
import { prefer, usePreferences } from '../app/preferences.ts';
import { go } from '../app/router.tsx';
import { LANGUAGE_NAMES, useText } from '../text/text.tsx';
import { download } from '../ui/download.ts';
import { Segments, Switch } from '../ui/forms.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import type { TableSight } from './props.ts';

export function TableMenu(props: { sight: TableSight; onResign: () => void; onClose: () => void }): ReactNode {
  const { sight, onResign, onClose } = props;
  const { table, learn, settings } = useText();
  const { locale } = usePreferences();
  const [sure, setSure] = useState(false);
  const save = async (): Promise<void> => {
    download(`thorp-${sight.game}-${sight.table}.json`, await host().exported(sight.table));
  };
  const resign = (): void => {
    onResign();
    onClose();
  };
  return (
    <Sheet title={table.menu} onClose={onClose}>
      <div className="menu">
        <button type="button" className="btn" onClick={() => go('/games')}>
          <Icon name="folder" />
          {table.leave}
        </button>
        <button type="button" className="btn" onClick={() => go(`/learn/${sight.game}`)}>
          <Icon name="eye" />
          {learn.cards}
        </button>
        <button type="button" className="btn" onClick={() => void save()}>
          <Icon name="about" />
          {table.export}
        </button>
        {sight.result || sight.seat === null ? null : (
          <button type="button" className="btn btn--bad" onClick={() => (sure ? resign() : setSure(true))}>
            <Icon name="flag" />
            {table.resign}
          </button>
        )}
      </div>
      {sure ? (
        <p className="note note--bad" role="alert">
          {table.resignSure}
        </p>
      ) : null}
      <Segments
        label={settings.language}
        value={locale}
        values={LANGUAGE_NAMES}
        onChange={value => prefer({ locale: value })}
      />
      <Keys />
    </Sheet>
  );
}

/** What keys do here; single letters only where they are keys. */
function Keys(): ReactNode {
  const { table, settings } = useText();
  const { letters } = usePreferences();
  return (
    <>
      <h3>{table.keys}</h3>
      <dl className="keylist">
        {table.keyList
          .filter(([key]) => letters || key.length > 1)
          .map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
      </dl>
      <Switch
        label={settings.letters}
        help={settings.lettersHelp}
        checked={letters}
        onChange={value => prefer({ letters: value })}
      />
    </>
  );
}
