import { hostBots } from './bots.ts';
import { connectBots, hostTables } from './tables.ts';

// One file for all workers, so that a game's chunk is loaded once. The page tells a worker its role, and gives the
// tables' worker a port when a bots' worker has started.
let hosting = false;
addEventListener('message', ({ data, ports: [port] }: MessageEvent<{ role?: 'tables' | 'bots' | 'analysis' }>) => {
  if (data.role === 'tables') {
    if (!hosting) hostTables();
    hosting = true;
    if (port) connectBots(port);
    port?.start();
  } else if (data.role === 'bots' && port) {
    hostBots(port);
    port.start();
  } else if (data.role === 'analysis' && port) {
    void import('./analysis.ts').then(({ hostAnalysis }) => hostAnalysis(port));
  }
});
