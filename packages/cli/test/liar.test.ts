import { afterAll, describe, expect, test } from 'vitest';
import { openLiar } from './liar.ts';
import { scratch, thorp } from './process.ts';

/*
 * `thorp join` at a server that lies.
 */

const files = scratch();
afterAll(files.drop);

const TABLE = 'ab'.repeat(16);
const FOREIGN = 'this is not a table server of this version';

describe('what no table server sends ends the command with a plain sentence', () => {
  test.each([
    'not json',
    'null',
    '{"type":"room","table":"x"}',
    `{"type":"game","table":"${TABLE}","plies":0,"now":0,"update":{}}`,
  ])('%s', async text => {
    const liar = await openLiar({ answers: () => [text] });
    const joined = await thorp(['join', `${liar.url}/table/${TABLE}`, '--watch'], { state: files.path('state') });
    liar.close();
    expect(joined).toMatchObject({ code: 2, err: `thorp: ${liar.url}: ${FOREIGN}\n` });
  });

  test('a new table whose id is a path', async () => {
    const liar = await openLiar({ answers: () => [], body: () => '{"table":"../../../x"}' });
    const args = ['join', liar.url, '--open', 'hamlet', '--name', 'Ada'];
    const joined = await thorp(args, { state: files.path('state') });
    liar.close();
    expect(joined).toMatchObject({ code: 2, err: `thorp: ${liar.url}: ${FOREIGN}\n` });
  });
});
