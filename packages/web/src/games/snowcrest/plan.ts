import type { Preview } from '../../board/props.ts';
import type { Snowcrest } from '@thorp/snowcrest';
import { GOLD, VILLAGERS, type Option, type PlayerView, type Slot } from '@thorp/snowcrest/cards';
import { linesOf, paysOf, spentFirst, type Spent } from '@thorp/snowcrest/reading';
import type { PlanRules } from '../../board/widgets.ts';
import { dueOf, sum } from './paying.ts';
import type { Update } from './table.ts';

/* What "pay for me" would take, read from the game's preview: the page computes no rule. */

/** Equal sources, combined. */
export interface Take {
  readonly source: Spent;
  readonly count: number;
  /** Whether turning it face-down closes a line. */
  readonly closes: boolean;
}

export interface Plan {
  readonly answers: readonly Option[];
  readonly takes: readonly Take[];
  /** Units that would be lost; null for an item of an offering, whose surplus is credit. */
  readonly lost: number | null;
  /** Whether it ends with a revealed hand card: then the rest is previewed after it. */
  readonly goesOn: boolean;
  /** Gold tokens that would be left. */
  readonly gold: number;
}

/** Whether there are sources that the game could propose. */
export function isPlanned({ question }: Update): boolean {
  return question?.step === 'pay' || question?.step === 'source';
}

/** How Snowcrest plans a payment: the sources that the game would propose, shown beside the question. */
export const PLANS: PlanRules<Snowcrest, Plan> = {
  through: [],
  opens: () => false,
  begun: update => (isPlanned(update) ? [] : null),
  read: planOf,
  aside: true,
};

/** How a place is planned: it is shown together with its payment before anything happens. */
export const PLACE_PLANS: PlanRules<Snowcrest, Plan> = {
  through: [],
  opens: option => option.kind === 'place',
  begun: () => null,
  read: placePlanOf,
};

/** S-7.1 The place, and what pays for the arriving card; null if there is nothing to pay. */
function placePlanOf(preview: Preview<Snowcrest>, update: Update): Plan | null {
  const { cost = 0 } = VILLAGERS[update.view.arriving ?? -1] ?? {};
  const plan = planOf(preview, update, [cost, 0, 0, 0, 0]);
  return plan && plan.takes.length > 0 ? plan : null;
}

/** The place that a plan begins with; null if it begins with a payment. */
export function placeIn(plan: Plan | null): Slot | null {
  const [first] = plan?.answers ?? [];
  return first?.kind === 'place' ? first.slot : null;
}

export function planOf(preview: Preview<Snowcrest>, update: Update, due = dueOf(update)): Plan | null {
  const player = update.view.players[update.seat ?? -1];
  const steps = payingOn(preview);
  if (!player || steps.length === 0) return null;
  const answers = steps.map(({ choice }) => choice.option);
  const spent = spentFirst(steps.flatMap(({ events }) => events));
  const pays =
    due &&
    paysOf(
      due,
      spent.flatMap(({ units }) => units),
    );
  return {
    answers,
    takes: together(spent, closersOf(spent, answers, player)),
    lost: pays && pays.lost,
    goesOn: pays !== null && pays.paid < sum(due ?? []),
    gold: (player.tokens[GOLD] ?? 0) - spent.filter(({ by, units }) => by === 'token' && units.includes(GOLD)).length,
  };
}

/** The steps of this payment: it ends before the first step that does more than spending. */
function payingOn({ steps }: Preview<Snowcrest>): Preview<Snowcrest>['steps'] {
  const last = steps.findIndex(({ events }) => spentFirst(events).length < events.length);
  return last < 0 ? steps : steps.slice(0, last + 1);
}

function together(spent: readonly Spent[], closers: ReadonlySet<Spent>): Take[] {
  const takes: Take[] = [];
  for (const source of spent) {
    const at = takes.findIndex(({ source: other }) => other.by === source.by && other.id === source.id);
    const old = takes[at];
    if (old) takes[at] = { ...old, count: old.count + 1, closes: old.closes || closers.has(source) };
    else takes.push({ source, count: 1, closes: closers.has(source) });
  }
  return takes;
}

/** The Villagers that would close a line, each after those before it are face-down. */
function closersOf(spent: readonly Spent[], answers: readonly Option[], player: PlayerView): Set<Spent> {
  const village = player.village.slice();
  const closers = new Set<Spent>();
  for (const source of spent) {
    const slot = source.by === 'village' ? slotOf(source.id, answers, village) : -1;
    const place = village[slot];
    if (!place) continue;
    if (linesOf(village).some(({ last }) => last === slot)) closers.add(source);
    village[slot] = { ...place, up: false };
  }
  return closers;
}

/** The slot of a Villager that would be turned: of two equal ones, the chosen one. */
function slotOf(id: string, answers: readonly Option[], village: PlayerView['village']): number {
  const isThere = (slot: number): boolean =>
    village[slot]?.up === true && VILLAGERS[village[slot]?.card ?? -1]?.id === id;
  const chosen = answers.flatMap(option => (option.kind === 'villager' ? [option.slot] : []));
  return chosen.find(isThere) ?? village.findIndex((_, slot) => isThere(slot));
}
