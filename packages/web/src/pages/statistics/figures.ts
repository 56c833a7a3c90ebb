import type { CountedGame, CountedSeat } from '../../protocol/statistics.ts';

/* All figures of the statistics page. They are computed from the games alone; the page only draws them. */

/** A game with the seat that counts as mine. */
export interface MyGame extends CountedGame {
  readonly seat: number;
  readonly mine: CountedSeat;
  readonly alone: boolean;
  readonly won: boolean;
}

/** Which games are counted; null means any. */
export interface Filter {
  readonly game: string | null;
  readonly since: number;
  /** A mode of that game. */
  readonly mode?: string | null;
  readonly seats?: number | null;
  readonly where?: Where | null;
}

/** Where it was played: in this browser or file, or on a server. */
export type Where = 'here' | 'online';

export function whereOf({ you }: CountedGame): Where {
  return you === null ? 'here' : 'online';
}

/** A mode, as a game's manifest describes it. */
interface ModeRule {
  readonly id: string;
  readonly knob?: string;
  fits(settings: CountedGame['settings'], seats: number): boolean;
}

/** The mode of a game: the first that matches, with the value of its setting if that separates modes. */
export function modeOf({ settings, players }: CountedGame, modes: readonly ModeRule[]): string | null {
  const mode = modes.find(each => each.fits(settings, players.length));
  if (!mode) return null;
  return mode.knob === undefined ? mode.id : `${mode.id}:${String(settings[mode.knob])}`;
}

/** The games in which a person of this name had a seat. Games of bots only are left out. */
export function myGames(games: readonly CountedGame[], name: string): MyGame[] {
  return games.flatMap(game => {
    const seat = game.you ?? mySeat(game, name);
    const mine = seat === null ? undefined : game.seats[seat];
    if (seat === null || !mine) return [];
    const alone = game.players.length === 1;
    const won = alone ? game.verdict?.won === true : mine.rank === 1;
    return [{ ...game, seat, mine, alone, won }];
  });
}

/** The only person at the table, otherwise the one of this name, otherwise the first. */
function mySeat({ players }: CountedGame, name: string): number | null {
  const people = [...players.keys()].filter(seat => players[seat]?.kind === 'human');
  const named = people.find(seat => players[seat]?.name === name);
  return (people.length === 1 ? undefined : named) ?? people[0] ?? null;
}

export function filtered(games: readonly MyGame[], filter: Filter, modes: readonly ModeRule[] = []): MyGame[] {
  const { game, since, mode = null, seats = null, where = null } = filter;
  return games.filter(
    each =>
      (game === null || each.game === game) &&
      each.ended >= since &&
      (mode === null || modeOf(each, modes) === mode) &&
      (seats === null || each.players.length === seats) &&
      (where === null || whereOf(each) === where),
  );
}

/** The values that occur in my games, each once: the modes, the numbers of players. */
export function occurring<V>(games: readonly MyGame[], valueOf: (game: MyGame) => V): V[] {
  return [...new Set(games.map(valueOf))];
}

