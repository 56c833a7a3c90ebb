import { useEffect, type ReactNode } from 'react';
import { portraitPicture } from '../../art/doll.ts';
import { Portrait } from '../../art/Portrait.tsx';
import { setSeatNews, type SeatNews } from '../../board/seatNews.ts';
import type { OnlineFacts } from '../../protocol/online.ts';
import type { SeatFacts, TableUpdate } from '../../protocol/update.ts';
import { shownTime, TimeLeft } from './clocks.tsx';
import { useOnlineText, type OnlineText } from './text.ts';

/** Gives the board the presence, portrait and time of each seat. */
export function useSeatNewsOf(update: TableUpdate, online: OnlineFacts, portraits: readonly string[]): void {
  const text = useOnlineText();
  const { seats, seat: mine, result } = update;
  useEffect(() => {
    const isOver = result !== null;
    setSeatNews(seats.map(seat => newsOf(seat, { isMe: seat.seat === mine, isOver, online, text }, portraits)));
  }, [seats, mine, result, online, portraits, text]);
  useEffect(() => () => setSeatNews(), []);
}

interface Around {
  readonly isMe: boolean;
  readonly isOver: boolean;
  readonly online: OnlineFacts;
  readonly text: OnlineText;
}

function newsOf(facts: SeatFacts, around: Around, portraits: readonly string[]): SeatNews {
  const { seat } = facts;
  const portrait = portraits[seat] ?? '';
  const here = presenceOf(facts, around);
  const isTimed = facts.kind === 'human' && !around.isOver && !facts.resigned;
  const clock = isTimed ? shownTime(around.online.clocks?.[seat]) : undefined;
  return {
    face: portrait === '' ? null : () => <Portrait face picture={portraitPicture(portrait)} />,
    sign: here === null ? null : () => <PresenceDot here={here} />,
    // Beside a clock there is space for the sign only.
    words: here === false && !clock ? around.text.gone : '',
    time: clock ? () => <TimeLeft className="seat-time" time={clock} /> : null,
    spoken: here === null ? '' : here ? around.text.here : around.text.gone,
  };
}

/** Whether somebody is present; null for the reader, for bots, and after the game. */
function presenceOf({ seat, kind, resigned }: SeatFacts, { isMe, isOver, online }: Around): boolean | null {
  return isMe || isOver || resigned || kind === 'bot' ? null : (online.present[seat] ?? false);
}

function PresenceDot({ here }: { here: boolean }): ReactNode {
  const text = useOnlineText();
  return <i className={here ? 'seat-sign is-here' : 'seat-sign'} title={here ? text.here : text.gone} />;
}
