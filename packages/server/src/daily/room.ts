import type { DailyDeal } from '@thorp/client/daily';
import { settle, type Game } from '@thorp/kernel';
import type { RoomEvent, RoomHeader } from '@thorp/table';

/** The parts of a daily table. */
export interface DailySeat {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly at: number;
}

const BOT_NAMES = ['Agnes', 'Bruno', 'Clara', 'Dietrich'];

/**
 * The room of a try: one person, the day's bots, and everybody ready. No seat adds entropy, because the deal has to be
 * the same for all, so the room has the empty commitments of such seats.
 */
export function dailyRoom(
  game: Game,
  deal: DailyDeal,
  secret: string,
  { id, person, name, at }: DailySeat,
): { readonly header: RoomHeader; readonly events: readonly RoomEvent[] } {
  const { settings } = settle(game, deal.seats, deal.settings);
  const header: RoomHeader = {
    id,
    game: game.id,
    settings,
    seats: deal.seats,
    confirms: false,
    listed: false,
    rated: false,
    owner: person,
    secret,
    created: at,
    watch: 'nobody',
    sameForAll: true,
  };
  return { header, events: seating(deal, person, name, at) };
}

function seating({ seats, level }: DailyDeal, person: string, name: string, at: number): RoomEvent[] {
  const facts = (sequence: number) => ({ id: `daily-${sequence}`, sequence, at, person });
  const events: RoomEvent[] = [{ ...facts(1), kind: 'sit', seat: 0, name }];
  for (let seat = 1; seat < seats; seat++) {
    const bot = { seat, name: BOT_NAMES[seat - 1] ?? `${seat}`, level: level ?? 'medium' } as const;
    events.push({ ...facts(seat + 1), kind: 'bot', ...bot });
  }
  events.push({ ...facts(seats + 1), kind: 'ready', commitment: '' });
  events.push({ ...facts(seats + 2), kind: 'open', entropy: '' });
  return events;
}
