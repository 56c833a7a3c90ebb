import type { TableSummary } from '../../protocol/calls.ts';
import type { Extras } from '../../protocol/extras.ts';

/** A game in the list, with its extras. */
export interface Listed extends TableSummary {
  readonly extras: Extras | null;
}

/** The filters of the list; '' means no filter. */
export interface Narrowing {
  readonly search: string;
  readonly game: string;
  readonly opponent: string;
  readonly result: '' | 'running' | 'won' | 'lost' | 'over';
  readonly since: '' | '7' | '30' | '365';
  readonly favourites: boolean;
}

export const ALL: Narrowing = { search: '', game: '', opponent: '', result: '', since: '', favourites: false };

const DAY = 86_400_000;

/** The matching games. The search words may be in the title, the names or the note. */
export function narrowed(games: readonly Listed[], narrowing: Narrowing, now: number): Listed[] {
  const { search, game, opponent, result, since, favourites } = narrowing;
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return games.filter(
    each =>
      (game === '' || each.game === game) &&
      (opponent === '' || opponentsOf(each).includes(opponent)) &&
      (result === '' || resultFits(each, result)) &&
      (since === '' || each.updated >= now - Number(since) * DAY) &&
      (!favourites || each.extras?.favourite === true) &&
      words.every(word => textOf(each).includes(word)),
  );
}

function textOf({ title, line, players, extras }: Listed): string {
  return [title, line, ...players.map(({ name }) => name), extras?.note ?? ''].join(' ').toLocaleLowerCase();
}

function resultFits({ over, mine }: Listed, result: Exclude<Narrowing['result'], ''>): boolean {
  switch (result) {
    case 'running':
      return !over;
    case 'over':
      return over;
    case 'won':
      return over && mine?.won === true;
    case 'lost':
      return over && mine?.won === false;
  }
}

/** Everybody except the only person at the table; everybody if there were several people. */
export function opponentsOf({ players }: Pick<TableSummary, 'players'>): string[] {
  const people = players.filter(({ kind }) => kind === 'human');
  return players.filter(player => people.length !== 1 || player !== people[0]).map(({ name }) => name);
}
