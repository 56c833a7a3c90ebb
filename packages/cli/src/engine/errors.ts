import { messageOf, ThorpError, type ErrorCode } from '@thorp/kernel';

/** The error codes of requests, in addition to those of games. */
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

/** The error object of an answer. A fault in the rules ('internal') must not end the process either. */
export function errorAnswer(error: unknown): { readonly code: EngineCode; readonly message: string } {
  if (error instanceof EngineError || error instanceof ThorpError) return { code: error.code, message: error.message };
  return { code: 'internal', message: messageOf(error) };
}
