import type { Block, Chapter, RulesText } from './types.ts';

/** A block with its chapter and the id of its element. */
export interface Placed {
  readonly chapter: Chapter;
  readonly block: Block;
  readonly element: string;
}

export function placedBlocks({ chapters }: RulesText): Placed[] {
  return chapters.flatMap(chapter =>
    chapter.blocks.map((block, i) => ({ chapter, block, element: elementOf(chapter, block, i) })),
  );
}

function elementOf(chapter: Chapter, block: Block, at: number): string {
  if (block.kind === 'heading' || block.kind === 'question') return block.id;
  return block.kind === 'setting' ? settingPlace(block.knob) : `${chapter.id}-${at}`;
}

/** Where a setting is explained. */
export function settingPlace(knob: string): string {
  return `setting-${knob}`;
}

/** The clauses that a block covers. */
export function clausesOf(block: Block): readonly string[] {
  return 'clauses' in block ? block.clauses : [];
}

/**
 * The id of the element for an address: a chapter, a heading, a question, a setting, the block of a clause, or of the
 * first clause of a chapter of RULES.md. Questions and settings repeat what a chapter says in full, so a clause leads
 * to the chapter. Null if there is none.
 */
export function placeOf(rules: RulesText, wanted: string): string | null {
  if (rules.chapters.some(({ id }) => id === wanted)) return wanted;
  const placed = placedBlocks(rules);
  if (placed.some(({ element }) => element === wanted)) return wanted;
  const tells = (clause: string): boolean => clause === wanted || clause.startsWith(`${wanted}.`);
  const telling = placed.filter(({ block }) => clausesOf(block).some(tells));
  const first = telling.find(({ block }) => block.kind !== 'question' && block.kind !== 'setting') ?? telling[0];
  return first?.element ?? null;
}

/** The chapter that contains a place; null if there is none. */
export function chapterAt(rules: RulesText, wanted: string): Chapter | null {
  const place = placeOf(rules, wanted);
  const chapter = rules.chapters.find(({ id }) => id === place);
  return chapter ?? placedBlocks(rules).find(({ element }) => element === place)?.chapter ?? null;
}

/** The words of a block as plain text, without marks. */
export function wordsOf(block: Block): string {
  return plain(markedWords(block).join(' '));
}

function markedWords(block: Block): readonly string[] {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'list':
      return block.items;
    case 'table':
      return block.rows.flat();
    case 'question':
      return [block.question, block.answer];
    case 'setting':
      return [block.changes, block.why];
    case 'heading':
      return [block.title];
    case 'cards':
      return block.cards.map(([, words]) => words);
    case 'picture':
      return block.words;
    case 'symbols':
    case 'reconstructed':
      return [];
  }
}

/** Bold is written `**so**`. */
export function plain(marked: string): string {
  return marked.replaceAll('**', '');
}
