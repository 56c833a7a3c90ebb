import type { Decision, Game, Option, Seat, Reader } from '@thorp/kernel';

/** A question as programs get it: every option with its index and its text. */
export interface Question {
  readonly seat: Seat;
  readonly step: string;
  readonly prompt: string;
  readonly options: readonly { readonly index: number; readonly option: Option; readonly label: string }[];
}

export function questionOf(game: Game, { seat, step, frame, options }: Decision, reader: Reader<unknown>): Question {
  const { prompt, label } = game.text.en;
  return {
    seat,
    step,
    prompt: prompt(frame, reader),
    options: options.map((option, index) => ({ index, option, label: label(option, reader) })),
  };
}
