import { commitment, digest, entropyCommitment, must, secretFromSeed } from '@thorp/kernel';
import { commit, openTable, prepare, resumeRoom, setupOf, type Entry, type RoomEvent, type Table } from '@thorp/table';
import { GAMES, readConfig } from '../src/index.ts';
import { newLink } from '../src/links.ts';
import { openStore } from '../src/store/open.ts';

/*
 * Stores a game at a running server, with people who sit in a room there. Deal and choices are derived from a word, so
 * that a test gets the same position every time.
 */

interface Wish {
  /** The seed of deal and choices. */
  readonly word: string;
  /** When the game began and every choice was made. */
  readonly at: number;
  /** Whether the game has gone far enough. */
  until(table: Table): boolean;
}

/** The link of a table, and the game there. */
interface Put {
  readonly link: string;
  readonly table: Table;
}

/** Throws if the game is over before it has gone far enough. */
export async function putTable(data: string, room: string, { word, at, until }: Wish): Promise<Put> {
  const store = await openStore(readConfig({ THORP_DATA: data }));
  try {
    const found = must(await store.loadRoom(room.replace('/table/', '')), 'the room is stored');
    const header = { ...found.header, id: newLink(), secret: secretFromSeed(word) };
    const sits = found.events.filter(({ kind }) => kind === 'sit');
    const events = [...sits, ...opening(sits, commitment(header.secret), word)];
    const numbered = events.map((event, i) => ({ ...event, at, sequence: i + 1 }));
    const game = await must(GAMES[header.game], 'the game is offered').load();
    const table = openTable(game, setupOf(resumeRoom(header, numbered)));
    const entries = playUntil(table, { word, at, until });
    await store.createRoom(header, numbered);
    const { id, game: name } = header;
    await store.noteStart(placesIn(sits).map(place => ({ ...place, room: id, game: name, at })));
    await store.create(table.header);
    await store.append(header.id, 0, entries);
    return { link: `/table/${header.id}`, table };
  } finally {
    await store.close();
  }
}

function placesIn(
  sits: readonly RoomEvent[],
): { readonly person: string; readonly name: string; readonly seat: number }[] {
  return sits
    .flatMap(event => (event.kind === 'sit' ? [event] : []))
    .map(({ person, name, seat }) => ({ person, name, seat }));
}

/** Everybody is ready and opens a number derived from the word. */
function opening(sits: readonly RoomEvent[], host: string, word: string): RoomEvent[] {
  const opened = placesIn(sits).map(({ person, seat }) => ({ person, seat, entropy: digest(`${word} ${seat}`) }));
  return [
    ...opened.map(({ person, seat, entropy }): RoomEvent => {
      const id = `ready-${seat}`;
      return { kind: 'ready', id, sequence: 0, at: 0, person, commitment: entropyCommitment(host, seat, entropy) };
    }),
    ...opened.map(({ person, seat, entropy }): RoomEvent => {
      return { kind: 'open', id: `open-${seat}`, sequence: 0, at: 0, person, entropy };
    }),
  ];
}

/** Random choices. */
function playUntil(table: Table, { word, at, until }: Wish): Entry[] {
  const entries: Entry[] = [];
  while (!until(table)) {
    const [asked] = table.match.questions;
    if (!asked) throw new Error(`a game by the word '${word}' does not come to that`);
    const { version } = table;
    const roll = Number.parseInt(digest(`${word} ${version}`).slice(0, 8), 16);
    const option = must(asked.options[roll % asked.options.length], 'a question has options');
    const action = { kind: 'move', seat: asked.seat, id: `move-${version}`, version, options: [option] };
    const prepared = prepare(table, action, at);
    if (prepared.repeated) throw new Error('broken invariant: every move has an id of its own');
    commit(table, prepared);
    entries.push(prepared.entry);
  }
  return entries;
}
