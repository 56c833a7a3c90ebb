// @module-tag slow
import { recordOf, secretFromSeed, type GameRecord } from '@thorp/kernel';
import {
  commit,
  exportGame,
  openTable,
  parseGame,
  personToMove,
  prepare,
  recordFromFile,
  resumeTable,
  storedFromFile,
  type Player,
} from '@thorp/table';
import { hamlet } from '@thorp/testkit/hamlet';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { pointsOf } from '../src/play/commands.ts';
import { finished, scratch, start, thorp, within } from './process.ts';
import { shelf } from './shelf.ts';

const files = scratch();
afterAll(files.drop);

/** The command with the real games. */
const REAL = fileURLToPath(new URL('../bin/thorp.mjs', import.meta.url));

const SOLO = 'play hamlet --seats 2 --bots 1 --levels random --names Ann --seed fir --rounds 2'.split(' ');

let states = 0;

/** Plays by typing the lines one after another, in a separate state directory. */
async function session(args: readonly string[], lines: readonly string[], state = files.path(`state${++states}`)) {
  const result = await within(args, shelf, { input: typed(lines), state });
  return { ...result, state };
}

const typed = (lines: readonly string[]): string => lines.map(line => `${line}\n`).join('');

const verify = async (file = ''): Promise<number | null> => (await within(['verify', file], shelf)).code;

const savedIn = (state: string, kind: 'running' | 'finished'): string[] => {
  const folder = join(state, 'thorp', kind);
  return existsSync(folder) ? readdirSync(folder).map(name => join(folder, name)) : [];
};

/** The record in a file: of a saved table, or the record itself. */
const read = (file: string | undefined) =>
  recordFromFile(hamlet, parseGame(readFileSync(file ?? '', 'utf8'))) as GameRecord & { players: Player[] };

