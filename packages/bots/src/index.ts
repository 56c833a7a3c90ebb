export * from './arena.ts';
export * from './greedy.ts';
export * from './levels.ts';
export * from './reward.ts';
export * from './search.ts';
export * from './situation.ts';
export * from './statistics.ts';
export * from './think.ts';
