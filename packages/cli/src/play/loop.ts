import { must, type Seat } from '@thorp/kernel';
import { hasEnded, isPerson, logFor, recap, screenFor, undoRefusal, unscoredUpdateFor } from '@thorp/table';
import { choicesOf } from '../screen/options.ts';
import { COMMANDS } from './commands.ts';
import type { Then } from './reading.ts';
import { finish } from './saves.ts';
import { drawEnd, drawQuestion, type Question, type Shown } from './screen.ts';
import type { Session } from './session.ts';
import { runLine, tellRecord, TURN_OVER } from './shared.ts';

/** Plays until the game is over (true) or the player leaves (false). */
export async function playOn(session: Session): Promise<boolean> {
  const { host, input } = session;
  for (;;) {
    await input.during(host.drive(), session.hurry);
    if (session.stuck !== null) throw session.stuck;
    if (hasEnded(host.table())) break;
    if ((await askPerson(session)) === 'quit') return false;
  }
  tellEnd(session);
  return true;
}

async function askPerson(session: Session): Promise<Then> {
  const table = session.host.table();
  const { seat: next, curtain } = screenFor(table, session.showing);
  const seat = must(next, 'somebody is asked');
  if (curtain && (await drawCurtain(session, seat)) === 'changed') return 'changed';
  session.showing = seat;
  return askSeat(session, seat);
}

/** What the seat sees, and its question, unless its turn is over and waits for confirmation. */
function shownTo({ host, game, name }: Session, seat: Seat): Shown | Question {
  const table = host.table();
  const update = unscoredUpdateFor(table, seat);
  const { decision, view } = update;
  const news = recap(table, seat);
  if (!decision) return { seat, update, choices: [], news };
  return { seat, update, decision, choices: choicesOf(game, decision, { view, name }), news };
}

async function askSeat(session: Session, seat: Seat): Promise<Then> {
  const shown = shownTo(session, seat);
  const prompt = 'decision' in shown ? '› ' : `\n${session.name(seat)}: ${TURN_OVER} `;
  const draw = (): void => void ('decision' in shown && drawQuestion(session, shown));
  draw();
  for (;;) {
    const next = await runLine(session, COMMANDS, shown, (await session.input.ask(prompt)).trim());
    if (next === 'redraw') draw();
    else if (next !== 'stay') return next;
  }
}

/**
 * The curtain between two people who must not see each other's hand. The first one can still take the last move back.
 */
async function drawCurtain(session: Session, seat: Seat): Promise<Then> {
  const { host, input, name, showing: before } = session;
  session.showing = null;
  session.clear();
  const mayUndo = before !== null && undoRefusal(host.table(), before) === null;
  const back = mayUndo ? ` (${name(before)}: undo takes your choice back)` : '';
  for (;;) {
    const line = (await input.ask(`\nNow ${name(seat)}: press Enter when only you look${back}. `)).trim();
    if (line === '') return 'stay';
    if (!mayUndo || !'undo'.startsWith(line.toLowerCase())) continue;
    await session.act(before, { kind: 'undo' });
    session.showing = before;
    return 'changed';
  }
}

function tellEnd(session: Session): void {
  const { host, file, saving } = session;
  const table = host.table();
  const { seen, header } = table;
  const person = header.players.findIndex((_, seat) => isPerson(table, seat));
  const news = logFor(table, null, session.people() === 1 ? seen[person] : -1);
  drawEnd(session, unscoredUpdateFor(table, null), news);
  if (saving.failure() === null) tellRecord(finish(file, table));
}
