import { partsOf, type Level } from '@thorp/bots/levels';
import type { RoomView } from '@thorp/table';
import { useText } from '../../text/text.tsx';

/** The levels of bots that a host can add. */
export const LEVELS: readonly Level[] = ['easy', 'medium', 'hard'];

/** Only the name of a level; its description is in the form of a new table. */
export function useLevelName(): (level: Level) => string {
  const { levels } = useText();
  return level => levels[partsOf(level).name].split(':')[0] ?? level;
}

/** Names for bots that are not taken at this table, one for each seat. */
export function freeNames({ seats }: RoomView, names: readonly string[]): string[] {
  const taken = new Set(seats.map(seat => (seat.kind === 'open' ? '' : seat.name)));
  const free = names.filter(name => !taken.has(name));
  return seats.map((_, seat) => free[seat] ?? `Bot ${seat + 1}`);
}
