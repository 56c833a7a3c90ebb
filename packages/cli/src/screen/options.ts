import type { Decision, Game, Option, Reader } from '@thorp/kernel';
import type { Paint } from './paint.ts';
import { padEnd, widthOf } from './width.ts';

/** An option as it is typed and read. Numbers begin at 1 and continue through the groups. */
export interface Choice {
  readonly number: number;
  readonly option: Option;
  readonly label: string;
  readonly target: string | null;
}

/** Options about the same piece are grouped, in the order in which the pieces first appear. */
export function choicesOf(game: Game, decision: Decision, reader: Reader<unknown>): Choice[] {
  const { label, target } = game.text.en;
  const plain = decision.options.map(option => ({
    option,
    label: label(option, reader),
    target: target(option, reader),
  }));
  const groups = Map.groupBy(plain, choice => choice.target ?? '');
  const apart = groups.get('') ?? [];
  groups.delete('');
  return [...[...groups.values()].flat(), ...apart].map((choice, i) => ({ ...choice, number: i + 1 }));
}

/** The numbers by the piece or zone they are about. */
export function numbersOf(choices: readonly Choice[]): Map<string, number[]> {
  const numbers = new Map<string, number[]>();
  for (const { target, number } of choices) {
    if (target !== null) numbers.set(target, [...(numbers.get(target) ?? []), number]);
  }
  return numbers;
}

/** In enough columns to keep the list short, read downwards. */
export function choiceLines(choices: readonly Choice[], paint: Paint, width: number): string[] {
  const digits = String(choices.length).length;
  const cells = choices.map(({ number, label }) => `${paint.accent(String(number).padStart(digits + 1))}  ${label}`);
  const cell = Math.max(...cells.map(widthOf)) + 3;
  const columns = Math.max(1, Math.min(Math.floor(width / cell), Math.ceil(cells.length / 4)));
  const height = Math.ceil(cells.length / columns);
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: columns }, (__, column) => cells[column * height + row] ?? '')
      .map(text => padEnd(text, cell))
      .join('')
      .trimEnd(),
  );
}
