import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOf } from '@thorp/kernel';

/** Why a clause has no test: for clauses that state no behaviour. */
export type Untested = { readonly [clause: string]: string };

export interface ClauseReport {
  readonly clauses: readonly string[];
  readonly tested: readonly string[];
  /** Without a test, with a given reason. */
  readonly excused: readonly string[];
  /** Without a test and without a reason. */
  readonly missing: readonly string[];
  /** Reasons and titles that do not fit the rules, in words. */
  readonly faults: readonly string[];
}

const ID = String.raw`[A-Z]-\d+(?:\.\d+)*[a-z]?`;

/** A clause begins an item of a list, a row of a table or a line in bold. */
const CLAUSE = new RegExp(String.raw`^\s*(?:[-*]\s+(?:\*\*)?|\|\s*(?:\*\*)?|\*\*)(${ID})(?![\w.–-])`, 'gm');

/** A title begins with the ids of its clauses, followed by words; skipped tests do not count. */
const TITLE = new RegExp(String.raw`(?<!\b(?:skip|todo)\(\s*)['"\`](${ID}(?:(?:, | and )${ID})*):? \S`, 'g');
const COMMENT = /^\s*\/\/.*$/gm;

/** Which clauses of the rules have a test titled by their id, which are excused, and which have neither. */
export function clauseReport(rules: string, testSources: readonly string[], untested: Untested): ClauseReport {
  const clauses = [...new Set(Array.from(rules.matchAll(CLAUSE), ([, clause = '']) => clause))];
  const titled = new Set(testSources.flatMap(titlesIn));
  const known = new Set(clauses);
  return {
    clauses,
    tested: clauses.filter(id => titled.has(id)),
    excused: clauses.filter(id => !titled.has(id) && id in untested),
    missing: clauses.filter(id => !titled.has(id) && !(id in untested)),
    faults: [
      ...[...titled].filter(id => !known.has(id)).map(id => `a test is titled ${id}, which is no clause`),
      ...Object.keys(untested).flatMap(id => reasonFault(id, untested, known, titled) ?? []),
    ],
  };
}

function titlesIn(source: string): string[] {
  const titles = source.replace(COMMENT, '').matchAll(TITLE);
  return Array.from(titles, ([, ids = '']) => ids.split(/, | and /)).flat();
}

function reasonFault(
  id: string,
  untested: Untested,
  known: ReadonlySet<string>,
  titled: ReadonlySet<string>,
): string | null {
  if (!known.has(id)) return `there is a reason for ${id}, which is no clause`;
  if (titled.has(id)) return `there is a reason why ${id} has no test, but it has one`;
  return untested[id]?.trim() ? null : `the reason for ${id} is empty`;
}

/** The report of a game's folder: RULES.md, the tests below test/, and test/untested.json if there is one. */
export function clauseReportOf(folder: string): ClauseReport {
  const excuses = join(folder, 'test/untested.json');
  const sources = globSync('test/**/*.test.ts', { cwd: folder }).map(file => readFileSync(join(folder, file), 'utf8'));
  const rules = readFileSync(join(folder, 'RULES.md'), 'utf8');
  return clauseReport(rules, sources, existsSync(excuses) ? untestedIn(readFileSync(excuses, 'utf8')) : {});
}

function untestedIn(text: string): Untested {
  const reasons = Object.entries(fieldsOf(JSON.parse(text)) ?? {});
  return Object.fromEntries(reasons.map(([clause, reason]) => [clause, String(reason)]));
}
