import type { DailyResults, DailyScore, DailyToday } from '@thorp/client/daily';
import type { HostFigures } from './hosts.ts';
import type { Acquaintance, Invitation, Lobby, LookersOn, MyResult, MyTable, TableCode } from './tables.ts';
import type { KnownPerson, Me, Notifications, RatingLine } from './me.ts';
import type { CreationOptions, RequestOptions } from './passkeys.ts';

/** The answers of the server's routes that the page reads. docs/protocol.md describes them. */
interface Answers {
  readonly 'GET /api/lobby': Lobby;
  readonly 'POST /api/tables': { readonly table: string };
  readonly [portraits: `GET /api/tables/${string}/portraits`]: { readonly portraits: readonly string[] };
  readonly [watchers: `GET /api/tables/${string}/watchers`]: LookersOn;
  readonly [code: `POST /api/tables/${string}/code`]: TableCode;
  readonly 'POST /api/codes': { readonly table: string };
  readonly 'GET /api/daily': DailyToday;
  readonly [results: `GET /api/daily/${string}/${string}`]: DailyResults;
  readonly [opened: `POST /api/daily/${string}`]: { readonly table: string };
  readonly 'GET /api/me': Me;
  readonly 'GET /api/me/tables': { readonly tables: readonly MyTable[] };
  readonly [mine: `GET /api/me/tables?language=${string}`]: { readonly tables: readonly MyTable[] };
  readonly 'GET /api/me/results': { readonly results: readonly MyResult[] };
  readonly 'GET /api/me/ratings': { readonly ratings: readonly RatingLine[] };
  readonly 'GET /api/me/invitations': { readonly invitations: readonly Invitation[] };
  readonly 'GET /api/me/people': { readonly people: readonly Acquaintance[] };
  readonly 'GET /api/me/blocks': { readonly people: readonly KnownPerson[] };
  readonly 'POST /api/me/mutes': { readonly person: string };
  readonly 'POST /api/me/blocks': { readonly person: string };
  readonly 'POST /api/me/link': { readonly secret: string; readonly expires: number };
  readonly 'GET /api/me/notifications': Notifications;
  readonly 'POST /api/me/notifications/test': { readonly sent: number; readonly failed: number };
  readonly 'POST /api/me/channels/push': { readonly id: string };
  readonly 'POST /api/me/channels/webhook': { readonly secret: string };
  readonly 'POST /api/me/passkeys/options': CreationOptions;
  readonly 'POST /api/sign-in/options': RequestOptions;
  readonly 'GET /api/hosts/figures': HostFigures;
}

/** The path of a sent record would also match an opened daily table, so it comes first. */
type SentRecord = `POST /api/daily/${string}/${string}/record?name=${string}`;

/** The type of the server's answer to a method and a path. */
export type AnswerTo<Asked extends string> = Asked extends SentRecord
  ? { readonly score: DailyScore }
  : Asked extends keyof Answers
    ? Answers[Asked]
    : unknown;
