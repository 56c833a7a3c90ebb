import { run } from './app.ts';
import { games } from './games.ts';

process.exitCode = await run(process.argv.slice(2), games);
