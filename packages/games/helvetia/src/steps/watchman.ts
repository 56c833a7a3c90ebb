import { note, type Seat, type AskStep } from '@thorp/kernel';
import { QUARTERS, type Slot } from '../cards/board.ts';
import { isAwake, NOBODY, stoodUp } from '../figures.ts';
import { at, player, slotsOfQuarter } from '../table.ts';
import type { Figure, Helvetia, State, Wake } from '../types.ts';

/* H-12 The Night Watchman: a quarter wakes up. */

// H-12.1, H-12.4 Wake everybody in one quarter of one village; it may be empty.
export const wake: AskStep<Helvetia, 'wake', Wake> = {
  options(s, { seat }) {
    const options: Wake[] = [];
    for (let village = 0; village < s.players.length; village++) {
      if (village !== seat && s.settings.watchmanScope === 'own-village') continue;
      for (const { name } of QUARTERS[s.settings.quarterModel]) options.push({ kind: 'wake', village, quarter: name });
    }
    return options;
  },
  choose(s, { seat }, { village, quarter }) {
    const count = wakeQuarter(s, village, slotsOfQuarter(s.settings.quarterModel, quarter));
    note(s, { kind: 'woke', seat, village, quarter, count });
  },
};

function wakeQuarter(s: State, village: Seat, slots: readonly Slot[]): number {
  const { host, guest } = player(s, village);
  let count = 0;
  for (const slot of slots) count += wakeOne(host, slot) + wakeOne(guest, slot);
  return count;
}

function wakeOne(figures: Figure[], slot: Slot): number {
  const figure = at(figures, slot);
  if (figure === NOBODY || isAwake(figure)) return 0;
  figures[slot] = stoodUp(figure);
  return 1;
}
