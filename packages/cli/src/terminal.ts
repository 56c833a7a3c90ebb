/*
 * The only way from the command to a terminal. Records, names, words of the command line and faults of programs are
 * text from outside: a control character in them could move the cursor, change the window title or hide lines.
 */

/** Control characters except the newline, and direction marks. */
const UNSAFE = /[\p{Control}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const COLOUR = new RegExp(`(${'\u001b'}\\[[\\d;]*m)`);

/** Text with every control character escaped as in JSON, so that the terminal shows it and does not execute it. */
export function printable(text: string): string {
  return text.replaceAll(UNSAFE, letter =>
    letter === '\n' ? letter : `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Text from a stranger in one line: it can neither start a new line nor contain colours. */
export function oneLine(text: string): string {
  return printable(text.replaceAll(/[\r\n]+/g, ' '));
}

/** Writes to standard output. The colours of `paintFor` pass; text from outside must be made printable before. */
export function say(text: string): void {
  const parts = text.split(COLOUR);
  process.stdout.write(`${parts.map((part, i) => (i % 2 === 1 ? part : printable(part))).join('')}\n`);
}

/** Writes data for programs: control characters are JSON escapes, so that it reads back the same. */
export function sayJson(data: unknown, indent?: number): void {
  process.stdout.write(`${printable(JSON.stringify(data, null, indent))}\n`);
}

/** Writes a message to standard error, without colours. */
export function warn(message: string): void {
  process.stderr.write(`thorp: ${printable(message)}\n`);
}
