import { stripVTControlCharacters } from 'node:util';

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
const NARROWEST = 60;
const WIDEST = 160;

/** The columns to draw in: the terminal's width, limited to a readable range. */
export function screenWidth(): number {
  const columns = process.stdout.columns ?? Number(process.env['COLUMNS']);
  return Math.min(WIDEST, Math.max(NARROWEST, columns || 80));
}

/** Columns a text takes on the screen: colour codes take none. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of stripVTControlCharacters(text)) {
    if (/\p{Mark}/u.test(letter)) continue;
    width += WIDE.test(letter) ? 2 : 1;
  }
  return width;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

/** Breaks text into lines at its spaces; a plain word that is too long is cut. Colours must not span spaces. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap(long => pieces(long, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** Joins items into lines, breaking between items; only an item that is too long by itself is broken at its spaces. */
export function flow(items: readonly string[], separator: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const item of items) {
    const longer = line === '' ? item : line + separator + item;
    if (widthOf(longer) <= width) line = longer;
    else {
      if (line !== '') lines.push(line);
      const broken = wrap(item, width);
      lines.push(...broken.slice(0, -1));
      line = broken.at(-1) ?? '';
    }
  }
  return line === '' ? lines : [...lines, line];
}

function pieces(word: string, width: number): string[] {
  if (widthOf(word) <= width) return [word];
  const letters = Array.from(word);
  const parts: string[] = [];
  while (letters.length > width) parts.push(letters.splice(0, width).join(''));
  return [...parts, letters.join('')];
}
