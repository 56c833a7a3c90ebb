import type { RoomView } from '@thorp/table';
import type { OnlineText } from './text.ts';

type Seats = RoomView['seats'];

/** The state of the room, and what the reader can do next. */
export function statusOf(room: RoomView, present: readonly boolean[], text: OnlineText): string {
  const { phase, seats } = room;
  if (phase !== 'seating') return [text.allReady, ...awayWords(seats, present, text)].join(' ');
  const taken = seats.filter(({ kind }) => kind !== 'open').length;
  const slow = seats.flatMap((seat, i) =>
    seat.kind === 'person' && seat.commitment === null && i !== room.you ? [seat.name] : [],
  );
  const waited = slow.length > 0 ? [text.notReadyYet(slow)] : [];
  return [text.taken(taken, seats.length), ...waited, nextOf(room, text)].join(' ');
}

function nextOf(room: RoomView, text: OnlineText): string {
  const { seats, you } = room;
  const hasOpen = seats.some(({ kind }) => kind === 'open');
  const mine = you === null ? undefined : seats[you];
  if (mine?.kind !== 'person') return hasOpen ? text.nextSit : '';
  if (room.owner && hasOpen) return text.nextStart;
  if (mine.commitment === null) return text.nextReady;
  if (!hasOpen) return text.youAreReady;
  const host = room.host === null ? undefined : seats[room.host];
  return host?.kind === 'person' ? text.hostStarts(host.name) : text.waitForSeats;
}

/** The people whose device still has to open its part of the deal. */
function awayWords(seats: Seats, present: readonly boolean[], text: OnlineText): string[] {
  const away = seats.flatMap((seat, i) => (seat.kind === 'person' && !seat.opened && !present[i] ? [seat.name] : []));
  return away.length > 0 ? [text.deviceAway(away)] : [];
}

/** Who has come and who has gone between two states of a room. */
export function newsBetween(before: Seats, after: Seats, text: OnlineText): string[] {
  const names = (seats: Seats): string[] => seats.flatMap(seat => (seat.kind === 'open' ? [] : [seat.name]));
  const [was, is] = [names(before), names(after)];
  return [
    ...is.filter(name => !was.includes(name)).map(text.sitsDown),
    ...was.filter(name => !is.includes(name)).map(text.hasLeft),
  ];
}
