import { isLevel, type Level } from '@thorp/bots';
import { botName } from '../play/players.ts';
import type { Then } from '../play/reading.ts';
import { drawEnd, type Question, type Shown } from '../play/screen.ts';
import { keepRecord } from '../play/saves.ts';
import { runLine, tellRecord, unknownCommand } from '../play/shared.ts';
import { say } from '../terminal.ts';
import { COMMANDS } from './commands.ts';
import { drawGame, drawRoom, shownNow, talkLines } from './draw.ts';
import { recordFaults } from './record.ts';
import { tried, type Remote } from './remote.ts';

/** How the session ended: the game is over, the player left, or the same people play again at another table. */
export type Ending = { readonly over: boolean; readonly next: string | null };

/** Plays until the game is over or the player leaves. Waits for typed lines and for events at the same time. */
export async function playRemote(remote: Remote): Promise<Ending> {
  const lines = typedLines(remote);
  for (let drawn = ''; ;) {
    remote.news.look();
    await getReady(remote);
    const shown = shownNow(remote);
    if (shown?.update.result) return tellEnd(remote, shown);
    const picture = pictureOf(remote, shown);
    if (picture !== drawn) {
      draw(remote, shown);
      remote.input.refresh();
      drawn = picture;
    }
    const line = await lines.next(isWaitedFor(remote, shown));
    if (line === null) continue;
    const then = await (shown ? runLine(remote, COMMANDS, shown, line.trim()) : runRoomLine(remote, line.trim()));
    if (then === 'quit') return { over: false, next: null };
    if (then === 'redraw') drawn = '';
  }
}

/**
 * Typed lines; null if something else has changed. Through a pipe a line is read only when the player has something to
 * answer, so that a script need not know when its turn comes.
 */
function typedLines({ input, redraw, news }: Remote): { next(wanted: boolean): Promise<string | null> } {
  let typed: Promise<string> | null = null;
  return {
    async next(wanted) {
      if (wanted || redraw) typed ??= input.ask('› ');
      // The race below handles a rejection; between two races it must not count as unhandled.
      typed?.catch(() => undefined);
      const line = await input.during(Promise.race([news.wait().then(() => null), ...(typed ? [typed] : [])]));
      if (line !== null) typed = null;
      return line;
    },
  };
}

/** A seated person gets ready. If somebody leaves, everybody has to commit again. */
async function getReady(remote: Remote): Promise<void> {
  const room = remote.session.room();
  if (!room || room.you === null || room.phase !== 'seating') return;
  const mine = room.seats[room.you];
  if (mine?.kind === 'person' && mine.commitment === null && room.seats.every(({ kind }) => kind !== 'open')) {
    await tried(remote, remote.session.ready());
  }
}

function isWaitedFor({ session }: Remote, shown: Question | Shown | null): boolean {
  if (!shown) return false;
  const { seat, update } = shown;
  const asked = update.request?.outcome === 'open' && update.request.seat !== seat && seat !== null;
  return session.update()?.decision !== null || asked || (seat !== null && update.holding === seat);
}

/** Everything that the screen shows: it is drawn again when this changes. */
function pictureOf({ session, connection }: Remote, shown: Question | Shown | null): string {
  const { chat = [], seats, phase } = session.room() ?? {};
  const said = chat.at(-1)?.sequence;
  const state = connection();
  if (!shown) return JSON.stringify([seats, phase, session.present(), said, state]);
  const { version, request, standIns, resigned } = shown.update;
  return JSON.stringify([version, request, standIns, resigned, said, state, 'decision' in shown]);
}

function draw(remote: Remote, shown: Question | Shown | null): void {
  const { redraw, connection } = remote;
  // Through a pipe, the table is drawn when there is something to answer; chat is written as it arrives.
  if (!shown) drawRoom(remote);
  else if (redraw || isWaitedFor(remote, shown)) drawGame(remote, shown);
  else say(talkLines(remote, 1).join('\n'));
  if (connection() === 'away') say(remote.paint.bad('The connection is lost; trying again …'));
}

const ROOM_WORDS = ['say', 'bots', 'leave', 'quit'];

/** Commands before the game: chat, bots for the open seats, leave. */
async function runRoomLine(remote: Remote, line: string): Promise<Then> {
  const [word = '', ...rest] = line.split(/\s+/);
  const text = rest.join(' ');
  if (word === '') return 'redraw';
  if (word === 'say') await tried(remote, remote.session.inRoom({ kind: 'say', text }));
  else if (word === 'bots') await fillSeats(remote, isLevel(text) ? text : 'medium');
  else if (word === 'leave') return (await tried(remote, remote.session.inRoom({ kind: 'leave' }))) ? 'quit' : 'stay';
  else if ('quit'.startsWith(word)) return 'quit';
  else return unknownCommand(word, ROOM_WORDS, `There are ${ROOM_WORDS.join(', ')}.`);
  return 'stay';
}

/** Adds bots to the open seats. */
export async function fillSeats(remote: Remote, level: Level, most = Infinity): Promise<void> {
  const seats = remote.session.room()?.seats ?? [];
  const open = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  const taken = seats.flatMap(place => (place.kind === 'open' ? [] : [place.name]));
  for (const [i, seat] of open.slice(0, most).entries()) {
    const name = botName(i, taken);
    await tried(remote, remote.session.inRoom({ kind: 'bot', seat, name, level }));
  }
}

/** Shows the end and the record, and finds the table of a rematch. */
async function tellEnd(remote: Remote, { update }: Shown): Promise<Ending> {
  const { session, server, game, input, redraw } = remote;
  drawEnd(remote, update, session.recap());
  const record = await input.during(server.text(`/api/tables/${session.table}/record`));
  if (record !== null) {
    const faults = recordFaults(game, record, session.pledge(), session.room()?.commitment);
    tellRecord(keepRecord(`${game.id}-${session.table.slice(0, 12)}`, record));
    for (const fault of faults) say(remote.paint.bad(`The deal cannot be trusted: ${fault}.`));
  }
  if (!redraw || update.seat === null) return { over: true, next: null };
  for (const lines = typedLines(remote); ;) {
    remote.news.look();
    const next = session.room()?.next ?? null;
    say(
      next === null ? 'rematch plays again; Enter leaves.' : 'The others play again: rematch joins them; Enter leaves.',
    );
    const line = await lines.next(true);
    if (line === null) continue;
    if (line.trim() === '' || !'rematch'.startsWith(line.trim())) return { over: true, next: null };
    if (next !== null) return { over: true, next };
    await tried(remote, session.inRoom({ kind: 'rematch' }));
  }
}
