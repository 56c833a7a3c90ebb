import type { ReactNode } from 'react';
import { SeatMark } from '../ui/SeatMark.tsx';
import type { SeatFacts } from '../protocol/update.ts';
import { useText } from '../text/text.tsx';
import { useSeatNews } from './seatNews.ts';
import { seatInWords } from './spoken.ts';
import { useTabletop } from './TableContext.tsx';

interface SeatPanelProps {
  /** Prefix of the game's classes. */
  readonly prefix: string;
  readonly seat: number;
  /** Whether something in it can be chosen once it is opened. */
  readonly lit?: boolean;
  readonly isMe?: boolean;
  /** Everything that a screen reader says about it. */
  readonly spoken: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** A seat in short; a tap opens it large. */
export function SeatPanel({
  prefix,
  seat,
  lit = false,
  isMe = false,
  spoken,
  onOpen,
  children,
}: SeatPanelProps): ReactNode {
  const { update } = useTabletop();
  const label = useSpokenSeat(seat, spoken);
  const classes = [`${prefix}opponent panel`];
  if (lit) classes.push('is-lit');
  if (update.seats[seat]?.asked) classes.push('is-turn');
  if (isMe) classes.push('is-me');
  return (
    <button
      type="button"
      className={classes.join(' ')}
      data-seat={seat}
      data-lit={lit ? '' : undefined}
      aria-label={label}
      onClick={onOpen}
    >
      {children}
    </button>
  );
}

/** What a screen reader says about a seat and its person. */
export function useSpokenSeat(seat: number, spoken: string): string {
  const news = useSeatNews(seat);
  return news?.spoken ? `${spoken}, ${news.spoken}` : spoken;
}

/** Everything in front of a seat, in the game's own words. */
export function useSeatInWords(seat: number): string {
  const { update } = useTabletop();
  const { table } = useText();
  const facts = update.seats[seat];
  const zones = update.board.zones.filter(zone => zone.seat === seat);
  return facts ? seatInWords(facts, zones, '', table) : '';
}

interface SeatHeadProps {
  readonly prefix: string;
  /** Further classes. */
  readonly className?: string;
  readonly seat: number;
  readonly name: string;
  readonly status: string;
  readonly portrait: ReactNode;
  /** What follows the name: supply, points. */
  readonly children: ReactNode;
}

/** Portrait, colour, name and status of a seat. */
export function SeatHead({ prefix, className, seat, name, status, portrait, children }: SeatHeadProps): ReactNode {
  const news = useSeatNews(seat);
  return (
    <span className={className ? `${prefix}owner ${className}` : `${prefix}owner`}>
      <span className={`${prefix}face`}>{news?.face?.() ?? portrait}</span>
      <span className={`${prefix}who`}>
        <b>
          <SeatMark seat={seat} />
          {news?.sign?.()}
          <span style={{ '--len': name.length }}>{name}</span>
        </b>
        <small>
          {[status, news?.words].filter(Boolean).join(', ')} {news?.time?.()}
        </small>
      </span>
      {children}
    </span>
  );
}

interface StatusWords {
  readonly resigned: string;
  readonly outOfTime: string;
  readonly you: string;
  readonly turn: string;
  readonly bot: string;
}

/** Whether a seat has resigned or lost by time, is asked, or is played by a bot; '' for a waiting person. */
export function seatStatus(seat: SeatFacts, viewer: number | null, words: StatusWords): string {
  if (seat.resigned) return seat.outOfTime ? words.outOfTime : words.resigned;
  if (seat.asked) return seat.seat === viewer ? words.you : words.turn;
  return seat.kind === 'bot' ? words.bot : '';
}