describe('play through a pipe', () => {
  test('a whole game is played by numbers, kept, and verifies', async () => {
    const state = files.path(`state${++states}`);
    const { code, out } = await thorp(SOLO, { input: '1\n'.repeat(60), state });
    expect(code).toBe(0);
    expect(out).toContain('Ann: Draft a villager');
    expect(out).toMatch(/Ada (drafts|draws)/);
    expect(out).toMatch(/The game is over: (Ann|Ada|Ann and Ada) (wins|share the win)\./);
    expect(savedIn(state, 'running')).toEqual([]);
    const [record] = savedIn(state, 'finished');
    expect(out).toContain(record);
    const over = await session(['play', '--resume', record ?? ''], []);
    expect([over.code, over.err]).toEqual([2, `thorp: the game in '${record}' is over; thorp replay shows it\n`]);
    expect(await verify(record)).toBe(0);
    expect(read(record).players).toEqual([
      { kind: 'human', name: 'Ann' },
      { kind: 'bot', name: 'Ada', level: 'random' },
    ]);
  });

  test('the same seed deals the same game, and bots answer alike', async () => {
    const [a, b] = [await session(SOLO, ['1', '2']), await session(SOLO, ['1', '2'])];
    const plies = ({ state }: typeof a) => read(savedIn(state, 'running')[0]).plies;
    expect(plies(b)).toEqual(plies(a));
    expect(plies(a).length).toBeGreaterThan(2);
  });

  test('leaving keeps the game, and it goes on where it stood', async () => {
    const { out, state } = await session(SOLO, ['3', 'quit']);
    const [file] = savedIn(state, 'running');
    expect(out).toContain(`The game is saved in ${file}`);
    const before = read(file).plies.length;
    const more = await session(['play', 'hamlet'], ['', ...Array.from({ length: 60 }, () => '1')], state);
    expect(more.out).toContain('hamlet: Ann, Ada');
    expect(more.out).toContain('The game is over');
    const [record] = savedIn(state, 'finished');
    expect(read(record).plies.length).toBeGreaterThan(before);
    expect(await verify(record)).toBe(0);
  });

  test('the end of the input saves as well', async () => {
    const { code, out, state } = await session(SOLO, ['1']);
    expect(code).toBe(0);
    expect(out).toContain('The game is saved in');
    expect(read(savedIn(state, 'running')[0]).plies.length).toBeGreaterThan(0);
  });

  test('a signal saves and says where', async () => {
    const state = files.path('signal');
    const child = start(SOLO, state);
    const end = finished(child);
    child.stdin.write('1\n');
    // The first output comes when the table is set up; from then on bots think until the game is over.
    child.stdout.once('data', () => child.kill('SIGINT'));
    const { code, out } = await end;
    expect(code).toBe(130);
    expect(out).toContain(`The game is saved in ${savedIn(state, 'running')[0]}`);
  });

  test('a state directory that cannot be written is told, and save FILE still helps', async () => {
    const blocked = files.path('blocked');
    writeFileSync(blocked, '');
    const target = files.path('rescued.json');
    const { code, out, err } = await session(SOLO, ['1', `save ${target}`, 'q'], blocked);
    expect(code).toBe(1);
    expect(err).toMatch(/^thorp: the game is not saved: cannot write .*part of its path is not a directory\n/);
    expect(out).toContain('Type save FILE.');
    expect(await verify(target)).toBe(0);
    const whole = await session(
      SOLO,
      Array.from({ length: 60 }, () => '1'),
      blocked,
    );
    expect(whole.out).toContain('The game is over');
  });

  test('names from outside cannot speak to the terminal', async () => {
    const { out, state } = await session([...SOLO, '--names', '\u001b[31mEvil\u0007,Ada'], ['q']);
    expect(out).toContain('Evil: Draft a villager');
    expect(out).not.toContain('\u001b');
    expect(out).not.toContain('\u0007');
    const [file = ''] = savedIn(state, 'running');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"Evil"', '"\\u001b]0;x\\u0007Mallory"'));
    const resumed = await session(['play', '--resume', file], ['q'], state);
    expect(resumed.out).toContain('Mallory: Draft a villager');
    expect(resumed.out).not.toContain('\u001b');
  });

  test('two processes cannot play one save; the lock and the temporary files of a killed one are removed', async () => {
    const { state } = await session(SOLO, ['1', 'q']);
    const [file = ''] = savedIn(state, 'running');
    const before = readFileSync(file, 'utf8');
    const first = start(['play', '--resume', file], state);
    const ended = finished(first);
    await new Promise(resolve => first.stdout.once('data', resolve));
    const second = await session(['play', '--resume', file], ['1', '1', '1'], state);
    expect(second.code).toBe(2);
    expect(second.err).toBe(`thorp: '${file}' is being played in another process (process id ${first.pid})\n`);
    const link = files.path('link.jsonl');
    symlinkSync(file, link);
    const third = await session(['play', '--resume', link], ['1', '1', '1'], state);
    expect([third.code, third.err]).toEqual([2, second.err]);
    expect(readFileSync(file, 'utf8')).toBe(before);
    first.kill('SIGKILL');
    await ended;
    writeFileSync(`${file}.${first.pid}.tmp`, 'half a sa');
    expect(savedIn(state, 'running')).toHaveLength(3);
    const last = await session(['play', '--resume', file], ['1', 'q'], state);
    expect(last.code).toBe(0);
    expect(savedIn(state, 'running')).toEqual([file]);
    expect(readFileSync(file, 'utf8').length).toBeGreaterThan(before.length);
  });

  test('two games begun at the same moment are kept in two files', async () => {
    const state = files.path('twins');
    await Promise.all([1, 2, 3].map(() => thorp(SOLO, { input: typed(['1', 'q']), state })));
    expect(savedIn(state, 'running')).toHaveLength(3);
  });

  test('set-up asks for what the flags leave open', async () => {
    const { out, state } = await session(['play'], ['', '2', '2', 'beginner', 'Ida', '2', '1,2', '1', 'no', 'quit']);
    expect(out).toContain('Which game?');
    expect(out).toContain('Ida: Draft a villager');
    expect(read(savedIn(state, 'running')[0])).toMatchObject({
      seats: 3,
      settings: { rounds: 1, blind: false },
      players: [{ name: 'Ida' }, { kind: 'bot', level: 'beginner' }, { kind: 'bot', level: 'beginner' }],
    });
  });

  test.each(['old-save.json', 'page-export.json'])('%s opens, and is saved as the page reads it', async name => {
    const file = files.path(name);
    copyFileSync(new URL(`./fixtures/${name}`, import.meta.url), file);
    const { out, code } = await session(['play', '--resume', file], ['1', 'q']);
    expect(code).toBe(0);
    expect(out).toContain('Ann: ');
    expect(read(file).players).toEqual([
      { kind: 'human', name: 'Ann' },
      { kind: 'bot', name: 'Ada', level: 'easy' },
    ]);
    expect(await verify(file)).toBe(0);
  });

  test('the commitment is shown before the first choice, and people add to a deal that no seed gives', async () => {
    const { out, state } = await session(SOLO, ['q']);
    const { commitment, entropy } = read(savedIn(state, 'running')[0]);
    expect(out.startsWith(`Commitment to the deal: ${commitment}\n`)).toBe(true);
    expect(entropy).toEqual([]);
    const free = await session('play hamlet --seats 2 --bots 1 --levels random'.split(' '), ['1', 'q']);
    const [file = ''] = savedIn(free.state, 'running');
    expect(read(file).entropy).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), '']);
    expect(await verify(file)).toBe(0);
  });

  test('what players should know about their settings is said before the first choice', async () => {
    const settings = ['--set', 'maxRounds=0', '--set', 'stallRounds=0'];
    const args = ['play', 'helvetia', '--seats', '2', '--bots', '1', '--levels', 'random', ...settings];
    const { out, code } = await thorp(args, { input: 'q\n', state: files.path('endless'), cli: REAL });
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toContain('(H-24.11)');
  });

  test('bots alone play to the end', async () => {
    const { out } = await session(['play', 'hamlet', '--seats', '3', '--bots', '3', '--levels', 'random'], []);
    expect(out).toContain('The game is over');
  });
});

