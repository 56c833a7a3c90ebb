// The real command line with the sample game: tests start it as a separate process.
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { main } = await import('../src/app.ts');
const { shelf } = await import('./shelf.ts');

await main(shelf);
