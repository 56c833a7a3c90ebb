import { begin, secretFromSeed, settle, type Board, type Piece } from '@thorp/kernel';
import { standings } from '@thorp/table';
import { hamlet } from '@thorp/testkit/hamlet';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boardLines, fittedBoard } from '../src/screen/board.ts';
import { findCards, catalogueLines } from '../src/screen/catalogue.ts';
import { choiceLines, choicesOf, numbersOf } from '../src/screen/options.ts';
import { paintFor } from '../src/screen/paint.ts';
import type { Look } from '../src/screen/pieces.ts';
import { standingLines } from '../src/screen/scores.ts';
import { flow, padEnd, widthOf, wrap } from '../src/screen/width.ts';

const plain = paintFor({});
const look: Look = {
  paint: plain,
  width: 80,
  viewer: 0,
  cards: new Set(['road', 'mine']),
  terse: false,
  numbers: new Map(),
};

const piece = (id: string, name: string, more: Partial<Piece> = {}): Piece => ({
  id,
  card: id,
  name,
  marks: [],
  ...more,
});

const board: Board = {
  zones: [
    {
      id: 'road',
      title: 'Road',
      seat: null,
      layout: 'row',
      counters: [{ name: 'deck', value: 41 }],
      pieces: [
        piece('r1', 'Log Rafter', { tint: 'wood' }),
        piece('r2', 'Monk', { tint: 'solitary', marks: ['2 gold'] }),
      ],
    },
    {
      id: 'mine',
      title: 'My village',
      seat: 0,
      layout: 'grid',
      columns: 2,
      counters: [],
      pieces: [
        piece('a', 'Miner', { active: false }),
        piece('b', 'Blacksmith', { on: 'a' }),
        piece('c', 'Hayer'),
        piece('d', 'Hayer'),
      ],
    },
    {
      id: 'theirs',
      title: 'Ada’s village',
      seat: 1,
      layout: 'grid',
      counters: [{ name: 'gold', value: 8 }],
      pieces: [piece('e', 'Hayer'), piece('f', 'Hayer'), piece('g', 'Miner'), piece('h', 'Smelter', { on: 'g' })],
    },
  ],
};

describe('the board', () => {
  test('shows the others in running text, then the common table, then mine as cards', () => {
    expect(
      boardLines(board, {
        ...look,
        numbers: new Map([
          ['r1', [1]],
          ['road', [2, 3, 4, 9]],
        ]),
      }),
    ).toEqual([
      '── Ada’s village ───────────────────────────────────────────────────── gold 8 ──',
      '   2× Hayer · Miner › Smelter',
      '── Road [2–4,9] ───────────────────────────────────────────────────── deck 41 ──',
      '╭─[1]──────╮ ╭──────────╮',
      '│Log Rafter│ │Monk      │',
      '│wood      │ │solitary  │',
      '│          │ │2 gold    │',
      '╰──────────╯ ╰──────────╯',
      '── My village ──────────────────────────────────────────────────────────────────',
      '╭──────────╮ ╭──────────╮',
      '│(Miner)   │ │Hayer     │',
      '├──────────┤ ╰──────────╯',
      '│Blacksmith│',
      '╰──────────╯',
      '╭──────────╮',
      '│Hayer     │',
      '╰──────────╯',
    ]);
  });

  test.each([60, 80, 100, 120, 140, 160])('keeps within %i columns, as cards and as text', width => {
    for (const cards of [new Set<string>(), look.cards]) {
      for (const line of boardLines(board, { ...look, width, cards })) expect(widthOf(line)).toBeLessThanOrEqual(width);
    }
  });

  test('puts two small zones side by side where there is room', () => {
    const height = (width: number) =>
      boardLines({ zones: board.zones.map(zone => ({ ...zone, seat: null })) }, { ...look, width }).length;
    expect(height(140)).toBeLessThan(height(100));
  });

  test('draws as cards what fits, first of all what can be chosen', () => {
    const numbers = new Map([['r1', [1]]]);
    const framed = (rows: number) =>
      fittedBoard(board, { ...look, numbers }, rows).filter(line => line.startsWith('╭'));
    expect(framed(0)).toHaveLength(0);
    expect(framed(10)).toEqual(['╭─[1]──────╮ ╭──────────╮']);
    expect(framed(40)).toHaveLength(3);
    for (const rows of [10, 14, 17, 40]) expect(fittedBoard(board, look, rows).length).toBeLessThanOrEqual(rows);
  });

  test('names the tint in words unless the piece says it anyway', () => {
    const zone = { id: 'z', title: 'Z', seat: null, layout: 'row' as const, counters: [] };
    const text = (pieces: Piece[]) => boardLines({ zones: [{ ...zone, pieces }] }, { ...look, cards: new Set() })[1];
    expect(text([piece('a', 'Hayer', { tint: 'hay' })])).toBe('   Hayer [hay]');
    expect(text([piece('a', 'Hay stack', { tint: 'hay' })])).toBe('   Hay stack');
  });
});