describe('commands', () => {
  test('undo, log, score, help, why, pay, board and nonsense', async () => {
    const lines = ['nonsense', '99', '0', 'undo', 'why', 'pay', 'help', 'help Ogre', 'score', '1', 'log', 'board', 'q'];
    const { out } = await session(SOLO, lines);
    expect(out).toContain("'nonsense' is not a command here. Type a number of the list, or help.");
    expect(out).toContain('There is no choice 99; type a number from 1 to 6.');
    expect(out).toContain('There is no choice 0; type a number from 1 to 6.');
    expect(out).toContain('Cannot take back: nothing was chosen yet.');
    expect(out).toContain('The game cannot choose the payment here.');
    expect(out).toContain('quit   leave; the game is kept and can be resumed');
    expect(out).toContain("There is no card 'Ogre'.");
    expect(out).toMatch(/Ann {2}4\n +Gold 4/);
    expect(out).toMatch(/› {3}Ann drafts \d+/);
  });

  test('why tells what is refused, with its clause', async () => {
    const { out } = await session([...SOLO, '--seed', 'dear'], ['1', '1', 'why', 'q']);
    expect(out).toMatch(/Build \d+ for \d: It costs \d gold and you have \d\. \(X-1\)/);
  });

  test('undo takes back what taught nobody anything', async () => {
    const { out, state } = await session(SOLO, ['1', '1', '1', 'undo', 'q']);
    const builds = out.match(/Ann: Build, or end your turn\n(?: +\d.*\n)+/g) ?? [];
    expect(builds.at(-1)).toBe(builds.at(-3) ?? builds.at(-2));
    expect(
      read(savedIn(state, 'running')[0]).plies.some(({ option }) => 'kind' in option && option.kind === 'build'),
    ).toBe(false);
  });

  test('pay answers the whole payment as one move, which undo takes back', async () => {
    const args = 'play helvetia --seats 2 --bots 1 --levels random --names Ann --seed a --yes'.split(' ');
    const lines = [...'12312312312'.split(''), 'pay'];
    const lastOf = async (typed: readonly string[]): Promise<unknown> => {
      const state = files.path(`state${++states}`);
      await thorp(args, { input: [...typed, 'q', ''].join('\n'), state, cli: REAL });
      const entries = readFileSync(savedIn(state, 'running')[0] ?? '', 'utf8')
        .trim()
        .split('\n');
      return entries.map(line => JSON.parse(line) as { seat?: number }).findLast(({ seat }) => seat === 0);
    };
    expect(await lastOf(lines)).toMatchObject({ kind: 'move', options: [{ kind: 'work' }, { kind: 'work' }] });
    expect(await lastOf([...lines, 'undo'])).toMatchObject({ kind: 'undo' });
  });

  test('save writes a record that verifies, and never over another file', async () => {
    const target = files.path('kept.json');
    const other = files.path('other.txt');
    writeFileSync(other, 'precious');
    const { out } = await session(SOLO, ['1', `save ${target}`, `save ${target}`, `save ${other}`, 'save', 'q']);
    expect(out.match(/Saved to .*kept\.json\./g)).toHaveLength(2);
    expect(out).toContain('exists and is not a save of this game');
    expect(out).toContain('Type save and the name of a file.');
    expect(readFileSync(other, 'utf8')).toBe('precious');
    expect(await verify(target)).toBe(0);
  });
});

