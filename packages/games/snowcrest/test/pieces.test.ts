import { expect, test } from 'vitest';
import { de } from '../src/text/de.ts';
import { en } from '../src/text/en.ts';
import { piece, readPiece } from '../src/pieces.ts';
import { table } from './position.ts';

test('ids of pieces are read back as what they were made from', () => {
  expect(readPiece(piece.spirit)).toEqual({ kind: 'spirit' });
  expect(readPiece(piece.arriving)).toEqual({ kind: 'arriving' });
  expect(readPiece(piece.row(3))).toEqual({ kind: 'row', at: 3 });
  expect(readPiece(piece.goal('ach_04'))).toEqual({ kind: 'goal', goal: 'ach_04' });
  expect(readPiece(piece.village(2, 8))).toEqual({ kind: 'village', seat: 2, slot: 8 });
  expect(readPiece(piece.token(1, 'bell'))).toEqual({ kind: 'token', seat: 1, resource: 'bell' });
  expect(readPiece(piece.tile(0, 'forge', false))).toEqual({ kind: 'tile', seat: 0, tile: 'forge', up: false });
  expect(readPiece(piece.discard(3, 'nun'))).toEqual({ kind: 'discard', seat: 3, card: 'nun' });
  expect(readPiece(piece.hand(0, 'great_abbot'))).toEqual({ kind: 'hand', seat: 0, card: 'great_abbot' });
});

test('zones and anything else are no pieces', () => {
  const { zones } = en.board({ view: table([{ hand: ['nun'] }, {}]).view(0), name: String });
  for (const { id } of zones) expect(readPiece(id), id).toBeNull();
  expect(readPiece('nonsense')).toBeNull();
  for (const { id } of zones.flatMap(({ pieces }) => pieces)) expect(readPiece(id), id).not.toBeNull();
});

test.each([
  [en, '1 Prayer Bell, 2 Offering Bowls, 1 Farm, 2 Shrines'],
  [de, '1 Gebetsglocke, 2 Opferschalen, 1 Hof, 2 Schreine'],
])('one token or building is named in the singular, several in the plural', (text, expected) => {
  const view = table([{ tokens: 'WWL', tiles: 'farm shrine shrine' }, {}]).view(0);
  const pieces = text.board({ view, name: String }).zones.flatMap(zone => zone.pieces);
  const counted = pieces.flatMap(({ name, marks }) =>
    marks[0]?.startsWith('×') ? [`${marks[0].slice(1)} ${name}`] : [],
  );
  for (const said of expected.split(', ')) expect(counted).toContain(said);
});
