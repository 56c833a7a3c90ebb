// @module-tag slow
import { dayAfter, startOf, type DailyResults, type DailyToday } from '@thorp/client/daily';
import { must, parseRecordData, verify } from '@thorp/kernel';
import { snowcrest } from '@thorp/snowcrest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDailyBot, type DailyBot } from '../src/daily/bot.ts';
import { threadPlayer, type BotPlayer } from '../src/daily/botThread.ts';
import { openVerifier } from '../src/records/verify.ts';
import { GAMES } from '../src/index.ts';
import { sealer } from '../src/store/sealed.ts';
import { storeOver } from '../src/store/store.ts';
import { KINDS } from './databases.ts';
import { guest, playOut, startServer, until, type Guest, type Running } from './guests.ts';
import { visitor, type Visitor } from './visitors.ts';

/* The bot's game of a daily deal. Snowcrest's is the shortest. */

const DAY = '2026-11-18';
const HOUR = 3_600_000;

describe('the bot of the day', () => {
  let server: Running;
  let time = startOf(DAY) + 12 * HOUR;
  const opened: Guest[] = [];

  beforeAll(async () => {
    server = await startServer({}, { now: () => time });
  });
  afterAll(async () => {
    for (const { client } of opened) client.close();
    await server.remove();
  });

  const results = async (who: Visitor): Promise<DailyResults> =>
    (await who.call('GET', `/api/daily/${DAY}/snowcrest`)).data as DailyResults;

  /** Begins a deal, and leaves it unfinished. */
  async function begin(who: Visitor): Promise<string> {
    const { data } = await who.call('POST', '/api/daily/snowcrest', { name: 'Ada' });
    return (data as { table: string }).table;
  }

  async function finish(who: Visitor, table: string): Promise<void> {
    const player = await guest(server.port, who.cookie);
    opened.push(player);
    const session = player.client.table(table);
    await until(() => session.update());
    await playOut([session]);
  }

  test('is listed apart for those who have played, with a record that holds', async () => {
    const [ada, ben] = [await visitor(server.port), await visitor(server.port)];
    const table = await begin(ada);
    await finish(ada, table);
    // Poll slowly: the clock is stopped, so the server's limit of requests is not refilled.
    const wait = { timeout: 120_000, interval: 500 };
    await expect.poll(async () => (await results(ada)).bot, wait).toMatchObject({ level: 'hard' });
    const bot = must((await results(ada)).bot, 'it has played');
    expect(await results(ada)).toMatchObject({ finished: 1, results: [{ you: true, place: 1 }] });

    // Ben sees nothing of it before he has played.
    expect(await results(ben)).toMatchObject({ open: false, bot: null });
    expect((await ben.call('GET', `/api/daily/records/${bot.id}`)).status).toBe(409);

    const played = parseRecordData((await ada.call('GET', `/api/daily/records/${bot.id}`)).data);
    expect(verify(snowcrest, played)).toMatchObject({ ok: true });
    expect(played.end?.totals).toEqual([bot.score.total]);
    const mine = parseRecordData((await ada.call('GET', `/api/daily/records/${table}`)).data);
    const dealt = ({ commitment, settings, entropy, secret }: typeof mine) => [commitment, settings, entropy, secret];
    expect(dealt(played)).toEqual(dealt(mine));

    // The best game of a day is always a person's; the bot's game is public when the day is closed.
    time = startOf(dayAfter(DAY)) + HOUR;
    const { data } = await ben.call('GET', '/api/daily');
    expect((data as DailyToday).yesterday?.best).toMatchObject({ name: 'Ada', place: 1 });
    expect(await results(ben)).toMatchObject({ open: true, finished: 1, bot: { id: bot.id } });
  });
});

/** A game of a bot that was played once: the code that stores it does not care who played. */
function sameGame(): BotPlayer {
  const thread = threadPlayer();
  let text: Promise<string> | null = null;
  return {
    play(task) {
      text ??= thread.play(task);
      return text;
    },
    end: () => thread.end(),
  };
}

const player = sameGame();

describe.each(KINDS)('the bot of the day on $name', kind => {
  afterAll(() => kind.end());

  test('plays once for all processes, and never a deal of a day to come', async () => {
    const database = await kind.empty();
    const verifier = openVerifier(120_000);
    const expected: string[] = [];
    const bots: DailyBot[] = [];
    const stores = await Promise.all(
      [0, 1].map(async () => storeOver(await database.open(), sealer(new Uint8Array(32)))),
    );
    for (const store of stores) {
      bots.push(
        openDailyBot({
          store,
          games: GAMES,
          now: () => startOf(DAY) + HOUR,
          fault: error => expect.unreachable(String(error)),
          secretOf: () => 'ab'.repeat(32),
          setDue: async key => void expected.push(key),
          verify: verifier,
          player,
        }),
      );
    }
    const [first, second] = bots as [DailyBot, DailyBot];
    await first.expect(DAY, 'snowcrest');
    expect(expected).toEqual([`${DAY} snowcrest`]);
    const [key] = expected as [string];

    // Both play, as after a lost lease; one game is stored.
    expect(await Promise.all([first.play(key), second.play(key)])).toEqual([null, null]);
    const kept = must(await stores[0]?.botTry(DAY, 'snowcrest'), 'it was kept');
    expect(kept).toMatchObject({ kind: 'bot', state: 'verified', person: '' });
    expect(await stores[1]?.botTry(DAY, 'snowcrest')).toEqual(kept);
    expect(await stores[1]?.dailyRecord(kept.id)).not.toContain('ab'.repeat(32));
    expect(await stores[0]?.triesOf(DAY, 'snowcrest')).toEqual([]);
    await second.expect(DAY, 'snowcrest');
    expect(expected).toHaveLength(1);

    for (const none of [`${dayAfter(DAY)} snowcrest`, `${DAY} chess`, `${DAY} __proto__`, 'nonsense', '']) {
      expect(await first.play(none)).toBeNull();
    }
    expect(await stores[0]?.botTry(dayAfter(DAY), 'snowcrest')).toBeNull();
  });

  test('is ended when the server stops, and is due again at once', async () => {
    const store = storeOver(await (await kind.empty()).open(), sealer(new Uint8Array(32)));
    const now = startOf(DAY) + HOUR;
    const bot = openDailyBot({
      store,
      games: GAMES,
      now: () => now,
      fault: error => expect.unreachable(String(error)),
      secretOf: () => 'ab'.repeat(32),
      setDue: async () => undefined,
      verify: openVerifier(120_000),
    });
    const playing = bot.play(`${DAY} snowcrest`);
    // A second one has to wait.
    await expect.poll(() => bot.play(`${DAY} feudalia`)).toBe(now + 5_000);
    await bot.close();
    expect(await playing).toBe(now);
    expect(await store.botTry(DAY, 'snowcrest')).toBeNull();
  });
});
