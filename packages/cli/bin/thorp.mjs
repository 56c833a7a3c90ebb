#!/usr/bin/env node
/// <reference types="node" />
// Plain JavaScript, so that an older Node can read at least this far and say what is missing.
const NODE_NEEDED = 24;
const running = process.versions.node;

if (Number(running.split('.')[0]) < NODE_NEEDED) {
  console.error(
    `thorp: needs Node ${NODE_NEEDED} and this is ${running}; npx thorp in the project's folder brings its own`,
  );
  process.exitCode = 2;
} else await import('../src/main.ts');
