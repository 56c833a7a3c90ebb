import { showBoard, showHelp, showLog, whyNot, type Commands, type Then } from '../play/reading.ts';
import type { Shown } from '../play/screen.ts';
import { standingLines } from '../screen/scores.ts';
import { screenWidth } from '../screen/width.ts';
import { say } from '../terminal.ts';
import { tried, type Remote } from './remote.ts';

/** What can be typed at a table elsewhere, asked or not. */
export const COMMANDS: Commands<Remote, Shown> = {
  undo: { help: 'take your last move back; the others are asked where something came to light', run: takeBack },
  pay: { help: 'let the game choose what to pay', run: payForMe },
  why: { help: 'what you cannot do now, and why', run: whyNot },
  say: { help: 'say TEXT talks to the others', run: talk },
  agree: { help: 'agree to what somebody asks for', run: (remote, shown) => answer(remote, shown, true) },
  decline: { help: 'decline what somebody asks for', run: (remote, shown) => answer(remote, shown, false) },
  log: { help: 'what happened; log 50 shows more', run: showLog },
  score: { help: 'the score sheet as far as you can know it', run: showScore },
  note: { help: 'note TEXT keeps something for yourself; note shows it', run: takeNote },
  help: { help: 'this list; help NAME explains a card', run: (remote, _, word) => showHelp(remote, COMMANDS, word) },
  board: { help: 'the whole board, however long; Enter draws it to fit again', run: showBoard },
  abandon: { help: 'ask the others to end the game without a result', run: abandon },
  resign: { help: 'give up; a bot plays on for you', run: resign },
  quit: { help: 'leave; your seat stays yours', run: () => 'quit' },
};

async function takeBack(remote: Remote, { update }: Shown): Promise<Then> {
  const { session } = remote;
  if (update.noUndo === null) return (await tried(remote, session.act({ kind: 'undo' }))) ? 'changed' : 'stay';
  if (!update.mayAskUndo) {
    say('You have no move to take back.');
    return 'stay';
  }
  return (await tried(remote, session.act({ kind: 'ask', what: 'undo' }))) ? 'changed' : 'stay';
}

async function payForMe(remote: Remote, { update: { forMe } }: Shown): Promise<Then> {
  if (forMe === null) {
    say('Here the choice is yours alone.');
    return 'stay';
  }
  return (await tried(remote, remote.session.act({ kind: 'move', options: [forMe] }))) ? 'changed' : 'stay';
}

async function talk(remote: Remote, _: Shown, text: string): Promise<Then> {
  if (text === '') say('Type say and what you want to say.');
  else await tried(remote, remote.session.inRoom({ kind: 'say', text }));
  return 'stay';
}

async function answer(remote: Remote, { seat, update: { request } }: Shown, agrees: boolean): Promise<Then> {
  if (request?.outcome !== 'open' || request.seat === seat) {
    say('Nobody asks you for anything.');
    return 'stay';
  }
  const { sequence } = request;
  return (await tried(remote, remote.session.act({ kind: 'answer', request: sequence, agrees }))) ? 'changed' : 'stay';
}

async function showScore(remote: Remote, { update: { view } }: Shown): Promise<Then> {
  const { session, game, name, paint } = remote;
  await tried(
    remote,
    session.scores().then(scores => {
      say(standingLines(game, scores, { view, name }, { name, paint, width: screenWidth() }).join('\n'));
    }),
  );
  return 'stay';
}

async function takeNote(remote: Remote, { update: { note } }: Shown, text: string): Promise<Then> {
  if (text === '') say(note === '' ? 'You have noted nothing.' : note);
  else await tried(remote, remote.session.act({ kind: 'note', text }));
  return 'stay';
}

async function abandon(remote: Remote): Promise<Then> {
  return (await tried(remote, remote.session.act({ kind: 'ask', what: 'abandon' }))) ? 'changed' : 'stay';
}

async function resign(remote: Remote): Promise<Then> {
  const line = (await remote.input.ask('A bot plays on for you. Type yes to resign: ')).trim().toLowerCase();
  if (line !== 'yes') return 'stay';
  return (await tried(remote, remote.session.act({ kind: 'resign' }))) ? 'changed' : 'stay';
}
