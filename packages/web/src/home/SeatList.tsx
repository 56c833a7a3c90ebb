import type { Level } from '@thorp/bots';
import type { Player } from '@thorp/table';
import type { ReactNode } from 'react';
import type { GameFacts } from '../host/protocol.ts';
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
  const replace = (seat: number, player: Player): void => onChange(players.with(seat, player));
  return (
    <fieldset className="seatlist">
      <legend>{text.create.seats}</legend>
      <ol>
        {players.map((player, seat) => (
          // Seats have no other name than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={seat} className="panel">
            <SeatMark seat={seat} />
            <input
              className="input"
              value={player.name}
              maxLength={24}
              required
              aria-label={text.create.name(seat + 1)}
              onChange={event => replace(seat, { ...player, name: event.target.value })}
            />
            <select
              className="select"
              aria-label={text.create.kind(seat + 1)}
              value={player.kind === 'bot' ? player.level : 'human'}
              onChange={event => replace(seat, playerAs(event.target.value, player.name, seat, text.humanNames))}
            >
              <option value="human">{text.create.human}</option>
              {LEVELS.map(level => (
                <option key={level} value={level}>
                  {text.levels[level]}
                </option>
              ))}
            </select>
            {players.length > facts.seats.min ? (
              <button
                type="button"
                className="btn btn--icon"
                aria-label={text.create.removeSeat(seat + 1)}
                onClick={() => onChange(players.toSpliced(seat, 1))}
              >
                <Icon name="cancel" />
              </button>
            ) : null}
          </li>
        ))}
      </ol>
      {players.length < facts.seats.max ? (
        <button type="button" className="btn" onClick={() => onChange(seatPlayers(players.length + 1, players, text))}>
          <Icon name="plus" />
          {text.create.addSeat}
        </button>
      ) : null}
    </fieldset>
  );
}

function playerAs(kind: string, name: string, seat: number, names: readonly string[]): Player {
  const level = LEVELS.find(each => each === kind);
  if (level) return { kind: 'bot', name, level };
  return { kind: 'human', name: names[seat % names.length] ?? name };
}
