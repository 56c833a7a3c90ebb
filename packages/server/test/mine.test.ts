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

test('the list says in words what I am asked, to those who name a language', async () => {
  const [ada, ben] = [await player(), await player()];
  const questions = async (who: typeof ada, query: string): Promise<unknown[]> => {
    const { data } = await who.call('GET', `/api/me/tables${query}`);
    return (data as { tables: { question: unknown }[] }).tables.map(({ question }) => question);
  };
  const sessions = await begun([ada, ben]);
  const asked = sessions.findIndex(session => session.update()?.decision);
  const [who, other] = asked === 0 ? [ada, ben] : [ben, ada];
  expect(await questions(who, '')).toEqual([null]);
  expect(await questions(who, '?language=en')).toEqual([expect.stringMatching(/\w/)]);
  expect(await questions(other, '?language=en')).toEqual([null]);
  expect((await who.call('GET', '/api/me/tables?language=../de')).status).toBe(400);
});

test('a game that anyone may watch is in the lobby while it runs', async () => {
  const [ada, ben] = [await player(), await player()];
  const running = async (): Promise<unknown[]> => {
    const { data } = await ada.call('GET', '/api/lobby');
    return (data as { running: unknown[] }).running;
  };
  await begun([ada, ben]);
  expect(await running()).toEqual([]);
  const sessions = await begun([ada, ben], { watch: 'anyone' });
  expect(await running()).toMatchObject([{ table: sessions[0]?.table, seats: 2, names: ['Guest 0', 'Guest 1'] }]);
  await playOut(sessions);
  expect(await running()).toEqual([]);
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
