// @module-tag slow
import { secretFromSeed, type Option } from '@thorp/kernel';
import { openTable, unscoredUpdateFor, type UnscoredUpdate } from '@thorp/table';
import { hamlet } from '@thorp/testkit/hamlet';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actionsOver } from '../src/join/remote.ts';
import { recordFaults } from '../src/join/record.ts';
import { finished, scratch, start, thorp, type Finished } from './process.ts';

/*
 * A real server process, and real `thorp join` processes at its tables.
 */

const REAL = fileURLToPath(new URL('../bin/thorp.mjs', import.meta.url));
const files = scratch();
const running: ChildProcessWithoutNullStreams[] = [];
let states = 0;

interface Served {
  readonly url: string;
  readonly child: ChildProcessWithoutNullStreams;
}

async function serve(data: string, port = '0', cli?: string): Promise<Served> {
  const child = start(['serve', '--port', port, '--data', data], files.folder, cli);
  running.push(child);
  const text = await until(child, /listens on (http:\S+)/);
  return { url: text[1] ?? '', child };
}

/** Waits for a text; the promise fails if the process ends before. */
function until(child: ChildProcessWithoutNullStreams, wanted: RegExp): Promise<RegExpExecArray> {
  let out = '';
  return new Promise((resolve, reject) => {
    const hear = (data: Buffer | string): void => {
      out += String(data);
      const found = wanted.exec(out);
      if (!found) return;
      child.stdout.off('data', hear);
      resolve(found);
    };
    child.stdout.on('data', hear);
    child.once('close', () => reject(new Error(`it ended without ${String(wanted)}: ${out}`)));
  });
}

/** What is typed at a prompt, given the output since the last answer; null to wait for another prompt. */
type Typist = (screen: string) => string | null;

/** Joins a table; `answer` types at its prompts. */
function joins(args: readonly string[], answer: Typist, cli?: string) {
  const state = files.path(`state-${++states}`);
  const child = start(['join', ...args], state, cli);
  running.push(child);
  let screen = '';
  child.stdout.on('data', (data: Buffer | string) => {
    screen += String(data);
    if (!screen.endsWith('› ')) return;
    const line = answer(screen);
    if (line === null) return;
    screen = '';
    child.stdin.write(`${line}\n`);
  });
  return { child, state, done: finished(child) };
}

const first = (): string => '1';

let server: Served;
beforeAll(async () => {
  server = await serve(files.path('data'));
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  files.drop();
});

/** Opens a table in one process and joins it in another; both play to the end. */
async function playBoth(
  game: string,
  { url }: Served,
  answers: readonly [Typist, Typist],
  cli?: string,
): Promise<[Finished, Finished]> {
  const ada = joins([url, '--open', game, '--seats', '2', '--name', 'Ada'], answers[0], cli);
  const [, link = ''] = await until(ada.child, /join with (\S+)/);
  const ben = joins([link, '--name', 'Ben'], answers[1], cli);
  return Promise.all([ada.done, ben.done]);
}

describe('two terminals at one table', () => {
  test('play a whole game and keep a record that verifies', { timeout: 300_000 }, async () => {
    const both = await playBoth('hamlet', server, [first, first]);
    for (const { code, out, err } of both) {
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(/The game is over: (Ada|Ben|Ada and Ben) (wins|share the win)\./);
      const [, record = ''] = /The record is in (\S+)/.exec(out) ?? [];
      expect((await thorp(['verify', record])).code).toBe(0);
      const [, host = ''] = /The host has committed to ([0-9a-f]{64})/.exec(out) ?? [];
      expect(out).not.toContain('cannot be trusted');
      const text = readFileSync(record, 'utf8');
      expect(recordFaults(hamlet, text, null, host)).toEqual([]);
      const pledge = { seat: 0, host: '1'.repeat(64), entropy: 'mine', commitment: '', commitments: ['', ''] };
      expect(recordFaults(hamlet, text, pledge, host)).toEqual([
        `the host had committed to ${pledge.host}, and the record names ${host}`,
        'the entropy of your seat is not what you gave',
        'the seats had committed to something else when you opened your entropy',
      ]);
    }
    expect(both[0].out).toContain('Ada: Draft a villager');
    expect(both[1].out).toContain('Ben: Draft a villager');
  });

  test('talk, and take a move back with the other’s consent', { timeout: 300_000 }, async () => {
    const script = ['say Good luck', 'hurry', '1', 'undo'];
    let asking = false;
    const ada: Typist = screen => {
      if (asking && !screen.includes('agreed.')) return null;
      const line = script.shift() ?? '1';
      asking = line === 'undo';
      return line;
    };
    // Whatever changes before the answer has arrived shows the request again, with another prompt.
    const ben: Typist = screen => (screen.includes('agree or decline') ? 'agree' : '1');
    const [one, two] = await playBoth('hamlet', server, [ada, ben]);
    expect(two.out).toContain('Ada: Good luck');
    expect(one.out).not.toContain('hurry');
    expect(two.out).toContain('Ada asks to take the last move back: agree or decline.');
    expect(one.out).toContain('To take the last move back: agreed.');
    expect([one.code, two.code]).toEqual([0, 0]);
  });

  test('a person who comes back has the same seat', { timeout: 300_000 }, async () => {
    const ada = joins(
      [server.url, '--open', 'hamlet', '--bots', '1', '--level', 'random', '--name', 'Ada'],
      () => 'quit',
    );
    const [, link = ''] = await until(ada.child, /join with (\S+)/);
    expect((await ada.done).out).toContain(`thorp join ${link} returns to it`);
    const again = await thorp(['join', link, '--name', 'Ada'], { input: '1\n'.repeat(100), state: ada.state });
    expect(again.out).toContain('The game is over');
    const stranger = await thorp(['join', link, '--name', 'Eve'], { state: files.path('eve') });
    expect([stranger.code, stranger.err]).toEqual([2, 'thorp: all seats are taken\n']);
    const watching = await thorp(['join', link, '--watch'], { state: files.path('eve') });
    expect(watching.out).toContain('The game is over');
  });
});

