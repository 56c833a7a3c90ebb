import { parseRecordData, verify } from '@thorp/kernel';
import { hamlet } from '@thorp/testkit/hamlet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/index.ts';
import {
  begun,
  guest,
  HAMLET,
  messagesOf,
  playOne,
  playOut,
  post,
  sessionCookie,
  startServer,
  until,
  type Guest,
  type Running,
} from './guests.ts';

let server: Running;
const opened: Guest[] = [];

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  for (const { client } of opened) client.close();
  await server.remove();
});

async function guests(count: number): Promise<Guest[]> {
  const found = await Promise.all(Array.from({ length: count }, () => guest(server.port)));
  opened.push(...found);
  return found;
}

const url = (path: string): string => `http://127.0.0.1:${server.port}${path}`;

describe('a game between people', () => {
  test('two guests meet by a link, play to the end, and the record proves the deal', async () => {
    const [ada, ben] = (await guests(2)) as [Guest, Guest];
    const sessions = await begun([ada, ben]);
    await playOut(sessions);
    expect(sessions[0]?.update()?.result).toEqual(sessions[1]?.update()?.result);
    const answer = await fetch(url(`/api/tables/${sessions[0]?.table ?? ''}/record`));
    const record = parseRecordData(await answer.json());
    // Every seat has committed before anything was opened, so nothing is left unproven.
    expect(verify(hamlet, record)).toEqual({ ok: true });
    expect(record.entropyCommitments).toHaveLength(2);
  });

  test('bots play in worker threads', async () => {
    const [session] = await begun(await guests(1), {}, 1);
    await playOut(session ? [session] : []);
    expect(session?.update()?.result).not.toBeNull();
  });

  test('a move is answered once, however often it is sent', async () => {
    const [ada, ben] = (await guests(2)) as [Guest, Guest];
    const sessions = await begun([ada, ben]);
    const mover = await until(() => sessions.findIndex(session => session.update()?.decision) + 1);
    const session = sessions[mover - 1];
    const option = session?.update()?.decision?.options[0];
    const action = { kind: 'move', id: 'same', version: 0, options: [option] };
    const text = JSON.stringify({ type: 'act', table: session?.table, action });
    const me = mover === 1 ? ada : ben;
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, {
      protocols: ['thorp.3'],
      headers: { cookie: me.cookie },
    });
    const answers: string[] = [];
    socket.addEventListener('message', ({ data }) => answers.push(String(data)));
    await until(() => socket.readyState === WebSocket.OPEN);
    for (let i = 0; i < 3; i++) socket.send(text);
    await until(() => answers.length === 3);
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('"receipt"');
    await until(() => session?.update()?.version === 1);
    socket.close();
  });

  test('a spectator and a visitor without a session look on, and cannot act', async () => {
    const [ada, ben, eve] = (await guests(3)) as [Guest, Guest, Guest];
    const [table] = await begun([ada, ben]);
    const watching = eve.client.table(table?.table ?? '');
    await until(() => watching.update());
    expect(watching.update()).toMatchObject({ seat: null, decision: null });
    await expect(watching.act({ kind: 'resign' })).rejects.toMatchObject({ code: 'not-seated' });
    await expect(watching.inRoom({ kind: 'say', text: 'hello' })).rejects.toMatchObject({ code: 'bad-request' });
  });

  test('what is said reaches the others once, and presence is shown', async () => {
    const [ada, ben] = (await guests(2)) as [Guest, Guest];
    const [one, two] = await begun([ada, ben]);
    await one?.inRoom({ kind: 'say', text: ' good luck ' });
    await until(() => two?.room()?.chat.length === 1);
    expect(two?.room()?.chat).toMatchObject([{ seat: 0, name: 'Guest 0', text: 'good luck' }]);
    await until(() => two?.present().every(Boolean));
    ada.client.close();
    await until(() => two?.present()[0] === false);
  });

  test('several choices are sent, stored and acknowledged as one move', async () => {
    const people = (await guests(2)) as [Guest, Guest];
    const sessions = await begun(people);
    const buildIn = (at: number): object | undefined =>
      sessions[at]?.update()?.decision?.options.find(({ kind }) => kind === 'build');
    const builder = (): number => sessions.findIndex((_, at) => buildIn(at));
    for (let picks = 0; builder() < 0; picks++) {
      for (const session of sessions) await playOne(session, picks).catch(() => undefined);
      await new Promise(resolve => setTimeout(resolve, 1));
    }
    const at = builder();
    const pliesOf = (): number =>
      messagesOf(people[at] as Guest).reduce((last, each) => (each.type === 'game' ? each.plies : last), -1);
    const [plies, version] = [pliesOf(), sessions[at]?.update()?.version ?? 0];
    const options = [buildIn(at) ?? {}, { kind: 'done' }];
    expect(await sessions[at]?.act({ kind: 'move', options })).toBe(version + 1);
    expect(pliesOf()).toBe(plies + 2);
    expect(sessions[at]?.update()?.version).toBe(version + 1);
  });

  test('a rematch has the same people, one seat on', async () => {
    const people = (await guests(2)) as [Guest, Guest];
    const sessions = await begun(people);
    await expect(sessions[0]?.inRoom({ kind: 'rematch' })).rejects.toMatchObject({ code: 'not-over' });
    await playOut(sessions);
    await sessions[0]?.inRoom({ kind: 'rematch' });
    const next = await until(() => sessions[1]?.room()?.next);
    const again = people.map(({ client }) => client.table(next));
    for (const session of again) await until(() => session.room());
    expect(again.map(session => session.room()?.you)).toEqual([1, 0]);
  });
});

