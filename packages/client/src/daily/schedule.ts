/*
 * The daily deals. Everybody who knows the date knows the schedule; only the cards are secret. It repeats every week
 * for most games and is plain data, so that server, page and tests read the same.
 */

/** Levels of daily bots. They are limited by iterations and not by time, so that everybody has the same opponents. */
export type DailyLevel = 'easy' | 'medium' | 'hard';

/** The bot that everybody is compared with. */
export const DAILY_BOT: DailyLevel = 'hard';

/** One way to play a game: alone, or against bots of one level. */
export interface DailyMode {
  /** The name of the mode in texts. */
  readonly id: string;
  /** The person sits in seat 0; all other seats are bots. */
  readonly seats: number;
  readonly settings: { readonly [knob: string]: unknown };
  readonly level: DailyLevel | null;
}

/** A mode of a game on a day. */
export interface DailyDeal extends DailyMode {
  readonly game: string;
  readonly day: string;
}

const alone = (id: string, settings: DailyMode['settings']): DailyMode => ({ id, seats: 1, settings, level: null });
const against = (level: DailyLevel, settings: DailyMode['settings'] = {}): DailyMode => ({
  id: `two-${level}`,
  seats: 3,
  settings,
  level,
});
const snowcrestLevel = (level: number): DailyMode => alone(`level-${level}`, { level });
const scenario = (id: string): DailyMode => alone(id, { scenario: id });

const MONASTERY = alone('monastery', { mode: 'monastery' });
const COUNTESS = alone('countess', { mode: 'countess' });
const HARD_COUNTESS = alone('countess-hard', { mode: 'countess', countessProfile: 'retail-hard' });

/** The modes of a week for each game, Monday first. */
export const SCHEDULE: { readonly [game: string]: readonly DailyMode[] } = {
  villagers: [MONASTERY, COUNTESS, against('medium'), MONASTERY, HARD_COUNTESS, against('hard'), MONASTERY],
  helvetia: [
    against('medium'),
    against('hard'),
    against('medium', { setupVariant: 'easy' }),
    against('hard'),
    against('medium'),
    against('hard'),
    against('easy'),
  ],
  snowcrest: [1, 2, 3, 4, 5, 7, 9].map(snowcrestLevel),
  feudalia: ['S4', 'S5', 'S6', 'S7', 'S8', 'S9', 'S4'].map(scenario),
};

export const DAILY_GAMES: readonly string[] = Object.keys(SCHEDULE);

/** A day in ISO 8601, `2026-11-17`, in UTC. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** When a day begins. */
export function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** The day this many days later, or earlier if negative. */
export function dayAfter(day: string, days = 1): string {
  return dayOf(startOf(day) + days * DAY_MS);
}

/** Whether a text from outside is an existing day. */
export function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(startOf(text)) && dayOf(startOf(text)) === text;
}

/** The mode of a game on a day; null for a game without daily deals. */
export function dealOf(day: string, game: string): DailyDeal | null {
  const modes = Object.hasOwn(SCHEDULE, game) ? SCHEDULE[game] : undefined;
  const weekday = (new Date(startOf(day)).getUTCDay() + 6) % 7;
  const mode = modes?.[weekday % modes.length];
  return mode ? { ...mode, game, day } : null;
}

export function dealsOf(day: string): readonly DailyDeal[] {
  return DAILY_GAMES.flatMap(game => dealOf(day, game) ?? []);
}
