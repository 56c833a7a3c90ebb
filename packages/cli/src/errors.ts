import { messageOf, ThorpError } from '@thorp/kernel';

/** Wrong use of a command: the message says what to do instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Exit codes: 1 if the check or task failed, 2 for wrong usage, 130 after Ctrl-C. */
export const FAILED = 1;
export const USAGE = 2;
export const INTERRUPTED = 130;

const MISUSE = new Set(['unknown-game', 'bad-seats', 'bad-settings', 'bad-request']);

/** One line for the person and the exit code for the shell; never a stack trace. */
export function explain(error: unknown): { readonly line: string; readonly code: number } {
  if (error instanceof UsageError) return { line: error.message, code: USAGE };
  if (error instanceof ThorpError) return { line: error.message, code: MISUSE.has(error.code) ? USAGE : FAILED };
  // Compared by name, so that the module that starts programs need not be loaded.
  if (error instanceof Error && error.name === 'ProgramFault') return { line: error.message, code: USAGE };
  return { line: `internal error: ${messageOf(error)} (THORP_TRACE=1 shows where)`, code: FAILED };
}

/** The operating system's error code; empty if there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** The operating system's error about a file, in words. */
export function fileFault(error: unknown): string {
  const words: Record<string, string> = {
    ENOENT: 'there is no such file',
    EISDIR: 'it is a directory',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    ENOTDIR: 'part of its path is not a directory',
    ENOSPC: 'the disk is full',
    EROFS: 'the disk is read-only',
  };
  return words[codeOf(error)] ?? messageOf(error);
}
