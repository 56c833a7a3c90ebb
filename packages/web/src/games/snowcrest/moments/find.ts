import { type Event, type SpiritId, type Units } from '@thorp/snowcrest/cards';
import { cardOf, lastSpirit, restIncome } from '@thorp/snowcrest/reading';
import type { Snowcrest } from '@thorp/snowcrest';
import type { Moment, TableChange } from '../../../board/moments.ts';
import { eventsOf } from '../log.ts';

export type Change = TableChange<Snowcrest>;
type Village = Change['before']['view']['players'][number]['village'];

/** S-9 Somebody rests: what each card brings, and which ones turn up. */
export interface RestMoment extends Moment {
  readonly kind: 'rest';
  readonly seat: number;
  readonly units: Units;
  /** The Village at the start of the Rest. */
  readonly village: Village;
}

/** S-13 Omen trackers have moved because of somebody else. */
export interface OmenMoment extends Moment {
  readonly kind: 'omen';
  readonly by: number;
  /** Their action in words; null if they took the last Juniper of the Forest. */
  readonly action: string | null;
}

/** S-12.2 A Guardian or Forest card has been settled by everybody. */
export interface SpiritMoment extends Moment {
  readonly kind: 'spirit';
  readonly spirit: SpiritId;
  readonly active: number;
}

/** S-16 The game is over and scored. */
export interface ScoringMoment extends Moment {
  readonly kind: 'scoring';
}

export type SnowcrestMoment = RestMoment | OmenMoment | SpiritMoment | ScoringMoment;

/** In the order in which they happened; the scoring comes last. */
export function find(change: Change): readonly SnowcrestMoment[] {
  const { before, after } = change;
  const spirit = spiritIn(change);
  const all = [spirit, spirit ? null : omenIn(change), ...restsIn(change)];
  const ended = after.result !== null && before.result === null && !after.result.givenUp;
  const scoring: SnowcrestMoment | null = ended ? { kind: 'scoring', own: true } : null;
  return [...all, scoring].filter(moment => moment !== null);
}

function newsOf({ news }: Change): readonly Event[] {
  return news.flatMap(({ events }) => events);
}

function spiritIn({ before, after, ...change }: Change): SpiritMoment | null {
  const woken = change.news.some(({ events }) => lastSpirit(events) !== null);
  if (after.view.spirit !== null || (before.view.spirit === null && !woken)) return null;
  const spirit = lastSpirit(eventsOf(after));
  const active = before.view.active;
  return spirit === null ? null : { kind: 'spirit', spirit, active, own: active === after.seat };
}

/** Omens caused by others; those of an offering or curse belong to their spirit. */
function omenIn(change: Change): OmenMoment | null {
  const { before, after } = change;
  const { active, spirit } = before.view;
  if (spirit !== null || after.view.spirit !== null || active === after.seat) return null;
  const events = newsOf(change);
  const hit = events.some(event => event.kind === 'omens' && event.n > 0 && event.seat === after.seat);
  if (!hit) return null;
  const forest = events.some(({ kind }) => kind === 'forestFilled');
  const acted = after.log.findLast(({ events: told }) =>
    told.some(({ kind }) => kind === 'acted' || kind === 'copied'),
  );
  return { kind: 'omen', by: active, action: forest ? null : (acted?.text ?? null), own: false };
}

function restsIn(change: Change): RestMoment[] {
  const events = newsOf(change);
  const { seat: me } = change.after;
  return events.flatMap((event, at) => {
    if (event.kind !== 'rested') return [];
    const { seat } = event;
    const village = villageAt(change, seat, events.slice(0, at));
    const own = seat === me;
    return [{ kind: 'rest', seat, village, units: gainedAfter(events.slice(at + 1), seat), own, small: !own }];
  });
}

/** The Village of a seat after these events: cards that acted or paid in between are face-down too. */
function villageAt({ before }: Change, seat: number, events: readonly Event[]): Village {
  const { players, active, acting } = before.view;
  const village = [...(players[seat]?.village ?? [])];
  const worked = active === seat && acting !== null ? village[acting] : null;
  if (worked && acting !== null) village[acting] = { ...worked, up: false };
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.kind === 'arrived') village[event.slot] = { card: cardOf(event.card), up: false };
    const used = event.kind === 'activated' || (event.kind === 'usedCard' && event.from === 'village');
    if (!used) continue;
    const card = cardOf(event.card);
    const slot = village.findIndex(place => place?.up === true && place.card === card);
    if (slot >= 0) village[slot] = { card, up: false };
  }
  return village;
}

/** What a seat gains until the next turn begins. */
function gainedAfter(events: readonly Event[], seat: number): Units {
  const end = events.findIndex(({ kind }) => kind === 'turn');
  return (end < 0 ? events : events.slice(0, end)).flatMap(event =>
    event.kind === 'gained' && event.seat === seat ? Array.from({ length: event.n }, () => event.resource) : [],
  );
}

/** What every card of a Village brings at a Rest. */
export function incomeByCard(village: Village): { readonly slot: number; readonly units: Units }[] {
  return village
    .map((place, slot) => ({ slot, units: place ? restIncome([place], -1) : [] }))
    .filter(({ units }) => units.length > 0);
}
