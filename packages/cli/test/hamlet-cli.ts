// The real command line with the sample game on its shelf: tests start it as a process of its own.
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { main } = await import('../src/app.ts');
const { shelf } = await import('./shelf.ts');

await main(shelf);
