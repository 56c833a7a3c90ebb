/*
 * Drawings of game-icons have a box of 512 × 512 with coordinates to the thousandth. A card shows them fifty pixels
 * wide, so whole numbers are enough, at half the file size. Runs when the page is built.
 */

/** How many numbers each command of a path takes. */
const ARGUMENTS: { readonly [command: string]: number } = {
  m: 2,
  l: 2,
  t: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  a: 7,
  z: 0,
};

const NUMBER = /[\s,]*([-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?)/y;
/** The two flags of an arc may be written without anything between them. */
const FLAG = /[\s,]*([01])/y;
const COMMAND = /[\s,]*([a-z])/iy;

/** A drawing whose paths have whole coordinates. */
export function rounded(body: string): string {
  return body.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${roundedPath(path)}"`);
}

function roundedPath(path: string): string {
  const pen = new Pen();
  let at = 0;
  const read = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(path)?.[1] ?? null;
    if (found !== null) at = pattern.lastIndex;
    return found;
  };
  for (let command = read(COMMAND); command !== null; command = read(COMMAND) ?? (at < path.length ? pen.next : null)) {
    const count = ARGUMENTS[command.toLowerCase()];
    if (count === undefined) throw new Error(`a path has an unknown command '${command}': ${path}`);
    const numbers: number[] = [];
    for (let i = 0; i < count; i++) {
      const text = read(count === 7 && (i === 3 || i === 4) ? FLAG : NUMBER);
      if (text === null) return pen.drawn;
      numbers.push(Number(text));
    }
    pen.draw(command, numbers);
  }
  return pen.drawn;
}

/** Follows a path twice, as it was and in whole numbers, so that rounding errors do not add up. */
class Pen {
  drawn = '';
  /** The command that follows if none is written: a move continues as a line. */
  next = 'l';
  private true = [0, 0];
  private whole = [0, 0];
  private starts: [number[], number[]] = [
    [0, 0],
    [0, 0],
  ];

  draw(command: string, numbers: readonly number[]): void {
    const kind = command.toLowerCase();
    const relative = kind === command;
    this.next = kind === 'm' ? (relative ? 'l' : 'L') : command;
    if (kind === 'z') {
      [this.true, this.whole] = [this.starts[0].slice(), this.starts[1].slice()];
      this.drawn += command;
      return;
    }
    const axes = axesOf(kind);
    const last = new Map<number, [number, number]>();
    const written = numbers.map((value, i) => {
      const axis = axes[i];
      if (axis === undefined) return i < 2 ? Math.max(1, Math.round(value)) : Math.round(value);
      const aim = relative ? (this.true[axis] ?? 0) + value : value;
      // Adding 0 turns -0, which would be written without a space before it, into 0.
      const to = Math.round(relative ? aim - (this.whole[axis] ?? 0) : aim) + 0;
      last.set(axis, [aim, relative ? (this.whole[axis] ?? 0) + to : to]);
      return to;
    });
    for (const [axis, [aim, to]] of last) [this.true[axis], this.whole[axis]] = [aim, to];
    if (kind === 'm') this.starts = [this.true.slice(), this.whole.slice()];
    this.drawn += command + joined(written);
  }
}

/** Which numbers of a command are x (0) and y (1); radii, angle and flags of an arc are neither. */
function axesOf(kind: string): readonly (0 | 1 | undefined)[] {
  if (kind === 'h') return [0];
  if (kind === 'v') return [1];
  if (kind === 'a') return [undefined, undefined, undefined, undefined, undefined, 0, 1];
  return [0, 1, 0, 1, 0, 1];
}

/** Numbers in their shortest form. */
function joined(numbers: readonly number[]): string {
  return numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : String(n))).join('');
}
