import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, test } from 'vitest';
import { scratch, thorp, within } from './process.ts';
import { shelf } from './shelf.ts';

const files = scratch();
afterAll(files.drop);

test('a process that was misused ends with code 2 and one line', async () => {
  const message = "thorp: there is no game 'hamlt'; did you mean 'hamlet'?\n";
  expect(await thorp(['simulate', 'hamlt'])).toEqual({ code: 2, out: '', err: message });
});

describe('misuse gets one clear line, exit code 2 and no stack trace', () => {
  test.each([
    [['paly'], "there is no command 'paly'; did you mean 'play'?"],
    [['frobnicate'], "there is no command 'frobnicate'; see 'thorp --help'"],
    [['simulate'], 'Missing required positional argument: GAME (see --help)'],
    [['simulate', 'hamlt'], "there is no game 'hamlt'; did you mean 'hamlet'?"],
    [['simulate', 'chess'], "there is no game 'chess'; choose one of hamlet"],
    [['simulate', 'hamlet', '--seats', '9'], "--seats must be a whole number from 2 to 4, not '9'"],
    [['simulate', 'hamlet', '--seats', 'two'], "--seats must be a whole number from 2 to 4, not 'two'"],
    [['simulate', 'hamlet', '-n', '0'], "--games must be a whole number of at least 1, not '0'"],
    [['simulate', 'hamlet', '-n'], '-n needs a value'],
    [['analyse', 'game.json', '--html', '--json'], '--html needs a value'],
    [['simulate', 'hamlet', '--set', 'rounds'], "--set needs name=value, not 'rounds'"],
    [['simulate', 'hamlet', '--set', 'rouns=3'], "hamlet has no setting 'rouns'; it has rounds, blind"],
    [['simulate', 'hamlet', '--set', '__proto__=1'], "hamlet has no setting '__proto__'; it has rounds, blind"],
    [['simulate', 'hamlet', '--set', 'constructor=1'], "hamlet has no setting 'constructor'; it has rounds, blind"],
    [['simulate', '\u001b]0;x\u0007'], "there is no game '\\u001b]0;x\\u0007'; choose one of hamlet"],
    [['\u009b2J'], "there is no command '\\u009b2J'; see 'thorp --help'"],
    [['verify', 'a\u001b[2J\u202eb'], "cannot read 'a\\u001b[2J\\u202eb': there is no such file"],
    [
      ['simulate', 'hamlet', '--set', 'rounds=many'],
      'setting \'rounds\' must be a whole number from 1 to 10, not "many"',
    ],
    [['simulate', 'hamlet', '--rouns=3'], "there is no flag --rouns; did you mean '--rounds'?"],
    [['simulate', 'hamlet', '--json', '--csv'], 'choose one of --json and --csv'],
    [['simulate', 'hamlet', '--json=x'], '--json takes no value'],
    [['simulate', 'hamlet', 'hamlet'], "'hamlet' is unexpected; put an argument with spaces in quotes"],
    [
      ['simulate', 'hamlet', '--seats', '4', '--rounds', '10'],
      '4 seats cannot play 10 rounds (X-2). Nearest that works: {"rounds":9}',
    ],
    [['replay'], 'Missing required positional argument: FILE (see --help)'],
    [['replay', 'nowhere.json'], "cannot read 'nowhere.json': there is no such file"],
    [['verify', files.folder], `cannot read '${files.folder}': it is a directory`],
    [['play', 'hamlet', '--seats', '2', '--bots', '3'], "--bots must be a whole number from 0 to 2, not '3'"],
    [['play', 'hamlet', '--resume', 'nowhere.json'], "cannot read 'nowhere.json': there is no such file"],
    [['cards', 'hamlet', 'dragon'], "hamlet has no card 'dragon'; see 'thorp cards hamlet'"],
    [['engine', '--fast'], "there is no flag --fast; see '--help'"],
  ])('thorp %j', async (args, message) => {
    expect(await within(args, shelf)).toEqual({ code: 2, out: '', err: `thorp: ${message}\n` });
  });
});

describe('help', () => {
  test('lists the commands', async () => {
    const { code, out } = await within(['--help'], shelf);
    expect(code).toBe(0);
    for (const command of ['play', 'games', 'cards', 'simulate', 'replay', 'verify', 'engine']) {
      expect(out).toMatch(new RegExp(`^ +${command} `, 'm'));
    }
    expect(out).not.toContain('\u001b');
  });

  test('of a command names its flags, and the settings of the game that is named', async () => {
    expect((await within(['simulate', '--help'], shelf)).out).not.toContain('--rounds');
    const { out } = await within(['simulate', 'hamlet', '--help'], shelf);
    expect(out).toContain('--rounds 1-10');
    expect(out).toContain('--[no-]blind');
  });

  test('the version is the package’s', async () => {
    expect((await thorp(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

test('games lists what can be played, for people and for programs', async () => {
  expect((await within(['games'], shelf)).out).toContain('Hamlet (hamlet), 2–4 players');
  expect(JSON.parse((await within(['games', '--json'], shelf)).out)).toMatchObject([
    { id: 'hamlet', seats: { min: 2, max: 4 } },
  ]);
});

test('a closed output pipe is not an error', () => {
  const cli = new URL('./hamlet-cli.ts', import.meta.url).pathname;
  const input = '{"do":"games"}\n'.repeat(5000);
  const script = `"${process.execPath}" "${cli}" engine | head -1; echo "code \${PIPESTATUS[0]}"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', script], { input, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/\ncode 0\n$/);
});
