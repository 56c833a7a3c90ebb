#!/usr/bin/env node
/// <reference types="node" />
// Plain JavaScript, so that an older Node can read at least this far and say what is missing.
import module from 'node:module';

const NODE_NEEDED = 24;
const running = process.versions.node;

if (Number(running.split('.')[0]) < NODE_NEEDED) {
  console.error(`thorp: needs Node ${NODE_NEEDED} and this is ${running}; npx thorp in its folder brings its own`);
  process.exitCode = 2;
} else {
  // Keeping compiled code between runs makes the command start in a third of the time.
  module.enableCompileCache();
  await import('../src/main.ts');
}
