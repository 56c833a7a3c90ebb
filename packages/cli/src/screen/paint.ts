import type { WriteStream } from 'node:tty';

type Brush = (text: string) => string;

export interface Paint {
  readonly bold: Brush;
  readonly dim: Brush;
  /** What needs attention: the question, a number to type. */
  readonly accent: Brush;
  readonly good: Brush;
  readonly bad: Brush;
  /** The tint of a piece; the same word always has the same colour. */
  readonly tint: (tint: string | undefined, text: string) => string;
}

const plain: Brush = text => text;

const NO_PAINT: Paint = { bold: plain, dim: plain, accent: plain, good: plain, bad: plain, tint: (_, text) => text };

/** Colours of the 256-colour cube that can be told apart on dark and light backgrounds. */
const PALETTE = [172, 71, 68, 167, 134, 37, 178, 103, 131, 65, 169, 73];

/** Tints that everybody expects in a certain colour. */
const NATURAL: { readonly [tint: string]: number } = {
  black: 242,
  blue: 68,
  brown: 137,
  clay: 173,
  gold: 178,
  grain: 179,
  grains: 179,
  grapes: 134,
  gray: 245,
  green: 71,
  grey: 245,
  hay: 143,
  leather: 131,
  orange: 172,
  ore: 67,
  purple: 134,
  red: 167,
  silver: 249,
  special: 169,
  solitary: 103,
  stone: 245,
  white: 252,
  wine: 125,
  wood: 137,
  wool: 110,
  yellow: 178,
};

/** Colours for a stream: none if it is not a terminal, if NO_COLOR is set, or if it has no colours. */
export function paintFor(stream: Partial<WriteStream>): Paint {
  const forced = process.env['FORCE_COLOR'];
  if (process.env['NO_COLOR'] || forced === '0') return NO_PAINT;
  const depth = stream.isTTY || forced ? (stream.getColorDepth?.() ?? 8) : 1;
  return depth === 1 ? NO_PAINT : paint(depth >= 8);
}

function paint(rich: boolean): Paint {
  return {
    bold: text => `\u001b[1m${text}\u001b[22m`,
    dim: text => `\u001b[2m${text}\u001b[22m`,
    accent: text => `\u001b[36m${text}\u001b[39m`,
    good: text => `\u001b[32m${text}\u001b[39m`,
    bad: text => `\u001b[31m${text}\u001b[39m`,
    tint: (tint, text) => (tint && rich ? `\u001b[38;5;${colourOf(tint)}m${text}\u001b[39m` : text),
  };
}

function colourOf(tint: string): number {
  const known = NATURAL[tint.toLowerCase()];
  if (known !== undefined) return known;
  let hash = 0;
  for (const letter of tint) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
  return PALETTE[hash % PALETTE.length] ?? 245;
}
