import { encode } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import {
  botsPlayOn,
  branchOf,
  choicesIn,
  exportGame,
  hasEnded,
  openStored,
  personToMove,
  reviewOf,
  type Table,
} from '../src/index.ts';
import { hamlet, type Hamlet } from '@thorp/testkit/hamlet';
import { bot, codeOf, people, playOut, reach, snapshot, table } from './tables.ts';

function played(): Table<Hamlet> {
  const t = table({ players: [...people('Ada', 'Ben'), bot] });
  playOut(t);
  return t;
}

describe('a branch', () => {
  test('leaves the game it comes from as it is, to the byte', () => {
    const t = played();
    const [before, exported] = [snapshot(t), exportGame(t)];
    const branch = openStored(hamlet, branchOf(t, 5, { id: 'if', seat: 0 }));
    playOut(branch);
    expect(branch.header.id).toBe('if');
    expect(snapshot(t)).toEqual(before);
    expect(exportGame(t)).toBe(exported);
  });

  test('begins with the choices up to its moment, and stands where the game stood', () => {
    const t = played();
    for (const plies of [0, 1, 7, t.match.plies.length - 1]) {
      const branch = openStored(hamlet, branchOf(t, plies, { id: 'if', seat: 0 }));
      expect(branch.match.plies).toEqual(t.match.plies.slice(0, plies));
      expect(encode(branch.match.state)).toBe(encode(reviewOf(t).at(plies).match.state));
    }
  });

  test('the same choices bring the same cards as in the game', () => {
    const t = played();
    const branch = openStored(hamlet, branchOf(t, 4, { id: 'if', seat: 0 }));
    const rest = branchOf(t, t.match.plies.length, { id: 'all', seat: 0 });
    expect(encode(openStored(hamlet, rest).match.state)).toBe(encode(t.match.state));
    expect(branch.header.entropyCommitments).toBeUndefined();
  });

  test('is played by one person and bots', () => {
    const { header } = branchOf(played(), 3, { id: 'if', seat: 1 });
    expect(header.players.map(({ kind }) => kind)).toEqual(['bot', 'human', 'bot']);
  });

  test('can be left to bots', () => {
    const branch = openStored(hamlet, branchOf(played(), 3, { id: 'if', seat: 0 }));
    const { header } = botsPlayOn(branch);
    expect(header.players.every(({ kind }) => kind === 'bot')).toBe(true);
    expect(personToMove(openStored(hamlet, botsPlayOn(branch)))).toBeNull();
  });

  test('is encoded in a few numbers, from which it can be rebuilt', () => {
    const t = played();
    const branch = openStored(hamlet, branchOf(t, 3, { id: 'if', seat: 1 }));
    expect(choicesIn(branch, 3)).toBe('');
    playOut(branch);
    const choices = choicesIn(branch, 3);
    expect(choices).toMatch(/^\d+-\d+(\.\d+-\d+)+$/);
    const again = openStored(hamlet, branchOf(t, 3, { id: 'again', seat: 1, choices }));
    expect(again.match.plies.map(({ option }) => option)).toEqual(branch.match.plies.map(({ option }) => option));
    expect(encode(again.match.state)).toBe(encode(branch.match.state));
    expect(choicesIn(again, 3)).toBe(choices);
  });

  test('is refused where another seat is asked, or the option is not offered', () => {
    const t = played();
    for (const choices of ['9-0', '0-999', 'x', '0--1', `${choicesIn(t, 3)}.0-0`]) {
      expect(
        codeOf(() => branchOf(t, 3, { id: 'if', seat: 0, choices })),
        choices,
      ).toBe('bad-request');
    }
  });

  test('is refused while the game is not over: it would show the next cards of the deck', () => {
    const t = reach(table(), 'build');
    expect(hasEnded(t)).toBe(false);
    expect(codeOf(() => branchOf(t, 1, { id: 'if', seat: 0 }))).toBe('bad-request');
  });
});
