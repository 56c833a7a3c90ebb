export * from './act.ts';
export * from './host.ts';
export * from './preview.ts';
export * from './sight.ts';
export * from './table.ts';
export * from './turn.ts';
export * from './types.ts';
