import type { Registry } from './registry.ts';

/** The shelf: one line a game. */
export const games: Registry = {};
