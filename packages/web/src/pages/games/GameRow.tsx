import { useRef, useState, type ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import { gameOf } from '../../games/index.ts';
import { Cover } from '../../home/Cover.tsx';
import type { ListedRules, MyResult, TableSummary } from '../../protocol/calls.ts';
import { exportTable } from '../../session/exportTable.ts';
import { host } from '../../session/host.ts';
import { openNow, openSoon } from '../../session/reviewAhead.ts';
import type { Messages } from '../../text/en.ts';
import { useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SeatColours, SeatMark } from '../../ui/SeatMark.tsx';
import { Glyph } from '../review/Glyph.tsx';
import type { Listed } from './filter.ts';
import { NoteSheet } from './NoteSheet.tsx';
import { useGamesText, type GamesText } from './text.ts';

/** A game in the list: the game, the players, the result, and its buttons. */
export function GameRow({ table, onChanged }: { table: Listed; onChanged: () => void }): ReactNode {
  const text = useText();
  const words = useGamesText();
  const game = gameOf(table.game);
  const { mine } = table;
  return (
    <li className={table.yourTurn && !table.over ? 'panel row is-mine' : 'panel row'} data-game={table.game}>
      <span className="cover thumb" data-game={table.game} aria-hidden="true">
        {game ? <Cover game={game} /> : null}
      </span>
      <div className="words">
        <h2>{table.title}</h2>
        <p>
          {table.over ? endOf(table, text) : table.line}
          {mine ? (
            <>
              {' · '}
              <b className="gm-result">{resultOf(mine, table, words)}</b>
            </>
          ) : null}
        </p>
        {table.otherRules ? <p className="note">{rulesOf(table.otherRules, text)}</p> : null}
        <p className="who">
          <SeatColours value={game?.seatColours}>
            {table.players.map(({ name }, seat) => (
              <span key={seat}>
                <SeatMark seat={seat} /> {name}
              </span>
            ))}
          </SeatColours>
        </p>
        {table.extras?.note ? <p className="gm-note">{table.extras.note}</p> : null}
        <p className="muted">{text.games.when(new Date(table.updated))}</p>
      </div>
      <RowButtons table={table} onChanged={onChanged} />
    </li>
  );
}

function resultOf({ won, rank, totalText }: MyResult, { players }: TableSummary, words: GamesText): string {
  const place = won === true ? words.won : players.length > 1 ? words.place(rank, players.length) : '';
  return [place, totalText].filter(Boolean).join(', ');
}

/** What can be done with a table from the list. */
function RowButtons({ table, onChanged }: { table: Listed; onChanged: () => void }): ReactNode {
  const { id, game, title, over, otherRules, extras } = table;
  const { games } = useText();
  const words = useGamesText();
  const [asking, setAsking] = useState(false);
  const [noting, setNoting] = useState(false);
  const { problem, attempt } = useAttempt();
  const remove = async (): Promise<void> => {
    setAsking(false);
    await host().remove(id);
    onChanged();
  };
  const like = async (): Promise<void> => {
    await host().keepExtras({ id, favourite: extras?.favourite !== true });
    onChanged();
  };
  const send = (): Promise<void> => exportTable({ table: id, game });
  const noted = (): void => {
    setNoting(false);
    onChanged();
  };
  const onward = over || otherRules?.playable === false ? games.look : games.continue;
  return (
    <div className="acts">
      <RowLink to={`/table/${id}`} words={onward} of={title} primary={!over} />
      <ReviewLink id={id} words={words.review} of={title} primary={over} />
      <button type="button" className="btn" aria-label={`${games.export}: ${title}`} onClick={() => attempt(send)}>
        {games.export}
      </button>
      <span className="gm-small">
        <SmallButton
          words={words.favourite}
          of={title}
          pressed={extras?.favourite === true}
          onClick={() => attempt(like)}
        >
          <Glyph name="star" />
        </SmallButton>
        <SmallButton words={words.note} of={title} onClick={() => setNoting(true)}>
          <Icon name="log" />
        </SmallButton>
        <SmallButton words={games.remove} of={title} onClick={() => setAsking(true)}>
          <Icon name="trash" />
        </SmallButton>
      </span>
      <Problem message={problem} />
      {noting ? <NoteSheet table={table} onClose={noted} /> : null}
      {asking ? (
        <Confirm
          title={games.remove}
          question={games.removeSure(title)}
          yes={games.remove}
          onYes={() => attempt(remove)}
          onNo={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}

function RowLink(props: { to: string; words: string; of: string; primary: boolean }): ReactNode {
  const { to, words, of, primary } = props;
  return (
    <Link className={primary ? 'btn btn--primary' : 'btn'} to={to} aria-label={`${words}: ${of}`}>
      {words}
    </Link>
  );
}

/**
 * While the pointer or the focus rests on the link, the game is opened in advance, so that it is ready when the link is
 * followed.
 */
function ReviewLink({
  id,
  words,
  of,
  primary,
}: {
  id: string;
  words: string;
  of: string;
  primary: boolean;
}): ReactNode {
  const leave = useRef<() => void>(() => undefined);
  const rest = (): void => {
    leave.current();
    leave.current = openSoon(id);
  };
  const go = (): void => leave.current();
  return (
    <Link
      className={primary ? 'btn btn--primary' : 'btn'}
      to={`/review/${id}`}
      aria-label={`${words}: ${of}`}
      onPointerEnter={rest}
      onPointerLeave={go}
      onPointerDown={() => openNow(id)}
      onFocus={rest}
      onBlur={go}
    >
      {words}
    </Link>
  );
}

/** A button with a drawing; its name includes the game. */
function SmallButton(props: {
  words: string;
  of: string;
  pressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}): ReactNode {
  const { words, of, pressed, onClick, children } = props;
  return (
    <button
      type="button"
      className="btn btn--icon"
      aria-pressed={pressed}
      aria-label={`${words}: ${of}`}
      title={words}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** What can still be done with a game whose rules are not installed. */
function rulesOf({ recorded, here, playable }: ListedRules, { games }: Messages): string {
  return playable ? games.rulesChanged(recorded, here) : games.lookOnly(recorded, here);
}

/** How a game ended: who won, the verdict of a solo game, or that it is over. */
function endOf({ players, winners = [], line }: TableSummary, { games, table }: Messages): string {
  const names = winners.map(seat => players[seat]?.name ?? '');
  if (names.length === 0) return line || games.over;
  return names.length === 1 ? table.won(names.join('')) : table.wonMany(names.join(', '));
}
