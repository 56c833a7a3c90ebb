import { encode, firstLink, nextLink, type GameRecord } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { eyesOf, exportGame, openFileToLook, parseGame, reviewOf, updateFor } from '../src/index.ts';
import { act, bot, people, playOut, reach, snapshot, table } from './tables.ts';

const OPENING = { id: 'review', confirms: false, nameless: (seat: number) => `${seat + 1}` };

function played(changes = {}) {
  const t = table(changes);
  playOut(t);
  return t;
}

describe('a review', () => {
  test('reaches every ply from any other, and ends with the table itself', () => {
    const t = played();
    const review = reviewOf(t);
    const states = Array.from({ length: review.plies + 1 }, (_, k) => encode(review.at(k).match.state));
    expect(new Set(states).size).toBe(review.plies + 1);
    for (const k of [review.plies, 3, 17, 0, 16, 5, 4]) {
      expect(encode(reviewOf(t).at(k).match.state)).toBe(states[k]);
      expect(encode(review.at(k).match.state)).toBe(states[k]);
    }
    expect(review.at(review.plies)).toBe(t);
  });

  test('does not touch its table', () => {
    const t = played();
    const before = snapshot(t);
    const review = reviewOf(t);
    for (let k = 0; k <= review.plies; k++) updateFor(review.at(k), 0);
    expect(snapshot(t)).toEqual(before);
  });

  test('shows no result before the end of a game that was given up', () => {
    const t = reach(table({ players: [...people('Ada'), bot] }), 'build');
    act(t, { kind: 'resign', seat: 0 });
    const review = reviewOf(t);
    expect(updateFor(review.at(review.plies), 0).result?.givenUp).toBe(true);
    expect(updateFor(review.at(review.plies - 1), 0).result).toBeNull();
  });
});

describe('through whose eyes', () => {
  test('a running game is seen by its only person, and never open', () => {
    expect(eyesOf(reach(table({ players: [...people('Ada'), bot] }), 'build'))).toEqual({ seats: [0], open: false });
  });

  test('several people at one screen see a running game as spectators, unless they play with open hands', () => {
    expect(eyesOf(table())).toEqual({ seats: [], open: false });
    expect(eyesOf(table({ openHands: true })).seats).toEqual([0, 1]);
  });

  test('a game that is over is open', () => {
    expect(eyesOf(played())).toEqual({ seats: [0, 1], open: true });
  });
});

describe('a changed record', () => {
  test('comes as far as it holds, and names the ply', () => {
    const t = played();
    const record = JSON.parse(exportGame(t)) as { plies: { seat: number; option: object; link: string }[] };
    const [, , third, ...rest] = record.plies;
    const plies = [...record.plies.slice(0, 2), { ...third, option: { kind: 'forged' } }, ...rest];
    const { table: opened, fault } = openFileToLook(
      t.match.game,
      parseGame(JSON.stringify({ ...record, plies })),
      OPENING,
    );
    expect(fault?.ply).toBe(3);
    expect(opened.match.plies).toHaveLength(2);
  });

  test('one that holds has no fault', () => {
    const t = played();
    const { table: opened, fault } = openFileToLook(t.match.game, parseGame(exportGame(t)), OPENING);
    expect(fault).toBeNull();
    expect(encode(opened.match.state)).toBe(encode(t.match.state));
  });
});

describe('a record of other rules', () => {
  test('says so, and is shown as far as the rules that are here follow it', () => {
    const t = played();
    const newer = JSON.parse(exportGame(t)) as GameRecord;
    const plies = newer.plies.map((ply, i) => (i === 12 ? { ...ply, option: { kind: 'new here' } } : ply));
    const record = relinked({ ...newer, plies, version: newer.version + 1 });
    const { table: opened } = openFileToLook(t.match.game, parseGame(JSON.stringify(record)), OPENING);
    expect(opened.otherRules).toEqual({ recorded: newer.version + 1, here: newer.version });
    const review = reviewOf(opened);
    expect(review.plies).toBe(12);
    expect(encode(review.at(9).match.state)).toBe(encode(reviewOf(t).at(9).match.state));
  });
});

/** The same choices under another header. */
function relinked({ plies, secret, end, ...header }: GameRecord): GameRecord {
  const { thorp, game, version, seats, settings, commitment, entropy } = header;
  let link = firstLink({ thorp, game, version, seats, settings, commitment, entropy });
  const linked = plies.map(({ seat, option }) => {
    link = nextLink(link, seat, option);
    return { seat, option, link };
  });
  return { ...header, plies: linked, ...(secret ? { secret } : {}), ...(end ? { end } : {}) };
}