describe('colours', () => {
  beforeEach(() => vi.stubEnv('FORCE_COLOR', undefined));
  afterEach(() => vi.unstubAllEnvs());
  const terminal = { isTTY: true, getColorDepth: () => 8 };

  test('a terminal has them, NO_COLOR and pipes have none', () => {
    vi.stubEnv('NO_COLOR', '');
    expect(paintFor(terminal).tint('wood', 'x')).toBe('\u001b[38;5;137mx\u001b[39m');
    expect(paintFor({}).tint('wood', 'x')).toBe('x');
    vi.stubEnv('NO_COLOR', 'yes');
    expect(paintFor(terminal).bold('x')).toBe('x');
  });

  test('take no room', () => {
    vi.stubEnv('NO_COLOR', '');
    const painted = boardLines(board, { ...look, paint: paintFor(terminal) });
    expect(painted.map(widthOf)).toEqual(boardLines(board, look).map(widthOf));
  });
});

describe('options', () => {
  const match = begin(hamlet, settle(hamlet, 2), secretFromSeed('oak'));
  const told = { view: {}, name: String };

  test('stand together by what they are about, and keep their option', () => {
    const text = {
      ...hamlet.text.en,
      label: ({ kind }: { kind: string }) => kind,
      target: (option: object) => ('slot' in option ? `slot ${String(option.slot)}` : null),
    };
    const options = [{ kind: 'done' }, { kind: 'a', slot: 1 }, { kind: 'b', slot: 2 }, { kind: 'c', slot: 1 }];
    const game = { ...hamlet, text: { en: text } };
    const choices = choicesOf(game, { seat: 0, step: 'x', frame: { step: 'x' }, options }, told);
    expect(choices.map(({ number, label }) => `${number} ${label}`)).toEqual(['1 a', '2 c', '3 b', '4 done']);
    expect(numbersOf(choices)).toEqual(
      new Map([
        ['slot 1', [1, 2]],
        ['slot 2', [3]],
      ]),
    );
  });

  test('a long list takes several columns, read downwards', () => {
    const choices = Array.from({ length: 9 }, (_, i) => ({
      number: i + 1,
      option: { kind: 'x' },
      label: `item ${i + 1}`,
      target: null,
    }));
    expect(choiceLines(choices, plain, 80)).toEqual([
      ' 1  item 1    4  item 4    7  item 7',
      ' 2  item 2    5  item 5    8  item 8',
      ' 3  item 3    6  item 6    9  item 9',
    ]);
    expect(match.plies).toHaveLength(0);
  });
});

test('a score sheet in mid-game tells nothing that the reader cannot know', () => {
  const secretive = {
    ...hamlet,
    score: (s: Parameters<typeof hamlet.score>[0]) => ({
      scores: s.seats.map(({ hand, gold }, seat) => ({
        seat,
        total: gold + (hand[0] ?? 0),
        standing: [gold],
        parts: [
          { what: 'gold', amount: gold },
          { what: 'hand', card: String(hand[0]), amount: hand[0] ?? 0 },
        ],
      })),
    }),
  };
  const match = begin(secretive, settle(secretive, 2), secretFromSeed('oak'));
  const [mine, theirs] = match.state.seats.map(({ hand }) => hand[0]);
  const name = (seat: number): string => `S${seat}`;
  const reader = { view: secretive.view(match.state, 0), name };
  const lines = standingLines(secretive, standings({ match }, 0), reader, { name, paint: plain, width: 80 });
  expect(lines).toEqual([
    `S0  ${4 + (mine ?? 0)}`,
    `     Gold 4 · Villager ${mine} ${mine}`,
    expect.stringMatching(/^S1  \d+ to \d+$/),
  ]);
  expect(lines.join()).not.toContain(`Villager ${theirs}`);
});

describe('the catalogue', () => {
  const entries = [
    { id: 'miner', group: 'Ore', name: 'Miner', lines: ['Digs.'] },
    { id: 'abbot', group: 'Solitary', name: 'Abbot', lines: ['Prays.', 'Sings.'], reconstructed: 'his song' },
    { id: 'abbess', group: 'Solitary', name: 'Abbess', lines: ['Prays.'] },
  ];

  test('finds by name, by part of it, and knows what was meant', () => {
    expect(findCards(entries, 'ABBOT').found.map(({ id }) => id)).toEqual(['abbot']);
    expect(findCards(entries, 'abb').found.map(({ id }) => id)).toEqual(['abbot', 'abbess']);
    expect(findCards(entries, 'mienr')).toEqual({ found: [], hint: "did you mean 'Miner'?" });
  });

  test('marks what is reconstructed', () => {
    expect(catalogueLines(entries, plain, 80)).toEqual([
      'Ore',
      '  Miner                       Digs.',
      '',
      'Solitary',
      '  Abbot *                     Prays. Sings.',
      '  Abbess                      Prays.',
      '',
      '* partly reconstructed: no source confirms all of it',
    ]);
  });
});

describe('widths', () => {
  test('wide letters take two columns, marks and colours none', () => {
    expect(widthOf('日本')).toBe(4);
    expect(widthOf('e\u0301')).toBe(1);
    expect(widthOf('\u001b[1mx\u001b[22m')).toBe(1);
    expect(padEnd('日', 4)).toBe('日  ');
  });

  test('text breaks at spaces, and too long a word is cut', () => {
    expect(wrap('the quick brown fox', 10)).toEqual(['the quick', 'brown fox']);
    expect(wrap('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
    expect(flow(['aa', 'bb', 'cc'], ' · ', 7)).toEqual(['aa · bb', 'cc']);
  });
});
