import { expect, test } from 'vitest';
import { begun } from './guests.ts';
import { openSite } from './site.ts';

const { player } = await openSite();

test('name and portrait are kept, and everybody at the table is shown the portraits', async () => {
  const [ada, ben] = [await player(), await player()];
  const sessions = await begun([ada, ben]);
  expect((await ada.call('PUT', '/api/me', { name: '  Ada ', portrait: 'skin-3.hat-straw' })).status).toBe(204);
  expect((await ada.call('GET', '/api/me')).data).toMatchObject({ name: 'Ada', portrait: 'skin-3.hat-straw' });
  expect((await ada.call('GET', '/api/me/data')).data).toMatchObject({ person: { portrait: 'skin-3.hat-straw' } });
  expect((await ada.call('PUT', '/api/me', { portrait: 'skin-3.hat-straw' })).status).toBe(204);
  expect((await ada.call('GET', '/api/me')).data).toMatchObject({ name: 'Ada' });
  const path = `/api/tables/${sessions[0]?.table}/portraits`;
  expect((await ben.call('GET', path)).data).toEqual({ portraits: ['skin-3.hat-straw', ''] });
  expect((await ben.call('GET', '/api/me/tables')).data).toMatchObject({
    tables: [{ seats: [{ portrait: 'skin-3.hat-straw' }, { portrait: '' }] }],
  });
});

test('a name of nothing and a portrait of anything but parts are refused', async () => {
  const ada = await player();
  for (const body of [
    { name: ' ', portrait: '' },
    { name: '\u200b', portrait: '' },
    { name: 'Ada', portrait: '<svg>' },
    { name: 'Ada\n', portrait: '' },
    { name: 'Ada', portrait: '', state: 1 },
  ]) {
    expect((await ada.call('PUT', '/api/me', body)).status).toBe(400);
  }
  const { data } = await ada.call('PUT', '/api/me', { name: ' ', portrait: '' });
  expect(data).toMatchObject({ error: { message: 'body/name has characters or a form that is not allowed' } });
});

test('a blocked person does not see the portraits', async () => {
  const [ada, ben, cleo] = [await player(), await player(), await player()];
  const sessions = await begun([ada, ben]);
  const path = `/api/tables/${sessions[0]?.table}/portraits`;
  expect((await cleo.call('GET', path)).status).toBe(200);
  const { id } = (await cleo.call('GET', '/api/me')).data as { id: string };
  await ada.call('POST', '/api/me/blocks', { person: id });
  expect((await cleo.call('GET', path)).status).toBe(404);
});