describe('games of the page and of the terminal', () => {
  /** What the page does with the text of a file. */
  function openInPage(text: string) {
    const file = parseGame(text);
    return resumeTable(
      hamlet,
      storedFromFile(hamlet, file, { id: 'page', confirms: true, nameless: seat => `${seat + 1}` }),
    );
  }

  test('a game saved in the terminal opens in the page where it stood, from its save and from save FILE', async () => {
    const target = files.path('for-the-page.json');
    const { state } = await session(SOLO, ['1', '1', 'undo', `save ${target}`, 'q']);
    const [file = ''] = savedIn(state, 'running');
    const record = read(file);
    for (const source of [file, target]) {
      const table = openInPage(readFileSync(source, 'utf8'));
      expect(recordOf(table.match).plies).toEqual(record.plies);
      expect(table.header.players).toEqual(record.players);
      expect(personToMove(table)).toBe(0);
    }
  });

  test('a game exported by the page goes on in the terminal, and from there in the page again', async () => {
    const players = [
      { kind: 'human', name: 'Ann' },
      { kind: 'human', name: 'Ben' },
    ] as const;
    const table = openTable(hamlet, { id: 'p', players, settings: {}, secret: secretFromSeed('oak'), confirms: true });
    for (const seat of [0, 1]) {
      commit(
        table,
        prepare(table, { kind: 'move', seat, id: 'm', version: table.version, options: [{ kind: 'blind' }] }, 1),
      );
    }
    const file = files.path('from-the-page.json');
    writeFileSync(file, exportGame(table));
    const { code, out } = await session(['play', '--resume', file], ['', 'log', '1', 'q']);
    expect(code).toBe(0);
    expect(out).toContain('Now Ann: press Enter when only you look');
    expect(out).toContain('Ben draws');
    const again = openInPage(readFileSync(file, 'utf8'));
    expect(again.match.plies.slice(0, 2)).toEqual(table.match.plies);
    expect(again.match.plies).toHaveLength(3);
    expect(again.header.players).toEqual(players);
  });

  test('a save whose last line was cut off by a crash goes on from the line before', async () => {
    const { state } = await session(SOLO, ['1', '1', '1', 'q']);
    const [file = ''] = savedIn(state, 'running');
    const { plies } = read(file);
    truncateSync(file, statSync(file).size - 10);
    const { code } = await session(['play', '--resume', file], ['q'], state);
    expect(code).toBe(0);
    expect(plies.length).toBeGreaterThan(3);
    expect(read(file).plies).toEqual(plies.slice(0, -1));
  });
});

