import type { HostCalls, ReaderPreferences, Push } from '../protocol/calls.ts';
import { remote, type Remote } from '../protocol/remote.ts';
import { preferences } from '../preferences/preferences.ts';

/** The connection to the tables' worker, which has its own channel to the bots' worker. */
interface Connection {
  readonly calls: Remote<HostCalls>;
  readonly wire: Worker;
}

let connection: Connection | null = null;

function connect(): Connection {
  // Ask the browser to keep games until the person removes them; it may refuse.
  void navigator.storage?.persist?.().catch(() => false);
  const tables = worker('tables');
  tables.postMessage({ role: 'tables' });
  let bots: Worker | null = null;
  tables.addEventListener('message', ({ data }: MessageEvent<Push>) => {
    if (data?.push !== 'startBots') return;
    bots?.terminate();
    bots = startBots(tables);
  });
  return { calls: remote<HostCalls>(tables), wire: tables };
}

/** Starts a bots' worker and connects it to the tables' worker. A broken one is replaced when it is needed. */
function startBots(tables: Worker): Worker {
  const bots = worker('bots');
  const channel = new MessageChannel();
  tables.postMessage({ role: 'tables' }, [channel.port1]);
  bots.postMessage({ role: 'bots' }, [channel.port2]);
  bots.addEventListener('error', () => tables.postMessage({ botsBroke: true }));
  return bots;
}

/** Starts a worker; it waits until it gets its role. */
export function worker(name: string): Worker {
  return new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name });
}

/** The calls that the tables' worker answers. */
export function host(): Remote<HostCalls> {
  connection ??= connect();
  return connection.calls;
}

/** Listens to messages that the worker sends without a request. */
export function onPush(listener: (push: Push) => void): () => void {
  connection ??= connect();
  const { wire } = connection;
  const receive = ({ data }: MessageEvent<Push>): void => {
    if (typeof data === 'object' && data !== null && 'push' in data) listener(data);
  };
  wire.addEventListener('message', receive);
  return () => wire.removeEventListener('message', receive);
}

/** What the worker must know about the reader. */
export function reader(shared = false): ReaderPreferences {
  return { locale: preferences().locale, shared };
}
