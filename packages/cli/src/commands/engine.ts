import { defineCommand } from 'citty';
import { serveLines } from '../engine/engine.ts';
import { refuseUnknown } from '../flags.ts';
import type { Registry } from '../registry.ts';

export const engine = (registry: Registry) =>
  defineCommand({
    meta: { name: 'engine', description: 'Answer JSON requests line by line: for bots and tools in any language' },
    setup: refuseUnknown,
    run: () => serveLines(registry, process.stdin, process.stdout),
  });
