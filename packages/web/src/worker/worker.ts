import { hostBots } from './bots.ts';
import { hostTables } from './tables.ts';

// One file for both workers, so that a game's chunk is fetched once. The page says which of the two this is.
addEventListener('message', ({ data, ports: [port] }: MessageEvent<{ role?: 'tables' | 'bots' }>) => {
  if (!port || !data.role) return;
  if (data.role === 'tables') hostTables(port);
  else hostBots(port);
  port.start();
});
