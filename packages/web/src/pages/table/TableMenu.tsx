import { useState, type ReactNode } from 'react';
import { prefer, usePreferences } from '../../preferences/preferences.ts';
import { navigate } from '../../app/router.tsx';
import { LANGUAGE_NAMES, useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { exportTable } from '../../session/exportTable.ts';
import { Segments, Switch } from '../../ui/forms.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PaceSetting } from '../../ui/PaceSetting.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextSize } from '../../ui/TextSize.tsx';
import { gameOf } from '../../games/index.ts';
import { OUTER_LINKS, rulesAddress } from '../rules/address.ts';
import { InRules } from '../rules/QuickRules.tsx';
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
        <MenuButtons update={update} onResign={() => setResigning(true)} onClose={onClose} />
        <Segments
          label={settings.language}
          value={locale}
          values={LANGUAGE_NAMES}
          onChange={value => prefer({ locale: value })}
        />
        <PaceSetting />
        <TextSize />
        <TableSwitch which="sound" />
        <TableSwitch which="moments" />
        <TableSwitch which="marks" />
        <Fairness commitment={update.commitment} />
        <InRules game={update.game} place={OUTER_LINKS.fairness} />
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
function MenuButtons(props: { update: TableUpdate; onResign: () => void; onClose: () => void }): ReactNode {
  const { update, onResign, onClose } = props;
  const { table, learn, settings } = useText();
  const { guide } = usePreferences();
  const { problem, attempt } = useAttempt();
  // The record of a game between people apart tells the deal, so there is one when it is over.
  const online = isLink(update.table);
  return (
    <>
      <div className="menu">
        <button type="button" className="btn" onClick={() => navigate(online ? '/friends' : '/games')}>
          <Icon name="folder" />
          {table.leave}
        </button>
        {online && !update.result ? null : (
          <button type="button" className="btn" onClick={() => navigate(`/review/${update.table}`)}>
            <Icon name="look" />
            {table.review}
          </button>
        )}
        <button type="button" className="btn" onClick={() => navigate(`/learn/${update.game}`)}>
          <Icon name="eye" />
          {learn.cards}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => navigate(rulesAddress(update.game, OUTER_LINKS.menu, location.pathname))}
        >
          <Icon name="about" />
          {table.rules}
        </button>
        {gameOf(update.game)?.guide && update.question && guide?.table !== update.table ? (
          <button
            type="button"
            className="btn"
            onClick={() => {
              prefer({ guide: { table: update.table, seen: [] } });
              onClose();
            }}
          >
            <Icon name="play" />
            {table.guideMe}
          </button>
        ) : null}
        <button type="button" className="btn" onClick={() => navigate('/settings')}>
          <Icon name="gear" />
          {settings.title}
        </button>
        {online && !update.result && !update.otherRules ? null : (
          <button type="button" className="btn" onClick={() => attempt(() => exportTable(update))}>
            <Icon name="about" />
            {table.export}
          </button>
        )}
        {update.result || update.otherRules || update.seat === null ? null : (
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

/** Something that is either on or off at every table. */
function TableSwitch({ which }: { which: 'moments' | 'marks' | 'sound' }): ReactNode {
  const { settings } = useText();
  const preferences = usePreferences();
  return (
    <Switch
      label={settings[which]}
      help={settings[`${which}Help`]}
      checked={preferences[which]}
      onChange={value => prefer({ [which]: value })}
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
