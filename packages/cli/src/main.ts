import { main } from './app.ts';
import { GAMES } from '@thorp/server/games';

await main(GAMES);
