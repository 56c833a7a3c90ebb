import { GAMES } from '../src/games/index.ts';

/** Games with their own board. They also have a guide, rules for people, lessons, problems and presets. */
export const DRAWN = GAMES.filter(({ board }) => board);
