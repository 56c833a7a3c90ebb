import { dayAfter, dayOf } from '@thorp/client/daily';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ServerError } from '../errors.ts';
import { hashOf } from '../people/sessions.ts';
import type { Gate } from '../people/requests.ts';
import type { ServerStore } from '../store/types.ts';

/* Figures for the people who run the site: games a day, people, time per move. They contain no names and no ids. */

export interface HostPorts {
  readonly store: ServerStore;
  readonly gate: Gate;
  now(): number;
}

const DAYS = 60;
const BEARER = /^Bearer ([0-9a-f]{64})$/;

/** `GET /api/hosts/figures`, with a token of `thorp admin token`. */
export function addHostRoutes(app: FastifyInstance, { store, gate, now }: HostPorts): void {
  app.get('/api/hosts/figures', { preHandler: gate.slowly }, async request => {
    await refuseStranger(store, request, now());
    const from = dayAfter(dayOf(now()), -DAYS);
    const [games, people] = await Promise.all([store.playedSince(from), store.peopleSince(from)]);
    return { today: dayOf(now()), days: DAYS, games, people };
  });
}

async function refuseStranger(store: ServerStore, { headers }: FastifyRequest, now: number): Promise<void> {
  const token = BEARER.exec(headers.authorization ?? '')?.[1];
  if (token && (await store.isHostToken(hashOf(token), now))) return;
  throw new ServerError('no-session', 'this needs a token of `thorp admin token` that has not expired');
}

/** Today's figures in the format of Prometheus. */
export async function hostMetrics(store: ServerStore, now: number): Promise<string> {
  const today = dayOf(now);
  const [games, people] = await Promise.all([store.playedSince(today), store.peopleSince(today)]);
  const lines = ['# HELP thorp_games_today Games that have ended since midnight', '# TYPE thorp_games_today gauge'];
  for (const { game, games: count } of games) lines.push(`thorp_games_today{game="${game}"} ${count}`);
  lines.push('# HELP thorp_people_today People who have finished a game since midnight');
  lines.push('# TYPE thorp_people_today gauge', `thorp_people_today ${people[0]?.people ?? 0}`);
  lines.push('# HELP thorp_move_seconds_today Mean time of a person per move, in games that ended since midnight');
  lines.push('# TYPE thorp_move_seconds_today gauge');
  for (const { game, moves, ms } of games) {
    if (moves > 0) lines.push(`thorp_move_seconds_today{game="${game}"} ${(ms / moves / 1000).toFixed(3)}`);
  }
  return `${lines.join('\n')}\n`;
}
