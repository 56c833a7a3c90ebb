import type { HostCalls, Manner, Push } from '../worker/protocol.ts';
import { remote, type Remote } from '../worker/remote.ts';
import { paceOf, preferences } from '../ui/preferences.ts';

/** The table's worker, and beside it the bots' worker; the two talk through a channel of their own. */
interface Connection {
  readonly calls: Remote<HostCalls>;
  readonly wire: Worker;
}

let connection: Connection | null = null;

function connect(): Connection {
  // Games are kept until the person removes them, where the browser agrees to that.
  void navigator.storage?.persist?.().catch(() => false);
  const tables = worker('tables');
  let bots = startBots(tables);
  tables.addEventListener('message', ({ data }: MessageEvent<Push>) => {
    if (data?.push !== 'restartBots') return;
    bots.terminate();
    bots = startBots(tables);
  });
  return { calls: remote<HostCalls>(tables), wire: tables };
}

/** The two workers talk through a channel of their own. A bots' worker that breaks is replaced when it is needed. */
function startBots(tables: Worker): Worker {
  const bots = worker('bots');
  const channel = new MessageChannel();
  tables.postMessage({ role: 'tables' }, [channel.port1]);
  bots.postMessage({ role: 'bots' }, [channel.port2]);
  bots.addEventListener('error', () => tables.postMessage({ botsBroke: true }));
  return bots;
}

function worker(name: string): Worker {
  return new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name });
}

export function host(): Remote<HostCalls> {
  connection ??= connect();
  return connection.calls;
}

/** Listens to what the host tells without being asked. */
export function onPush(listener: (push: Push) => void): () => void {
  connection ??= connect();
  const { wire } = connection;
  const heard = ({ data }: MessageEvent<Push>): void => {
    if (typeof data === 'object' && data !== null && 'push' in data) listener(data);
  };
  wire.addEventListener('message', heard);
  return () => wire.removeEventListener('message', heard);
}

export function manner(): Manner {
  const current = preferences();
  return { locale: current.locale, pace: paceOf(current) };
}
