import { describe, expect, test } from 'vitest';
import { feudalia } from '../src/index.ts';
import { piece, readPiece, zone, type PieceData } from '../src/pieces.ts';
import { dealt, position } from './positions.ts';

describe('ids of pieces', () => {
  const made: [string, PieceData][] = [
    [piece.event, { kind: 'event' }],
    [piece.offer(1), { kind: 'offer', at: 1 }],
    [piece.lot('nave'), { kind: 'lot', lot: 'nave' }],
    [piece.master('clay_digger'), { kind: 'master', master: 'clay_digger' }],
    [piece.stack('bishop'), { kind: 'stack', master: 'bishop' }],
    [piece.pile('feudal_lord'), { kind: 'pile', card: 'feudal_lord' }],
    [piece.hand(2, 4), { kind: 'hand', seat: 2, at: 4 }],
    [piece.kept(0, 1), { kind: 'kept', seat: 0, at: 1 }],
    [piece.played(3, 0), { kind: 'played', seat: 3, at: 0 }],
    [piece.discard(1, 'serf'), { kind: 'discard', seat: 1, card: 'serf' }],
    [piece.deck(1, 'tax_collector'), { kind: 'deck', seat: 1, card: 'tax_collector' }],
    [piece.fief(2, 1), { kind: 'fief', seat: 2, fief: 1 }],
    [piece.city(0, 2), { kind: 'city', seat: 0, fief: 2 }],
    [piece.field(1, 2, 0), { kind: 'field', seat: 1, fief: 2, at: 0 }],
  ];

  test.each(made)('%s is read back', (id, data) => expect(readPiece(id)).toEqual(data));

  const others = [zone.offer, zone.masters, zone.lord(0), zone.hand(1), zone.discard(1), zone.deck(2), 'fief-0'];
  test.each([...others, '', 'pile-nobody', 'master-bishop', 'event-1', '__proto__'])("'%s' is no piece", id =>
    expect(readPiece(id)).toBeNull(),
  );

  test('every piece of a board can be read, and no zone', () => {
    const fiefs = [{ type: 'wheat', level: 2, master: 'baker' }, { type: 'wood' }, { type: 'clay' }] as const;
    const cards = { hand: ['serf', 'merchant'], deck: ['serf'], discard: ['count'] } as const;
    const busy = position({ lords: [{ fiefs, ...cards }, cards], event: 'rains' });
    busy.choose({ kind: 'field', card: 'serf', fief: 0 }).choose({ kind: 'income', card: 'merchant' });
    const zones = [busy, dealt(2, { events: true })].flatMap(
      at => feudalia.text.en.board({ view: at.view(0), name: String }).zones,
    );
    expect(zones.filter(({ id }) => readPiece(id) !== null)).toEqual([]);
    const pieces = zones.flatMap(it => it.pieces);
    expect(pieces.filter(({ id }) => readPiece(id) === null)).toEqual([]);
    const kinds = new Set(pieces.map(({ id }) => readPiece(id)?.kind));
    expect(made.map(([, { kind }]) => kind).filter(kind => !kinds.has(kind))).toEqual(['offer', 'kept']);
  });
});
