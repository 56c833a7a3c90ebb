import { resumeTable, hostTable, memoryStore, updateFor, type ThinkRequest } from '../src/index.ts';
import { must } from '@thorp/kernel';
import { hamlet, type Hamlet } from '@thorp/testkit/hamlet';
import { expect, test } from 'vitest';
import { act, bot, choose, codeOf, people, stored, table } from './tables.ts';

const players = [...people('Ada'), bot];

test('a move that revealed something is not taken back, although bots would agree', () => {
  const usual = table({ players, confirms: false });
  const same = table({ players, confirms: false, sameForAll: true });
  for (const t of [usual, same]) choose(t, 0, { kind: 'blind' });
  expect(updateFor(usual, 0).undoTo).toBe(0);
  expect(updateFor(same, 0).undoTo).toBeNull();
  expect(codeOf(() => act(same, { kind: 'ask', seat: 0, what: 'undo' }))).toBe('no-undo');
  expect(resumeTable(hamlet, stored(same)).header.sameForAll).toBe(true);
});

test('in a rated game a person alone with bots takes nothing back that revealed something', () => {
  const rated = table({ players, confirms: false, rated: true });
  choose(rated, 0, { kind: 'blind' });
  expect(updateFor(rated, 0).undoTo).toBeNull();
  expect(codeOf(() => act(rated, { kind: 'ask', seat: 0, what: 'undo' }))).toBe('no-undo');
  expect(resumeTable(hamlet, stored(rated)).header.rated).toBe(true);
  const two = table({ confirms: false, rated: true });
  choose(two, 0, { kind: 'blind' });
  expect(updateFor(two, 0).undoTo).toBe(0);
});

/**
 * What the bot is asked after Ada's move, at a table that had this many versions before, for example by moves taken
 * back.
 */
async function askedAfter(versions: number, sameForAll: boolean): Promise<ThinkRequest<Hamlet>> {
  const t = table({ players, confirms: false, sameForAll });
  t.version = versions;
  const requests: ThinkRequest<Hamlet>[] = [];
  const store = memoryStore();
  await store.create(t.header);
  const host = hostTable(t, {
    store,
    now: () => 0,
    async think(request) {
      requests.push(request);
      host.close();
      return { option: must(request.question.options[0], 'a question has options'), ms: 0 };
    },
    changed: () => undefined,
    stuck(error) {
      throw error;
    },
    gone: () => undefined,
  });
  const action = (kind: object) => host.act({ seat: 0, id: crypto.randomUUID(), version: t.version, ...kind } as never);
  await action({ kind: 'move', options: [{ kind: 'blind' }] });
  await host.drive();
  return must(requests[0], 'the bot is asked');
}

test('a bot is asked the same in the same position, without a clock', async () => {
  const [direct, roundabout] = [await askedAfter(0, true), await askedAfter(2, true)];
  expect(direct).toMatchObject({ untimed: true });
  expect(roundabout).toEqual(direct);
  expect((await askedAfter(2, false)).seed).not.toBe((await askedAfter(0, false)).seed);
  expect(await askedAfter(0, false)).toMatchObject({ untimed: false });
});
