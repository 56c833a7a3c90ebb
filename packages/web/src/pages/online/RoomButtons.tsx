import type { Level } from '@thorp/bots';
import type { RoomView } from '@thorp/table';
import { useState, type ReactNode } from 'react';
import { navigate } from '../../app/router.tsx';
import { randomDoll, writeDoll } from '../../art/doll.ts';
import { prefer, preferences } from '../../preferences/preferences.ts';
import type { GameFacts } from '../../protocol/calls.ts';
import type { OnlineAction } from '../../protocol/online.ts';
import { host } from '../../session/host.ts';
import { useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { freeNames, LEVELS, useLevelName } from './botSeats.ts';
import { readMe, sendProfile } from '../../http/me.ts';
import { useOnlineText } from './text.ts';

const send = (action: OnlineAction): Promise<void> => host().online(action);

/**
 * A person without a portrait gets one, so that not everybody looks the same. The seat is taken even if it cannot be
 * sent.
 */
async function drawn(name: string): Promise<void> {
  if (preferences().portrait !== '') return;
  try {
    const { portrait: theirs } = await readMe();
    const portrait = theirs || writeDoll(randomDoll());
    if (theirs === '') await sendProfile(name, portrait);
    prefer({ portrait });
  } catch {
    // It is sent the next time.
  }
}

async function sitDown(seat: number, name: string): Promise<void> {
  await drawn(name);
  await send({ kind: 'sit', seat, name });
}

/** Leaves the page once the seat is free: without a connection the person still has it. */
async function leave(): Promise<void> {
  await send({ kind: 'leave' });
  navigate('/friends');
}

/** The buttons for taking a seat, starting, getting ready and leaving. */
export function Buttons(props: { room: RoomView; facts: GameFacts | null; children: ReactNode }): ReactNode {
  const { room, facts, children } = props;
  const text = useOnlineText();
  const { problem, attempt } = useAttempt();
  const onAct = (action: OnlineAction): void => attempt(() => send(action));
  const free = room.seats.findIndex(({ kind }) => kind === 'open');
  const mine = room.you === null ? undefined : room.seats[room.you];
  if (mine?.kind !== 'person') {
    if (free < 0) return <p className="note">{`${text.full} ${room.watch === 'nobody' ? '' : text.watching}`}</p>;
    return <SitDown onSit={name => attempt(() => sitDown(free, name))} />;
  }
  const isReady = mine.commitment !== null;
  const starts = room.owner && free >= 0;
  return (
    <>
      {starts && facts ? (
        <Start room={room} least={facts.seats.min} onStart={fill => attempt(() => start(room, fill))} />
      ) : null}
      <div className="on-go">
        {children}
        <button
          type="button"
          className={isReady || starts ? 'btn on-main' : 'btn btn--primary on-main'}
          onClick={() => onAct({ kind: isReady ? 'notReady' : 'ready' })}
        >
          {isReady ? text.wait : text.iAmReady}
        </button>
        <button type="button" className="btn" onClick={() => attempt(leave)}>
          {text.leave}
        </button>
      </div>
      <Problem message={problem} />
    </>
  );
}

/** What happens to the open seats: bots with these names and this level, or nothing. */
interface Fill {
  readonly level: Level | null;
  readonly names: readonly string[];
}

/** The open seats are filled or removed, then the host is ready; the game begins when the others are. */
async function start({ seats, you }: RoomView, { level, names }: Fill): Promise<void> {
  const open = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  if (level === null) await send({ kind: 'close' });
  else for (const [i, seat] of open.entries()) await send({ kind: 'bot', seat, level, name: names[i] ?? '' });
  const mine = you === null ? undefined : seats[you];
  if (mine?.kind === 'person' && mine.commitment === null) await send({ kind: 'ready' });
}

/** The host starts before all seats are taken, and chooses what happens to the open ones. */
function Start({ room, least, onStart }: { room: RoomView; least: number; onStart: (fill: Fill) => void }): ReactNode {
  const text = useOnlineText();
  const { botNames } = useText();
  const levelOf = useLevelName();
  const taken = room.seats.filter(({ kind }) => kind !== 'open').length;
  const [chosen, setChosen] = useState<Level | null | undefined>();
  // With too few people, bots are required.
  const level = chosen === undefined ? (taken < least ? 'easy' : null) : chosen;
  const count = level === null ? taken : room.seats.length;
  const slow = room.seats.flatMap((seat, i) =>
    seat.kind === 'person' && seat.commitment === null && i !== room.you ? [seat.name] : [],
  );
  return (
    <section className="panel on-start" aria-label={text.openSeats}>
      <label className="field">
        <span>{text.openSeats}</span>
        <select
          className="select"
          value={level ?? ''}
          onChange={({ currentTarget: { value } }) => setChosen(LEVELS.find(each => each === value) ?? null)}
        >
          <option value="" disabled={taken < least}>
            {text.removed}
          </option>
          {LEVELS.map(each => (
            <option key={each} value={each}>
              {text.filledBy(levelOf(each))}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="btn btn--primary"
        disabled={count < least}
        onClick={() => onStart({ level, names: freeNames(room, botNames) })}
      >
        <span>
          {text.startWith(count)}
          <small>{count < least ? text.tooFew(least) : text.startNow(slow)}</small>
        </span>
      </button>
    </section>
  );
}

const LONGEST_NAME = 24;

function SitDown({ onSit }: { onSit: (name: string) => void }): ReactNode {
  const text = useOnlineText();
  const [name, setName] = useState(preferences().name);
  return (
    <form
      className="panel on-sit"
      onSubmit={event => {
        event.preventDefault();
        prefer({ name: name.trim() });
        onSit(name.trim());
      }}
    >
      <label className="field">
        <span>{text.yourName}</span>
        <input
          className="input"
          value={name}
          maxLength={LONGEST_NAME}
          required
          autoComplete="nickname"
          onChange={event => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" className="btn btn--primary" disabled={name.trim() === ''}>
        {text.takeSeat}
      </button>
    </form>
  );
}
