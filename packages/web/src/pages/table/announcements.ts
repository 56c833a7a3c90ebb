import { withoutSigns } from '../../board/spoken.ts';
import type { TableUpdate } from '../../protocol/update.ts';
import type { Messages } from '../../text/en.ts';

type Log = TableUpdate['log'];

/** At most this many lines of one move are read aloud; the log has all of them. */
const READ_OUT = 3;

/** What happened since an earlier log: a sentence for each move. */
export function newsSince(before: Log, after: Log, { announce, table }: Messages): string[] {
  const sentences: string[] = [];
  for (const lines of byMove(linesSince(before, after))) {
    const told = lines.slice(0, READ_OUT);
    const more = lines.length - told.length;
    const within = told.map((line, i) => (i === 0 ? line : line.replace(announce.you, you => you.toLowerCase())));
    const words = [...within, ...(more > 0 ? [announce.more(more)] : [])].join('; ');
    sentences.push(sentence(withoutSigns(words, table)));
  }
  return sentences;
}

/**
 * The lines of the log that are complete. While a bot continues, its last line may still grow: it is announced once,
 * when it is complete.
 */
export function finishedLines({ log, seats, question }: TableUpdate): Log {
  const goesOn = question === null && seats.some(({ asked, kind }) => asked && kind === 'bot');
  return goesOn ? log.slice(0, -1) : log;
}

interface Line {
  readonly ply: number;
  readonly text: string;
}

/** New lines of the log; for a line that has grown, only the added part. */
function linesSince(before: Log, after: Log): Line[] {
  const last = before.length - 1;
  const [known, now] = [before[last], after[last]];
  const hasGrown = known && now && now.events.length > known.events.length;
  const grown = hasGrown ? [{ ply: now.ply, text: addedTo(known.text, now.text) }] : [];
  return [...grown, ...after.slice(before.length).filter(isNews)].filter(({ text }) => text !== '');
}

/** Whether an event is announced. The start of a turn is not: the question, or the actions of others, make it clear. */
function isNews({ event, events }: Log[number]): boolean {
  return event.kind !== 'turn' || events.length > 1;
}

/** Only a part after a comma or semicolon can be understood without the words before it. */
function addedTo(before: string, after: string): string {
  const added = after.startsWith(before) ? after.slice(before.length) : ':';
  if (added === '') return '';
  return /^[,;] /.test(added) ? added.slice(2) : after;
}

function byMove(lines: readonly Line[]): string[][] {
  const moves = new Map<number, string[]>();
  for (const { ply, text } of lines) moves.set(ply, [...(moves.get(ply) ?? []), text]);
  return [...moves.values()];
}

/** What is asked now; that it is the person's turn only at the start of the turn. */
export function askedNow(text: Messages, { question, holding, result }: TableUpdate, begins: boolean): string[] {
  if (question) return [sentence(begins ? text.announce.turn(question.prompt) : question.prompt)];
  if (holding) return [text.table.passOn];
  return result ? [sentence(text.table.over)] : [];
}

function sentence(words: string): string {
  return /[.!?:…]$/.test(words) ? words : `${words}.`;
}
