import { must, outcome, type Seat } from '@thorp/kernel';
import { hasEnded, isPerson, logFor, recap, screenFor, undoRefusal, updateFor, wasGivenUp } from '@thorp/table';
import { didYouMean } from '../nearest.ts';
import { choicesOf } from '../screen/options.ts';
import { printable, say } from '../terminal.ts';
import { readerOf } from '../words.ts';
import { COMMANDS } from './commands.ts';
import { findCommand, type Then } from './reading.ts';
import { finish } from './saves.ts';
import { drawEnd, drawQuestion, type Question } from './screen.ts';
import { act, people, type Session } from './session.ts';

/** Plays until the game is over (true) or the player leaves (false). */
export async function playOn(session: Session): Promise<boolean> {
  const { host, input } = session;
  for (;;) {
    await input.during(host.drive());
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
  return table.holding === seat ? askToConfirm(session, seat) : askToChoose(session, seat);
}

async function askToChoose(session: Session, seat: Seat): Promise<Then> {
  const { host, input, name } = session;
  const { match } = host.table();
  const update = updateFor(host.table(), seat);
  const decision = must(update.decision, 'the seat is asked');
  const choices = choicesOf(match.game, decision, { view: update.view, name });
  const question: Question = { seat, update, decision, choices, news: recap(host.table(), seat) };
  drawQuestion(session, question);
  for (;;) {
    const next = await obey(session, question, (await input.ask('› ')).trim());
    if (next === 'redraw') drawQuestion(session, question);
    else if (next !== 'stay') return next;
  }
}

/** A turn that ended by itself waits, so that it can still be taken back. */
async function askToConfirm(session: Session, seat: Seat): Promise<Then> {
  const prompt = `\n${session.name(seat)}: your turn is over. Enter passes it on, undo takes it back. `;
  for (;;) {
    const line = (await session.input.ask(prompt)).trim().toLowerCase();
    if (line !== '' && 'quit'.startsWith(line)) return 'quit';
    const kind = line === '' ? 'confirm' : 'undo'.startsWith(line) ? 'undo' : null;
    if (kind === null) continue;
    await act(session, { kind, seat });
    return 'changed';
  }
}

/** Between two people who must not see each other's hand. The one who leaves may still take the last move back. */
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
    await act(session, { kind: 'undo', seat: before });
    session.showing = before;
    return 'changed';
  }
}

function obey(session: Session, question: Question, line: string): Then | Promise<Then> {
  if (line === '') return session.redraw ? 'redraw' : 'stay';
  if (/^\d+$/.test(line)) return take(session, question, Number(line));
  const [word = '', ...rest] = line.split(/\s+/);
  const command = findCommand(COMMANDS, word);
  if (command) return command.run(session, question, rest.join(' '));
  const hint = didYouMean(word, Object.keys(COMMANDS)) ?? 'Type a number of the list, or help.';
  say(`'${printable(word)}' is no command here. ${hint}`);
  return 'stay';
}

async function take(session: Session, { seat, choices }: Question, number: number): Promise<Then> {
  const choice = choices[number - 1];
  if (!choice) {
    say(`There is no choice ${number}; type a number from 1 to ${choices.length}.`);
    return 'stay';
  }
  await act(session, { kind: 'move', seat, options: [choice.option] });
  return 'changed';
}

function tellEnd(session: Session): void {
  const { host, name, file, saving } = session;
  const table = host.table();
  const { match, seen, header } = table;
  const person = header.players.findIndex((_, seat) => isPerson(table, seat));
  const news = logFor(table, null, people(table) === 1 ? seen[person] : -1);
  const result = { ...outcome(match), givenUp: wasGivenUp(table), abandoned: table.abandoned };
  drawEnd(session, result, news, readerOf(match.game, match.state, null, name));
  if (saving.failure() === null) {
    say(`\nThe record is in ${finish(file, table)}\nthorp replay or thorp verify reads it.`);
  }
}
