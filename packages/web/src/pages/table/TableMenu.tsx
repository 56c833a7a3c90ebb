import { useState, type ComponentProps, type ReactNode } from 'react';
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
  // The record of a game on a server reveals the deal, so it is available only when the game is over.
  const online = isLink(update.table);
  const guideMe = (): void => {
    prefer({ guide: { table: update.table, seen: [] } });
    onClose();
  };
  const isOver = update.result !== null;
  const rules = rulesAddress(update.game, OUTER_LINKS.menu, location.pathname);
  const mayGuide = gameOf(update.game)?.guide && update.question && guide?.table !== update.table;
  return (
    <>
      <div className="menu">
        <MenuButton icon="folder" words={table.leave} onClick={() => navigate(online ? '/friends' : '/games')} />
        <MenuButton icon="look" words={table.review} onClick={() => navigate(`/review/${update.table}`)} />
        <MenuButton icon="eye" words={learn.cards} onClick={() => navigate(`/learn/${update.game}`)} />
        <MenuButton icon="about" words={table.rules} onClick={() => navigate(rules)} />
        {mayGuide ? <MenuButton icon="play" words={table.guideMe} onClick={guideMe} /> : null}
        <MenuButton icon="gear" words={settings.title} onClick={() => navigate('/settings')} />
        {online && !isOver && !update.otherRules ? null : (
          <MenuButton icon="about" words={table.export} onClick={() => attempt(() => exportTable(update))} />
        )}
        {isOver || update.otherRules || update.seat === null ? null : (
          <MenuButton bad icon="flag" words={table.resign} onClick={onResign} />
        )}
      </div>
      <Problem message={problem} />
    </>
  );
}

function MenuButton(props: {
  icon: ComponentProps<typeof Icon>['name'];
  words: string;
  bad?: boolean;
  onClick: () => void;
}): ReactNode {
  const { icon, words, bad = false, onClick } = props;
  return (
    <button type="button" className={bad ? 'btn btn--bad' : 'btn'} onClick={onClick}>
      <Icon name={icon} />
      {words}
    </button>
  );
}

/** A setting that is on or off at every table. */
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

/** The keys at a table; single letters only if they are enabled. */
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
