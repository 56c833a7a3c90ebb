import { expect, test } from 'vitest';
import { begun, guest, startServer, until } from './guests.ts';
import { frame, openRaw } from './rawSocket.ts';
import { visitor } from './visitors.ts';

const said = (table: string, id: string): Buffer =>
  frame(JSON.stringify({ type: 'room', table, action: { kind: 'say', id, text: id } }));

test('a device that was signed out and does not close its connection does nothing more over it', async () => {
  const server = await startServer();
  const [ada, ben] = [await guest(server.port), await guest(server.port)];
  const [, session] = await begun([ada, ben]);
  const table = session?.table ?? '';
  const lines = (): string[] => session?.room()?.chat.map(({ text }) => text) ?? [];
  const received = async (): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    return Number(/^thorp_messages_total (\d+)$/m.exec(text)?.[1]);
  };
  const stolen = await openRaw(server.port, ada.cookie);
  stolen.write(said(table, 'before'));
  await until(() => lines().includes('before'));
  const owner = await visitor(server.port, ada.cookie);
  expect((await owner.call('POST', '/api/me/sign-out', { everywhere: true })).status).toBe(204);
  const before = await received();
  stolen.write(said(table, 'after'));
  while ((await received()) === before) await new Promise(resolve => setTimeout(resolve, 5));
  await session?.inRoom({ kind: 'say', text: 'end' });
  await until(() => lines().includes('end'));
  expect(lines()).toEqual(['before', 'end']);
  stolen.destroy();
  for (const { client } of [ada, ben]) client.close();
  await server.remove();
});

test('somebody who talks while everything about them is deleted leaves a table that the others can load again', async () => {
  const first = await startServer();
  const [ada, ben] = [await guest(first.port), await guest(first.port)];
  const [, session] = await begun([ada, ben]);
  const table = session?.table ?? '';
  const talking = await openRaw(first.port, ada.cookie);
  const leaver = await visitor(first.port, ada.cookie);
  const leaving = leaver.call('DELETE', '/api/me');
  for (let i = 0; i < 40; i++) {
    talking.write(said(table, `line ${i}`));
    await new Promise(resolve => setTimeout(resolve, 1));
  }
  expect((await leaving).status).toBe(204);
  for (const { client } of [ada, ben]) client.close();
  talking.destroy();
  await first.drain();
  const next = await startServer({ THORP_DATA: first.data });
  const again = await guest(next.port, ben.cookie);
  const loaded = again.client.table(table);
  await until(() => loaded.update());
  expect(loaded.room()?.seats[0]).toMatchObject({ name: 'somebody' });
  again.client.close();
  await next.remove();
});
