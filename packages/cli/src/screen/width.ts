import { stripVTControlCharacters } from 'node:util';

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
const NARROWEST = 60;
const WIDEST = 160;

/** Columns to draw in: what the terminal has, within what reads well. */
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

/** Breaks plain text into lines at its spaces; a word that is too long is cut. */
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

/** Joins items into lines, breaking only between items. */
export function flow(items: readonly string[], separator: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const item of items) {
    const longer = line === '' ? item : line + separator + item;
    if (line === '' || widthOf(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = item;
    }
  }
  return line === '' ? lines : [...lines, line];
}

function pieces(word: string, width: number): string[] {
  const letters = Array.from(word);
  const parts: string[] = [];
  while (letters.length > width) parts.push(letters.splice(0, width).join(''));
  return [...parts, letters.join('')];
}
