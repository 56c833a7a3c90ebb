import { optionOf, type Payment } from '@thorp/helvetia/reading';
import type { Change, Preview } from '../../board/props.ts';
import type { Event, Helvetia, Option } from '@thorp/helvetia';
import type { GoodName } from '@thorp/helvetia/cards';
import { same } from '@thorp/kernel';
import type { PlanRules } from '../../board/widgets.ts';
import type { HelvetiaChoice, Update } from './table.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** One line of a plan: what would happen, and the alternatives; `ask` is the index of its question, if it was asked. */
export interface Line<E extends Event> {
  readonly event: E;
  readonly ask: number | null;
  readonly choices: readonly HelvetiaChoice[];
}

/** A building or a delivery before it is made: everything the game would ask about it, answered. */
export interface Plan {
  readonly answers: readonly Option[];
  /** The piece it began with. */
  readonly from: string | null;
  readonly payments: readonly Line<Payment>[];
  readonly built: Line<EventOf<'built'>> | null;
  readonly movedIn: Line<EventOf<'movedIn'>> | null;
  readonly delivered: GoodName | null;
  /** Buildings whose villagers lie down for it. */
  readonly lying: ReadonlySet<string>;
  readonly changes: readonly Change[];
}

/** Questions that are answered in a plan. */
export const PLANNED: readonly string[] = ['pay', 'place', 'moveIn'];

/**
 * Choices that can begin a plan. If only one tile or good is possible, it is not asked about: it follows the character.
 */
const BEGINS: readonly Option['kind'][] = ['call', 'tile', 'build', 'deliver'];

const CALLS: readonly Event['kind'][] = ['called', 'usedTile'];
const ROUND_ENDS: readonly Event['kind'][] = ['round', 'roundOver'];
const PAYS = ['worked', 'exchanged', 'bought'] as const;

/** Whether an event is the effect of an answer. */
function carriesOut(event: Event, option: Option): boolean {
  switch (event.kind) {
    case 'worked':
    case 'exchanged':
    case 'bought':
      return same(optionOf(event), option);
    case 'built':
      return option.kind === 'place';
    case 'movedIn':
      return option.kind === 'moveIn';
    default:
      return false;
  }
}

export const mayBegin = ({ kind }: Option): boolean => BEGINS.includes(kind);

/** How Helvetia plans a building or a delivery. */
export const PLANS: PlanRules<Helvetia, Plan> = {
  through: PLANNED,
  opens: (option, update) => isPaying(update) || mayBegin(option),
  begun: update => (isPaying(update) ? [] : null),
  read: (preview, update) => planOf(preview, update.seat ?? 0, isPaying(update) ? paidIn(update.log, update.seat) : []),
};

/** Whether a plan has begun and is asked question by question, as in a loaded game. */
function isPaying({ question }: Update): boolean {
  return question !== null && PLANNED.includes(question.step);
}

/** The answers of a plan with one of them changed; the game keeps later ones that still fit. */
export function answeredOtherwise({ answers }: Plan, ask: number, option: Option): readonly Option[] {
  return answers.with(ask, option);
}

/** The plan of a preview for a seat, with what it has already paid; null if nothing is built or paid. */
export function planOf({ steps, changes }: Preview<Helvetia>, seat: number, paid: readonly Payment[]): Plan | null {
  const lines = linesOf(steps).filter(({ event }) => 'seat' in event && event.seat === seat);
  const payments = [...paid.map(event => ({ event, ask: null, choices: [] })), ...ofKind(lines, PAYS)];
  const [built = null] = ofKind(lines, ['built']);
  const [movedIn = null] = ofKind(lines, ['movedIn']);
  if (payments.length === 0 && !built && !movedIn) return null;
  const [delivered] = ofKind(lines, ['delivered']);
  return {
    answers: steps.map(({ choice }) => choice.option),
    from: steps[0]?.choice.target ?? null,
    payments,
    built,
    movedIn,
    delivered: delivered?.event.good ?? null,
    lying: lyingIn(payments.map(({ event }) => event)),
    changes,
  };
}

/**
 * What happens in a preview. The end of the round is left out, because its result is unknown. The event of a unit comes
 * after everything that the unit needs, which may be several questions after its answer.
 */
function linesOf(steps: Preview<Helvetia>['steps']): Line<Event>[] {
  const lines = steps.flatMap(({ events }, from): (Line<Event> & { readonly from: number })[] => {
    const over = events.findIndex(({ kind }) => ROUND_ENDS.includes(kind));
    const known = over < 0 ? events : events.slice(0, over);
    return known.map(event => ({ event, from, ask: null, choices: [] }));
  });
  steps.forEach(({ step, choice, choices }, ask) => {
    if (!PLANNED.includes(step)) return;
    const at = lines.findIndex(line => line.from >= ask && line.ask === null && carriesOut(line.event, choice.option));
    const line = lines[at];
    if (line) lines[at] = { ...line, ask, choices };
  });
  return lines.map(({ event, ask, choices }) => ({ event, ask, choices }));
}

function ofKind<K extends Event['kind']>(lines: readonly Line<Event>[], kinds: readonly K[]): Line<EventOf<K>>[] {
  return lines.flatMap(({ event, ...rest }) => (isOf(event, kinds) ? [{ ...rest, event }] : []));
}

function isOf<K extends Event['kind']>(event: Event, kinds: readonly K[]): event is EventOf<K> {
  return kinds.some(kind => kind === event.kind);
}

/** What the seat has paid since it last called a character: a plan may continue after its first payments. */
export function paidIn(log: Update['log'], seat: number | null): Payment[] {
  const all = log.flatMap(({ events }) => events);
  const begun = all.findLastIndex(({ kind }) => CALLS.includes(kind) || ROUND_ENDS.includes(kind));
  const payments = all.slice(begun + 1).flatMap(event => (isOf(event, PAYS) ? [event] : []));
  return payments.filter(payment => payment.seat === seat);
}

function lyingIn(payments: readonly Payment[]): ReadonlySet<string> {
  return new Set(payments.flatMap(payment => (payment.kind === 'bought' ? [] : [spotOf(payment)])));
}

export const spotOf = ({ village, slot }: { village: number; slot: string }): string => `${village}:${slot}`;
