import { answerQuestion, type LoadLearned } from '@thorp/bots';
import { DAILY_BOT, type DailyDeal } from '@thorp/client/daily';
import { recordOf, type Game, type GameRecord } from '@thorp/kernel';
import { hasEnded, hostTable, memoryStore, openTable, resumeRoom, setupOf, type Setup } from '@thorp/table';
import { dailyRoom } from './room.ts';

/**
 * Plays a deal with the comparison bot in the person's seat, and the usual daily bots in the other seats. They are
 * limited by iterations and not by time, so every machine plays the same game.
 */
export async function playDaily(
  game: Game,
  deal: DailyDeal,
  secret: string,
  learned: LoadLearned | null,
): Promise<GameRecord> {
  const table = openTable(game, botSetup(game, deal, secret));
  const store = memoryStore();
  await store.create(table.header);
  const faults: unknown[] = [];
  const host = hostTable(table, {
    store,
    think: question => answerQuestion(game, question, { learned }),
    now: () => 0,
    changed: () => undefined,
    stuck: error => faults.push(error),
    gone: () => undefined,
  });
  await host.drive();
  if (faults.length > 0) throw new Error('a bot could not answer', { cause: faults[0] });
  if (!hasEnded(table)) throw new Error('broken invariant: bots alone play to the end');
  return recordOf(table.match, true);
}

/** The same setup as for people's tables, so that the deal is the same; only the first seat differs. */
function botSetup(game: Game, deal: DailyDeal, secret: string): Setup {
  const { header, events } = dailyRoom(game, deal, secret, { id: 'bot', person: 'bot', name: 'bot', at: 0 });
  const setup = setupOf(resumeRoom(header, events));
  const [, ...others] = setup.players;
  return { ...setup, players: [{ kind: 'bot', name: 'bot', level: DAILY_BOT }, ...others] };
}
