import type { ChatLine, RoomView } from '@thorp/table';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { TopBar } from '../../app/TopBar.tsx';
import { gameOf } from '../../games/index.ts';
import { Cover, CoverDefs } from '../../home/Cover.tsx';
import type { GameFacts } from '../../protocol/calls.ts';
import type { OnlineAction, RoomProps } from '../../protocol/online.ts';
import { host } from '../../session/host.ts';
import type { Locale } from '../../text/locales.ts';
import { useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SEAT_COLOURS, SHAPES } from '../../ui/SeatMark.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Chat } from './Chat.tsx';
import ConnectionStrip from './ConnectionStrip.tsx';
import { AskPeople } from './Invitations.tsx';
import { OnlineIcon } from './icons.tsx';
import { Invite } from './Invite.tsx';
import { LookingOn } from './LookingOn.tsx';
import { Buttons } from './RoomButtons.tsx';
import { newsBetween, statusOf } from './roomStatus.ts';
import { RoomTerms } from './RoomTerms.tsx';
import { Street } from './Street.tsx';
import { useOnlineText, type OnlineText } from './text.ts';
import './online.css';

const send = (action: OnlineAction): Promise<void> => host().online(action);

/** A table on a server before its game begins: people take seats, bots are added, and everybody gets ready. */
export default function Room({ table, room, present, watching, connection }: RoomProps): ReactNode {
  const text = useOnlineText();
  const { locale } = useText();
  const { problem, attempt } = useAttempt();
  const game = gameOf(room.game);
  const act = (action: OnlineAction): void => attempt(() => send(action));
  const news = useNews(room);
  const facts = useFacts(room.game);
  // A person without a seat has something else to do first.
  const invites = room.phase === 'seating' && (room.owner || room.you !== null);
  return (
    <>
      <TopBar />
      <CoverDefs />
      <main className="page on-room" id="content">
        <ConnectionStrip connection={connection} />
        <aside className="on-deal" aria-label={text.settings}>
          {game ? (
            <figure className="cover on-box" data-game={room.game}>
              <Cover game={game} />
              <figcaption className="plate">
                <b>{game.shelf[locale].title}</b>
              </figcaption>
            </figure>
          ) : null}
          <RoomTerms room={room} facts={facts} />
        </aside>
        <div className="on-middle">
          <header>
            <span className="cover on-mini" data-game={room.game} aria-hidden="true">
              {game ? <Cover game={game} /> : null}
            </span>
            <div>
              <h1>{titleOf(room, text, locale)}</h1>
              <b className="on-game">{game?.shelf[locale].title}</b>
              <p role="status">
                {news === '' ? null : <b>{news} </b>}
                {statusOf(room, present, text)}
              </p>
            </div>
          </header>
          <Street table={table} room={room} present={present} onAct={act} />
          <Problem message={problem} />
          <Buttons room={room} facts={facts}>
            <ChatButton room={room} />
          </Buttons>
          {invites ? <Invite table={table} /> : null}
          {invites ? (
            <AskPeople table={table} seated={room.seats.flatMap(seat => (seat.kind === 'person' ? [seat.name] : []))} />
          ) : null}
          <Fairness commitment={room.commitment} />
        </div>
        <Side table={table} room={room} watching={watching} />
      </main>
    </>
  );
}

/** The chat beside the street, and the spectators. */
function Side({ table, room, watching }: Pick<RoomProps, 'table' | 'room' | 'watching'>): ReactNode {
  const text = useOnlineText();
  return (
    <section className="panel on-side" aria-label={text.chat}>
      <header>
        <h2>{text.chat}</h2>
        {watching > 0 && room.you !== null ? <LookingOn table={table} count={watching} /> : null}
      </header>
      <Chat lines={room.chat.filter(heard(room))} you={room.you} onSay={said => send({ kind: 'say', text: said })} />
    </section>
  );
}

/** Whether the reader wants to see a line: older lines of a muted person are here too. */
function heard({ seats }: RoomView): (line: ChatLine) => boolean {
  return ({ seat }) => {
    const place = seats[seat];
    return place?.kind !== 'person' || !(place.muted || place.blocked);
  };
}

/** The commitment of the deal, and its purpose. */
function Fairness({ commitment }: { commitment: string }): ReactNode {
  const text = useOnlineText();
  return (
    <details className="panel on-fair">
      <summary>
        <Icon name="check" />
        <b>{text.fair}</b>
        <Backs digits={commitment.slice(0, 12)} />
        <code>{(commitment.slice(0, 12).match(/.{4}/g) ?? []).join(' ')}</code>
        <span>{text.howItWorks}</span>
      </summary>
      <p>{text.fairHelp}</p>
    </details>
  );
}

/** The digits as six card backs: easier to compare across a room than letters. */
function Backs({ digits }: { digits: string }): ReactNode {
  const bytes = digits.match(/../g) ?? [];
  return (
    <span className="on-backs" aria-hidden="true">
      {bytes.map((byte, i) => {
        const back = SEAT_COLOURS[Number.parseInt(byte, 16) % SEAT_COLOURS.length] ?? 'blue';
        return (
          <svg key={i} viewBox="-3 -6 30 36" style={{ '--seat': `var(--p-${back})` }}>
            {SHAPES[back]}
          </svg>
        );
      })}
    </span>
  );
}

function titleOf({ seats, game, host: at }: RoomView, text: OnlineText, locale: Locale): string {
  const owner = at === null ? undefined : seats[at];
  return owner?.kind === 'person' ? text.tableOf(owner.name) : text.setUp(gameOf(game)?.shelf[locale].title ?? game);
}

/** If there is no space for the chat beside the street. */
function ChatButton({ room }: { room: RoomView }): ReactNode {
  const text = useOnlineText();
  const { you } = room;
  const chat = room.chat.filter(heard(room));
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(chat.length);
  const unread = open ? 0 : chat.length - read;
  const show = (next: boolean): void => {
    setRead(chat.length);
    setOpen(next);
  };
  return (
    <>
      <button
        type="button"
        className="btn on-talkbutton"
        aria-label={unread > 0 ? `${text.chat}, ${text.newLines(unread)}` : text.chat}
        onClick={() => show(true)}
      >
        <OnlineIcon name="chat" />
        {unread > 0 ? <i className="count">{unread}</i> : null}
      </button>
      {open ? (
        <Sheet title={text.chat} onClose={() => show(false)}>
          <Chat lines={chat} you={you} onSay={said => send({ kind: 'say', text: said })} />
        </Sheet>
      ) : null}
    </>
  );
}

/** Who has come or gone last. */
function useNews({ seats }: RoomView): string {
  const text = useOnlineText();
  const before = useRef(seats);
  const [news, setNews] = useState('');
  useEffect(() => {
    const lines = newsBetween(before.current, seats, text);
    before.current = seats;
    if (lines.length > 0) setNews(lines.join(' '));
  }, [seats, text]);
  return news;
}

function useFacts(game: string): GameFacts | null {
  const { locale } = useText();
  const [facts, setFacts] = useState<GameFacts | null>(null);
  useEffect(() => {
    void host().describe(game, locale).then(setFacts);
  }, [game, locale]);
  return facts;
}
