import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { converse, type Answer } from './process.ts';

const DOC = readFileSync(new URL('../../../docs/engine-protocol.md', import.meta.url), 'utf8');
const BIN = new URL('../bin/thorp.mjs', import.meta.url).pathname;

const linesWith = (mark: string): string[] =>
  DOC.split('\n').flatMap(line => (line.startsWith(`${mark} `) ? [line.slice(2)] : []));

/** An abbreviated answer as far as it is written. */
const partOf = (answer: string): Answer =>
  JSON.parse(answer.replaceAll(',…', '').replaceAll('{…}', '{}').replaceAll('[…]', '[]')) as Answer;

test('the session in the documentation runs as written', async () => {
  const [requests, expected] = [linesWith('>'), linesWith('<')];
  expect(requests.length).toBeGreaterThan(10);
  const { answers } = await converse(requests, BIN);
  expect(answers).toHaveLength(expected.length);
  for (const [i, answer] of answers.entries()) {
    const written = partOf(expected[i] ?? '');
    expect(Object.keys(answer)).toEqual(Object.keys(written));
    expect([answer.id, answer.ok, answer.error?.code]).toEqual([written.id, written.ok, written.error?.code]);
  }
});

test('every error code is documented', () => {
  const source = readFileSync(new URL('../src/engine/errors.ts', import.meta.url), 'utf8');
  const own = Array.from(source.matchAll(/\| '([a-z-]+)'/g), ([, code]) => code);
  expect(own.length).toBeGreaterThan(4);
  for (const code of own) expect(DOC).toContain(`| \`${code}\` |`);
});
