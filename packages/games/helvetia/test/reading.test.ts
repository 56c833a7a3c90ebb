import { describe, expect, test } from 'vitest';
import { helvetia } from '../src/index.ts';
import { readPiece, type PieceData } from '../src/pieces.ts';
import * as pieces from '../src/pieces.ts';
import { goodsOfGroup, goodSupplied, optionOf, quarterSlots, rootOf, setupPhase, sleepersIn } from '../src/reading.ts';
import type { State } from '../src/types.ts';
import { at, call, dealt, join, put, show, sleep, table, work } from './position.ts';

describe('reading a view', () => {
  test('H-12.1, H-3.9, H-3.10 a quarter counts its sleepers, whoever they belong to', () => {
    const s = table();
    put(s, 0, 'T0', 'well', 'woman');
    join(s, 0, 'T0', 1);
    put(s, 0, 'B1', 'mine', 'man');
    sleep(s, 0, 'T0');
    sleep(s, 0, 'B1');
    const player = helvetia.view(s, 0).players[0];
    if (!player) throw new Error('seat 0 plays');
    expect(sleepersIn(player, quarterSlots('top', 'sides'))).toEqual({ count: 2, slots: ['T0'] });
    expect(sleepersIn(player, quarterSlots('bottom-left', 'corner'))).toEqual({ count: 1, slots: ['B1'] });
    expect(sleepersIn(player, quarterSlots('right', 'sides')).count).toBe(0);
  });

  test('H-4.1, H-6.3 chains and groups', () => {
    expect([rootOf('cheese'), rootOf('bell'), rootOf('wood')]).toEqual(['water', 'ore', 'wood']);
    expect(goodsOfGroup('metal')).toEqual(['ore', 'iron', 'bell']);
  });

  test('H-20.8 a payment is told by the option that was chosen for it', () => {
    const s = table();
    put(s, 0, 'T0', 'woodcutter', 'man');
    put(s, 1, 'T0', 'woodcutter', 'man');
    join(s, 1, 'T0', 0);
    const { events } = at(s).run(call('trader'), work(1, 'T0'));
    const worked = events.find(event => event.kind === 'worked');
    if (!worked) throw new Error('somebody worked');
    expect([optionOf(worked), goodSupplied(worked)]).toEqual([work(1, 'T0'), 'wood']);
    expect(events).toContainEqual({ kind: 'delivered', seat: 0, good: 'wood' });
  });

  test('H-7.25 every phase of setting up is known by the view', () => {
    const game = at(dealt(3));
    const steps: string[] = [];
    while (game.step !== 'turn') {
      expect(setupPhase(game.view(0))).toBe(game.step);
      if (steps.at(-1) !== game.step) steps.push(game.step);
      game.choose(game.options[0] ?? { kind: 'end' });
    }
    expect(steps).toEqual(['draft', 'found', 'house', 'lodge', 'betroth']);
  });
});

describe('ids of pieces', () => {
  /** Rebuilds the id of a piece from its data. */
  function made(data: PieceData): string {
    switch (data.kind) {
      case 'character':
        return pieces.characterPiece(data.character);
      case 'pool':
        return pieces.poolPiece(data.building);
      case 'display':
        return pieces.displayPiece(data.building);
      case 'market':
        return pieces.marketPiece(data.good);
      case 'group':
        return pieces.groupPiece(data.group);
      case 'complete':
        return pieces.completionPiece(data.rank);
      case 'slot':
        return pieces.slotPiece(data.village, data.slot);
      case 'people':
        return pieces.peoplePiece(data.village);
      case 'dowry':
        return pieces.dowryPiece(data.village);
      case 'start':
        return pieces.startPiece(data.village, data.place);
    }
  }

  const ids = (s: State): string[] =>
    helvetia.text.en
      .board({ view: helvetia.view(s, 0), name: String })
      .zones.flatMap(zone => zone.pieces.map(({ id }) => id));

  test('every piece of the board is read back to what it was made from', () => {
    const draft = at(dealt(2));
    for (let i = 0; i < 5; i++) draft.choose(draft.options[0] ?? { kind: 'end' });
    const turn = table();
    show(turn, 'mine');
    const all = [...ids(draft.state), ...ids(turn)];
    for (const id of all) {
      const data = readPiece(id);
      expect(data && made(data)).toBe(id);
    }
    expect(new Set(all.map(id => readPiece(id)?.kind)).size).toBe(10);
  });

  test('what is no piece is not read', () => {
    for (const id of ['', 'school', 'village:0', 'village:0:T9', 'display:castle', 'market:', 'toString:x']) {
      expect(readPiece(id)).toBeNull();
    }
  });
});