describe('resigning', () => {
  test('ends the game of the only person', async () => {
    const { code, out, state } = await session(SOLO, ['1', 'resign', 'no', 'resign', 'yes']);
    expect(code).toBe(0);
    expect(out).toContain('The game ends here, as it stands. Type yes to resign:');
    expect(out).toContain('The game was given up.');
    expect(savedIn(state, 'running')).toEqual([]);
    expect(await verify(savedIn(state, 'finished')[0])).toBe(0);
  });

  test('hands the seat to a bot while others play on', async () => {
    const args = 'play hamlet --seats 2 --bots 0 --names Ann,Ben --seed fir --rounds 1'.split(' ');
    const { out, state } = await session(args, ['', 'resign', 'yes', '1', 'q']);
    expect(out).toContain('A bot plays on for you. Type yes to resign:');
    expect(out).not.toContain('Now Ben');
    expect(out).toContain('Ben: Draft a villager');
    const again = await session(['play', '--resume', savedIn(state, 'running')[0] ?? ''], ['q'], state);
    expect(again.out).not.toContain('Ann: ');
  });
});

describe('bots of every level', () => {
  test('a hint shows the best choices as a bot sees them', async () => {
    const { code, out } = await session(SOLO, ['hint', 'hint easy', 'hint random', 'hint wizard', 'q']);
    expect(code).toBe(0);
    expect(out).toMatch(
      /Your chances with each choice, by a bot \(hard\), with the points it expects:\n +\d +\d+\.\d % +\d+ ± \d+ {2}(Take \d+|Draw unseen)\n/,
    );
    expect(out).toMatch(
      /^(The first (brings|leaves you) about \d|"[^"]+" is about as good|It rates the first a little)/m,
    );
    expect(out).toContain('Your chances with each choice, by a bot (easy):');
    expect(out).toContain('The bot has no preference.');
    expect(out).toContain("There is no level 'wizard'; there are random,");
  });

  test('a hint counts in points, also in a game that counts in halves', () => {
    const option = { kind: 'pass' };
    const prospect = { option, visits: 9, points: 31, spread: 8, value: 0.5, valueSpread: 0.1 };
    const reasons = { prospects: [prospect], comparison: null };
    expect([pointsOf(reasons, option), pointsOf(reasons, option, 2)]).toEqual(['31 ± 8', '16 ± 4']);
  });

  test('levels are seated in their order, and a saved game remembers them', async () => {
    const args = 'play hamlet --seats 4 --bots 3 --levels medium,easy --names Ann --rounds 1'.split(' ');
    const { code, state } = await session(args, ['1', 'q']);
    expect(code).toBe(0);
    const saved = read(savedIn(state, 'running')[0]);
    expect(saved.players.map(player => ('level' in player ? player.level : null))).toEqual([
      null,
      'medium',
      'easy',
      'easy',
    ]);
  });

  test('a saved game with an unknown bot level is refused with a message', async () => {
    const { state } = await session(SOLO, ['1', 'q']);
    const [file = ''] = savedIn(state, 'running');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"random"', '"wizard"'));
    const { code, err } = await session(['play', '--resume', file], []);
    expect(code).toBe(2);
    expect(err).toContain("needs a bot of level 'wizard', which does not exist");
  });

  test('a signal ends the game while a bot thinks', async () => {
    const state = files.path('thinking');
    // The sample game ends too soon; bots think for minutes about a game of Feudalia.
    const child = start('play feudalia --seats 2 --bots 2 --levels expert --yes'.split(' '), state, REAL);
    const end = finished(child);
    // It listens for signals before its first output.
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    const { code, out } = await end;
    expect(code).toBe(130);
    expect(out).toContain('The game is saved in');
  });
});

describe('several people at one screen', () => {
  const DUO = ['play', 'hamlet', '--seats', '2', '--bots', '0', '--names', 'Ann,Ben', '--seed', 'fir'];

  test('a curtain falls between two hidden hands', async () => {
    const { out } = await session(DUO, ['1', '', '1', '', 'q']);
    expect(out).toContain('Now Ben: press Enter when only you look');
    expect(out.indexOf('Now Ben')).toBeLessThan(out.indexOf('Ben: Draft a villager'));
    expect(out).toContain('Now Ann: press Enter when only you look');
  });

  test('whoever leaves can still take the choice back at the curtain', async () => {
    const bids = ['1', '', '1', '', '2', 'undo', '1', 'q'];
    const { out, state } = await session(DUO, ['', ...bids]);
    expect(out.match(/Ann: Bid a hand card/g)).toHaveLength(2);
    expect(read(savedIn(state, 'running')[0]).plies).toHaveLength(3);
  });
});
