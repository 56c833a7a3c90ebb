import { hostBots } from './bots.ts';
import { connectBots, hostTables } from './tables.ts';

// One file for all workers, so that a game's chunk is fetched once. The page says which of them this is, and gives the
// tables' worker another port when the bots' worker had to be started again.
let hosting = false;
addEventListener('message', ({ data, ports: [port] }: MessageEvent<{ role?: 'tables' | 'bots' | 'analysis' }>) => {
  if (!port || !data.role) return;
  if (data.role === 'analysis') {
    void import('./analysis.ts').then(({ hostAnalysis }) => hostAnalysis(port));
    return;
  }
  if (data.role === 'bots') hostBots(port);
  else {
    connectBots(port);
    if (!hosting) hostTables();
    hosting = true;
  }
  port.start();
});
