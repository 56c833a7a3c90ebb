import { ThorpError, type ErrorCode } from '@thorp/kernel';
import { StoreConflict } from '@thorp/table';
import { StoreUncertain } from './store/uncertain.ts';

/** The error codes of a server, in addition to those of a table. docs/protocol.md lists them all. */
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

/** The code and text for the sender. Our own faults are not described to strangers. */
export function errorBody(error: unknown): { readonly code: ServerCode; readonly message: string } {
  if (error instanceof ServerError || error instanceof ThorpError) return { code: error.code, message: error.message };
  if (error instanceof StoreConflict) return { code: 'no-table', message: 'this table no longer exists' };
  if (error instanceof StoreUncertain) {
    return { code: 'not-stored', message: 'the store does not answer; check whether it was done before you try again' };
  }
  return { code: 'not-stored', message: 'it could not be stored and was not done; try again in a moment' };
}

/** Whether the people who run the server should see the error. */
export function isFault(error: unknown): boolean {
  return !(error instanceof ServerError || error instanceof ThorpError || error instanceof StoreConflict);
}
