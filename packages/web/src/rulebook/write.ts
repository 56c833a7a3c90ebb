import type { Block, Chapter, RulesText } from './types.ts';

/* Functions for writing rules: one for each kind of block. Clauses are given without the letter of the game: '6.14'. */

export function p(clauses: string, text: string): Block {
  return { kind: 'text', clauses: idsIn(clauses), text };
}

export function list(clauses: string, ...items: string[]): Block {
  return { kind: 'list', clauses: idsIn(clauses), items };
}

/** The first row is the header. */
export function table(clauses: string, ...[head = [], ...rows]: string[][]): Block {
  return { kind: 'table', clauses: idsIn(clauses), head, rows };
}

export function question(id: string, clauses: string, asked: string, answer: string): Block {
  return { kind: 'question', clauses: idsIn(clauses), id, question: asked, answer };
}

export function setting(knob: string, clauses: string, changes: string, why: string): Block {
  return { kind: 'setting', clauses: idsIn(clauses), knob, changes, why };
}

export function heading(id: string, title: string): Block {
  return { kind: 'heading', id, title };
}

export function cards(...shown: (readonly [card: string, words: string])[]): Block {
  return { kind: 'cards', cards: shown };
}

export function picture(name: string, ...words: string[]): Block {
  return { kind: 'picture', name, words };
}

export const SYMBOLS: Block = { kind: 'symbols' };
export const RECONSTRUCTED: Block = { kind: 'reconstructed' };

export function chapter(id: string, title: string, ...blocks: Block[]): Chapter {
  return { id, title, more: false, blocks };
}

/** A chapter that a first game does not need. */
export function more(id: string, title: string, ...blocks: Block[]): Chapter {
  return { id, title, more: true, blocks };
}

/** The rules of the game whose clauses begin with this letter. */
export function rulesOf(letter: string, ...chapters: Chapter[]): RulesText {
  const whole = (block: Block): Block =>
    'clauses' in block ? { ...block, clauses: block.clauses.map(id => `${letter}-${id}`) } : block;
  return { chapters: chapters.map(each => ({ ...each, blocks: each.blocks.map(whole) })) };
}

function idsIn(clauses: string): readonly string[] {
  return clauses.split(' ').filter(id => id !== '');
}
