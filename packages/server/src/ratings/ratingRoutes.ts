import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Gate } from '../people/requests.ts';
import type { RatingStep, RatingStore, StoredRating, TableResult } from '../store/ratings.ts';

export interface RatingPorts {
  readonly store: RatingStore;
  readonly gate: Gate;
}

const GamePath = Type.Object({ game: Type.String({ minLength: 1, maxLength: 40 }) }, { additionalProperties: false });
type GamePath = Type.Static<typeof GamePath>;

const RANKED = 100;
const RESULTS = 50;
/** How many games of a person the rating curve shows. */
const STEPS = 400;
/** The rating that everybody starts with. */
const FIRST_MU = 25;

export function addRatingRoutes(app: FastifyInstance, { store, gate }: RatingPorts): void {
  app.get<{ Params: GamePath }>('/api/games/:game/ratings', { schema: { params: GamePath } }, async ({ params }) => {
    return { ratings: (await store.ranking(params.game, RANKED)).map(ratingLine) };
  });

  app.get<{ Params: GamePath }>('/api/games/:game/results', { schema: { params: GamePath } }, async ({ params }) => {
    return { results: (await store.shownResults(params.game, RESULTS)).map(result => resultLine(result, null)) };
  });

  app.get('/api/me/ratings', async request => {
    const { person } = await gate.session(request);
    const steps = await store.ratingSteps(person, STEPS);
    const lines = (await store.ratingsOf(person)).map(each => ({
      game: each.game,
      ...ratingLine(each),
      steps: steps.flatMap(({ game, at, mu, sigma }) => (game === each.game ? [{ at, mu, sigma }] : [])),
    }));
    return { ratings: lines };
  });

  app.get('/api/me/results', async request => {
    const { person } = await gate.session(request);
    const results = await store.resultsOf(person, RESULTS);
    const changes = changesIn(await store.ratingSteps(person, STEPS));
    return {
      results: results.map(result => ({
        table: result.room,
        ...resultLine(result, person),
        change: changes.get(result.room) ?? null,
      })),
    };
  });
}

/** By how much each game changed its player's rating, in points of mu; unknown for the oldest games. */
function changesIn(steps: readonly RatingStep[]): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  const changes = new Map<string, number>();
  for (const { room, game, mu } of steps) {
    const before = last.get(game) ?? (steps.length < STEPS ? FIRST_MU : null);
    if (before !== null) changes.set(room, mu - before);
    last.set(game, mu);
  }
  return changes;
}

function ratingLine({ subject, name, mu, sigma, games, wins }: StoredRating): object {
  return { name, level: levelOf(subject), mu, sigma, games, wins };
}

/** Ids of people and tables are not shown to strangers. */
function resultLine({ game, ended, rated, seats }: TableResult, reader: string | null): object {
  return {
    game,
    ended,
    rated,
    seats: seats.map(({ seat, subject, name, place, score }) => ({
      seat,
      name,
      level: levelOf(subject),
      place,
      score,
      ...(reader === null ? {} : { you: subject === reader }),
    })),
  };
}

function levelOf(subject: string): string | null {
  return subject.startsWith('bot:') ? subject.slice('bot:'.length) : null;
}
