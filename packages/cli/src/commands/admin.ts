import { messageOf } from '@thorp/kernel';
import { newHostToken, openStore, readConfig, type ServerStore } from '@thorp/server';
import { defineCommand } from 'citty';
import { FAILED, UsageError } from '../errors.ts';
import { refuseUnknown, wholeNumber } from '../flags.ts';
import { didYouMean } from '../nearest.ts';
import { table } from '../screen/table.ts';
import { oneLine, say, sayJson } from '../terminal.ts';

const ARGS = {
  action: { type: 'positional', description: 'people, reports, suspend, restore, delete, close or token' },
  what: { type: 'positional', required: false, description: 'An id; for people, part of a name' },
  data: { type: 'string', valueHint: 'DIRECTORY', description: 'The data directory; overrides THORP_DATA' },
  most: { type: 'string', valueHint: 'N', default: '50', description: 'List at most this many' },
  days: { type: 'string', valueHint: 'N', default: '30', description: 'For how many days a token is valid' },
  all: { type: 'boolean', description: 'Include closed reports' },
  json: { type: 'boolean', description: 'Print JSON' },
} as const;

interface Asked {
  readonly what: string;
  readonly most: number;
  readonly days: number;
  readonly all: boolean;
  readonly json: boolean;
}

type AdminAction = (store: ServerStore, asked: Asked) => Promise<number>;

const ACTIONS: { readonly [action: string]: AdminAction } = {
  people: listPeople,
  reports: listReports,
  suspend: (store, { what }) => setState(store, what, 'suspended', 'is suspended'),
  restore: (store, { what }) => setState(store, what, 'active', 'may play again'),
  delete: (store, { what }) =>
    setState(store, what, 'leaving', 'will be forgotten by the running server within a minute, or when it starts'),
  close: closeReport,
  token: makeToken,
};

export const admin = () =>
  defineCommand<typeof ARGS>({
    meta: {
      name: 'admin',
      description: 'List, suspend and delete people, and read reports; works while the server runs',
    },
    args: ARGS,
    setup: refuseUnknown,
    async run({ args }) {
      const { action = '' } = args;
      const perform = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
      if (!perform) throw new UsageError(`there is no action '${action}'; ${hint(action)}`);
      const most = wholeNumber('--most', args.most, 1, 10_000) ?? 1;
      const days = wholeNumber('--days', args.days, 1, 400) ?? 1;
      const { what = '', all = false, json = false } = args;
      const store = await storeFrom(args.data);
      try {
        return await perform(store, { what, most, days, all, json });
      } finally {
        await store.close();
      }
    },
  });

function hint(action: string): string {
  const names = Object.keys(ACTIONS);
  return didYouMean(action, names) ?? `choose one of ${names.join(', ')}`;
}

async function storeFrom(data: string | undefined): Promise<ServerStore> {
  try {
    return await openStore(readConfig({ ...process.env, ...(data === undefined ? {} : { THORP_DATA: data }) }));
  } catch (error) {
    throw new UsageError(messageOf(error), { cause: error });
  }
}

async function listPeople(store: ServerStore, { what, most, json }: Asked): Promise<number> {
  const people = await store.listPeople(what, most);
  if (json) sayJson(people, 2);
  else {
    const rows = people.map(({ id, name, state, created, passkeys }) => [
      id,
      oneLine(name),
      passkeys > 0 ? 'account' : 'guest',
      state,
      day(created),
    ]);
    say(table([['id', 'name', 'kind', 'state', 'since'], ...rows]).join('\n'));
  }
  return 0;
}

async function listReports(store: ServerStore, { most, all, json }: Asked): Promise<number> {
  const reports = await store.reports(!all, most);
  if (json) sayJson(reports, 2);
  else if (reports.length === 0) say('There are no reports.');
  for (const { id, at, about, aboutName, reporter, room, text, closed } of json ? [] : reports) {
    say(`${id}  ${day(at)}${closed ? '  closed' : ''}`);
    say(
      `  about ${oneLine(aboutName) || 'somebody'} (${about || 'has left'}), by ${reporter || 'somebody who has left'}`,
    );
    say(`  table ${room}\n  ${oneLine(text)}\n`);
  }
  return 0;
}

async function setState(
  store: ServerStore,
  person: string,
  state: Parameters<ServerStore['setPersonState']>[1],
  done: string,
): Promise<number> {
  if (person === '') throw new UsageError('the id of a person is missing; `thorp admin people` lists them');
  const found = await store.setPersonState(person, state);
  say(found ? `${person} ${done}.` : `There is no person ${person}.`);
  return found ? 0 : FAILED;
}

/** A token for the page of figures; whoever has it can see them. */
async function makeToken(store: ServerStore, { days, json }: Asked): Promise<number> {
  const token = await newHostToken(store, days);
  if (json) sayJson({ token, days }, 2);
  else say(`Open /admin#${token} on the site within ${days} days. Whoever has this address sees the figures.`);
  return 0;
}

async function closeReport(store: ServerStore, { what }: Asked): Promise<number> {
  if (what === '') throw new UsageError('the id of a report is missing; `thorp admin reports` lists them');
  const found = await store.closeReport(what);
  say(found ? `Report ${what} is closed.` : `There is no report ${what}.`);
  return found ? 0 : FAILED;
}

function day(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
