import { must } from '@thorp/kernel';
import type { PastGame } from '@thorp/client/protocol';
import { wholeMoments } from '@thorp/client';
import { expect, test } from 'vitest';
import { begun, playOne } from './guests.ts';
import { openSite } from './site.ts';

const { player } = await openSite();

test('a running game is told to each player as that seat has seen it, and to nobody else', async () => {
  const people = [await player(), await player()];
  const sessions = await begun(people);
  for (let played = 0; played < 5;) {
    for (const session of sessions) if (await playOne(session)) played++;
    await new Promise(setImmediate);
  }
  const { table } = must(sessions[0], 'somebody plays');
  for (const [i, session] of sessions.entries()) {
    const { seat, view, log } = must(session.update(), 'the table is shown');
    const { status, data } = await must(people[i], 'every session is somebody’s').call(
      'GET',
      `/api/tables/${table}/review`,
    );
    expect(status).toBe(202);
    const past = data as PastGame;
    const moments = wholeMoments(past.moments);
    expect(past.now).toMatchObject({ seat, view, log });
    expect(moments).toHaveLength(past.choices.length + 1);
    expect(moments.at(-1)?.view).toEqual(view);
    expect(past.choices.length).toBeGreaterThanOrEqual(5);
    expect(past.choices.map(choice => choice.own !== null)).toEqual(past.choices.map(choice => choice.seat === seat));
  }
  const stranger = await player();
  const asSpectator = (await stranger.call('GET', `/api/tables/${table}/review`)).data as PastGame;
  expect(asSpectator.now.seat).toBeNull();
  expect(asSpectator.choices.every(({ own }) => own === null)).toBe(true);
  expect((await stranger.call('GET', `/api/tables/${'0'.repeat(32)}/review`)).status).toBe(404);
});
