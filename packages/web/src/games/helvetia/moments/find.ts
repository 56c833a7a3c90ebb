import { quarterSlots } from '@thorp/helvetia/reading';
import type { Event, FigureView, Helvetia, HouseView } from '@thorp/helvetia';
import type { BuildingName, CharacterName } from '@thorp/helvetia/cards';
import type { Moment, TableChange } from '../../../board/moments.ts';

export type Change = TableChange<Helvetia>;
type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** H-13 Somebody has married into another village, and the dowry has been taken. */
export interface WeddingMoment extends Moment {
  readonly kind: 'wedding';
  readonly wedding: EventOf<'married'>;
  /** Null if there was none. */
  readonly dowry: EventOf<'dowry'> | null;
}

/** H-14 A child is born. */
export interface BirthMoment extends Moment {
  readonly kind: 'birth';
  readonly birth: EventOf<'born'>;
}

/** H-12 A quarter wakes up. */
export interface WakingMoment extends Moment {
  readonly kind: 'waking';
  readonly waking: EventOf<'woke'>;
  readonly woken: readonly Woken[];
}

/** Somebody who slept, and where. */
export interface Woken {
  readonly figure: FigureView;
  readonly house: HouseView;
}

/** H-16 A round is over, and the game goes on. */
export interface RoundMoment extends Moment {
  readonly kind: 'round';
  readonly round: number;
  /** Who begins the next one. */
  readonly token: number;
  readonly rows: readonly RoundRow[];
  /** H-16.6 Tiles that were turned over. */
  readonly revealed: readonly BuildingName[];
}

/** The effects of the end of a round on one seat. */
export interface RoundRow {
  readonly seat: number;
  readonly tiles: readonly CharacterName[];
  /** How many came home from the School, and how many children went there. */
  readonly home: number;
  readonly pupils: number;
  readonly before: number;
  readonly points: number;
  readonly coins: number;
}

/** H-18 The game is over. */
export interface ScoringMoment extends Moment {
  readonly kind: 'scoring';
}

export type HelvetiaMoment = WeddingMoment | BirthMoment | WakingMoment | RoundMoment | ScoringMoment;

/** In the order in which they happened; the scoring comes last. */
export function find(change: Change): readonly HelvetiaMoment[] {
  const { before, after, news } = change;
  const ended = after.result !== null && before.result === null;
  const found = news.flatMap(({ events }) => events).flatMap(event => momentOf(event, change) ?? []);
  return ended && !after.result.givenUp ? [...found, { kind: 'scoring', own: true }] : found;
}

function momentOf(event: Event, change: Change): HelvetiaMoment | null {
  switch (event.kind) {
    case 'married':
      return isWithoutDowry(event, change) ? weddingOf(event, null, change) : null;
    case 'dowry':
      return endowed(event, change);
    case 'born':
      return { kind: 'birth', birth: event, ...concerns(change, event.seat) };
    case 'woke':
      return event.count > 0 ? wakingOf(event, change) : null;
    case 'scored':
      return change.after.result === null ? roundOf(event, change) : null;
    default:
      return null;
  }
}

/**
 * A moment of the viewer's own seat waits for Continue. A moment that concerns neither the seat nor its village is one
 * line.
 */
function concerns({ after: { seat: me } }: Change, by: number, others: readonly number[] = []) {
  const own = by === me;
  return { own, small: !own && !others.some(seat => seat === me) };
}

function weddingOf(wedding: EventOf<'married'>, dowry: EventOf<'dowry'> | null, change: Change): WeddingMoment {
  return { kind: 'wedding', wedding, dowry, ...concerns(change, wedding.seat, [wedding.village]) };
}

/**
 * H-13.5 If there is a coin, it must be taken before anything else happens; there is no dowry before the first round
 * (H-7.19). Only while nothing else has followed, the present coins show whether one must still be taken.
 */
function isWithoutDowry(wedding: EventOf<'married'>, { after }: Change): boolean {
  if (wedding.from === 'supply') return true;
  const all = eventsOf(after);
  const next = all[all.indexOf(wedding) + 1];
  if (next) return next.kind !== 'dowry';
  return after.view.players[wedding.village]?.dowry.every(count => count === 0) ?? true;
}

/** The wedding of a dowry: it may have been reported before the coin was chosen. */
function endowed(dowry: EventOf<'dowry'>, change: Change): WeddingMoment | null {
  const all = eventsOf(change.after);
  const wedding = all.slice(0, all.indexOf(dowry)).findLast(event => event.kind === 'married');
  return wedding ? weddingOf(wedding, dowry, change) : null;
}

function wakingOf(waking: EventOf<'woke'>, change: Change): WakingMoment {
  const { view } = change.before;
  const slots = quarterSlots(waking.quarter, view.settings.quarterModel);
  const houses = (view.players[waking.village]?.houses ?? []).filter(({ slot }) => slots.includes(slot));
  const woken = houses.flatMap(house =>
    [house.host, house.guest].flatMap(figure => (figure && !figure.awake ? [{ figure, house }] : [])),
  );
  const owners = woken.map(({ figure }) => figure.owner);
  return { kind: 'waking', waking, woken, ...concerns(change, waking.seat, owners) };
}

function roundOf({ totals }: EventOf<'scored'>, { before, after }: Change): RoundMoment {
  const all = eventsOf(after);
  const since = all.slice(all.findLastIndex(({ kind }) => kind === 'roundOver'));
  const earlier = all.filter(event => event.kind === 'scored').at(-2)?.totals ?? [];
  const rows = totals.map((points, seat): RoundRow => {
    const mine = since.filter(event => 'seat' in event && event.seat === seat);
    return {
      seat,
      tiles: mine.flatMap(event => (event.kind === 'awarded' ? [event.character] : [])),
      home: mine.reduce((sum, event) => sum + cameHome(event), 0),
      pupils: mine.reduce((sum, event) => sum + (event.kind === 'toSchool' ? event.count : 0), 0),
      before: earlier[seat] ?? 0,
      points,
      coins: after.view.players[seat]?.coins ?? 0,
    };
  });
  const revealed = since.flatMap(event => (event.kind === 'revealed' ? event.buildings : []));
  return { kind: 'round', round: before.view.round, token: after.view.token, rows, revealed, own: after.seat !== null };
}

function cameHome(event: Event): number {
  if (event.kind === 'graduated') return 1;
  return event.kind === 'cameHome' ? event.count : 0;
}

function eventsOf({ log }: Change['after']): readonly Event[] {
  return log.flatMap(({ events }) => events);
}
