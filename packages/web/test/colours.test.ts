import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

/** Where colours are defined: tokens for all, a palette for each table's drawings, and the covers' own. */
const DEFINE = new Set(['tokens.css', 'palette.css', 'cover.css', 'ink.css']);

test('style sheets take their colours from tokens and palettes', () => {
  const literal = globSync('**/*.css', { cwd: SRC })
    .filter(file => !DEFINE.has(basename(file)))
    .flatMap(file => {
      // Pictures inside a style sheet cannot use its variables.
      const text = readFileSync(join(SRC, file), 'utf8').replace(/url\("[^"]*"\)/g, '');
      return (text.match(/#[0-9a-f]{3,8}\b/gi) ?? []).map(colour => `${file}: ${colour}`);
    });
  expect(literal).toEqual([]);
});
