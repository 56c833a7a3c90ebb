import { ThorpError } from '@thorp/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { connectRemote, serve, type Connection } from '../src/protocol/remote.ts';

/* Calls across a message port, as the page and its workers make them. */

interface Calls {
  double(number: number): Promise<number>;
  refuse(): Promise<void>;
  breakDown(): Promise<void>;
  wait(): Promise<void>;
  toString(): Promise<string>;
}

function connected(): Connection<Calls> {
  const { port1: near, port2: far } = new MessageChannel();
  onTestFinished(() => near.close());
  serve(far, {
    double: async (number: number) => 2 * number,
    refuse() {
      throw new ThorpError('version', 'too late', { version: 3 });
    },
    breakDown: () => Promise.reject(new TypeError('broken')),
    wait: () => new Promise(() => undefined),
  });
  near.start();
  far.start();
  return connectRemote<Calls>(near);
}

test('answers come to the calls they belong to', async () => {
  const { calls } = connected();
  expect(await Promise.all([calls.double(1), calls.double(2), calls.double(3)])).toEqual([2, 4, 6]);
});

test('a refusal keeps its code and its details; any other error its message', async () => {
  const { calls } = connected();
  const refusal = await calls.refuse().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ThorpError);
  expect(refusal).toMatchObject({ code: 'version', message: 'too late', detail: { version: 3 } });
  const broken = await calls.breakDown().catch((error: unknown) => error);
  expect(broken).not.toBeInstanceOf(ThorpError);
  expect(broken).toMatchObject({ message: 'broken' });
});

test('what the far side does not offer is refused, inherited functions too', async () => {
  await expect(connected().calls.toString()).rejects.toThrow("there is no call 'toString'");
});

test('when the far side is gone, all open calls fail', async () => {
  const { calls, fail } = connected();
  const open = [calls.wait(), calls.wait()];
  fail(new Error('gone'));
  for (const call of open) await expect(call).rejects.toThrow('gone');
});
