/** An action that the server refused; `code` says why. */
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

/** Requests that have no answer yet. They are sent again with the same id after a lost connection. */
export interface Pending<R> {
  /** Adds a text that was sent; the promise resolves with its answer. */
  add(id: string, text: string): Promise<R>;
  done(id: string, result: R): void;
  refused(id: string, error: ActionRefused): void;
  /** The texts to send again, in order. */
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
