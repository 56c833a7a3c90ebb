export { connect, type Client, type ClientOptions, type ConnectionState, type Socket } from './client.ts';
export { isTableId } from './messages.ts';
export { ActionRefused } from './pending.ts';
export type { Pledge, TableSession } from './session.ts';
