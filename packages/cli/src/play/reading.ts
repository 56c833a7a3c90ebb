import { cardLines, findCards } from '../screen/catalogue.ts';
import { flow, screenWidth, wrap } from '../screen/width.ts';
import { printable, say } from '../terminal.ts';
import { logLines } from '../words.ts';
import { drawWholeBoard, type Screen, type Shown } from './screen.ts';

/** What happens after a command: stay at the question, draw it again, go on because something changed, or leave. */
export type Then = 'stay' | 'redraw' | 'changed' | 'quit';

/** A command that can be typed at a question or at another screen. */
export interface Command<S extends Screen> {
  readonly help: string;
  run(screen: S, shown: Shown, argument: string): Then | Promise<Then>;
}

export type Commands<S extends Screen> = { readonly [name: string]: Command<S> };

/** Finds a command by its full name, or by enough letters to identify it. */
export function findCommand<S extends Screen>(commands: Commands<S>, word: string): Command<S> | undefined {
  const names = Object.keys(commands).filter(name => name.startsWith(word.toLowerCase()));
  return names.length === 1 ? commands[names[0] ?? ''] : undefined;
}

export function whyNot({ game, name, paint }: Screen, { update: { view, refusals } }: Shown): Then {
  const { label, why } = game.text.en;
  const reader = { view, name };
  const lines = refusals.flatMap(({ option, reason }) =>
    wrap(`${label(option, reader)}: ${why(reason, reader)} (${reason.clause})`, screenWidth() - 2),
  );
  say(lines.length > 0 ? lines.map(line => `  ${line}`).join('\n') : paint.dim('There are no refused choices here.'));
  return 'stay';
}

export function showLog({ game, name }: Screen, { update: { view, log } }: Shown, argument: string): Then {
  const count = /^\d+$/.test(argument) ? Number(argument) : 20;
  const all = logLines(game, log, { view, name });
  const lines = all.slice(count === 0 ? Number.POSITIVE_INFINITY : -count);
  say(lines.length > 0 ? lines.map(line => `  ${line}`).join('\n') : 'Nothing has happened yet.');
  return 'stay';
}

export function showBoard(screen: Screen, shown: Shown): Then {
  drawWholeBoard(screen, shown);
  return 'stay';
}

/** Lists the commands, or explains a card. */
export function showHelp<S extends Screen>({ game, paint }: Screen, commands: Commands<S>, argument: string): Then {
  if (argument === '') {
    const longest = Math.max(...Object.keys(commands).map(name => name.length));
    const lines = Object.entries(commands).map(([name, { help }]) => `  ${paint.accent(name.padEnd(longest))} ${help}`);
    say(['Type the number of a choice, or a command (its first letters are enough):', ...lines].join('\n'));
    return 'stay';
  }
  const { found, hint } = findCards(game.text.en.catalogue, argument);
  const names = found.map(({ name }) => name);
  if (found.length === 0) say(`There is no card '${printable(argument)}'. ${hint ?? ''}`.trimEnd());
  else if (found.length > 6) say(flow(names, ', ', screenWidth()).join('\n'));
  else say(found.flatMap(entry => cardLines(entry, paint, screenWidth())).join('\n'));
  return 'stay';
}
