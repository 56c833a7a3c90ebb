import { note, schedule, type Seat, type RunStep } from '@thorp/kernel';
import { levelOf } from '../cards/figures.ts';
import type { Resource } from '../cards/vocabulary.ts';
import { endGame, gain } from '../goods.ts';
import { cardAt, isEmpty, isSolo, isUp, player, restUnits, SLOTS, turnAllUp } from '../table.ts';
import type { Snowcrest, State } from '../types.ts';

// S-9.2, S-9.3, S-19.5 Income from face-up Villagers and face-down Starters; the last allowed Rest loses a solitaire game.
export const rest: RunStep<Snowcrest, 'rest'> = {
  run(s, { seat }) {
    if (isSolo(s) && ++s.rests >= levelOf(s.settings.level).restLimit) {
      note(s, { kind: 'lost', rests: s.rests });
      endGame(s);
      return;
    }
    note(s, { kind: 'rested', seat });
    schedule(s, { step: 'wake', seat });
    gain(s, seat, income(s, seat));
  },
};

function income(s: State, seat: Seat): Resource[] {
  const p = player(s, seat);
  const units: Resource[] = [];
  for (const slot of SLOTS) {
    if (!isEmpty(p, slot)) units.push(...restUnits(cardAt(p, slot), isUp(p, slot)));
  }
  return units;
}

// S-9.4 All own Village cards, also those flipped to pay during the income.
export const wake: RunStep<Snowcrest, 'wake'> = {
  run: (s, { seat }) => turnAllUp(player(s, seat)),
};
