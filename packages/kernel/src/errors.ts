/** What went wrong, as a code that programs can act on. */
export type ErrorCode =
  | 'unknown-game'
  | 'bad-seats'
  | 'bad-settings'
  | 'bad-state'
  | 'bad-record'
  | 'not-your-turn'
  | 'not-offered'
  | 'game-over'
  | 'no-undo'
  | 'version'
  | 'runaway'
  | 'bad-request';

/** An error that a person can act on: the message says what was wrong and what was expected. */
export class ThorpError extends Error {
  readonly code: ErrorCode;
  readonly detail: unknown;

  constructor(code: ErrorCode, message: string, detail: unknown = null) {
    super(message);
    this.name = 'ThorpError';
    this.code = code;
    this.detail = detail;
  }
}

/** Asserts what the program itself guarantees. A failure is a bug, never a player's mistake. */
export function must<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`broken invariant: ${what}`);
  return value;
}

/** The message of an error. Anything can be thrown, so the type is unknown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
