export * from './keys.ts';
export * from './messages.ts';
export * from './schedule.ts';
