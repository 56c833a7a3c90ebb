export { connect, type Client, type ClientOptions, type ConnectionState, type Socket } from './client.ts';
export { isTableId } from './messages.ts';
export { ActionRefused } from './pending.ts';
export type { Pledge, PledgeStore } from './pledge.ts';
export { wholeMoments } from './requests.ts';
export type { TableSession } from './session.ts';
export { updateAfter } from './updates.ts';