describe('a connection that breaks', () => {
  test('comes back, and log and chat are complete and without repetition', async () => {
    const [ada, ben] = (await guests(2)) as [Guest, Guest];
    const sessions = await begun([ada, ben]);
    const over = (): boolean => sessions.every(session => session.update()?.result);
    for (let i = 0; !over(); i++) {
      if (i % 5 === 0) [ada, ben][(i / 5) % 2]?.cut();
      for (const session of sessions) await playOne(session, i).catch(() => undefined);
      await new Promise(resolve => setTimeout(resolve, 2));
    }
    const fresh = await guest(server.port, ada.cookie);
    opened.push(fresh);
    const whole = fresh.client.table(sessions[0]?.table ?? '');
    await until(() => whole.update());
    expect(sessions[0]?.update()?.log).toEqual(whole.update()?.log);
    expect(messagesOf(fresh).filter(({ type }) => type === 'game')).toHaveLength(1);
  });

  test('a move made while away is kept and sent', async () => {
    const [ada, ben] = (await guests(2)) as [Guest, Guest];
    const sessions = await begun([ada, ben]);
    const at = (await until(() => sessions.findIndex(session => session.update()?.decision) + 1)) - 1;
    const mover = at === 0 ? ada : ben;
    mover.cut();
    await until(() => mover.client.state() === 'away');
    const session = sessions[at];
    const option = session?.update()?.decision?.options[0];
    const move = session?.act({ kind: 'move', options: [option ?? {}] });
    await expect(session?.act({ kind: 'move', options: [option ?? {}] })).rejects.toMatchObject({ code: 'busy' });
    expect(await move).toBe(1);
  });
});

test('an action that was dropped for speed is sent again', async () => {
  // The clock is stopped, so that nothing more is allowed however long the server takes.
  let now = Date.now();
  const own = await startServer({}, { games: HAMLET, now: () => now });
  const ada = await guest(own.port);
  const [session] = await begun([ada], {}, 1);
  for (let i = 0; i < 230; i++) ada.send('{"type":"ping"}');
  const said = session?.inRoom({ kind: 'say', text: 'hello' });
  await until(() => messagesOf(ada).some(message => message.type === 'error' && message.code === 'too-fast'));
  now += 10_000;
  await said;
  expect(session?.room()?.chat).toHaveLength(1);
  ada.client.close();
  await own.remove();
});

describe('tables in memory', () => {
  test('a table without visitors leaves memory and is loaded again unchanged', async () => {
    const own = await startServer({ THORP_IDLE_SECONDS: '1' });
    const metric = async (): Promise<number> => {
      const text = await (await fetch(`http://127.0.0.1:${own.port}/metrics`)).text();
      return Number(/^thorp_tables_in_memory (\d+)$/m.exec(text)?.[1]);
    };
    const ada = await guest(own.port);
    const [session] = await begun([ada], {}, 1);
    await playOne(session as never);
    const table = session?.table ?? '';
    // The bot has played; the table waits only for the guest.
    await until(() => session?.update()?.version !== 1 && session?.update()?.waiting.join() === '0');
    const before = session?.update();
    ada.client.close();
    while ((await metric()) > 0) await new Promise(resolve => setTimeout(resolve, 100));
    const again = await guest(own.port, ada.cookie);
    const loaded = again.client.table(table);
    await until(() => loaded.update());
    expect(loaded.update()).toEqual(before);
    again.client.close();
    await own.remove();
  });
});

