import { ThorpError, type ErrorCode } from '@thorp/kernel';
import { StoreConflict } from '@thorp/table';
import { StoreUncertain } from './store/uncertain.ts';

/** What a server refuses, on top of what a table refuses. docs/protocol.md lists them all. */
export type ServerCode =
  | ErrorCode
  | 'bad-message'
  | 'no-session'
  | 'no-table'
  | 'not-seated'
  | 'not-over'
  | 'too-fast'
  | 'too-many'
  | 'not-stored'
  | 'not-checked'
  | 'not-found'
  | 'suspended'
  | 'expired'
  | 'bad-passkey'
  | 'not-sent';

export class ServerError extends Error {
  readonly code: ServerCode;

  constructor(code: ServerCode, message: string) {
    super(message);
    this.name = 'ServerError';
    this.code = code;
  }
}

/** The code and the text that the sender gets. Faults of our own are not described to strangers. */
export function errorBody(error: unknown): { readonly code: ServerCode; readonly message: string } {
  if (error instanceof ServerError || error instanceof ThorpError) return { code: error.code, message: error.message };
  if (error instanceof StoreConflict) return { code: 'no-table', message: 'this table is gone' };
  if (error instanceof StoreUncertain) {
    return { code: 'not-stored', message: 'the store went away; look whether it was done before you try again' };
  }
  return { code: 'not-stored', message: 'it could not be stored and was not done; try again in a moment' };
}

/** Whether somebody who runs the server should hear of it. */
export function isFault(error: unknown): boolean {
  return !(error instanceof ServerError || error instanceof ThorpError || error instanceof StoreConflict);
}
