import { createInterface, type Interface } from 'node:readline';
import { printable } from '../terminal.ts';

/** The player pressed Ctrl-C, or the input ended. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
  readonly by: 'signal' | 'end';

  constructor(by: 'signal' | 'end') {
    super(by === 'signal' ? 'interrupted' : 'the input ended');
    this.by = by;
  }
}

/** Lines typed by a person or sent through a pipe. */
export interface Input {
  /** Shows the prompt and waits for a line. */
  ask(prompt: string): Promise<string>;
  /** Shows the prompt again with the line typed so far, after other output. */
  refresh(): void;
  /** Waits for other work, unless the player presses Ctrl-C. On a terminal, Enter alone calls `hurry`. */
  during<T>(work: Promise<T>, hurry?: () => void): Promise<T>;
  close(): void;
}

export function isTerminal(): boolean {
  return Boolean(process.stdin.isTTY && process.stdout.isTTY);
}

function openReader(words: readonly string[], terminal: boolean): Interface {
  return createInterface({
    input: process.stdin,
    output: terminal ? process.stdout : undefined,
    terminal,
    historySize: 200,
    completer: (line: string) => [words.filter(word => word.startsWith(line)), line],
  });
}

/** Work that is waited for: it can be stopped, or hurried if it knows how. */
function openWork() {
  let fail: ((error: Interrupted) => void) | null = null;
  let urge: (() => void) | null = null;
  return {
    stop: (error: Interrupted): void => fail?.(error),
    /** Whether there was something to hurry. */
    hurry(): boolean {
      urge?.();
      return urge !== null;
    },
    async during<T>(work: Promise<T>, hurry?: () => void): Promise<T> {
      const stopped = new Promise<never>((_, reject) => (fail = reject));
      urge = hurry ?? null;
      try {
        return await Promise.race([work, stopped]);
      } finally {
        fail = urge = null;
      }
    },
  };
}

/** Opens standard input; `words` are completed by the Tab key on a terminal. */
export function openInput(words: readonly string[] = []): Input {
  const terminal = isTerminal();
  const reader = openReader(words, terminal);
  const work = openWork();
  const waiting: string[] = [];
  let shown = '';
  let take: ((line: string) => void) | null = null;
  let fail: ((error: Interrupted) => void) | null = null;
  let ended: Interrupted | null = null;

  const stop = (by: 'signal' | 'end') => {
    ended ??= new Interrupted(by);
    fail?.(ended);
    if (by === 'signal') work.stop(ended);
  };
  const interrupt = () => stop('signal');
  /** Settles at once: of two lines that arrive together, the second is for the next question. */
  const settle = (answer: () => void): void => {
    take = fail = null;
    answer();
  };
  reader.on('line', line => {
    if (take) take(line);
    // Lines from a pipe are answers, even if they come early and are empty.
    else if (!terminal || line !== '' || !work.hurry()) waiting.push(line);
  });
  reader.on('close', () => stop('end'));
  reader.on('SIGINT', interrupt);
  process.on('SIGINT', interrupt);

  return {
    ask(prompt) {
      shown = prompt;
      const next = waiting.shift();
      if (terminal) {
        reader.setPrompt(printable(prompt));
        reader.prompt();
      } else process.stdout.write(printable(prompt));
      if (next !== undefined) return Promise.resolve(next);
      if (ended) return Promise.reject(ended);
      return new Promise((resolve, reject) => {
        take = line => settle(() => resolve(line));
        fail = error => settle(() => reject(error));
      });
    },
    refresh() {
      if (take && terminal) reader.prompt(true);
      else if (take) process.stdout.write(printable(shown));
    },
    async during(other, hurry) {
      if (ended?.by === 'signal') throw ended;
      return work.during(other, hurry);
    },
    close() {
      process.off('SIGINT', interrupt);
      fail = null;
      reader.close();
    },
  };
}
