import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clauseReportOf } from '@thorp/testkit';
import { describe, expect, test } from 'vitest';
import { feudalia } from '@thorp/feudalia';
import { helvetia } from '@thorp/helvetia';
import { snowcrest } from '@thorp/snowcrest';
import { villagers } from '@thorp/villagers';
import { rulesOf } from '../clauses.ts';
import { DRAWN } from './drawn.ts';
import { OUTER_LINKS } from '../src/pages/rules/address.ts';
import { chapterAt, clausesOf, placedBlocks, placeOf } from '../src/rulebook/places.ts';
import type { Block, RulesText } from '../src/rulebook/types.ts';

const ENGINES = { villagers, helvetia, snowcrest, feudalia };

/**
 * Clauses that a player does not need: lists for programmers, worked examples, and the sections about sources.
 * Everything else must be covered.
 */
const NOT_FOR_PLAYERS: { readonly [game: string]: RegExp } = {
  villagers: /^V-(?:18|19)\./,
  helvetia: /^H-(?:20|22|23|24)\.|^H-19\.4$/,
  snowcrest: /^S-(?:0|17|23)\.|^S-19\.9$|^S-21\.[67]$/,
  // The modules of F-18 and F-19 cannot be played yet.
  feudalia: /^F-(?:0|18|19|21|22|23|24|25)\./,
};

const told = (rules: RulesText): Set<string> => new Set(placedBlocks(rules).flatMap(({ block }) => clausesOf(block)));

/** A block without its words. */
function shape(block: Block): unknown {
  switch (block.kind) {
    case 'list':
      return [block.kind, block.clauses, block.items.length];
    case 'table':
      return [block.kind, block.clauses, block.head.length, block.rows.map(row => row.length)];
    case 'question':
    case 'heading':
      return [block.kind, clausesOf(block), block.id];
    case 'setting':
      return [block.kind, block.clauses, block.knob];
    case 'cards':
      return [block.kind, block.cards.map(([card]) => card)];
    case 'picture':
      return [block.kind, block.name, block.words.length];
    default:
      return [block.kind, clausesOf(block)];
  }
}

for (const { id, rulebook } of DRAWN) {
  describe(`the rules pages of ${id}`, async () => {
    const book = await rulebook?.();
    if (!book) throw new Error(`${id} has rules pages`);
    const en = await book.text.en();
    const de = await book.text.de();
    const engine = ENGINES[id as keyof typeof ENGINES];
    const { catalogue } = engine.text.en;
    const folder = dirname(rulesOf(id));
    // Rows of other lists in RULES.md, such as decisions, have other letters.
    const clauses = clauseReportOf(folder).clauses.filter(clause => clause.startsWith(`${book.letter}-`));
    const cited = citedIn(folder, book.letter);

    test('have the same chapters and blocks in both languages', () => {
      const outline = ({ chapters }: RulesText): unknown =>
        chapters.map(({ id: chapter, more, blocks }) => [chapter, more, blocks.map(shape)]);
      expect(outline(de)).toEqual(outline(en));
    });

    test('tell only clauses that there are', () => {
      expect([...told(en)].filter(clause => !clauses.includes(clause))).toEqual([]);
    });

    test('tell every clause that a prompt or a refusal cites', () => {
      expect(cited.length).toBeGreaterThan(5);
      expect(cited.filter(clause => placeOf(en, clause) === null)).toEqual([]);
    });

    test('tell every clause that a player needs', () => {
      const missing = clauses.filter(clause => !told(en).has(clause) && !NOT_FOR_PLAYERS[id]?.test(clause));
      expect(missing).toEqual([]);
    });

    test('say of every setting what it changes and why', () => {
      const explained = placedBlocks(en).flatMap(({ block }) => (block.kind === 'setting' ? [block.knob] : []));
      expect(explained.toSorted()).toEqual(Object.keys(engine.settings.knobs).toSorted());
      for (const { block } of [...placedBlocks(en), ...placedBlocks(de)]) {
        if (block.kind !== 'setting') continue;
        expect(block.changes.length, block.knob).toBeGreaterThan(12);
        expect(block.why.length, block.knob).toBeGreaterThan(12);
        expect(block.why).not.toBe(block.changes);
      }
    });

    test('have a section for every question that the game asks', () => {
      const asking = Object.entries(engine.steps).flatMap(([step, how]) => ('run' in how ? [] : [step]));
      expect(Object.keys(book.steps).toSorted()).toEqual(asking.toSorted());
      expect(Object.values(book.steps).filter(section => placeOf(en, section) === null)).toEqual([]);
    });

    test('have a section for every card', () => {
      const lost = catalogue.filter(({ id: card }) => placeOf(en, book.cardSection(card)) === null);
      expect(lost.map(({ id: card }) => card)).toEqual([]);
    });

    test('have five hard questions with answers', () => {
      const asked = placedBlocks(en).filter(({ block }) => block.kind === 'question');
      expect(asked.length).toBeGreaterThanOrEqual(5);
    });

    test('are led to, every chapter of them, from somewhere at a table or beside it', () => {
      const cards = catalogue.map(({ id: card }) => book.cardSection(card));
      const places = [...Object.values(book.steps), ...cards, ...cited, ...Object.values(OUTER_LINKS), 'questions'];
      const questions = placedBlocks(en).flatMap(({ block }) => (block.kind === 'question' ? block.clauses : []));
      const reached = new Set([...places, ...questions].map(place => chapterAt(en, place)?.id));
      expect(en.chapters.map(chapter => chapter.id).filter(chapter => !reached.has(chapter))).toEqual([]);
    });

    test('have every id once', () => {
      const ids = [...en.chapters.map(chapter => chapter.id), ...placedBlocks(en).map(({ element }) => element)];
      expect(ids.filter((each, i) => ids.indexOf(each) !== i)).toEqual([]);
    });
  });
}

/** The clauses that the code of a game names: in reasons, conflicts and prompts. */
function citedIn(folder: string, letter: string): readonly string[] {
  const found = new Set<string>();
  const literal = new RegExp(String.raw`'(${letter}-\d+(?:\.\d+)*[a-z]?)'`, 'g');
  for (const file of globSync('src/**/*.ts', { cwd: folder })) {
    for (const [, clause = ''] of readFileSync(join(folder, file), 'utf8').matchAll(literal)) found.add(clause);
  }
  return [...found];
}
