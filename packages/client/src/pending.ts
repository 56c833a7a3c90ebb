/** An action that the server has refused; `code` says why. */
export class ActionRefused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'ActionRefused';
    this.code = code;
  }
}

interface Waiting<R> {
  readonly text: string;
  resolve(result: R): void;
  reject(error: ActionRefused): void;
}

/** What is asked of the server and not answered yet. It is sent again after a lost connection, under the same id. */
export interface Pending<R> {
  /** The text that is sent, and the promise of its answer. */
  add(id: string, text: string): Promise<R>;
  done(id: string, result: R): void;
  refused(id: string, error: ActionRefused): void;
  /** What has to be sent again, in order. */
  texts(): string[];
  size(): number;
  failAll(error: ActionRefused): void;
}

export function openPending<R>(): Pending<R> {
  const waiting = new Map<string, Waiting<R>>();
  const take = (id: string): Waiting<R> | undefined => {
    const found = waiting.get(id);
    waiting.delete(id);
    return found;
  };
  return {
    add: (id, text) => new Promise((resolve, reject) => waiting.set(id, { text, resolve, reject })),
    done: (id, result) => take(id)?.resolve(result),
    refused: (id, error) => take(id)?.reject(error),
    texts: () => [...waiting.values()].map(({ text }) => text),
    size: () => waiting.size,
    failAll(error) {
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    },
  };
}
