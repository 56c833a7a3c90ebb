import type { CatalogueEntry } from '@thorp/kernel';
import { didYouMean } from '../nearest.ts';
import type { Paint } from './paint.ts';
import { wrap } from './width.ts';

/** Cards by id or by part of the name; an exact name gives only that card. */
export function findCards(
  catalogue: readonly CatalogueEntry[],
  name: string,
): { readonly found: readonly CatalogueEntry[]; readonly hint: string | null } {
  const given = name.trim().toLowerCase();
  const exact = catalogue.filter(({ id, name: full }) => id === given || full.toLowerCase() === given);
  const found = exact.length > 0 ? exact : catalogue.filter(entry => entry.name.toLowerCase().includes(given));
  const names = catalogue.map(entry => entry.name);
  return { found, hint: found.length > 0 ? null : didYouMean(name, names) };
}

/** Lines as one text: sentences follow each other, fragments are separated. */
function running(lines: readonly string[]): string {
  return lines.map((line, i) => (i === lines.length - 1 || /[.!?]$/.test(line) ? line : `${line} ·`)).join(' ');
}

export function cardLines(entry: CatalogueEntry, { bold, dim }: Paint, width: number): string[] {
  const lines = [
    ...entry.lines.flatMap(line => wrap(line, width - 2)),
    ...(entry.reconstructed ? wrap(`* reconstructed: ${entry.reconstructed}`, width - 2).map(dim) : []),
  ];
  const mark = entry.reconstructed ? ' *' : '';
  return [`${bold(entry.name)}${mark} ${dim(`(${entry.group})`)}`, ...lines.map(line => `  ${line}`)];
}

/** The whole catalogue under its headings. A star marks what is not found in a source. */
export function catalogueLines(entries: readonly CatalogueEntry[], paint: Paint, width: number): string[] {
  const lines: string[] = [];
  for (const group of new Set(entries.map(entry => entry.group))) {
    lines.push(...(lines.length > 0 ? [''] : []), paint.accent(group));
    for (const entry of entries) {
      if (entry.group !== group) continue;
      const mark = entry.reconstructed ? ' *' : '';
      const [first = '', ...more] = wrap(running(entry.lines), width - 30);
      lines.push(`  ${`${entry.name}${mark}`.padEnd(26)}  ${first}`.trimEnd());
      lines.push(...more.map(line => `${' '.repeat(30)}${line}`));
    }
  }
  const starred = entries.some(entry => entry.reconstructed);
  return starred ? [...lines, '', paint.dim('* partly reconstructed: no source confirms all of it')] : lines;
}
