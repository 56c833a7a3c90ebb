// The real command line with the sample game on its shelf: tests start it as a process of its own.
import { hamlet } from '@thorp/testkit/hamlet';
import { run } from '../src/app.ts';

process.exitCode = await run(process.argv.slice(2), { hamlet: () => Promise.resolve(hamlet) });
