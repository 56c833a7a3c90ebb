import type { Outcome, Part, Score, Seat } from '@thorp/kernel';
import { LEVELS } from './cards/board.ts';
import { scenarioOf } from './cards/scenarios.ts';
import { vassalOf, type VassalId } from './cards/vassals.ts';
import { heldCubes, lordOf } from './area.ts';
import { fiefCard } from './pieces.ts';
import { goalOf } from './settings.ts';
import type { Lord, State } from './types.ts';

/* F-10 Points in halves, and who wins. */

/** F-10.3 Halves that count during the game: fiefs, tokens, current bonuses. */
export function halvesOf(s: State, lord: Lord): number {
  const halves = lord.half + 2 * lord.full + fiefHalves(lord);
  return s.settings.variant === 'guild_hall' ? halves + housedMasters(lord) : halves;
}

/** F-1.6 The points of the fief levels, in halves. */
export function fiefHalves({ fiefs }: Pick<Lord, 'fiefs'>): number {
  let halves = 0;
  for (const { level } of fiefs) halves += LEVELS[level]?.halves ?? 0;
  return halves;
}

function housedMasters(lord: Lord): number {
  let masters = 0;
  for (const fief of lord.fiefs) if (fief.city) masters++;
  return masters;
}

/** F-10.2 Noble icons of everything the lord owns. */
export function noblesOf(lord: Lord): number {
  let icons = iconsIn(lord.hand) + iconsIn(lord.deck) + iconsIn(lord.discard);
  icons += iconsIn(lord.table) + iconsIn(lord.taxed) + iconsIn(lord.kept);
  for (const field of lord.fields) if (field !== null && field !== 'used') icons += vassalOf(field).nobles;
  for (const { city } of lord.fiefs) if (city?.guest) icons += vassalOf(city.guest).nobles;
  return icons;
}

function iconsIn(cards: readonly VassalId[]): number {
  let icons = 0;
  for (const card of cards) icons += vassalOf(card).nobles;
  return icons;
}

function cubesOf(lord: Lord): number {
  return heldCubes(lord, 0) + heldCubes(lord, 1) + heldCubes(lord, 2);
}

// F-17.5 Royal Court: a bonus for the only lord with the most noble icons, at least one; F-16.8 not in solitaire.
function royalBonus(s: State, seat: Seat): number {
  if (s.settings.variant !== 'royal_court' || s.lords.length === 1 || s.frames.length > 0) return 0;
  const mine = noblesOf(lordOf(s, seat));
  if (mine === 0 || lordOf(s, seat).out) return 0;
  return s.lords.every((lord, other) => other === seat || lord.out || noblesOf(lord) < mine) ? 2 : 0;
}

/** F-8.9 The last phase of the scenario is over. */
export function cathedralFinished({ phase, settings }: Pick<State, 'phase' | 'settings'>): boolean {
  return phase >= scenarioOf(settings.scenario).cathedralPhases;
}

/** F-10.1, F-17.5 Whether the game ends when a lord ends a turn in this position. */
export function endsGame(s: State, lord: Lord): boolean {
  const goal = goalOf(s.settings);
  return goal === null ? cathedralFinished(s) : halvesOf(s, lord) >= goal;
}

// F-11.4 All fiefs at level 2, the cathedral finished, no noble left to hire, and with the Guild Hall no free city: for
// a free city there is always a cathedral master.
export function nobodyCanScore(s: State): boolean {
  const noblesLeft = s.piles.some((card, i) => vassalOf(card).nobles > 0 && (s.stock[i] ?? 0) > 0);
  return cathedralFinished(s) && !noblesLeft && s.lords.every(lord => lord.out || isFullyGrown(s, lord));
}

function isFullyGrown(s: State, { fiefs }: Lord): boolean {
  const guildHall = s.settings.variant === 'guild_hall';
  return fiefs.every(({ level, city }) => level === 2 && !(guildHall && city === null));
}

export function score(s: State): Outcome {
  const scores = s.lords.map((lord, seat) => scoreOf(s, lord, seat));
  return s.lords.length === 1 ? { scores, verdict: { won: null, rank: rankOf(scores[0]?.total ?? 0) } } : { scores };
}

function scoreOf(s: State, lord: Lord, seat: Seat): Score {
  const parts: Part[] = [];
  for (const { type, level } of lord.fiefs) {
    if (level > 0) parts.push({ what: 'fief', amount: LEVELS[level]?.halves ?? 0, card: fiefCard(type), count: level });
  }
  if (lord.half > 0) parts.push({ what: 'half', amount: lord.half, count: lord.half });
  if (lord.full > 0) parts.push({ what: 'full', amount: 2 * lord.full, count: lord.full });
  if (s.settings.variant === 'guild_hall') {
    parts.push({ what: 'guild', amount: housedMasters(lord), card: 'guild_hall', count: housedMasters(lord) });
  }
  const royal = royalBonus(s, seat);
  if (royal > 0) parts.push({ what: 'royal', amount: royal, card: 'royal_court' });
  const total = parts.reduce((sum, part) => sum + part.amount, 0);
  return { seat, total, standing: standingOf(s, lord, total), parts };
}

// F-10.2 Points, noble icons, coins, cubes. F-11.3 Eliminated lords rank below all others. F-11.4 When nobody can
// score any more, those left in Iron mode share the win.
function standingOf(s: State, lord: Lord, total: number): number[] {
  if (lord.out) return [-1];
  const shared = s.settings.iron && s.reached && s.frames.length === 0 && nobodyCanScore(s);
  return shared ? [0] : [total, noblesOf(lord), lord.coins, cubesOf(lord)];
}

/** A title for a solitaire score. The rulebook has no titles. */
function rankOf(halves: number): string {
  if (halves >= 30) return 'duke';
  if (halves >= 20) return 'count';
  return halves >= 12 ? 'lord' : 'steward';
}
