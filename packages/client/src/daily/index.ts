export * from './keys.ts';
export type * from './messages.ts';
export * from './schedule.ts';
