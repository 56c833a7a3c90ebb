import { main } from './app.ts';
import { games } from './games.ts';

await main(games);
