import type { Commands, Then } from '../play/reading.ts';
import type { Shown } from '../play/screen.ts';
import { changedIf, tableCommands } from '../play/shared.ts';
import { say } from '../terminal.ts';
import { tried, type Remote } from './remote.ts';

/** The commands at a remote table, at any time. */
export const COMMANDS: Commands<Remote> = tableCommands<Remote>(
  {
    say: { help: 'say TEXT sends a message to the others', run: talk },
    agree: { help: 'agree to what somebody asks for', run: (remote, shown) => answer(remote, shown, true) },
    decline: { help: 'decline what somebody asks for', run: (remote, shown) => answer(remote, shown, false) },
    note: { help: 'note TEXT writes a private note; note shows it', run: takeNote },
    hurry: { help: 'ask a thinking bot to answer now', run: hurry },
    abandon: { help: 'ask the others to end the game without a result', run: abandon },
  },
  {
    undo: 'take your last move back; if it revealed something, the others are asked',
    quit: 'leave; you keep your seat',
  },
);

async function talk(remote: Remote, _: Shown, text: string): Promise<Then> {
  if (text === '') say('Type say and your message.');
  else await tried(remote, remote.session.inRoom({ kind: 'say', text }));
  return 'stay';
}

async function answer(remote: Remote, { seat, update: { request } }: Shown, agrees: boolean): Promise<Then> {
  if (request?.outcome !== 'open' || request.seat === seat) {
    say('There is no request for you.');
    return 'stay';
  }
  const { sequence } = request;
  return changedIf(tried(remote, remote.session.act({ kind: 'answer', request: sequence, agrees })));
}

async function takeNote(remote: Remote, { update: { note } }: Shown, text: string): Promise<Then> {
  if (text === '') say(note === '' ? 'You have no note.' : note);
  else await tried(remote, remote.session.act({ kind: 'note', text }));
  return 'stay';
}

async function hurry({ session }: Remote, { update: { seat } }: Shown): Promise<Then> {
  if (seat === null) say('Only players can ask a bot to hurry.');
  else session.hurry();
  return 'stay';
}

function abandon(remote: Remote): Promise<Then> {
  return changedIf(tried(remote, remote.session.act({ kind: 'ask', what: 'abandon' })));
}
