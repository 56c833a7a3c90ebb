import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PREFIX = 'clauses:';

/**
 * `import clauses, { ours } from 'clauses:villagers'` gives the text of every clause of that game's RULES.md by its id, and
 * the ids of those of which at least a part is our reconstruction.
 */
export function clauses(): Plugin {
  return {
    name: 'thorp-clauses',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const file = rulesOf(id.slice(PREFIX.length + 1));
      this.addWatchFile(file);
      const rules = readFileSync(file, 'utf8');
      return `export default ${JSON.stringify(clausesIn(rules))}; export const ours = ${JSON.stringify(oursIn(rules))}`;
    },
  };
}

export function rulesOf(game: string): string {
  return fileURLToPath(new URL(`../games/${game}/RULES.md`, import.meta.url));
}

/**
 * A clause is an item of a list, a row of a table or a line in bold that begins with its id. Indented lines belong to
 * it unless they begin another clause.
 */
const ID = String.raw`[A-Z]-\d+(?:\.\d+)*[a-z]?`;
const CLAUSE = new RegExp(
  String.raw`^[ \t]*(?:[-*]\s+|\|\s*|(?=\*\*))(?:\*\*)?(${ID})(?![\w.–-])(.*(?:\n[ \t]+(?![-*]\s+(?:\*\*)?${ID})\S.*)*)`,
  'gm',
);

/** The clauses of rules in Markdown as plain sentences. */
export function clausesIn(rules: string): { readonly [id: string]: string } {
  const found: Record<string, string> = {};
  for (const [, id = '', text = ''] of rules.matchAll(CLAUSE)) found[id] ??= plain(text);
  return found;
}

/**
 * The clauses marked [R], of which at least a part is our reconstruction; in some chapters all clauses without a mark.
 */
export function oursIn(rules: string): readonly string[] {
  const [, first = Infinity, last = -Infinity] = /[A-Z]-(\d+) to [A-Z]-(\d+) are \[R\] unless marked/.exec(rules) ?? [];
  const found = new Set<string>();
  for (const [, id = '', text = ''] of rules.matchAll(CLAUSE)) {
    const chapter = Number(id.slice(2).split('.')[0]);
    const byChapter = chapter >= Number(first) && chapter <= Number(last) && !/\[[SP]/.test(text);
    if (byChapter || /\[R\b/.test(text)) found.add(id);
  }
  return [...found];
}

/** The source of a statement, such as [S], [P3,P8] or [R; and a reason]. Players do not need it. */
const SOURCES = /\s*\[(?:[SRP][^\]]*)\]/g;

function plain(text: string): string {
  return text
    .replace(SOURCES, '')
    .replace(/\*\*|`|(?<!\w)\*(?=\w)|(?<=\w)\*(?!\w)/g, '')
    .replace(/\s*\|\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.:]+/, '')
    .trim();
}
