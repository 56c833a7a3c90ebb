import { useState, type ReactNode } from 'react';
import { host } from '../../session/host.ts';
import { prefer, usePreferences } from '../../ui/preferences.ts';
import { navigate } from '../../app/router.tsx';
import { LANGUAGE_NAMES, useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { download } from '../../ui/download.ts';
import { Segments, Switch } from '../../ui/forms.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PaceSetting } from '../../ui/PaceSetting.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextSize } from '../../ui/TextSize.tsx';
import { isLink } from '../../protocol/online.ts';
import type { TableUpdate } from '../../protocol/update.ts';

export function TableMenu(props: { update: TableUpdate; onResign: () => void; onClose: () => void }): ReactNode {
  const { update, onResign, onClose } = props;
  const { table, settings } = useText();
  const { locale } = usePreferences();
  const [resigning, setResigning] = useState(false);
  const resign = (): void => {
    onResign();
    onClose();
  };
  return (
    <>
      <Sheet title={table.menu} onClose={onClose}>
        <MenuButtons update={update} onResign={() => setResigning(true)} />
        <Segments
          label={settings.language}
          value={locale}
          values={LANGUAGE_NAMES}
          onChange={value => prefer({ locale: value })}
        />
        <Moments />
        <PaceSetting />
        <TextSize />
        <Fairness commitment={update.commitment} />
        <Keys />
      </Sheet>
      {resigning ? (
        <Confirm
          title={table.resign}
          question={table.resignSure}
          yes={table.resign}
          onYes={resign}
          onNo={() => setResigning(false)}
        />
      ) : null}
    </>
  );
}

/** Links out of the table, export, and resigning. */
function MenuButtons({ update, onResign }: { update: TableUpdate; onResign: () => void }): ReactNode {
  const { table, learn } = useText();
  const { problem, attempt } = useAttempt();
  // The record of a game between people apart tells the deal, so there is one when it is over.
  const online = isLink(update.table);
  const save = async (): Promise<void> =>
    download(`thorp-${update.game}-${update.table}.json`, await host().exported(update.table));
  return (
    <>
      <div className="menu">
        <button type="button" className="btn" onClick={() => navigate(online ? '/friends' : '/games')}>
          <Icon name="folder" />
          {table.leave}
        </button>
        <button type="button" className="btn" onClick={() => navigate(`/learn/${update.game}`)}>
          <Icon name="eye" />
          {learn.cards}
        </button>
        {online && !update.result ? null : (
          <button type="button" className="btn" onClick={() => attempt(save)}>
            <Icon name="about" />
            {table.export}
          </button>
        )}
        {update.result || update.seat === null ? null : (
          <button type="button" className="btn btn--bad" onClick={onResign}>
            <Icon name="flag" />
            {table.resign}
          </button>
        )}
      </div>
      <Problem message={problem} />
    </>
  );
}

function Moments(): ReactNode {
  const { settings } = useText();
  const { moments } = usePreferences();
  return (
    <Switch
      label={settings.moments}
      help={settings.momentsHelp}
      checked={moments}
      onChange={value => prefer({ moments: value })}
    />
  );
}

/** The commitment, which proves after the game that nobody chose the deal. */
function Fairness({ commitment }: { commitment: string | null }): ReactNode {
  const { fairness } = useText().table;
  if (commitment === null) return <p className="note">{fairness.byWord}</p>;
  return (
    <p className="note">
      {fairness.dealt} <code>{commitment}</code>
    </p>
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
