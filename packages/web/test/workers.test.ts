import { afterEach, expect, test, vi } from 'vitest';

// Preferences need a document, and are not tested here.
vi.mock('../src/preferences/preferences.ts', () => ({}));

/** A worker that only records messages. */
class FakeWorker extends EventTarget {
  static readonly started: FakeWorker[] = [];
  readonly name: string;
  readonly received: unknown[] = [];
  terminated = false;
  constructor(_url: URL, { name }: { name: string }) {
    super();
    this.name = name;
    FakeWorker.started.push(this);
  }
  postMessage(message: unknown): void {
    this.received.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
}

const running = (name: string): FakeWorker[] =>
  FakeWorker.started.filter(worker => worker.name === name && !worker.terminated);

/** The page's connection to its workers, in a fresh page. */
async function connected(persist: () => Promise<boolean>): Promise<void> {
  FakeWorker.started.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('navigator', { storage: { persist } });
  vi.resetModules();
  const { host } = await import('../src/session/host.ts');
  host();
  host();
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the browser is asked once to keep the games, and a refusal does no harm', async () => {
  const persist = vi.fn(() => Promise.reject(new Error('no')));
  await connected(persist);
  expect(persist).toHaveBeenCalledTimes(1);
  expect([running('tables').length, running('bots').length]).toEqual([1, 0]);
});

test('a bots’ worker is started when the tables’ worker asks for it; one that broke is reported and replaced', async () => {
  await connected(async () => true);
  const [tables] = running('tables');
  tables?.dispatchEvent(new MessageEvent('message', { data: { push: 'startBots' } }));
  const [bots] = running('bots');
  expect(bots?.received).toEqual([{ role: 'bots' }]);
  bots?.dispatchEvent(new Event('error'));
  expect(tables?.received).toContainEqual({ botsBroke: true });
  tables?.dispatchEvent(new MessageEvent('message', { data: { push: 'startBots' } }));
  expect(bots?.terminated).toBe(true);
  expect(running('bots')).toHaveLength(1);
  expect(tables?.received.filter(message => JSON.stringify(message) === '{"role":"tables"}')).toHaveLength(3);
});
