import { request, ServerRefusal } from './request.ts';

/* Requests of the page for the people who run the site. */

export interface HostFigures {
  readonly today: string;
  readonly days: number;
  readonly games: readonly {
    readonly day: string;
    readonly game: string;
    readonly games: number;
    readonly moves: number;
    readonly ms: number;
  }[];
  readonly people: readonly { readonly day: string; readonly people: number }[];
}

/** Null if the token is not valid any more. */
export async function figuresFor(token: string): Promise<HostFigures | null> {
  try {
    return await request('GET', '/api/hosts/figures', null, { authorization: `Bearer ${token}` });
  } catch (error) {
    if (error instanceof ServerRefusal && error.reason === 'no-session') return null;
    throw error;
  }
}
