import { fastChance, type Board } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { villagers } from '../src/index.ts';
import {
  basicId,
  countessCopyId,
  countessId,
  countessSpentId,
  discardId,
  eventPieceId,
  giftId,
  handBackId,
  handCopyId,
  handId,
  handZone,
  lookingCopyId,
  lookingId,
  priorityId,
  readPiece,
  RESERVE,
  roadId,
  squareId,
  squareZone,
  stackId,
  teamId,
  villageId,
  villagerId,
  type PieceData,
} from '../src/pieces.ts';
import { activeKeyrings, activeSymbols, openerOf } from '../src/reading.ts';
import { buildTurn, newGame } from './table.ts';

describe('ids of pieces', () => {
  const arrest = 'countess-beta:arrest';
  const made: [string, PieceData][] = [
    [roadId(3), { kind: 'road', slot: 3 }],
    [stackId(5), { kind: 'stack', stack: 5 }],
    [RESERVE, { kind: 'reserve' }],
    [basicId('hayer'), { kind: 'basic', card: 'hayer' }],
    [teamId('builder-team'), { kind: 'team', card: 'builder-team' }],
    [discardId(2), { kind: 'discard', i: 2 }],
    [handZone(1), { kind: 'handZone', seat: 1 }],
    [handId(1, 'monk'), { kind: 'handCard', seat: 1, card: 'monk' }],
    [handCopyId(1, 'monk', 4), { kind: 'handCard', seat: 1, card: 'monk' }],
    [handBackId(2, 0), { kind: 'handBack', seat: 2, i: 0 }],
    [squareZone(0), { kind: 'squareZone', seat: 0 }],
    [squareId(0, 1), { kind: 'squareCard', seat: 0, i: 1 }],
    [giftId(2), { kind: 'gift', seat: 2 }],
    [villageId(4), { kind: 'village', owner: 4 }],
    [villagerId(4, 7), { kind: 'villager', owner: 4, at: 7 }],
    [eventPieceId('nobles'), { kind: 'event', event: 'nobles' }],
    [lookingId('monk'), { kind: 'looking', card: 'monk' }],
    [lookingCopyId('monk', 2), { kind: 'looking', card: 'monk' }],
    [countessId(arrest), { kind: 'countess', event: arrest }],
    [countessCopyId(arrest, 1), { kind: 'countess', event: arrest }],
    [countessSpentId(3), { kind: 'countessSpent', i: 3 }],
    [priorityId(0), { kind: 'priority', i: 0 }],
  ];

  test.each(made)('%s is read back', (id, ref) => expect(readPiece(id)).toEqual(ref));

  test.each(['', 'road-5', 'basic:nobody', 'event:nobody', 'countess', 'discard', '__proto__', 'constructor'])(
    "'%s' is no piece",
    id => expect(readPiece(id)).toBeNull(),
  );

  const boards = [newGame(3, { events: true, teams: true }), newGame(1), newGame(1, { mode: 'countess' })].map(
    (s): Board => villagers.text.en.board({ view: villagers.view({ ...s, chance: fastChance(1) }, 0), name: String }),
  );

  test('every piece of a board can be read', () => {
    const ids = boards.flatMap(({ zones }) => zones.flatMap(({ pieces }) => pieces.map(({ id }) => id)));
    expect(ids.filter(id => readPiece(id) === null)).toEqual([]);
  });
});

describe('reading a view', () => {
  const at = buildTurn({
    hands: [['beekeeper', 'cooper', 'hunter']],
    villages: [['founders', 'lumberjack > carpenter'], ['miner > blacksmith:2']],
  });

  test('V-6.15 who opens a padlock: an own key, another village, the bank, nobody on a Tiny Island', () => {
    expect(openerOf(at.view(0), 0, 'beekeeper')).toEqual({ key: 'carpenter', by: { village: 0 }, gold: 0 });
    expect(openerOf(at.view(0), 1, 'beekeeper')).toEqual({ key: 'carpenter', by: { village: 0 }, gold: 2 });
    expect(openerOf(at.view(0), 0, 'hunter')).toBeNull();
    const bare = buildTurn({ hands: [['beekeeper']] });
    expect(openerOf(bare.view(0), 0, 'beekeeper')).toEqual({ key: 'carpenter', by: 'bank', gold: 2 });
    const island = buildTurn({ settings: { tinyIsland: true }, hands: [['beekeeper']] });
    expect(openerOf(island.view(0), 0, 'beekeeper')).toEqual({ key: 'carpenter', by: 'nobody', gold: 0 });
  });

  test('V-6.6, V-20.10 symbols and keyrings count where nothing lies on the villager', () => {
    const villagersOf = (owner: number) => at.view(0).villages[owner]?.villagers ?? [];
    expect(activeKeyrings(villagersOf(1)).map(({ card }) => card)).toEqual(['blacksmith']);
    const covered = buildTurn({ villages: [['founders-food', 'lumberjack']] });
    expect(activeSymbols(covered.view(0).villages[0]?.villagers ?? []).food).toBe(1);
  });
});
