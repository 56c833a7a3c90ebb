// `npm run hostile:server -- --messages 100000`: hostile messages to a server while two people play.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/index.ts';
import { openStore } from '../src/store/open.ts';
import { attack } from './hostile-attack.ts';
import { newProcess } from './load.ts';
import { leastHeap } from './soak.ts';

const { values } = parseArgs({
  options: { messages: { type: 'string', default: '100000' }, game: { type: 'string', default: 'snowcrest' } },
});
const data = mkdtempSync(join(tmpdir(), 'thorp-hostile-'));
const server = await newProcess({ THORP_DATA: data, THORP_IDLE_SECONDS: '5', THORP_TRUST_PROXY: 'yes' });
const store = await openStore(readConfig({ THORP_DATA: data }));
const messages = Number(values.messages);
const heaps: number[] = [];

/** Ten times during the run, the smallest heap within ten seconds. */
async function watchHeap(sent: number): Promise<void> {
  if (sent < ((heaps.length + 1) * messages) / 10) return;
  const { heap, memory } = await leastHeap(server, Date.now() + 10_000);
  heaps.push(heap / 1e6);
  console.log(`${sent} messages: heap ${(heap / 1e6).toFixed(0)} MB, memory ${(memory / 1e6).toFixed(0)} MB`);
}

const {
  connections,
  codes,
  moves,
  messages: sent,
} = await attack(server.port, store, values.game, messages, watchHeap);
await store.close();
await server.kill();
rmSync(data, { recursive: true, force: true });
console.log(
  `${sent} messages over ${connections} connections; ${moves} honest moves between them, all accepted, nothing else stored`,
);
for (const [code, count] of [...codes].toSorted(([, a], [, b]) => b - a)) console.log(`  ${count} ${code}`);
const [early = 0, late = 0] = [heaps[2], heaps.at(-1)];
const flat = late <= early * 1.15 + 10;
console.log(
  `heap: ${early.toFixed(0)} MB after three tenths, ${late.toFixed(0)} MB at the end: ${flat ? 'flat' : 'GROWS'}`,
);
process.exit(flat ? 0 : 1);
