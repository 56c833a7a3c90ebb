import { resumeRoom, seatOf } from '@thorp/table';
import { readPreferences } from '../notify/preferences.ts';
import type { ServerStore } from '../store/types.ts';
import { deviceId } from './sessions.ts';

/** Everything the server keeps about a person, without the secrets of devices and passkeys. */
export async function dataOf(store: ServerStore, person: string): Promise<object> {
  const [known, devices, passkeys, seats, people, blocks, mutes, invitations, reports, ratings, channels] =
    await Promise.all([
      store.findPerson(person),
      store.sessionsOf(person),
      store.passkeysOf(person),
      store.seatsOf(person),
      store.playedWith(person, Number.MAX_SAFE_INTEGER),
      store.relatedTo(person, 'block'),
      store.relatedTo(person, 'mute'),
      store.invitationsOf(person),
      store.reportsOf(person),
      store.ratingsOf(person),
      store.channelsOf(person),
    ]);
  return {
    person: {
      id: person,
      created: known?.created ?? 0,
      name: known?.name ?? '',
      portrait: known?.portrait ?? '',
    },
    devices: devices.map(each => ({
      id: deviceId(each),
      name: each.device,
      created: each.created,
      used: each.used,
    })),
    passkeys: passkeys.map(({ id, name, created, used, transports }) => ({ id, name, created, used, transports })),
    seats,
    ...(await wordsOf(store, person, seats)),
    playedWith: people,
    blocks,
    mutes,
    invitations,
    records: await store.recordsOf(person),
    daily: await store.dailyOf(person),
    daysPlayed: await store.daysPlayed(person),
    channels: channels.map(({ kind, address, created: at }) => ({ kind, address, created: at })),
    wishes: readPreferences(await store.noticePreferences(person)),
    ratings: ratings.map(({ game, mu, sigma, games, wins }) => ({ game, mu, sigma, games, wins })),
    reports: reports.map(({ room, text, at }) => ({ room, text, at })),
  };
}

/** The chat lines and notes of the person, room by room. */
async function wordsOf(
  store: ServerStore,
  person: string,
  seats: readonly { readonly room: string }[],
): Promise<{ readonly said: object[]; readonly notes: object[] }> {
  const said: object[] = [];
  const notes: object[] = [];
  for (const { room } of seats) {
    const stored = await store.loadRoom(room);
    if (!stored) continue;
    for (const event of stored.events) {
      if (event.kind === 'say' && event.person === person) said.push({ room, at: event.at, text: event.text });
    }
    const seat = seatOf(resumeRoom(stored.header, stored.events), person);
    for (const entry of (await store.load(room))?.entries ?? []) {
      if (entry.kind === 'note' && entry.seat === seat) notes.push({ room, at: entry.at, text: entry.text });
    }
  }
  return { said, notes };
}
