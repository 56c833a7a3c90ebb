import type { ErrorMessage, ReceiptMessage } from './protocol.ts';

/** An action that the server has refused; `code` says why. */
export class ActionRefused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'ActionRefused';
    this.code = code;
  }
}

interface Waiting {
  readonly text: string;
  resolve(version: number): void;
  reject(error: ActionRefused): void;
}

/** Actions on their way. Each is sent again after a lost connection, under the same id, until it is answered. */
export interface Pending {
  /** The text that is sent, and the promise of the version after it. */
  add(id: string, text: string): Promise<number>;
  answered(message: ReceiptMessage | ErrorMessage): void;
  /** What has to be sent again, in order. */
  texts(): string[];
  size(): number;
  failAll(error: ActionRefused): void;
}

export function pendingActions(): Pending {
  const waiting = new Map<string, Waiting>();
  return {
    add: (id, text) => new Promise((resolve, reject) => waiting.set(id, { text, resolve, reject })),
    answered(message) {
      const found = message.id === null ? undefined : waiting.get(message.id);
      if (!found || message.id === null) return;
      waiting.delete(message.id);
      if (message.type === 'receipt') found.resolve(message.version);
      else found.reject(new ActionRefused(message.code, message.message));
    },
    texts: () => [...waiting.values()].map(({ text }) => text),
    size: () => waiting.size,
    failAll(error) {
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    },
  };
}
