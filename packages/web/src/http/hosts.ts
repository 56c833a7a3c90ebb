import { request, ServerRefusal } from './request.ts';

/* What the page asks for those who run the site. */

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

/** Null when the token is no longer good. */
export async function figuresFor(token: string): Promise<HostFigures | null> {
  try {
    return await request('GET', '/api/hosts/figures', null, { authorization: `Bearer ${token}` });
  } catch (error) {
    if (error instanceof ServerRefusal && error.reason === 'no-session') return null;
    throw error;
  }
}
