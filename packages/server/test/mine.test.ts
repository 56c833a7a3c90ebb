import { must } from '@thorp/kernel';
import { expect, test } from 'vitest';
import { begun, playOut } from './guests.ts';
import { openSite } from './site.ts';

const { player } = await openSite();

interface Line {
  readonly table: string;
  readonly phase: string;
  readonly you: number;
  readonly waiting: readonly number[];
  readonly seats: readonly { readonly kind: string; readonly name: string }[];
}

test('the list of my tables says where I sit and for whom each table waits', async () => {
  const [ada, ben] = [await player(), await player()];
  const lines = async (): Promise<readonly Line[]> =>
    ((await ada.call('GET', '/api/me/tables')).data as { tables: Line[] }).tables;
  expect(await lines()).toEqual([]);
  const sessions = await begun([ada, ben]);
  const [one] = sessions;
  const [line] = await lines();
  expect(line).toMatchObject({ table: one?.table, phase: 'started', you: 0, waiting: one?.update()?.waiting });
  expect(line?.seats.map(({ kind }) => kind)).toEqual(['person', 'person']);
  await playOut(sessions);
  expect(await lines()).toMatchObject([{ phase: 'over', waiting: [] }]);
});

test('a preview tells what an answer would bring, and changes nothing', async () => {
  const [ada, ben] = [await player(), await player()];
  const sessions = await begun([ada, ben]);
  const asked = must(
    sessions.find(session => session.update()?.decision),
    'somebody is asked',
  );
  const other = must(
    sessions.find(session => !session.update()?.decision),
    'the other waits',
  );
  const { version, decision } = must(asked.update(), 'the game has begun');
  const option = must(decision?.options[0], 'there is something to choose');
  expect(await asked.preview([option])).toMatchObject([{ option }]);
  expect(await other.preview([option])).toEqual([]);
  expect(asked.update()?.version).toBe(version);
});
