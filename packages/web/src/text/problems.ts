import { messageOf, ThorpError, type ErrorCode } from '@thorp/kernel';
import type { Messages } from './en.ts';

/** The data of an error besides its code, so that it can be explained in any language. */
interface Detail {
  readonly why?: string;
  readonly ply?: number;
  readonly recorded?: number;
  readonly here?: number;
  readonly nameless?: number;
  readonly game?: string;
}

type ProblemMessage = (text: Messages, detail: Detail, message: string) => string;

const refused: ProblemMessage = ({ problems }) => problems.refused;
const unexpected: ProblemMessage = ({ problems }, _, message) => problems.unexpected(message);

const MESSAGES: { readonly [C in ErrorCode]: ProblemMessage } = {
  'bad-record': ({ problems }, { why, ply }) => {
    if (ply !== undefined) return why === 'forged' ? problems.changed(ply) : problems.ply(ply);
    return why === 'json' || why === 'secret' || why === 'forged' || why === 'end' ? problems[why] : problems.shape;
  },
  // A record of other rules, or an answer to a question that has changed.
  version: ({ problems, table }, { recorded, here }) =>
    recorded === undefined || here === undefined ? table.stale : problems.rules(recorded, here),
  'unknown-game': ({ problems }, { game = '' }) => problems.game(game),
  'bad-seats': ({ problems }, { nameless }) =>
    nameless === undefined ? problems.seats : problems.nameless(nameless + 1),
  'bad-settings': ({ problems }) => problems.settings,
  'no-undo': ({ problems, table: { noUndo } }, { why }) =>
    Object.entries(noUndo).find(([kind]) => kind === why)?.[1] ?? problems.refused,
  'game-over': ({ table }) => table.noUndo.over,
  'not-your-turn': refused,
  'not-offered': refused,
  'bad-request': refused,
  'bad-state': unexpected,
  runaway: unexpected,
};

/** What went wrong, in the reader's language. An unexpected error keeps its own message. */
export function problemIn(text: Messages, error: unknown): string {
  if (error instanceof ThorpError) return MESSAGES[error.code](text, error.detail ?? {}, error.message);
  return text.problems.unexpected(messageOf(error));
}