/** How often I came first, second … in games with several players. */
export function places(games: readonly MyGame[]): number[] {
  const counts = [0, 0, 0, 0];
  for (const { alone, mine } of games) {
    const at = Math.min(mine.rank, counts.length) - 1;
    if (!alone) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

export interface ResultLine {
  readonly games: number;
  /** Null for solo games that are neither won nor lost. */
  readonly won: number | null;
  readonly average: number;
  readonly best: number;
}

export interface GameLine extends ResultLine {
  readonly game: string;
}

/** One line for each game, with several players. */
export function gameLines(games: readonly MyGame[], order: readonly string[]): GameLine[] {
  return order.flatMap(game => {
    const mine = games.filter(each => each.game === game && !each.alone);
    return mine.length === 0 ? [] : [{ game, ...resultLine(mine) }];
  });
}

/** Results of some games; there is at least one. */
export function resultLine(games: readonly MyGame[]): ResultLine {
  const totals = games.map(each => each.mine.total);
  const isDecided = games.some(({ alone, verdict }) => !alone || typeof verdict?.won === 'boolean');
  const won = isDecided ? games.filter(each => each.won).length : null;
  return { games: games.length, won, average: mean(totals), best: Math.max(...totals) };
}

export interface Month {
  /** The start of the month. */
  readonly start: number;
  readonly won: number;
  readonly others: number;
}

/** The last twelve months, or all since the first game, including months without a game. */
export function months(games: readonly MyGame[], now: number, most = 12): Month[] {
  const first = games[0]?.ended ?? now;
  const starts: number[] = [];
  const month = new Date(now);
  for (let i = 0; i < most; i++) {
    const start = new Date(month.getFullYear(), month.getMonth() - i, 1).getTime();
    starts.unshift(start);
    if (start <= first) break;
  }
  return starts.map((start, i) => {
    const end = starts[i + 1] ?? Infinity;
    const within = games.filter(({ ended }) => ended >= start && ended < end);
    const won = within.filter(each => each.won).length;
    return { start, won, others: within.length - won };
  });
}

export interface Source {
  readonly group: string;
  /** My average. */
  readonly mine: number;
  /** The average of bots at my tables; null if there were none. */
  readonly bots: number | null;
  /** In my last game. */
  readonly last: number;
}

export interface Sources {
  readonly groups: readonly Source[];
  readonly mine: number;
  readonly bots: number | null;
  readonly last: number;
  /** The level of the bots that I am compared with. */
  readonly level: string | null;
}

/** The games with several players; if there are none, the solo games. */
export function inCompany(games: readonly MyGame[]): readonly MyGame[] {
  const company = games.filter(({ alone }) => !alone);
  return company.length > 0 ? company : games;
}

/** The sources of my points in one game, with several players if possible. Null without a game. */
export function sources(games: readonly MyGame[]): Sources | null {
  const mine = inCompany(games);
  const last = mine.at(-1);
  if (!last) return null;
  const { level, seats: bots } = botsOf(mine);
  const groups = [...new Set([...mine.map(each => each.mine), ...bots].flatMap(seat => seat.parts.map(p => p.group)))];
  const own = mine.map(each => each.mine);
  return {
    level,
    mine: mean(own.map(({ total }) => total)),
    bots: bots.length === 0 ? null : mean(bots.map(({ total }) => total)),
    last: last.mine.total,
    groups: groups.map(group => ({
      group,
      mine: mean(own.map(seat => inGroup(seat, group))),
      bots: bots.length === 0 ? null : mean(bots.map(seat => inGroup(seat, group))),
      last: inGroup(last.mine, group),
    })),
  };
}

/** The levels of bots from strong to weak: I am compared with the strongest that I have met. */
const LEVELS = ['master', 'expert', 'hard', 'medium', 'easy', 'beginner', 'greedy', 'random'];

function botsOf(games: readonly MyGame[]): { level: string | null; seats: CountedSeat[] } {
  const met = games.flatMap(({ players, seats }) =>
    players.flatMap((player, seat) => {
      const counted = seats[seat];
      return player.kind === 'bot' && counted ? [{ level: player.level, counted }] : [];
    }),
  );
  const strength = (level: string): number => (LEVELS.includes(level) ? LEVELS.indexOf(level) : LEVELS.length);
  const [level = null] = met.map(each => each.level).toSorted((a, b) => strength(a) - strength(b));
  return { level, seats: met.filter(each => each.level === level).map(each => each.counted) };
}

function inGroup({ parts }: CountedSeat, group: string): number {
  return parts.reduce((sum, part) => (part.group === group ? sum + part.amount : sum), 0);
}

/** The source at which bots are furthest ahead, and the cards that bring most of it; null if there is none. */
export function largestGap(
  games: readonly MyGame[],
  { groups }: Sources,
): { readonly group: string; readonly cards: readonly string[] } | null {
  const behind = ({ mine, bots }: Source): number => (bots ?? mine) - mine;
  const [most] = groups.toSorted((a, b) => behind(b) - behind(a));
  if (!most || behind(most) < 0.5) return null;
  const amounts = new Map<string, number>();
  for (const seat of inCompany(games).flatMap(({ seats }) => seats)) {
    for (const { group, card, amount } of seat.parts) {
      if (group === most.group && card !== undefined) amounts.set(card, (amounts.get(card) ?? 0) + amount);
    }
  }
  const cards = [...amounts].toSorted(([, a], [, b]) => b - a).slice(0, 3);
  return { group: most.group, cards: cards.map(([card]) => card) };
}

export interface CardLine {
  readonly card: string;
  readonly games: number;
  readonly won: number;
}

/** The cards that I have played in most games. */
export function favourites(games: readonly MyGame[], most = 6): CardLine[] {
  return cardLines(games, ({ mine }) => mine.cards).slice(0, most);
}

/** The cards of my wins: by the share of games won, among those played often enough. */
export function bestCards(games: readonly MyGame[], atLeast = 5, most = 6): CardLine[] {
  return cardLines(games, ({ mine }) => mine.cards)
    .filter(line => line.games >= atLeast)
    .toSorted((a, b) => b.won / b.games - a.won / a.games || b.games - a.games)
    .slice(0, most);
}

/** My first picks with at least my usual share of wins, the most successful first. */
export function openings(games: readonly MyGame[], atLeast = 3, most = 5): CardLine[] {
  const company = games.filter(({ alone }) => !alone);
  const usual = mean(company.map(({ won }) => (won ? 1 : 0)));
  return cardLines(company, ({ mine }) => mine.opening.slice(0, 1))
    .filter(({ games: taken, won }) => taken >= atLeast && won > 0 && won / taken >= usual)
    .toSorted((a, b) => b.won / b.games - a.won / a.games || b.games - a.games)
    .slice(0, most);
}

function cardLines(games: readonly MyGame[], cardsOf: (game: MyGame) => readonly string[]): CardLine[] {
  const lines = new Map<string, { games: number; won: number }>();
  for (const game of games) {
    for (const card of new Set(cardsOf(game))) {
      const line = lines.get(card) ?? { games: 0, won: 0 };
      lines.set(card, { games: line.games + 1, won: line.won + (game.won ? 1 : 0) });
    }
  }
  return [...lines].map(([card, line]) => ({ card, ...line })).toSorted((a, b) => b.games - a.games || b.won - a.won);
}

/** A step of a solo ladder: a level, a profile, a scenario. */
export interface StepLine {
  readonly step: string;
  readonly games: number;
  readonly won: number;
  readonly best: number | null;
}

/** My solo games by the value of a setting. */
export function stepLines(games: readonly MyGame[], knob: string, steps: readonly string[]): StepLine[] {
  return steps.map(step => {
    const here = games.filter(({ settings }) => String(settings[knob]) === step);
    const won = here.filter(each => each.won).length;
    return { step, games: here.length, won, best: bestOf(here) };
  });
}

/** A solo duel: games won and lost, my largest lead, and my smallest loss. */
export interface DuelLine {
  readonly won: number;
  readonly lost: number;
  readonly bestLead: number | null;
  readonly closest: number | null;
}

export function duelLine(games: readonly MyGame[]): DuelLine {
  const leads = (won: boolean): number[] =>
    games.filter(each => each.won === won).map(({ mine }) => mine.standing[0] ?? 0);
  const [wins, losses] = [leads(true), leads(false)];
  return {
    won: wins.length,
    lost: losses.length,
    bestLead: wins.length === 0 ? null : Math.max(...wins),
    closest: losses.length === 0 ? null : Math.abs(Math.max(...losses)),
  };
}

export function bestOf(games: readonly MyGame[]): number | null {
  return games.length === 0 ? null : Math.max(...games.map(({ mine }) => mine.total));
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
