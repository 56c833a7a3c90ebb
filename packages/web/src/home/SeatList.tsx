import { hasStyles, levelOf, MANNERS, partsOf, SIX_LEVELS, type LevelName, type Style } from '@thorp/bots/levels';
import type { Player } from '@thorp/table';
import type { ReactNode } from 'react';
import { gameOf } from '../games/index.ts';
import type { GameFacts } from '../protocol/calls.ts';
import { useText } from '../text/text.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SeatMark } from '../ui/SeatMark.tsx';
import { seatPlayers } from './useDraft.ts';

/** The levels a person chooses from, weakest first; the others are for tests and tournaments. */
const OFFERED: readonly LevelName[] = [...SIX_LEVELS, 'adaptive'];

export function SeatList(props: {
  facts: GameFacts;
  players: readonly Player[];
  onChange: (players: readonly Player[]) => void;
}): ReactNode {
  const { facts, players, onChange } = props;
  const text = useText();
  const { min, max } = facts.seats;
  const leaning = gameOf(facts.id)?.leaning;
  const styles = leaning ? [...MANNERS, leaning] : MANNERS;
  return (
    <fieldset className="seatlist">
      <legend>{text.create.seats}</legend>
      <ol>
        {players.map((player, seat) => (
          <SeatRow
            // Seats have no other name than their place.
            // oxlint-disable-next-line react/no-array-index-key
            key={seat}
            seat={seat}
            player={player}
            styles={styles}
            onChange={next => onChange(players.with(seat, next))}
            onRemove={players.length > min ? () => onChange(players.toSpliced(seat, 1)) : null}
          />
        ))}
      </ol>
      {players.length < max ? (
        <button type="button" className="btn" onClick={() => onChange(seatPlayers(players.length + 1, players, text))}>
          <Icon name="plus" />
          {text.create.addSeat}
        </button>
      ) : null}
    </fieldset>
  );
}

/** Who sits here: a name, and a person or a bot of some level. */
function SeatRow(props: {
  seat: number;
  player: Player;
  styles: readonly Style[];
  onChange: (player: Player) => void;
  /** Null if the game needs all its seats. */
  onRemove: (() => void) | null;
}): ReactNode {
  const { seat, player, styles, onChange, onRemove } = props;
  const { create, levels, humanNames } = useText();
  return (
    <li className="panel">
      <SeatMark seat={seat} />
      <input
        className="input"
        value={player.name}
        maxLength={24}
        required
        aria-label={create.name(seat + 1)}
        onChange={event => onChange({ ...player, name: event.currentTarget.value })}
      />
      <span className="seatlist-who">
        <select
          className="select"
          aria-label={create.kind(seat + 1)}
          value={player.kind === 'bot' ? partsOf(player.level).name : 'human'}
          onChange={event => onChange(playerAs(event.currentTarget.value, player, seat, humanNames))}
        >
          <option value="human">{create.human}</option>
          {OFFERED.map(level => (
            <option key={level} value={level}>
              {levels[level]}
            </option>
          ))}
        </select>
        {player.kind === 'bot' ? <StyleOf seat={seat} player={player} offered={styles} onChange={onChange} /> : null}
      </span>
      {onRemove ? (
        <button
          type="button"
          className="btn btn--icon"
          aria-label={create.removeSeat(seat + 1)}
          title={create.removeSeat(seat + 1)}
          onClick={onRemove}
        >
          <Icon name="cancel" />
        </button>
      ) : null}
    </li>
  );
}

/** What a bot prefers among answers of about the same value; only searching bots have a style. */
function StyleOf(props: {
  seat: number;
  player: Extract<Player, { kind: 'bot' }>;
  /** The styles that bots of this game can have. */
  offered: readonly Style[];
  onChange: (player: Player) => void;
}): ReactNode {
  const { seat, player, offered, onChange } = props;
  const { create, styles } = useText();
  const { name, style } = partsOf(player.level);
  if (!hasStyles(name)) return null;
  const choose = (value: string): void => {
    const chosen = offered.find(each => each === value) ?? null;
    onChange({ ...player, level: levelOf(name, chosen) });
  };
  return (
    <select
      className="select"
      aria-label={create.style(seat + 1)}
      value={style ?? ''}
      onChange={event => choose(event.currentTarget.value)}
    >
      <option value="">{create.noStyle}</option>
      {offered.map(each => (
        <option key={each} value={each}>
          {styles[each]}
        </option>
      ))}
    </select>
  );
}

/** Another level keeps the style, if it has styles. */
function playerAs(kind: string, player: Player, seat: number, names: readonly string[]): Player {
  const { name } = player;
  const style: Style | null = player.kind === 'bot' ? partsOf(player.level).style : null;
  const level = OFFERED.find(each => each === kind);
  if (level) return { kind: 'bot', name, level: levelOf(level, style) };
  return { kind: 'human', name: names[seat % names.length] ?? name };
}
