import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

/**
 * The files where style sheets define colours: tokens for all, a palette for each table, the covers' own, the ink of
 * drawings.
 */
const DEFINE = new Set(['tokens.css', 'palette.css', 'cover.css', 'ink.css']);

/** The file of the drawings' colours. */
const PALETTE = join('art', 'palette.ts');

const COLOUR = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|oklch)\([\d.]/gi;

function literalColours(files: readonly string[]): string[] {
  return files.flatMap(file => {
    // Pictures inside a style sheet cannot use its variables; `url(#hatch)` is not a colour.
    const text = readFileSync(join(SRC, file), 'utf8').replaceAll(/url\([^)]*\)/g, '');
    return (text.match(COLOUR) ?? []).map(colour => `${file}: ${colour}`);
  });
}

describe('colours are defined once', () => {
  test('style sheets take theirs from tokens and palettes', () => {
    const sheets = globSync('**/*.css', { cwd: SRC }).filter(file => !DEFINE.has(basename(file)));
    expect(sheets.length).toBeGreaterThan(50);
    expect(literalColours(sheets)).toEqual([]);
  });

  test('drawings take theirs from the palette of drawings', () => {
    const sources = globSync('**/*.{ts,tsx}', { cwd: SRC }).filter(file => file !== PALETTE);
    expect(sources.length).toBeGreaterThan(200);
    expect(literalColours(sources)).toEqual([]);
  });

  test('no colour stands twice in the palette of drawings', () => {
    const colours = literalColours([PALETTE]);
    expect(new Set(colours).size).toBe(colours.length);
  });
});
