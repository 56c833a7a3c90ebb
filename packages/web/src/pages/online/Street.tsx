import type { RoomView } from '@thorp/table';
import type { ReactNode } from 'react';
import type { OnlineAction } from '../../protocol/online.ts';
import { useText } from '../../text/text.tsx';
import { freeNames, LEVELS, useLevelName } from './botSeats.ts';
import { House } from './House.tsx';
import { PersonHouse } from './PersonTools.tsx';
import { Scenery } from './Scenery.tsx';
import { usePortraits } from './portraits.ts';
import { useOnlineText, type OnlineText } from './text.ts';

type SeatView = RoomView['seats'][number];

/** The seats as houses in a street, each with its buttons below. */
export function Street(props: {
  table: string;
  room: RoomView;
  present: readonly boolean[];
  onAct: (action: OnlineAction) => void;
}): ReactNode {
  const { table, room, present, onAct } = props;
  const text = useOnlineText();
  const portraits = usePortraits(
    table,
    room.seats.map(seat => (seat.kind === 'person' ? seat.name : '')),
  );
  return (
    <div className="on-street" style={{ '--count': room.seats.length }}>
      <Scenery game={room.game} />
      <ul aria-label={text.seats}>
        {room.seats.map((place, seat) => (
          <li key={seat}>
            {place.kind === 'person' && room.you !== null && seat !== room.you ? (
              <PersonHouse
                table={table}
                seat={seat}
                name={place.name}
                isMuted={place.muted === true}
                isBlocked={place.blocked === true}
                here={present[seat] ?? false}
                portrait={portraits[seat]}
                isReady={place.commitment !== null}
                spoken={spokenOf(place, present[seat] ?? false, text)}
              >
                {room.owner && room.phase === 'seating' ? (
                  <button type="button" className="btn" onClick={() => onAct({ kind: 'clear', seat })}>
                    {text.remove(place.name)}
                  </button>
                ) : null}
              </PersonHouse>
            ) : (
              <House
                seat={seat}
                kind={place.kind}
                here={present[seat] ?? false}
                portrait={portraits[seat]}
                isReady={place.kind === 'person' && place.commitment !== null}
                spoken={spokenOf(place, present[seat] ?? false, text)}
              />
            )}
            <b className={seat === room.you ? 'on-name is-me' : 'on-name'}>{nameOf(place, seat === room.you, text)}</b>
            <SeatTools room={room} seat={seat} place={place} onAct={onAct} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function nameOf(place: SeatView, isMe: boolean, text: OnlineText): string {
  if (place.kind === 'open') return text.openSeat;
  return isMe ? text.you : place.name;
}

function spokenOf(place: SeatView, here: boolean, text: OnlineText): string {
  if (place.kind === 'open') return text.openSeat;
  if (place.kind === 'bot') return `${place.name}, ${text.bot}`;
  const ready = place.commitment === null ? text.notReady : text.ready;
  return `${place.name}, ${here ? text.here : text.gone}, ${ready}`;
}

function SeatTools(props: {
  room: RoomView;
  seat: number;
  place: SeatView;
  onAct: (action: OnlineAction) => void;
}): ReactNode {
  const { room, seat, place, onAct } = props;
  const text = useOnlineText();
  const { botNames } = useText();
  const levelOf = useLevelName();
  if (room.phase !== 'seating') return <span className="on-state">{place.kind === 'person' ? text.ready : ''}</span>;
  if (place.kind === 'person') {
    return (
      <span className={place.commitment === null ? 'on-state' : 'on-state is-ready'}>
        <span>
          {place.commitment === null ? text.notReady : text.ready}
          {seat === room.host ? <small>{text.hostIs}</small> : null}
        </span>
        {room.owner && seat !== room.you ? <RemoveButton name={place.name} seat={seat} onAct={onAct} /> : null}
      </span>
    );
  }
  if (!room.owner) return <span className="on-state">{place.kind === 'bot' ? levelOf(place.level) : ''}</span>;
  if (place.kind === 'bot') {
    return (
      <span className="on-state">
        {levelOf(place.level)}
        <RemoveButton name={place.name} seat={seat} onAct={onAct} />
      </span>
    );
  }
  return (
    <label className="on-state on-add">
      <span aria-hidden="true">{text.addBot}</span>
      <select
        aria-label={`${text.openSeat} ${seat + 1}: ${text.addBot}`}
        value=""
        onChange={({ currentTarget: { value } }) => {
          const [name = ''] = freeNames(room, botNames);
          const level = LEVELS.find(each => each === value);
          if (level) onAct({ kind: 'bot', seat, name, level });
        }}
      >
        <option value="">{text.addBot}</option>
        {LEVELS.map(level => (
          <option key={level} value={level}>
            {levelOf(level)}
          </option>
        ))}
      </select>
    </label>
  );
}

function RemoveButton({
  name,
  seat,
  onAct,
}: {
  name: string;
  seat: number;
  onAct: (action: OnlineAction) => void;
}): ReactNode {
  const text = useOnlineText();
  return (
    <button type="button" className="btn btn--quiet" onClick={() => onAct({ kind: 'clear', seat })}>
      <span aria-hidden="true">×</span>
      <span className="sr-only">{text.remove(name)}</span>
    </button>
  );
}
