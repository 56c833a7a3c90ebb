import { expect, test } from 'vitest';
import { until } from './guests.ts';
import { openSite } from './site.ts';

/*
 * What the host does in a room before the start.
 */

const { player } = await openSite();

const TERMS = { settings: {}, seats: 3, confirms: false, rated: false, clock: null, watch: 'link' } as const;

async function room(seats: number) {
  const [ada, ben, eve] = [await player(), await player(), await player()];
  const { data } = await ada.call('POST', '/api/tables', { game: 'hamlet', seats });
  const { table } = data as { table: string };
  const sessions = [ada, ben, eve].map(({ client }) => client.table(table));
  const [one, two, three] = sessions;
  if (!one || !two || !three) throw new Error('three sit');
  return { one, two, three };
}

test('the host changes what is played; everybody sees it at once, with the settings filled in', async () => {
  const { one, two } = await room(2);
  await one.inRoom({ kind: 'sit', seat: 0, name: 'Ada' });
  await two.inRoom({ kind: 'sit', seat: 1, name: 'Ben' });
  await until(() => two.room()?.you === 1);
  await two.ready();
  const clock = { kind: 'live', base: 60_000, increment: 0, whenOut: 'turn' } as const;
  await one.inRoom({ kind: 'change', terms: { ...TERMS, settings: { rounds: 2 }, clock } });
  await until(() => two.room()?.changed);
  expect(two.room()).toMatchObject({ settings: { rounds: 2, blind: expect.any(Boolean) as unknown }, clock, host: 0 });
  expect(two.room()?.seats).toMatchObject([{ name: 'Ada' }, { name: 'Ben', commitment: null }, { kind: 'open' }]);
  await expect(two.inRoom({ kind: 'change', terms: TERMS })).rejects.toMatchObject({ code: 'bad-request' });
  const wrong = [
    [{ ...TERMS, settings: { rounds: 'many' } }, 'bad-settings'],
    [{ ...TERMS, seats: 16 }, 'bad-seats'],
    [{ ...TERMS, seats: 1 }, 'bad-seats'],
  ] as const;
  const sequence = one.room()?.sequence;
  for (const [terms, code] of wrong) {
    await expect(one.inRoom({ kind: 'change', terms })).rejects.toMatchObject({ code });
  }
  expect(one.room()?.sequence).toBe(sequence);
});

test('the game begins without the open seats, and who was ready for another seat still is', async () => {
  const { one, two, three } = await room(4);
  await one.inRoom({ kind: 'sit', seat: 0, name: 'Ada' });
  await two.inRoom({ kind: 'sit', seat: 2, name: 'Ben' });
  await three.inRoom({ kind: 'sit', seat: 3, name: 'Eve' });
  for (const session of [two, three]) {
    await until(() => session.room()?.you !== null && session.room());
    await session.ready();
  }
  await one.inRoom({ kind: 'close' });
  await until(() => one.room()?.seats.length === 3);
  await one.ready();
  for (const [seat, session] of [one, two, three].entries()) {
    expect((await until(() => session.update())).seat).toBe(seat);
  }
  await expect(one.inRoom({ kind: 'close' })).rejects.toMatchObject({ code: 'bad-request' });
});
