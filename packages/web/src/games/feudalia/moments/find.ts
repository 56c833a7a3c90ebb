import type { Feudalia } from '@thorp/feudalia';
import { RESOURCES, type EventEffect, type Resource, type VassalId } from '@thorp/feudalia/cards';
import type { Moment, TableChange } from '../../../board/moments.ts';
import { numberOf } from '../amounts.ts';

export type Change = TableChange<Feudalia>;
type Event = Feudalia['event'];
type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** F-7.2 The taxable cubes of one fief, and the result. */
export interface TaxedFief {
  readonly type: Resource;
  /** Which of several of this type; 0 if there is one. */
  readonly number: number;
  readonly cubes: number;
  /** Cubes that a master has saved. */
  readonly relief: number;
  /** What was given, by resource. */
  readonly lost: readonly number[];
  /** Cubes on a vault master. */
  readonly safe: number;
}

/** F-7 The Tax Collector has been paid. */
export interface TaxMoment extends Moment {
  readonly kind: 'tax';
  readonly seat: number;
  readonly by: EventOf<'taxed'>['by'];
  /** Empty unless cubes were due. */
  readonly fiefs: readonly TaxedFief[];
  /** F-7.3 Cards played for the tax. */
  readonly cards: readonly VassalId[];
}

/** F-4.2 A card has brought coins. */
export interface IncomeMoment extends Moment {
  readonly kind: 'income';
  readonly card: VassalId;
  readonly coins: number;
}

/** F-6 A day is over: the income, what is saved, and the new cards. */
export interface EveningMoment extends Moment {
  readonly kind: 'evening';
  readonly income: readonly EventOf<'income'>[];
  /** Coins from cards and masters besides income. */
  readonly effects: number;
  readonly court: EventOf<'court'> | null;
  readonly saved: number;
  readonly of: number;
  readonly drew: number;
  readonly shuffled: boolean;
  /** F-6.6 Cubes over the limit, by resource. */
  readonly lost: readonly number[];
}

/** F-14 The event of a round has been turned up. */
export interface SeasonMoment extends Moment {
  readonly kind: 'season';
  readonly effect: EventEffect;
  /** What the viewer has gained or lost by it, in lines of the log. */
  readonly lines: readonly string[];
}

/** F-10 The game is over and scored. */
export interface ScoringMoment extends Moment {
  readonly kind: 'scoring';
}

export type FeudaliaMoment = SeasonMoment | TaxMoment | IncomeMoment | EveningMoment | ScoringMoment;

/** Others first, because only the last of several lines is shown. The scoring comes at the end. */
export function find(change: Change): readonly FeudaliaMoment[] {
  const { before, after } = change;
  const events = after.log.flatMap(entry => entry.events);
  const start = events.length - change.news.reduce((sum, entry) => sum + entry.events.length, 0);
  const all = [
    ...seasonsIn(change),
    ...taxesIn(change, events, start),
    ...incomeIn(change, events, start),
    ...eveningsIn(change, events, start),
  ];
  const ended = after.result !== null && before.result === null && !after.result.givenUp;
  const scoring: FeudaliaMoment[] = ended ? [{ kind: 'scoring', own: true }] : [];
  return [...all.filter(({ own }) => !own), ...all.filter(({ own }) => own), ...scoring];
}

function seasonsIn({ after, news }: Change): SeasonMoment[] {
  return news.flatMap(({ events }, at) => {
    const event = events.find(each => each.kind === 'event');
    if (!event || event.ignored || event.event.effect === 'none') return [];
    const rest = news.slice(at + 1);
    const end = rest.findIndex(entry => entry.event.kind === 'turn');
    const lines = (end < 0 ? rest : rest.slice(0, end))
      .filter(entry => isOf(entry.event, 'gained', after.seat) || isOf(entry.event, 'lost', after.seat))
      .map(({ text }) => text);
    return [{ kind: 'season', own: false, small: true, effect: event.event.effect, lines }];
  });
}

