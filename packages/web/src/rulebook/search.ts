import { chapterAt, clausesOf, placedBlocks, wordsOf } from './places.ts';
import type { Catalogue, RulesText } from './types.ts';

/** A place that matches a search. */
export interface Hit {
  readonly title: string;
  /** Some words around the match; empty if the title has it. */
  readonly around: string;
  readonly place: string;
  /** The clause or the kind of entry, in the margin. */
  readonly mark: string;
}

export interface Found {
  readonly hits: readonly Hit[];
  /** A word of the rules that is spelt almost like the searched one. */
  readonly meant: string | null;
}

/** What is searched besides the text: cards, and the section of each. */
export interface Searched {
  readonly rules: RulesText;
  readonly catalogue: Catalogue;
  readonly cardSection: (card: string) => string;
}

const MOST_HITS = 12;
/** Letters of context on each side of a hit. */
const CONTEXT = 38;

/** Looks for words in titles, text, card names and clauses. */
export function search(searched: Searched, wanted: string): Found {
  const needle = folded(wanted.trim());
  if (needle === '') return { hits: [], meant: null };
  const hits = [...byClause(searched, needle), ...byTitle(searched, needle), ...byCard(searched, needle)];
  const all = [...hits, ...byText(searched, needle)];
  const unique = all.filter((hit, i) => all.findIndex(({ place, title }) => same(hit, place, title)) === i);
  return { hits: unique.slice(0, MOST_HITS), meant: unique.length > 0 ? null : nearest(searched, needle) };
}

function same(hit: Hit, place: string, title: string): boolean {
  return hit.place === place && hit.title === title;
}

/** Case and accents do not matter, nor how umlauts are written. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');
}

/** A clause by its number, with or without the letter of the game. */
function byClause({ rules }: Searched, needle: string): Hit[] {
  if (!/^(?:[a-z]-)?\d+\.\d*[a-z]?$/.test(needle)) return [];
  const hits: Hit[] = [];
  for (const { chapter, block, element } of placedBlocks(rules)) {
    const clause = clausesOf(block).find(
      id => id.toLowerCase().replace(/^[a-z]-/, '') === needle.replace(/^[a-z]-/, ''),
    );
    if (clause) hits.push({ title: chapter.title, around: start(wordsOf(block)), place: element, mark: clause });
  }
  return hits;
}

function byTitle({ rules }: Searched, needle: string): Hit[] {
  const chapters = rules.chapters.map(({ id, title }) => ({ title, around: '', place: id, mark: '' }));
  const headings = placedBlocks(rules).flatMap(({ block, chapter }) =>
    block.kind === 'heading' ? [{ title: block.title, around: chapter.title, place: block.id, mark: '' }] : [],
  );
  return [...chapters, ...headings].filter(({ title }) => folded(title).includes(needle));
}

function byCard({ rules, catalogue, cardSection }: Searched, needle: string): Hit[] {
  const hits: Hit[] = [];
  for (const { id, name, group, lines } of catalogue.values()) {
    if (!folded(name).startsWith(needle)) continue;
    const place = cardSection(id);
    if (chapterAt(rules, place)) hits.push({ title: name, around: lines[0] ?? '', place, mark: group });
  }
  return hits;
}

function byText({ rules }: Searched, needle: string): Hit[] {
  const hits: Hit[] = [];
  for (const { chapter, block, element } of placedBlocks(rules)) {
    if (block.kind === 'heading') continue;
    const words = wordsOf(block);
    const at = folded(words).indexOf(needle);
    if (at < 0) continue;
    hits.push({
      title: chapter.title,
      around: excerpt(words, at, needle.length),
      place: element,
      mark: clausesOf(block)[0] ?? '',
    });
  }
  return hits;
}

function start(words: string): string {
  return words.length > 2 * CONTEXT ? `${words.slice(0, 2 * CONTEXT)}…` : words;
}

/** Words around a match, cut at spaces. */
function excerpt(words: string, at: number, length: number): string {
  const from = at <= CONTEXT ? 0 : words.indexOf(' ', at - CONTEXT) + 1;
  const end = at + length + CONTEXT;
  const until = end >= words.length ? words.length : words.lastIndexOf(' ', end);
  const cut = words.slice(Math.min(from, at), Math.max(until, at + length));
  return `${from > 0 ? '…' : ''}${until < words.length ? `${cut.replace(/[.,;:]$/, '')} …` : cut}`;
}

/** The word of the rules that differs in the fewest letters, if these are few enough for a typing error. */
function nearest({ rules, catalogue }: Searched, needle: string): string | null {
  const words = new Set<string>();
  for (const { chapter, block } of placedBlocks(rules)) {
    for (const word of `${chapter.title} ${wordsOf(block)}`.match(/\p{L}{3,}/gu) ?? []) words.add(word);
  }
  for (const { name } of catalogue.values()) words.add(name);
  let best: string | null = null;
  let least = Math.max(1, Math.floor(needle.length / 3)) + 1;
  for (const word of words) {
    const apart = distance(needle, folded(word), least);
    if (apart < least) [best, least] = [word, apart];
  }
  return best;
}

/** How many letters have to be changed, removed, added or swapped with the next one; at most `limit`. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? limit) + 1 : limit;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed, i > 1 && j > 1 ? swapped : limit));
    }
    [before, row] = [row, next];
  }
  return Math.min(limit, row.at(-1) ?? limit);
}