test('a server that is killed and started again: the terminals play on', { timeout: 300_000 }, async () => {
  const data = files.path('killed');
  const before = await serve(data);
  let moves = 0;
  let restart: (() => void) | null = null;
  const killed = new Promise<void>(resolve => (restart = resolve));
  const answer = (): string => {
    if (++moves === 4) {
      before.child.kill('SIGKILL');
      restart?.();
    }
    return '1';
  };
  const games = playBoth('hamlet', before, [answer, answer]);
  await killed;
  await new Promise(resolve => before.child.once('close', resolve));
  await serve(data, new URL(before.url).port);
  for (const { code, out } of await games) {
    expect(out).toContain('The game is over');
    expect(code).toBe(0);
  }
});

test('a real game is played between two terminals', { timeout: 300_000 }, async () => {
  const real = await serve(files.path('real'), '0', REAL);
  const pick = (): Typist => {
    let turn = 0;
    return () => String(1 + (turn++ % 2));
  };
  for (const { code, out } of await playBoth('snowcrest', real, [pick(), pick()], REAL)) {
    expect(out).toContain('The game is over');
    expect(code).toBe(0);
  }
});

test('resigning ends the game of the only person, as in play', { timeout: 300_000 }, async () => {
  const args = [server.url, '--open', 'hamlet', '--bots', '1', '--level', 'random', '--name', 'Ada'];
  const { code, out } = await thorp(['join', ...args], { input: 'resign\nyes\n', state: files.path('resigns') });
  expect(out).toContain('The game ends here, as it stands. Type yes to resign:');
  expect(out).toContain('The game was given up.');
  expect(code).toBe(0);
});

describe('pay', () => {
  const asked = { ...unscoredUpdateFor(openHamlet(), 0), noUndo: null };
  const inStep = (step: string, forMe: Option): UnscoredUpdate => ({
    ...asked,
    forMe,
    decision: asked.decision && { ...asked.decision, step },
  });

  test.each<[string, UnscoredUpdate[], string[]]>([
    ['until another step asks', [inStep('pay', { kind: 'b' }), inStep('bid', { kind: 'c' })], ['a', 'b']],
    ['until something came to light', [{ ...inStep('pay', { kind: 'b' }), noUndo: 'revealed' }], ['a']],
  ])('answers %s', async (_, updates, sent) => {
    const kinds: unknown[] = [];
    let shown: UnscoredUpdate | null = null;
    const session = {
      update: () => shown,
      room: () => null,
      scores: async () => [],
      act: async (action: object) => {
        kinds.push(action);
        shown = updates.shift() ?? null;
        return 1;
      },
    };
    expect(await actionsOver(session, { during: work => work }).pay(0, { kind: 'a' }, 'pay')).toBe(true);
    expect(kinds).toEqual(sent.map(kind => ({ kind: 'move', options: [{ kind }] })));
  });
});

function openHamlet() {
  const players = [0, 1].map(seat => ({ kind: 'human', name: String(seat) }) as const);
  return openTable(hamlet, { id: 'p', players, settings: {}, secret: secretFromSeed('oak'), confirms: false });
}

describe('what is wrong is said', () => {
  test.each([
    [['join', 'http://127.0.0.1:9/table/00'], 'the link does not name a table; --open GAME opens one|cannot reach'],
    [['join', 'http://127.0.0.1:9'], 'cannot reach http://127.0.0.1:9; is the server running?'],
    [['join', ':::'], 'is not a link'],
    [['serve', '--port', 'x'], 'PORT must be a whole number from 0 to 65535'],
  ])('%o', async (args, said) => {
    const { code, err } = await thorp(args);
    expect(code).toBe(2);
    expect(err).toMatch(new RegExp(said.replaceAll('?', '\\?')));
  });

  test('an unknown table and a taken port', async () => {
    const link = `${server.url}/table/${'0'.repeat(32)}`;
    expect(await thorp(['join', link, '--watch'])).toMatchObject({
      code: 2,
      err: 'thorp: there is no table under this link\n',
    });
    const taken = await thorp(['serve', '--port', new URL(server.url).port, '--data', files.path('other')]);
    expect([taken.code, taken.err]).toEqual([2, expect.stringContaining('is taken; choose another with --port')]);
  });

  test('every variable stands in the help', async () => {
    const { out } = await thorp(['serve', '--help']);
    for (const name of ['PORT', 'HOST', 'THORP_DATA', 'DATABASE_URL', 'THORP_LOG']) expect(out).toContain(name);
  });
});