function taxesIn(change: Change, events: readonly Event[], start: number): TaxMoment[] {
  const { before, after } = change;
  return events.flatMap((event, at) => {
    if (event.kind !== 'taxed') return [];
    const { seat } = event;
    const wasOpen = at === events.findLastIndex(each => isOf(each, 'taxed', seat)) && isPaying(before, seat);
    const rest = events.slice(at + 1);
    const end = rest.findIndex(each => !isOf(each, 'lost', seat) && !isOf(each, 'surrendered', seat));
    if ((at < start && !wasOpen) || (end < 0 && isPaying(after, seat))) return [];
    return [taxOf(change, event, end < 0 ? rest : rest.slice(0, end))];
  });
}

/** F-7.5 The card stays with the payments until everything is paid. */
function isPaying({ view }: Change['after'], seat: number): boolean {
  return view.lords[seat]?.taxed.includes('tax_collector') ?? false;
}

function taxOf({ after }: Change, event: EventOf<'taxed'>, paid: readonly Event[]): TaxMoment {
  const { seat, by } = event;
  const lord = after.view.lords[seat];
  const fiefs = (lord?.fiefs ?? []).map(({ type }, fief, all): TaxedFief => {
    const cubes = by === 'cubes' ? (event.cubes[fief] ?? 0) : 0;
    const due = by === 'cubes' ? (event.due[fief] ?? 0) : 0;
    const safe = (lord?.vault.slice(4 * fief, 4 * fief + 4) ?? []).reduce((sum, n) => sum + n, 0);
    const here = paid.filter(each => each.kind === 'lost' && each.fief === fief);
    return { type, number: numberOf(all, fief), cubes, relief: (cubes >> 1) - due, lost: lostIn(here), safe };
  });
  const cards = paid.flatMap(each => (each.kind === 'surrendered' ? [each.card] : []));
  const own = seat === after.seat;
  return { kind: 'tax', seat, by, own, small: !own, fiefs: by === 'cubes' ? fiefs : [], cards };
}

/** Cubes that were given up, by resource. */
function lostIn(events: readonly Event[]): number[] {
  return RESOURCES.map(type =>
    events.reduce((sum, event) => (event.kind === 'lost' && event.resource === type ? sum + event.n : sum), 0),
  );
}

function incomeIn({ after }: Change, events: readonly Event[], start: number): IncomeMoment[] {
  const last = events.slice(start).findLast(event => isOf(event, 'income', after.seat));
  return last?.kind === 'income'
    ? [{ kind: 'income', own: true, small: true, card: last.card, coins: last.coins }]
    : [];
}

const NEXT: readonly Event['kind'][] = ['turn', 'round', 'over'];

/** Days of the viewer that have just ended. Those of others are only in the log. */
function eveningsIn({ after }: Change, events: readonly Event[], start: number): EveningMoment[] {
  return events.flatMap((event, at) => {
    if (event.kind !== 'saved' || event.seat !== after.seat) return [];
    const end = events.findIndex((each, i) => i > at && NEXT.includes(each.kind));
    if (end < start) return [];
    const begin = events.findLastIndex((each, i) => i < at && isOf(each, 'turn', event.seat));
    const isFirst = !events.slice(0, at).some(each => isOf(each, 'saved', event.seat));
    return [eveningOf(event, events.slice(begin, at), events.slice(at, end), isFirst)];
  });
}

/** It waits for Continue the first time, and if cubes are lost; otherwise it is a line. */
function eveningOf(
  { coins: saved, of }: EventOf<'saved'>,
  day: readonly Event[],
  night: readonly Event[],
  isFirst: boolean,
): EveningMoment {
  const lost = lostIn(night);
  return {
    kind: 'evening',
    own: true,
    small: !isFirst && lost.every(n => n === 0),
    income: day.filter(event => event.kind === 'income'),
    effects: day.reduce((sum, event) => (event.kind === 'coins' ? sum + event.n : sum), 0),
    court: day.find(event => event.kind === 'court') ?? null,
    saved,
    of,
    drew: night.reduce((sum, event) => (event.kind === 'drew' ? sum + event.n : sum), 0),
    shuffled: night.some(({ kind }) => kind === 'shuffled'),
    lost,
  };
}

function isOf(event: Event, kind: Event['kind'], seat: number | null): boolean {
  return event.kind === kind && 'seat' in event && event.seat === seat;
}
