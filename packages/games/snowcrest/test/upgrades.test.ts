import { readFileSync } from 'node:fs';
import { decide, must, parseRecord, recordOf, replay, verify, type GameRecord } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { VILLAGERS } from '../src/cards/villagers.ts';
import { snowcrest } from '../src/index.ts';
import { upgrades } from '../src/upgrades.ts';

/** Games played with version 2, which named cards by their numbers. */
function recorded(name: string): GameRecord {
  return parseRecord(readFileSync(new URL(`older/version-2-${name}.json`, import.meta.url), 'utf8'));
}

describe('a game of version 2', () => {
  test('that is finished verifies, and so does the record it becomes', () => {
    const old = recorded('finished');
    expect(old.version).toBe(2);
    expect(verify(snowcrest, old)).toEqual({ ok: true, notProven: 'open-entropy' });
    const now = recordOf(replay(snowcrest, old));
    expect(now.version).toBe(snowcrest.version);
    expect(now.end).toEqual(old.end);
    expect(verify(snowcrest, now)).toEqual({ ok: true, notProven: 'open-entropy' });
  });

  test('uses every kind of option that names a card, each converted', () => {
    const kinds = new Set<unknown>();
    for (const { option } of replay(snowcrest, recorded('finished')).plies) {
      if (!('card' in option)) continue;
      expect(VILLAGERS.map(({ id }) => id)).toContain(option.card);
      kinds.add('kind' in option && option.kind);
    }
    expect(kinds).toEqual(new Set('add buy copy discard giveCard handCard recruit retrieve'.split(' ')));
  });

  test('that is running goes on', () => {
    const { state, plies } = replay(snowcrest, recorded('running'));
    expect(plies).toHaveLength(120);
    expect(must(decide(snowcrest, state), 'somebody is asked').options.length).toBeGreaterThan(1);
  });

  test('with a changed card is refused at its ply', () => {
    const old = recorded('running');
    const at = old.plies.findIndex(({ option }) => 'card' in option);
    const plies = old.plies.map((ply, i) => (i === at ? { ...ply, option: { ...ply.option, card: 0 } } : ply));
    expect(() => replay(snowcrest, { ...old, plies })).toThrow(`ply ${at + 1}`);
  });
});

test('an option without a card, or with a number that no card has, stays as it is', () => {
  const upgrade = must(upgrades[2], 'version 2 is upgraded');
  expect(upgrade({ kind: 'place', slot: 3 })).toEqual({ kind: 'place', slot: 3 });
  expect(upgrade({ kind: 'buy', card: 99 })).toEqual({ kind: 'buy', card: 99 });
  expect(upgrade({ kind: 'buy', card: 10 })).toEqual({ kind: 'buy', card: 'abbot' });
});
