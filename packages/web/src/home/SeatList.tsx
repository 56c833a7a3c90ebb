import type { Level } from '@thorp/bots';
import type { Player } from '@thorp/table';
import type { ReactNode } from 'react';
import type { GameFacts } from '../protocol/calls.ts';
import { useText } from '../text/text.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SeatMark } from '../ui/SeatMark.tsx';
import { seatPlayers } from './useDraft.ts';

/** The levels a person chooses from, weakest first; the others are for tests and tournaments. */
const LEVELS: readonly Level[] = ['beginner', 'easy', 'medium', 'hard', 'expert'];

export function SeatList(props: {
  facts: GameFacts;
  players: readonly Player[];
  onChange: (players: readonly Player[]) => void;
}): ReactNode {
  const { facts, players, onChange } = props;
  const text = useText();
  const { min, max } = facts.seats;
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

/** Who sits here: a name, and a person or a bot of some strength. */
function SeatRow(props: {
  seat: number;
  player: Player;
  onChange: (player: Player) => void;
  /** Null where the game needs every seat it has. */
  onRemove: (() => void) | null;
}): ReactNode {
  const { seat, player, onChange, onRemove } = props;
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
      <select
        className="select"
        aria-label={create.kind(seat + 1)}
        value={player.kind === 'bot' ? player.level : 'human'}
        onChange={event => onChange(playerAs(event.currentTarget.value, player.name, seat, humanNames))}
      >
        <option value="human">{create.human}</option>
        {LEVELS.map(level => (
          <option key={level} value={level}>
            {levels[level]}
          </option>
        ))}
      </select>
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

function playerAs(kind: string, name: string, seat: number, names: readonly string[]): Player {
  const level = LEVELS.find(each => each === kind);
  if (level) return { kind: 'bot', name, level };
  return { kind: 'human', name: names[seat % names.length] ?? name };
}
