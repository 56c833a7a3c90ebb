import { messageOf, ThorpError, type ErrorCode } from '@thorp/kernel';

/*
 * Calls across a message port. The far side is an object of async functions; the near side gets the same functions.
 * Errors keep their code, so that the page can tell a stale move from a broken record.
 */

type Api = { readonly [name: string]: (...args: never[]) => unknown };

export type Remote<A> = {
  readonly [N in keyof A]: A[N] extends (...args: infer P) => infer R ? (...args: P) => Promise<Awaited<R>> : never;
};

interface Call {
  readonly call: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

type Answer =
  | { readonly answer: number; readonly value: unknown }
  | { readonly answer: number; readonly fault: { code: string | null; message: string; detail: unknown } };

/** The common part of a worker and a port. */
export interface Wire {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

export function serve(wire: Wire, api: Api): void {
  wire.addEventListener('message', ({ data }: MessageEvent<Call>) => {
    if (typeof data?.call !== 'number') return;
    const reply = (answer: Answer): void => wire.postMessage(answer);
    Promise.resolve()
      .then(() => {
        const called = Object.hasOwn(api, data.name) ? api[data.name] : undefined;
        if (!called) throw new ThorpError('bad-request', `there is no call '${data.name}'`);
        return called(...(data.args as never[]));
      })
      .then(value => reply({ answer: data.call, value }))
      .catch((error: unknown) => reply({ answer: data.call, fault: faultOf(error) }));
  });
}

/** The far side's functions, and a way to reject open calls when the far side is gone. */
export interface Connection<A> {
  readonly calls: Remote<A>;
  fail(error: Error): void;
}

export function remote<A>(wire: Wire): Remote<A> {
  return connectRemote<A>(wire).calls;
}

export function connectRemote<A>(wire: Wire): Connection<A> {
  let count = 0;
  const open = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  wire.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const waiting = open.get(data?.answer);
    if (!waiting) return;
    open.delete(data.answer);
    if ('fault' in data) waiting.reject(errorOf(data.fault));
    else waiting.resolve(data.value);
  });
  const call = (name: string, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      open.set(++count, { resolve, reject });
      wire.postMessage({ call: count, name, args } satisfies Call);
    });
  const calls = new Proxy({} as Remote<A>, {
    get: (_, name) => (typeof name === 'string' ? (...args: unknown[]) => call(name, args) : undefined),
  });
  return {
    calls,
    fail(error) {
      for (const { reject } of open.values()) reject(error);
      open.clear();
    },
  };
}

/** An error as data, so that it keeps its code and details. `code` is null for an unexpected error. */
export interface Fault {
  readonly code: string | null;
  readonly message: string;
  readonly detail: unknown;
}

export function faultOf(error: unknown): Fault {
  if (error instanceof ThorpError) return { code: error.code, message: error.message, detail: error.detail };
  return { code: null, message: messageOf(error), detail: null };
}

export function errorOf({ code, message, detail }: Fault): Error {
  return code === null ? new Error(message) : new ThorpError(code as ErrorCode, message, detail);
}
