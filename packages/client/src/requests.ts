import { withChanges, type Outlook, type PastMoment, type PreviewStep, type Standing } from '@thorp/table';
import { ActionRefused, openPending, type Pending } from './pending.ts';
import type { ClientMessage, RoomRequest, SentMoment, ServerMessage, TableRequest } from './protocol.ts';
import { randomText, type Unsent } from './unsent.ts';

/** A session's requests to the server. Requests without an answer are sent again after each reconnect. */
export interface Requests {
  act(action: Unsent<TableRequest>, version: number): Promise<number>;
  inRoom(action: Unsent<RoomRequest>): Promise<number>;
  preview(
    answers: readonly object[],
    through: readonly string[] | undefined,
    most: number | undefined,
    version: number,
  ): Promise<readonly PreviewStep[]>;
  outlook(): Promise<Outlook | null>;
  missed(): Promise<readonly PastMoment[]>;
  scores(): Promise<readonly Standing[]>;
  /** Whether an action in the room has no answer yet. */
  isRoomBusy(): boolean;
  /** Passes an answer to its request. */
  answer(message: ServerMessage): void;
  /** An error without an id answers a subscription or a request for scores. */
  refused(id: string | null, error: ActionRefused): void;
  sendAgain(): void;
  end(): void;
}

/** At most this many actions other than moves may wait for an answer. */
const MOST_WAITING = 16;

/** The most steps of a preview. */
const MOST_ANSWERS = 40;

/** Only one of these may wait for an answer, because each changes the question. */
const ONE_AT_A_TIME: readonly TableRequest['kind'][] = ['move', 'undo', 'confirm'];

interface ScoresWanted {
  resolve(scores: readonly Standing[]): void;
  reject(error: ActionRefused): void;
}

/** Requests that wait for an answer. */
interface Waiting {
  readonly table: string;
  readonly send: (text: string) => void;
  readonly moves: Pending<number>;
  readonly others: Pending<number>;
  readonly roomActions: Pending<number>;
  readonly previews: Pending<readonly PreviewStep[]>;
  readonly outlooks: Pending<Outlook | null>;
  readonly pasts: Pending<readonly PastMoment[]>;
  readonly scoresWanted: ScoresWanted[];
  ended: boolean;
}

export function openRequests(table: string, send: (text: string) => void): Requests {
  const waiting: Waiting = {
    table,
    send,
    moves: openPending(),
    others: openPending(),
    roomActions: openPending(),
    previews: openPending(),
    outlooks: openPending(),
    pasts: openPending(),
    scoresWanted: [],
    ended: false,
  };
  const { previews, outlooks, pasts, roomActions } = waiting;
  return {
    act: (action, version) => act(waiting, action, version),
    inRoom: action => inRoom(waiting, action),
    preview: (answers, through = [], most = MOST_ANSWERS, version) =>
      ask(waiting, previews, id => ({ type: 'preview', table, id, version, answers, through, most })),
    outlook: () => ask(waiting, outlooks, id => ({ type: 'outlook', table, id })),
    missed: () => ask(waiting, pasts, id => ({ type: 'missed', table, id })),
    scores: () => askScores(waiting),
    isRoomBusy: () => roomActions.size() > 0,
    answer: message => answer(waiting, message),
    refused: (id, error) => refuse(waiting, id, error),
    sendAgain() {
      for (const each of all(waiting)) for (const message of each.texts()) send(message);
      if (waiting.scoresWanted.length > 0) send(text({ type: 'scores', table }));
    },
    end() {
      waiting.ended = true;
      for (const each of all(waiting)) each.failAll(tableClosed());
      for (const { reject } of waiting.scoresWanted.splice(0)) reject(tableClosed());
    },
  };
}

const text = (message: ClientMessage): string => JSON.stringify(message);

const actionsIn = ({ moves, others, roomActions }: Waiting): readonly Pending<number>[] => [moves, others, roomActions];

const all = (waiting: Waiting): readonly Pick<Pending<never>, 'texts' | 'failAll' | 'refused'>[] => [
  ...actionsIn(waiting),
  waiting.previews,
  waiting.outlooks,
  waiting.pasts,
];

async function ask<R>(waiting: Waiting, pending: Pending<R>, message: (id: string) => ClientMessage): Promise<R> {
  if (waiting.ended) throw tableClosed();
  const id = randomText();
  const sent = text(message(id));
  const done = pending.add(id, sent);
  waiting.send(sent);
  return done;
}

async function act(waiting: Waiting, action: Unsent<TableRequest>, version: number): Promise<number> {
  const { moves, others, table } = waiting;
  const [pending, most] = ONE_AT_A_TIME.includes(action.kind) ? [moves, 1] : [others, MOST_WAITING];
  if (pending.size() >= most) throw new ActionRefused('busy', 'another action is still being sent');
  return ask(waiting, pending, id => ({ type: 'act', table, action: { ...action, id, version } as TableRequest }));
}

async function inRoom(waiting: Waiting, action: Unsent<RoomRequest>): Promise<number> {
  const { roomActions, table } = waiting;
  if (roomActions.size() >= MOST_WAITING)
    throw new ActionRefused('busy', 'too many requests are waiting for an answer');
  return ask(waiting, roomActions, id => ({ type: 'room', table, action: { ...action, id } as RoomRequest }));
}

async function askScores({ ended, scoresWanted, send, table }: Waiting): Promise<readonly Standing[]> {
  if (ended) throw tableClosed();
  if (scoresWanted.length === 0) send(text({ type: 'scores', table }));
  return new Promise((resolve, reject) => scoresWanted.push({ resolve, reject }));
}

function answer(waiting: Waiting, message: ServerMessage): void {
  switch (message.type) {
    case 'scores':
      for (const { resolve } of waiting.scoresWanted.splice(0)) resolve(message.scores);
      return undefined;
    case 'preview':
      return waiting.previews.done(message.id, message.steps);
    case 'outlook':
      return waiting.outlooks.done(message.id, message.outlook);
    case 'missed':
      return waiting.pasts.done(message.id, wholeMoments(message.moments));
    case 'receipt':
      for (const each of actionsIn(waiting)) each.done(message.id, message.version);
      return undefined;
    default:
      return undefined;
  }
}

function refuse(waiting: Waiting, id: string | null, error: ActionRefused): void {
  if (id !== null) for (const each of all(waiting)) each.refused(id, error);
  else if (error.code !== 'too-fast') for (const { reject } of waiting.scoresWanted.splice(0)) reject(error);
}

function tableClosed(): ActionRefused {
  return new ActionRefused('closed', 'the table was closed');
}

/** Each view is computed from the one before it. */
export function wholeMoments(sent: readonly SentMoment[]): PastMoment[] {
  let view: unknown = null;
  return sent.map(moment => {
    view = 'view' in moment ? moment.view : withChanges(view, moment.viewChanges);
    const { plies, waiting } = moment;
    return { plies, waiting, view };
  });
}