describe('HTTP', () => {
  test('health, readiness and metrics answer', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await fetch(url(path))).status).toBe(200);
    expect(await (await fetch(url('/metrics'))).text()).toContain('thorp_actions_total');
  });

  test('a table needs a session, a known game and fitting settings', async () => {
    const [ada] = (await guests(1)) as [Guest];
    expect((await post(server.port, '/api/tables', { game: 'hamlet', seats: 2 })).status).toBe(401);
    const codes = [
      { game: 'nothing', seats: 2 },
      { game: 'hamlet', seats: 9 },
      { game: 'hamlet', seats: 2, settings: { rounds: -1 } },
      { game: 'hamlet', seats: 2, colour: 'red' },
    ].map(async body => (await ada.post('/api/tables', body)).data);
    expect(await Promise.all(codes)).toMatchObject(
      ['unknown-game', 'bad-seats', 'bad-settings', 'bad-request'].map(code => ({ error: { code } })),
    );
  });

  test('people who join at the same moment all get a seat, while there are any', async () => {
    const [ada] = (await guests(1)) as [Guest];
    const { data } = await ada.post('/api/tables', { game: 'hamlet', seats: 3 });
    const { table } = data as { table: string };
    const all = await Promise.all([0, 1, 2, 3].map(() => sessionCookie(server.port)));
    const join = (cookie: string, name: string): ReturnType<typeof post> =>
      post(server.port, `/api/tables/${table}/seats`, { name }, cookie);
    const answers = await Promise.all(all.map((cookie, i) => join(cookie, `Guest ${i}`)));
    const seats = answers.flatMap(({ data: answer }) => (answer as { seat?: number }).seat ?? []);
    expect(new Set(seats)).toEqual(new Set([0, 1, 2]));
    expect(answers.filter(({ status }) => status !== 200)).toMatchObject([{ data: { error: { code: 'bad-seats' } } }]);
  });

  test('the lobby shows listed tables with open seats; joining takes the first one, once', async () => {
    const [ada, ben] = (await guests(2)) as [Guest, Guest];
    const { data } = await ada.post('/api/tables', { game: 'hamlet', seats: 2, listed: true });
    const { table } = data as { table: string };
    const lobby = async (): Promise<unknown> => (await fetch(url('/api/lobby'))).json();
    expect(await lobby()).toMatchObject({ tables: [{ table, game: 'hamlet', open: 2, names: [], clock: null }] });
    for (let i = 0; i < 2; i++) {
      expect((await ada.post(`/api/tables/${table}/seats`, { name: 'Ada' })).data).toEqual({ seat: 0 });
    }
    expect((await ben.post(`/api/tables/${table}/seats`, { name: 'Ben' })).data).toEqual({ seat: 1 });
    expect(await lobby()).toEqual({ tables: [], running: [] });
  });

  test('the session cookie is HttpOnly, and other origins are refused', async () => {
    const answer = await fetch(url('/api/session'), { method: 'POST' });
    expect(answer.headers.get('set-cookie')).toMatch(/^thorp=[0-9a-f]{64}; .*HttpOnly; SameSite=Lax$/);
    const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } };
    expect((await fetch(url('/api/session'), foreign)).status).toBe(400);
  });

  test('a record is not told before the end, and an unknown link opens nothing', async () => {
    const [session] = await begun(await guests(2));
    expect((await fetch(url(`/api/tables/${session?.table ?? ''}/record`))).status).toBe(409);
    expect((await fetch(url(`/api/tables/${'0'.repeat(32)}/record`))).status).toBe(404);
  });
});

test('a page is served beside the addresses of the server', async () => {
  const own = await startServer({}, { page: (_, response) => void response.end('the page') });
  const text = async (path: string): Promise<string> => (await fetch(`http://127.0.0.1:${own.port}${path}`)).text();
  expect(await text('/some/where')).toBe('the page');
  expect(await text('/healthz')).toBe('{"ok":true}');
  await own.remove();
});

test('a stopping server says so, finishes its writes, and the next one continues from there', async () => {
  const own = await startServer();
  const ada = await guest(own.port);
  const [session] = await begun([ada], {}, 1);
  const { cookie } = ada;
  await playOne(session as never);
  await own.drain();
  expect(messagesOf(ada).at(-1)).toEqual({ type: 'bye' });
  ada.client.close();
  const next = await startServer({ THORP_DATA: own.data });
  const again = await guest(next.port, cookie);
  const loaded = again.client.table(session?.table ?? '');
  await until(() => (loaded.update()?.version ?? 0) > 0);
  again.client.close();
  await next.remove();
});

describe('configuration', () => {
  test('everything that is wrong is named at once, without the key', () => {
    const wrong = { PORT: 'x', THORP_KEY: 'hush', THORP_ORIGINS: 'example.org/', THORP_LOG: 'loud' };
    expect(() => readConfig(wrong)).toThrow(/PORT must[^]*THORP_LOG must[^]*THORP_KEY must[^]*THORP_ORIGINS must/);
    expect(() => readConfig(wrong)).not.toThrow(/hush/);
  });
});
