import { GOLD, linesOf, type PlayerView } from '@thorp/snowcrest/cards';
import { dueOf, isPaying } from './paying.ts';
import { spentFirst, type Spent } from './reading.ts';
import type { Sight, SnowcrestChoice } from './table.ts';

/* What "pay for me" would take, read off what the game foresees: the page reckons nothing that a rule says. */

/** Equal sources together. */
export interface Take {
  readonly source: Spent;
  readonly count: number;
  /** Turning it face-down closes a line. */
  readonly closes: boolean;
}

export interface Plan {
  readonly answers: readonly SnowcrestChoice['option'][];
  readonly takes: readonly Take[];
  /** Units that would come to nothing; null for an item of an offering, whose surplus is credit. */
  readonly lost: number | null;
  /** Gold tokens that would be left. */
  readonly gold: number;
}

export function planOf(sight: Sight): Plan | null {
  const { question, seat, view } = sight;
  const player = seat === null ? undefined : view.players[seat];
  if (!player || seat === null || !isPaying(sight) || question?.step === 'gold' || !question?.foreseen) return null;
  const { choices, events } = question.foreseen;
  const spent = spentFirst(events, seat);
  const due = dueOf(sight);
  const given = spent.reduce((sum, { units }) => sum + units.length, 0);
  return {
    answers: choices.map(({ option }) => option),
    takes: together(spent, closersOf(spent, choices, player)),
    lost: due && given - due.reduce((sum, n) => sum + n, 0),
    gold: (player.tokens[GOLD] ?? 0) - spent.filter(({ by, what }) => by === 'token' && what === GOLD).length,
  };
}

function together(spent: readonly Spent[], closers: ReadonlySet<Spent>): Take[] {
  const takes: Take[] = [];
  for (const source of spent) {
    const at = takes.findIndex(({ source: other }) => other.by === source.by && other.what === source.what);
    const old = takes[at];
    if (old) takes[at] = { ...old, count: old.count + 1, closes: old.closes || closers.has(source) };
    else takes.push({ source, count: 1, closes: closers.has(source) });
  }
  return takes;
}

/** The Villagers that would close a line, each after those before it have been turned face-down. */
function closersOf(spent: readonly Spent[], choices: readonly SnowcrestChoice[], player: PlayerView): Set<Spent> {
  const village = player.village.slice();
  const closers = new Set<Spent>();
  for (const source of spent) {
    const slot = source.by === 'village' ? slotOf(source.what, choices, village) : -1;
    const place = village[slot];
    if (!place) continue;
    if (linesOf(village).some(({ last }) => last === slot)) closers.add(source);
    village[slot] = { ...place, up: false };
  }
  return closers;
}

/** Where a Villager lies that would be turned: of two equal ones, the one that would be chosen. */
function slotOf(card: number, choices: readonly SnowcrestChoice[], village: PlayerView['village']): number {
  const isThere = (slot: number): boolean => village[slot]?.card === card && village[slot].up;
  const chosen = choices.flatMap(({ option }) => (option.kind === 'villager' ? [option.slot] : []));
  return chosen.find(isThere) ?? village.findIndex((_, slot) => isThere(slot));
}
