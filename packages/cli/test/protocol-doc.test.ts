import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { converse, type Answer } from './process.ts';

const DOC = readFileSync(new URL('../../../docs/engine-protocol.md', import.meta.url), 'utf8');
const BIN = new URL('../bin/thorp.mjs', import.meta.url).pathname;

const linesWith = (mark: string): string[] =>
  DOC.split('\n').flatMap(line => (line.startsWith(`${mark} `) ? [line.slice(2)] : []));

/** The differences between a written and a real answer: `…` may shorten texts, lists and objects. */
function differences(written: unknown, answered: unknown, where = ''): string[] {
  if (typeof written === 'string' && written.endsWith('…')) {
    return String(answered).startsWith(written.slice(0, -1)) ? [] : [`${where}: ${String(answered)}`];
  }
  if (typeof written !== 'object' || written === null) {
    return written === answered ? [] : [`${where}: ${JSON.stringify(answered)}`];
  }
  const fields = Object(answered) as { readonly [field: string]: unknown };
  return Object.entries(written).flatMap(([field, value]) => differences(value, fields[field], `${where}.${field}`));
}

/** The written part of a shortened answer. */
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
    expect(differences(written, answer)).toEqual([]);
  }
});

test('every error code is documented', () => {
  const source = readFileSync(new URL('../src/engine/errors.ts', import.meta.url), 'utf8');
  const own = Array.from(source.matchAll(/\| '([a-z-]+)'/g), ([, code]) => code);
  expect(own.length).toBeGreaterThan(4);
  for (const code of own) expect(DOC).toContain(`| \`${code}\` |`);
});
