// A worker thread that plays one deal of the day with bots alone.
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { gameAt, learnedAt } from '@thorp/bots/node';
import { playDaily } from './botGame.ts';
import type { BotTask } from './botThread.ts';

// On Linux a thread has its own priority; on other systems this would slow down the whole server.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);

const { deal, secret, address } = workerData as BotTask;
const record = await playDaily(await gameAt(address), deal, secret, learnedAt(address));
parentPort?.postMessage(JSON.stringify(record));
