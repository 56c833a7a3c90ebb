import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { converse, openEngine, type Answer } from './process.ts';

let engine: ReturnType<typeof openEngine>;
beforeAll(() => (engine = openEngine()));
afterAll(async () => expect(await engine.end()).toBe(0));

const open = (seed = 'oak', seats = 2): Promise<Answer> => engine.ask({ do: 'new', game: 'hamlet', seats, seed });

async function refused(request: object): Promise<{ code: string; message: string }> {
  const answer = await engine.ask(request);
  expect(answer.ok).toBe(false);
  return answer.error ?? { code: '', message: '' };
}

describe('every request', () => {
  test('games lists id, title, seats, options as JSON Schema, and version', async () => {
    const { ok, games } = await engine.ask({ do: 'games' });
    expect(ok).toBe(true);
    expect(games).toMatchObject([
      {
        id: 'hamlet',
        title: 'Hamlet',
        seats: { min: 2, max: 4 },
        options: { type: 'object', properties: { rounds: { type: 'integer', minimum: 1, maximum: 10 } } },
        version: 1,
      },
    ]);
  });

  test('new opens a table; the same seed gives the same decision, no seed another one', async () => {
    const [first, again] = [await open(), await open()];
    expect(first.table).not.toBe(again.table);
    expect(first.decision).toEqual(again.decision);
    expect(first.decision).toMatchObject({ seat: 0, step: 'draft', prompt: 'Draft a villager' });
    expect(first.decision?.options[0]).toMatchObject({ index: 0, option: { kind: 'take', slot: 0 } });
    const secrets = await Promise.all(
      [1, 2].map(async () => {
        const { table } = await engine.ask({ do: 'new', game: 'hamlet', seats: 2 });
        const { record } = await engine.ask({ do: 'record', table });
        return (record as { secret: string }).secret;
      }),
    );
    expect(secrets[0]).not.toBe(secrets[1]);
  });

  test('new takes options', async () => {
    const { decision } = await engine.ask({ do: 'new', game: 'hamlet', seats: 2, options: { blind: false }, seed: 1 });
    expect(decision?.options.map(({ option }) => option)).not.toContainEqual({ kind: 'blind' });
  });

  test('choose takes an option or its index and tells the events', async () => {
    const { table, decision } = await open();
    const taken = decision?.options[2]?.label.replace('Take ', '');
    const first = await engine.ask({ do: 'choose', table, option: { slot: 2, kind: 'take' } });
    expect(first).toMatchObject({ ok: true, decision: { seat: 1, step: 'draft' } });
    expect(first['events']).toMatchObject([{ event: { kind: 'drafted', seat: 0 }, text: `Seat 0 drafts ${taken}` }]);
    const second = await engine.ask({ do: 'choose', table, index: 5 });
    expect(second['events']).toMatchObject([
      { event: { kind: 'drew', seat: 1 } },
      { event: { kind: 'drafted', seat: 1 }, to: [1] },
    ]);
  });

  test('view shows a seat its own hand only, and an onlooker none', async () => {
    const { table } = await open();
    const hands = async (seat: number | null) => {
      const { view } = await engine.ask({ do: 'view', table, seat });
      return (view as { seats: { hand: unknown }[] }).seats.map(({ hand }) => hand !== null);
    };
    expect(await hands(0)).toEqual([true, false]);
    expect(await hands(1)).toEqual([false, true]);
    expect(await hands(null)).toEqual([false, false]);
  });

  test('state and load carry a position to another table, which plays on alike but has no record', async () => {
    const { table } = await open();
    await engine.ask({ do: 'choose', table, index: 1 });
    const { state } = await engine.ask({ do: 'state', table });
    const loaded = await engine.ask({ do: 'load', game: 'hamlet', state });
    const choose = (t: unknown) => engine.ask({ do: 'choose', table: t, index: 0 });
    const [here, there] = [await choose(table), await choose(loaded.table)];
    expect(there.decision).toEqual(here.decision);
    expect((await engine.ask({ do: 'state', table }))['state']).toEqual(
      (await engine.ask({ do: 'state', table: loaded.table }))['state'],
    );
    expect(await refused({ do: 'record', table: loaded.table })).toMatchObject({ code: 'bad-request' });
  });

  test('a hand-made position can be loaded', async () => {
    const { table } = await open();
    const { state } = await engine.ask({ do: 'state', table });
    const rich = { ...(state as { seats: object[] }) };
    rich.seats = rich.seats.map(seat => ({ ...seat, gold: 99 }));
    const loaded = await engine.ask({ do: 'load', game: 'hamlet', state: rich });
    expect(await engine.ask({ do: 'result', table: loaded.table })).toMatchObject({ scores: [99, 99] });
  });

  test('bot answers with an option that is on offer, the same one for the same position', async () => {
    const { table, decision } = await open();
    const bot = await engine.ask({ do: 'bot', table, level: 'random', ms: 10 });
    expect(decision?.options[bot['index'] as number]?.option).toEqual(bot['option']);
    expect(bot['evaluations']).toEqual([]);
    expect(await engine.ask({ do: 'bot', table, level: 'random' })).toEqual(bot);
  });

  test('a bot that thinks tells what it makes of every option, within the time it is given', async () => {
    const { table, decision } = await open();
    const bot = await engine.ask({ do: 'bot', table, level: 'medium', ms: 50 });
    const evaluations = bot['evaluations'] as { index: number; value: number; visits: number }[];
    expect(evaluations.map(({ index }) => index).sort((a, b) => a - b)).toEqual(
      decision?.options.map(({ index }) => index),
    );
    for (const { value } of evaluations) expect(value).toBeLessThanOrEqual(1);
    expect(evaluations.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThan(0);
    expect((await refused({ do: 'bot', table, level: 'medium', ms: 0 })).code).toBe('bad-request');
  });

  test('undo goes back, and names the barrier where it cannot', async () => {
    const { table } = await open();
    expect(await refused({ do: 'undo', table })).toEqual({
      code: 'no-undo',
      message: 'cannot take back: nothing was chosen yet',
    });
    await engine.ask({ do: 'choose', table, index: 0 });
    expect(await refused({ do: 'undo', table })).toEqual({
      code: 'no-undo',
      message: 'cannot take back: choice 1 revealed new information',
    });
    const bidding = await engine.ask({ do: 'choose', table, index: 0 });
    await engine.ask({ do: 'choose', table, index: 1 });
    const back = await engine.ask({ do: 'undo', table });
    expect(back).toMatchObject({ ok: true, decision: bidding.decision });
  });

  test('result tells whether it is over, scores, ranks and the breakdown per seat', async () => {
    const { table } = await open();
    expect(await engine.ask({ do: 'result', table })).toEqual({
      id: null,
      ok: true,
      over: false,
      scores: [4, 4],
      ranks: [1, 1],
      breakdown: [[{ what: 'gold', amount: 4, label: 'Gold' }], [{ what: 'gold', amount: 4, label: 'Gold' }]],
    });
  });

  test('record and replay give the game back, to its end or to a ply', async () => {
    const { table } = await open();
    let { decision } = await engine.ask({ do: 'choose', table, index: 0 });
    while (decision) ({ decision } = await engine.ask({ do: 'choose', table, index: 0 }));
    expect(decision).toBeNull();
    const { record } = await engine.ask({ do: 'record', table });
    const { plies } = record as { plies: unknown[] };
    const whole = await engine.ask({ do: 'replay', record });
    expect(whole.decision).toBeNull();
    expect((await engine.ask({ do: 'state', table: whole.table }))['state']).toEqual(
      (await engine.ask({ do: 'state', table }))['state'],
    );
    expect(await engine.ask({ do: 'replay', record, to: 0 })).toMatchObject({ decision: { seat: 0, step: 'draft' } });
    expect(await refused({ do: 'replay', record, to: plies.length + 1 })).toMatchObject({ code: 'bad-request' });
    expect(await refused({ do: 'choose', table, index: 0 })).toMatchObject({ code: 'game-over' });
    expect(await refused({ do: 'bot', table, level: 'random' })).toMatchObject({ code: 'game-over' });
  });

  test('close forgets the table', async () => {
    const { table } = await open();
    expect(await engine.ask({ id: 7, do: 'close', table })).toEqual({ id: 7, ok: true });
    expect(await refused({ do: 'close', table })).toMatchObject({ code: 'unknown-table' });
  });
});

describe('errors are answers', () => {
  test('the id comes back, whatever it is', async () => {
    for (const id of [1, 'a', null, { deep: [1] }]) expect((await engine.ask({ id, do: 'games' })).id).toEqual(id);
    expect((await engine.ask({ id: 9, do: 'nonsense' })).id).toBe(9);
  });

  test.each([
    ['{"do":', 'bad-json'],
    ['[1,2]', 'bad-request'],
    ['null', 'bad-request'],
    ['"games"', 'bad-request'],
    ['{}', 'unknown-request'],
    ['{"do":"recrod"}', 'unknown-request'],
    ['{"do":"constructor"}', 'unknown-request'],
    ['{"do":"new"}', 'bad-request'],
    ['{"do":"new","game":"chess","seats":2}', 'unknown-game'],
    ['{"do":"new","game":"__proto__","seats":2}', 'unknown-game'],
    ['{"do":"new","game":"hamlet","seats":9}', 'bad-seats'],
    ['{"do":"new","game":"hamlet","seats":"2"}', 'bad-seats'],
    ['{"do":"new","game":"hamlet","seats":2,"options":{"rounds":99}}', 'bad-settings'],
    ['{"do":"new","game":"hamlet","seats":2,"options":{"rouns":3}}', 'bad-settings'],
    ['{"do":"new","game":"hamlet","seats":2,"options":[]}', 'bad-settings'],
    ['{"do":"new","game":"hamlet","seats":2,"seed":{}}', 'bad-request'],
    ['{"do":"load","game":"hamlet"}', 'bad-state'],
    ['{"do":"load","game":"hamlet","state":{"frames":[{"step":"nowhere"}],"chance":{}}}', 'bad-state'],
    ['{"do":"load","game":"hamlet","state":{"frames":[{"step":"draft","seat":0}],"chance":{}}}', 'bad-state'],
    ['{"do":"choose","table":"t999","index":0}', 'unknown-table'],
    ['{"do":"choose","index":0}', 'unknown-table'],
    ['{"do":"replay"}', 'bad-record'],
    ['{"do":"replay","record":{"thorp":1}}', 'bad-record'],
  ])('%s: %s', async (line, code) => {
    const answer = await engine.line(line);
    expect(answer).toMatchObject({ ok: false, error: { code } });
    expect(answer.error?.message).not.toBe('');
  });

  test('an option that is not offered is refused and changes nothing', async () => {
    const { table, decision } = await open();
    const tries = [{ index: 6 }, { index: -1 }, { index: 0.5 }, { index: '0' }, { option: { kind: 'take', slot: 9 } }];
    for (const choice of tries) expect((await refused({ do: 'choose', table, ...choice })).code).toBe('not-offered');
    expect((await refused({ do: 'choose', table })).code).toBe('bad-request');
    expect((await refused({ do: 'choose', table, index: 0, option: { kind: 'blind' } })).code).toBe('bad-request');
    expect((await refused({ do: 'view', table, seat: 2 })).code).toBe('bad-request');
    expect((await refused({ do: 'view', table })).code).toBe('bad-request');
    expect(await refused({ do: 'bot', table, level: 'grandmaster' })).toEqual({
      code: 'unknown-level',
      message:
        'there is no level "grandmaster"; there are random, beginner, easy, greedy, medium, hard, expert, master, adaptive',
    });
    const { record } = await engine.ask({ do: 'record', table });
    expect((await engine.ask({ do: 'replay', record })).decision).toEqual(decision);
  });

  test('a hand-made state that breaks the rules later on is told so, and the engine lives on', async () => {
    const { table } = await open();
    const { state } = await engine.ask({ do: 'state', table });
    const frames = [{ step: 'draft', seat: 7 }];
    const broken = await engine.ask({ do: 'load', game: 'hamlet', state: { ...(state as object), frames } });
    expect((await refused({ do: 'choose', table: broken.table, index: 0 })).code).toBe('internal');
    expect((await engine.ask({ do: 'choose', table, index: 0 })).ok).toBe(true);
  });

  test('suggests the nearest valid word', async () => {
    expect((await refused({ do: 'recrod' })).message).toContain("did you mean 'record'?");
    expect((await refused({ do: 'new', game: 'hamelt', seats: 2 })).message).toContain("did you mean 'hamlet'?");
  });

  test('a record with a changed choice is refused naming the ply', async () => {
    const { table } = await open();
    await engine.ask({ do: 'choose', table, index: 0 });
    const { record } = await engine.ask({ do: 'record', table });
    const plies = [{ ...(record as { plies: object[] }).plies[0], option: { kind: 'take', slot: 77 } }];
    const { code, message } = await refused({ do: 'replay', record: { ...(record as object), plies } });
    expect(code).toBe('bad-record');
    expect(message).toContain('ply 1');
  });
});

describe('the stream', () => {
  test('an over-long line is refused unread and the next one is answered', async () => {
    const long = JSON.stringify({ do: 'games', pad: 'x'.repeat((1 << 20) + 1) });
    const { answers, code } = await converse([long, '{"id":2,"do":"games"}']);
    expect(code).toBe(0);
    expect(answers[0]).toMatchObject({ id: null, ok: false, error: { code: 'line-too-long' } });
    expect(answers[1]).toMatchObject({ id: 2, ok: true });
  });

  test('a line of exactly the limit is read', async () => {
    const line = JSON.stringify({ id: 1, do: 'games' }).padEnd(1 << 20);
    const { answers } = await converse([line, `${line} `]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, false]);
  });

  test('a line nested deep, or with names of a megabyte, is refused before it is read, and the tables stay', async () => {
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
    const long = 'n'.repeat(1_000_000);
    const hostile = [
      `{"id":${deep},"do":"games"}`,
      `{"do":"choose","table":"t1","option":${deep}}`,
      `{"do":"${long}"}`,
      `{"do":"new","game":"${long}","seats":2}`,
      `{"do":"close","table":"${long}"}`,
      '{"do":"new","game":"hamlet","seats":2,"options":{"__proto__":1}}',
    ];
    const { answers, code } = await converse([
      '{"do":"new","game":"hamlet","seats":2,"seed":"x"}',
      ...hostile,
      '{"do":"choose","table":"t1","index":0}',
    ]);
    expect(answers.slice(1, -1).map(({ error }) => error?.code)).toEqual(hostile.map(() => 'bad-request'));
    expect(answers.at(-1)?.ok).toBe(true);
    expect(code).toBe(0);
  });

  test('blank lines and carriage returns pass, and the last line needs no end', async () => {
    const { answers, code } = await converse(['', '  ', '{"id":1,"do":"games"}\r', '{"id":2,"do":"games"}']);
    expect(answers.map(({ id }) => id)).toEqual([1, 2]);
    expect(code).toBe(0);
  });

  test('thousands of requests in one go are all answered, in order', async () => {
    const requests = ['{"do":"new","game":"hamlet","seats":4,"seed":"x"}'];
    for (let id = 0; id < 3000; id++) requests.push(JSON.stringify({ id, do: 'state', table: 't1' }));
    const { answers, code } = await converse(requests);
    expect(answers.slice(1).map(({ id }) => id)).toEqual(Array.from({ length: 3000 }, (_, id) => id));
    expect(code).toBe(0);
  });

  test('the end of input ends the process with code 0', async () => {
    expect(await converse([])).toEqual({ answers: [], code: 0 });
  });
});
