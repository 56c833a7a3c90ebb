import { padEnd, padStart, widthOf } from './width.ts';

/** Aligned columns: the first to the left, figures to the right. */
export function table(rows: readonly (readonly string[])[], gap = '  '): string[] {
  const columns = Math.max(...rows.map(row => row.length));
  const widths = Array.from({ length: columns }, (_, i) => Math.max(...rows.map(row => widthOf(row[i] ?? ''))));
  return rows.map(row =>
    row
      .map((cell, i) => (i === 0 ? padEnd(cell, widths[i] ?? 0) : padStart(cell, widths[i] ?? 0)))
      .join(gap)
      .trimEnd(),
  );
}
