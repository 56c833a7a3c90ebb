import { messageOf, ThorpError, type ErrorCode } from '@thorp/kernel';

/** What can go wrong with a request, on top of what can go wrong with a game. */
export type EngineCode =
  | ErrorCode
  | 'bad-json'
  | 'line-too-long'
  | 'unknown-request'
  | 'unknown-table'
  | 'unknown-level'
  | 'internal';

export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code: EngineCode;

  constructor(code: EngineCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** The error object of an answer. A fault of the rules themselves ('internal') must not end the process either. */
export function errorAnswer(error: unknown): { readonly code: EngineCode; readonly message: string } {
  if (error instanceof EngineError || error instanceof ThorpError) return { code: error.code, message: error.message };
  return { code: 'internal', message: messageOf(error) };
}
