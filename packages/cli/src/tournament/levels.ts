import type { LevelSeat } from '@thorp/bots/node';
import { UsageError } from '../errors.ts';
import { readLevels } from '../flags.ts';

/* Levels of a tournament: a name, optionally with changed settings, as in `hard:former` or `hard:i480:h12`. */

type Change = Partial<Pick<LevelSeat, 'former' | 'iterations' | 'horizon' | 'temperature' | 'rollouts' | 'aim'>>;

export function readSeats(flag: string, text: string): LevelSeat[] {
  return text.split(',').map(name => {
    const [first = '', ...words] = name.split(':');
    const [level = 'hard'] = readLevels(flag, first);
    const seat: LevelSeat = { name, level };
    for (const word of words) Object.assign(seat, changeOf(flag, word));
    return seat;
  });
}

function changeOf(flag: string, word: string): Change {
  if (word === 'former') return { former: true };
  const [, letter, digits] = /^([ihtra])(\d{1,6})$/.exec(word) ?? [];
  const value = Number(digits);
  if (letter === 't') return { temperature: value / 1_000 };
  if (letter === 'r') return { rollouts: value };
  if (letter === 'a') return { aim: value / 100 };
  if (value > 0) return letter === 'i' ? { iterations: value } : { horizon: value };
  throw new UsageError(
    `${flag}: '${word}' is not one of former, iN (iterations), hN (decisions ahead), rN (worlds of rollouts), tN (thousandths of temperature) and aN (the share of a win it aims for, in hundredths)`,
  );
}
