import { dayAfter } from '@thorp/client/daily';
import { figuresFor, type HostFigures } from '../../http/hosts.ts';

const KEPT = 'thorp-host-token';

/** The token from the address, kept for this tab and removed from the address. */
export function tokenOfTab(): string | null {
  const given = /^#([0-9a-f]{64})$/.exec(location.hash)?.[1];
  if (given) {
    sessionStorage.setItem(KEPT, given);
    history.replaceState(null, '', '/admin');
  }
  return sessionStorage.getItem(KEPT);
}

/** Null if the token is missing or not valid any more. */
export async function loadFigures(): Promise<HostFigures | null> {
  const token = tokenOfTab();
  return token === null ? null : figuresFor(token);
}

/** One figure of a day. */
export interface DayFigure {
  readonly day: string;
  readonly value: number;
}

export interface Charts {
  readonly games: readonly DayFigure[];
  readonly people: readonly DayFigure[];
  /** Seconds; 0 if nobody has moved. */
  readonly moves: readonly DayFigure[];
}

export function chartsOf({ today, days, games, people }: HostFigures): Charts {
  const all = Array.from({ length: days }, (_, i) => dayAfter(today, i + 1 - days));
  const sum = (day: string, of: (line: HostFigures['games'][number]) => number): number =>
    games.reduce((total, line) => total + (line.day === day ? of(line) : 0), 0);
  return {
    games: all.map(day => ({ day, value: sum(day, line => line.games) })),
    people: all.map(day => ({ day, value: people.find(each => each.day === day)?.people ?? 0 })),
    moves: all.map(day => {
      const moves = sum(day, line => line.moves);
      return { day, value: moves === 0 ? 0 : sum(day, line => line.ms) / moves / 1000 };
    }),
  };
}
