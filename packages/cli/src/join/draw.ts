import { choicesOf } from '../screen/options.ts';
import { screenWidth } from '../screen/width.ts';
import { drawTable, questionLines, type Question, type Shown } from '../play/screen.ts';
import { TURN_OVER } from '../play/shared.ts';
import { oneLine, say } from '../terminal.ts';
import type { Remote } from './remote.ts';

/** Lines of chat below the board. */
const TALK = 4;

/** What the seat sees now, with its question if it is asked; null before the game has begun. */
export function shownNow({ session, game, name }: Remote): Question | Shown | null {
  const update = session.update();
  if (!update) return null;
  const { seat, decision, view } = update;
  const news = session.recap();
  if (seat === null || decision === null) return { seat, update, choices: [], news };
  return { seat, update, decision, choices: choicesOf(game, decision, { view, name }), news };
}

/** Draws the table, whom it waits for or the question, clocks, requests and chat. */
export function drawGame(remote: Remote, shown: Question | Shown): void {
  const asked = 'decision' in shown ? questionLines(remote, shown, screenWidth()) : waitingLines(remote, shown);
  const below = [...talkLines(remote, TALK), ...clockLines(remote, shown), ...requestLines(remote, shown), ...asked];
  drawTable(remote, shown, below);
}

function waitingLines({ name, paint }: Remote, { seat, update }: Shown): string[] {
  if (update.holding !== null && update.holding === seat) {
    return [paint.bold(`${name(seat)}: ${TURN_OVER}`)];
  }
  return [paint.dim(`Waiting for ${update.waiting.map(name).join(' and ')} …`)];
}

function clockLines({ session, name, paint }: Remote, { update: { clocks } }: Shown): string[] {
  if (!clocks) return [];
  const times = clocks.map(({ bank, free, deadline }, seat) => {
    const left = deadline === null ? bank + free : Math.max(0, deadline - session.now());
    return `${name(seat)} ${timeOf(left)}${deadline === null ? '' : ' ◂'}`;
  });
  return [paint.dim(times.join(' · '))];
}

function timeOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60),
  ];
  if (days > 0) return `${days} d ${hours} h`;
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A request, and its outcome. */
function requestLines({ name, paint }: Remote, { seat, update: { request } }: Shown): string[] {
  if (!request || request.outcome === 'withdrawn') return [];
  const what = request.what === 'undo' ? 'take the last move back' : 'end the game without a result';
  if (request.outcome !== 'open') {
    return request.seat === seat
      ? [paint.dim(`To ${what}: ${request.outcome === 'agreed' ? 'agreed' : 'declined'}.`)]
      : [];
  }
  if (request.seat === seat) return [paint.dim(`You have asked to ${what}.`)];
  return [paint.bold(`${name(request.seat)} asks to ${what}: agree or decline.`)];
}

/** The last lines of the chat. */
export function talkLines({ session, paint }: Remote, most: number): string[] {
  return (session.room()?.chat ?? []).slice(-most).map(({ name, text }) => paint.accent(oneLine(`${name}: ${text}`)));
}

/** Who sits where before the game begins. */
export function drawRoom(remote: Remote): void {
  const { session, paint, name } = remote;
  const room = session.room();
  if (!room) return;
  const present = session.present();
  const seats = room.seats.map((place, seat) => {
    const mine = seat === room.you ? ' (you)' : '';
    if (place.kind === 'open') return `  ${seat + 1}  ${paint.dim('open')}`;
    const state = place.kind === 'bot' ? `bot, ${place.level}` : present[seat] ? 'here' : 'away';
    return `  ${seat + 1}  ${name(seat)}${mine}, ${state}`;
  });
  remote.clear();
  const hint = room.you === null ? 'You are watching.' : 'The game begins when all seats are taken.';
  const help = room.owner ? ' bots fills the open seats with bots.' : '';
  const host = paint.dim(`The host has committed to ${room.commitment}`);
  say([paint.bold(remote.game.text.en.title), ...seats, host, ...talkLines(remote, TALK), `${hint}${help}`].join('\n'));
}
