import { must } from '@thorp/kernel';
import * as clack from '@clack/prompts';
import { Interrupted, type Input } from './input.ts';
import { printable, say } from '../terminal.ts';

export interface Answer<T> {
  readonly value: T;
  readonly label: string;
  readonly hint?: string;
}

/** Questions before the game: with arrow keys on a terminal, line by line through a pipe. */
export interface Asker {
  one<T>(question: string, answers: readonly Answer<T>[], usual: T): Promise<T>;
  several<T>(question: string, answers: readonly Answer<T>[], usual: readonly T[]): Promise<T[]>;
  text(question: string, usual: string): Promise<string>;
}

export const keyAsker: Asker = {
  async one<T>(message: string, answers: readonly Answer<T>[], usual: T): Promise<T> {
    const at = answers.findIndex(answer => answer.value === usual);
    const options = answers.map(({ label, hint }, value) => (hint ? { value, label, hint } : { value, label }));
    const index = uncancelled(await clack.select({ message, options, initialValue: Math.max(0, at) }));
    return valueAt(answers, index);
  },
  async several<T>(message: string, answers: readonly Answer<T>[], usual: readonly T[]): Promise<T[]> {
    const options = answers.map(({ label, hint }, value) => (hint ? { value, label, hint } : { value, label }));
    const initialValues = options
      .filter(({ value }) => usual.includes(valueAt(answers, value)))
      .map(({ value }) => value);
    const chosen = uncancelled(await clack.multiselect({ message, options, initialValues, required: false }));
    return chosen.map(index => valueAt(answers, index));
  },
  async text(message, usual) {
    return uncancelled(await clack.text({ message, placeholder: usual, defaultValue: usual })).trim() || usual;
  },
};

export function lineAsker(input: Input): Asker {
  return {
    async one<T>(question: string, answers: readonly Answer<T>[], usual: T): Promise<T> {
      const at = Math.max(
        0,
        answers.findIndex(answer => answer.value === usual),
      );
      list(question, answers);
      for (;;) {
        const line = (await input.ask(`Number [${at + 1}]: `)).trim();
        const found = line === '' ? answers[at] : find(answers, line);
        if (found) return found.value;
        say(`'${printable(line)}' is not in the list.`);
      }
    },
    async several<T>(question: string, answers: readonly Answer<T>[], usual: readonly T[]): Promise<T[]> {
      list(question, answers);
      const shown = answers.flatMap(({ value }, i) => (usual.includes(value) ? [i + 1] : [])).join(',');
      for (;;) {
        const line = (await input.ask(`Numbers separated by commas, or none [${shown || 'none'}]: `)).trim();
        if (line === '') return [...usual];
        if (line === 'none') return [];
        const found = line.split(',').map(part => find(answers, part.trim()));
        if (found.every(answer => answer !== undefined)) return found.map(answer => answer.value);
        say(`'${printable(line)}' is not a list of numbers.`);
      }
    },
    text: async (question, usual) => (await input.ask(`${question} [${usual}]: `)).trim() || usual,
  };
}

function list(question: string, answers: readonly Answer<unknown>[]): void {
  const lines = answers.map(({ label, hint }, i) => `  ${i + 1}  ${label}${hint ? ` (${hint})` : ''}`);
  say([question, ...lines].join('\n'));
}

/** By number or by the beginning of the label. */
function find<T>(answers: readonly Answer<T>[], line: string): Answer<T> | undefined {
  if (/^\d+$/.test(line)) return answers[Number(line) - 1];
  return line === '' ? undefined : answers.find(({ label }) => label.toLowerCase().startsWith(line.toLowerCase()));
}

function uncancelled<T>(answer: T | typeof clack.CANCEL_SYMBOL): T {
  if (clack.isCancel(answer)) throw new Interrupted('signal');
  return answer;
}

function valueAt<T>(answers: readonly Answer<T>[], index: number): T {
  return must(answers[index], 'one of the answers was chosen').value;
}
