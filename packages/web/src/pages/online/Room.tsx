import type { Level } from '@thorp/bots';
import type { Clock, RoomView } from '@thorp/table';
import { useEffect, useState, type ReactNode } from 'react';
import { navigate } from '../../app/router.tsx';
import { TopBar } from '../../app/TopBar.tsx';
import { gameOf } from '../../games/index.ts';
import { Cover, CoverDefs } from '../../home/Cover.tsx';
import type { GameFacts, LooseSettings } from '../../protocol/calls.ts';
import type { OnlineAction, RoomFacts } from '../../protocol/online.ts';
import { host } from '../../session/host.ts';
import { useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { prefer, preferences } from '../../ui/preferences.ts';
import { Chat } from './Chat.tsx';
import { House } from './House.tsx';
import { Invite } from './Invite.tsx';
import { useOnlineText, type OnlineText } from './text.ts';
import './online.css';

type SeatView = RoomView['seats'][number];

const send = (action: OnlineAction): Promise<void> => host().online(action);

/** A table on a server before its game begins: seats are taken, bots added, and everybody says when they are ready. */
export default function Room({ table, room, present }: RoomFacts): ReactNode {
  const text = useOnlineText();
  const { locale } = useText();
  const { problem, attempt } = useAttempt();
  const game = gameOf(room.game);
  const act = (action: OnlineAction): void => attempt(() => send(action));
  return (
    <>
      <TopBar />
      <CoverDefs />
      <main className="page on-room" id="content">
        <aside className="on-deal" aria-label={text.settings}>
          {game ? (
            <figure className="cover on-box" data-game={room.game}>
              <Cover game={game} />
              <figcaption className="plate">
                <b>{game.shelf[locale].title}</b>
              </figcaption>
            </figure>
          ) : null}
          <Terms room={room} />
        </aside>
        <div className="on-middle">
          <header>
            <h1>{titleOf(room, text)}</h1>
            <p role="status">{statusOf(room, text)}</p>
          </header>
          <Street room={room} present={present} onAct={act} />
          <Problem message={problem} />
          <Buttons room={room} onAct={act} onLeave={() => attempt(leave)} />
          {room.phase === 'seating' ? <Invite table={table} /> : null}
          <section className="panel on-fair">
            <h2>{text.fair}</h2>
            <code>{(room.commitment.slice(0, 12).match(/.{4}/g) ?? []).join(' ')}</code>
            <p className="muted">{text.fairHelp}</p>
          </section>
        </div>
        <section className="panel on-side" aria-label={text.chat}>
          <h2>{text.chat}</h2>
          <Chat lines={room.chat} you={room.you} onSay={said => send({ kind: 'say', text: said })} />
        </section>
      </main>
    </>
  );
}

function titleOf({ seats, game }: RoomView, text: OnlineText): string {
  const first = seats.find(({ kind }) => kind === 'person');
  return first && first.kind === 'person' ? text.tableOf(first.name) : text.setUp(gameOf(game)?.shelf.en.title ?? game);
}

function statusOf({ phase, seats }: RoomView, text: OnlineText): string {
  if (phase !== 'seating') return text.allReady;
  const taken = seats.filter(({ kind }) => kind !== 'open').length;
  const slow = seats.flatMap(seat => (seat.kind === 'person' && seat.commitment === null ? [seat.name] : []));
  return `${text.taken(taken, seats.length)} ${slow.length > 0 ? text.notReadyYet(slow) : ''}`;
}

/** The seats as houses in a street, and below each what can be done with it. */
function Street(props: {
  room: RoomView;
  present: readonly boolean[];
  onAct: (action: OnlineAction) => void;
}): ReactNode {
  const { room, present, onAct } = props;
  const text = useOnlineText();
  return (
    <ul className="on-street panel" aria-label={text.seats} data-game={room.game}>
      {room.seats.map((place, seat) => (
        <li key={seat}>
          <House
            seat={seat}
            kind={place.kind}
            here={present[seat] ?? false}
            isReady={place.kind === 'person' && place.commitment !== null}
            spoken={spokenOf(place, present[seat] ?? false, text)}
          />
          <b className={seat === room.you ? 'on-name is-me' : 'on-name'}>{nameOf(place, seat === room.you, text)}</b>
          <SeatTools room={room} seat={seat} place={place} onAct={onAct} />
        </li>
      ))}
    </ul>
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

/** The levels that can be added with one tap; a second tap on the bot changes its level. */
const LEVELS: readonly Level[] = ['easy', 'medium', 'hard'];

function SeatTools(props: {
  room: RoomView;
  seat: number;
  place: SeatView;
  onAct: (action: OnlineAction) => void;
}): ReactNode {
  const { room, seat, place, onAct } = props;
  const text = useOnlineText();
  const { botNames, levels } = useText();
  // Only the name of the level: what it does stands in the form of a new table.
  const levelOf = (level: Level): string => levels[level].split(':')[0] ?? level;
  if (room.phase !== 'seating') return <span className="on-state">{place.kind === 'person' ? text.ready : ''}</span>;
  if (place.kind === 'person') {
    return (
      <span className="on-state">
        {place.commitment === null ? text.notReady : text.ready}
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
    <label className="on-state">
      <span className="sr-only">{`${text.openSeat} ${seat + 1}: ${text.addBot}`}</span>
      <select
        className="select"
        value=""
        onChange={({ currentTarget: { value } }) => {
          const name = botNames.find(each => !isTaken(room, each)) ?? `Bot ${seat + 1}`;
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

function isTaken({ seats }: RoomView, name: string): boolean {
  return seats.some(seat => seat.kind !== 'open' && seat.name === name);
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

/** Goes once the seat is free: without a connection one still sits there. */
async function leave(): Promise<void> {
  await send({ kind: 'leave' });
  navigate('/friends');
}

/** Sitting down with a name, being ready, leaving. */
function Buttons(props: { room: RoomView; onAct: (action: OnlineAction) => void; onLeave: () => void }): ReactNode {
  const { room, onAct, onLeave } = props;
  const text = useOnlineText();
  const free = room.seats.findIndex(({ kind }) => kind === 'open');
  const mine = room.you === null ? undefined : room.seats[room.you];
  if (mine?.kind !== 'person') {
    if (free < 0) return <p className="note">{`${text.full} ${room.watch === 'nobody' ? '' : text.watching}`}</p>;
    return <SitDown seat={free} onAct={onAct} />;
  }
  const isReady = mine.commitment !== null;
  return (
    <div className="on-go">
      <button
        type="button"
        className={isReady ? 'btn' : 'btn btn--primary'}
        onClick={() => onAct({ kind: isReady ? 'notReady' : 'ready' })}
      >
        {isReady ? text.wait : text.iAmReady}
      </button>
      <button type="button" className="btn" onClick={onLeave}>
        {text.leave}
      </button>
    </div>
  );
}

const LONGEST_NAME = 24;

function SitDown({ seat, onAct }: { seat: number; onAct: (action: OnlineAction) => void }): ReactNode {
  const text = useOnlineText();
  const [name, setName] = useState(preferences().name);
  return (
    <form
      className="panel on-sit"
      onSubmit={event => {
        event.preventDefault();
        prefer({ name: name.trim() });
        onAct({ kind: 'sit', seat, name: name.trim() });
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

/** What is played, in words: settings that differ from the usual ones, pace, watching, rating. */
function Terms({ room }: { room: RoomView }): ReactNode {
  const text = useOnlineText();
  const changes = useChanges(room);
  const lines = [
    ...(changes?.length === 0 ? [text.usual] : (changes ?? [])),
    text.clockWords(...clockIn(room.clock)),
    `${text.watch}: ${room.watch === 'nobody' ? text.watchers.nobody : text.watchers.link}`,
    ...(room.rated ? [text.rated] : []),
  ];
  return (
    <section className="panel on-terms">
      <h2>{text.settings}</h2>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function clockIn(clock: Clock | null): [kind: 'none' | 'live' | 'days', amount: number] {
  if (clock === null) return ['none', 0];
  if (clock.kind === 'live') return ['live', Math.round(clock.base / 60_000)];
  return ['days', Math.round(clock.perMove / 86_400_000)];
}

/** The settings that differ from the game's own, in words; null while they are looked up. */
function useChanges({ game, seats, settings }: RoomView): readonly string[] | null {
  const { locale } = useText();
  const [words, setWords] = useState<readonly string[] | null>(null);
  const count = seats.length;
  useEffect(() => {
    let current = true;
    void Promise.all([host().describe(game, locale), host().settle(game, locale, count, {})]).then(([facts, usual]) => {
      if (current && usual.ok) setWords(changesIn(facts, settings as LooseSettings, usual.settings));
    });
    return () => {
      current = false;
    };
  }, [game, locale, count, settings]);
  return words;
}

function changesIn({ knobs }: GameFacts, settings: LooseSettings, usual: LooseSettings): string[] {
  return knobs.flatMap(({ name, title, values }) => {
    const value = settings[name];
    if (JSON.stringify(value) === JSON.stringify(usual[name])) return [];
    const parts = (Array.isArray(value) ? value : [value]).map(part => values?.[String(part)] ?? String(part));
    return [typeof value === 'boolean' ? `${value ? '' : '– '}${title}` : `${title}: ${parts.join(', ')}`];
  });
}
