import { messageOf, ThorpError } from '@thorp/kernel';

/** The command was not used as it can be: the message says what to do instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Exit codes: 1 when what was asked for did not hold, 2 when it could not be understood, 130 after Ctrl-C. */
export const FAILED = 1;
export const USAGE = 2;
export const INTERRUPTED = 130;

const MISUSE = new Set(['unknown-game', 'bad-seats', 'bad-settings', 'bad-request']);

/** One line for the person and the exit code for the shell; never a stack trace. */
export function explain(error: unknown): { readonly line: string; readonly code: number } {
  if (error instanceof UsageError) return { line: error.message, code: USAGE };
  if (error instanceof ThorpError) return { line: error.message, code: MISUSE.has(error.code) ? USAGE : FAILED };
  // By name, so that the command need not load what starts programs only to know their faults.
  if (error instanceof Error && error.name === 'ProgramFault') return { line: error.message, code: USAGE };
  return { line: `something went wrong inside Thorp: ${messageOf(error)} (THORP_TRACE=1 shows where)`, code: FAILED };
}

/** The operating system's word for what went wrong; empty when it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** What the operating system said about a file, in words. */
export function fileFault(error: unknown): string {
  const words: Record<string, string> = {
    ENOENT: 'there is no such file',
    EISDIR: 'it is a directory',
    EACCES: 'it may not be opened',
    EPERM: 'it may not be opened',
    ENOTDIR: 'part of its path is not a directory',
    ENOSPC: 'the disk is full',
    EROFS: 'the disk is read-only',
  };
  return words[codeOf(error)] ?? messageOf(error);
}
