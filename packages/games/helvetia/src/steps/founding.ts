import { must, note, type Seat, type AskStep, type RunStep } from '@thorp/kernel';
import { slotName, slotOf } from '../cards/board.ts';
import { buildingName, BUILDINGS, NO_BUILDING } from '../cards/buildings.ts';
import { awakeFigure, MAN, NOBODY, otherSex, SEXES, sexName, sexOf, sexOfFigure, WOMAN } from '../figures.ts';
import { add, at, leftOf, player, rightOf } from '../table.ts';
import type { Helvetia, House, Lodge, Marry, Place, Sex, State } from '../types.ts';
import { freeSlots } from './builder.ts';
import { addWeddings, wed } from './priest.ts';

/* H-7 Setup: tiles are placed, first villagers move in, coins are paid. */

// H-7.14 Put the next start tile into any slot.
export const found: AskStep<Helvetia, 'found', Place> = {
  options: (s, { seat }) => freeSlots(s, seat),
  choose(s, { seat }, { slot }) {
    const mine = player(s, seat);
    const building = must(mine.start.shift(), 'a start tile is left');
    mine.building[slotOf(slot)] = building;
    note(s, { kind: 'founded', seat, building: buildingName(building), slot });
  },
};

// H-7.16 Phase 1: a man and a woman onto two own buildings.
export const house: AskStep<Helvetia, 'house', House> = {
  options(s, { seat }) {
    const slots = emptyHouses(s, seat);
    return slots.flatMap(man =>
      slots
        .filter(woman => woman !== man)
        .map((woman): House => ({ kind: 'house', man: slotName(man), woman: slotName(woman) })),
    );
  },
  choose(s, { seat }, { man, woman }) {
    settleIn(s, seat, slotOf(man), MAN);
    settleIn(s, seat, slotOf(woman), WOMAN);
  },
};

// H-7.17 Phase 2: one villager onto the last building, one of the other sex into the School.
export const lodge: AskStep<Helvetia, 'lodge', Lodge> = {
  options: () => SEXES.map((sex): Lodge => ({ kind: 'lodge', sex: sexName(sex) })),
  choose(s, { seat }, option) {
    const sex = sexOf(option.sex);
    settleIn(s, seat, must(emptyHouses(s, seat)[0], 'one building is empty'), sex);
    const pupil = otherSex(sex);
    player(s, seat).supply[pupil]--;
    player(s, seat).school[pupil]++;
    note(s, { kind: 'schooled', seat, sex: sexName(pupil) });
  },
};

// H-7.18 Phase 3: one of the last two marries into the left neighbour's village, the other goes to the own centre.
export const betroth: AskStep<Helvetia, 'betroth', Marry> = {
  options(s, { seat }) {
    const options: Marry[] = [];
    for (const sex of SEXES) addWeddings(options, s, leftOf(seat, s.players.length), sex);
    return options;
  },
  choose(s, { seat }, option) {
    const spouse = player(s, option.village).host[slotOf(option.slot)];
    const sex = otherSex(sexOfFigure(must(spouse, 'somebody lives there')));
    const { supply, centre } = player(s, seat);
    wed(s, seat, 'supply', sex, option);
    const single = otherSex(sex);
    supply[single]--;
    centre[single]++;
    note(s, { kind: 'centred', seat, sex: sexName(single) });
  },
};

// H-7.11, H-7.20 Unpicked start tiles leave the game, and everybody gives two coins away.
export const endow: RunStep<Helvetia, 'endow'> = {
  run(s) {
    BUILDINGS.forEach((_, building) => add(s.box, building, at(s.pool, building)));
    s.pool.fill(0);
    s.players.forEach((mine, seat) => {
      for (const receiver of receivers(s, seat)) {
        mine.coins--;
        add(player(s, receiver).dowry, seat, 1);
      }
    });
  },
};

/** H-7.20, H-7.22, H-21.9 Who gets a coin from this seat. */
function receivers(s: State, seat: Seat): Seat[] {
  const seats = s.players.length;
  const right = rightOf(seat, seats);
  if (seats === 2) return [right, right];
  return [right, s.settings.initialDowry === 'both-neighbours' ? leftOf(seat, seats) : rightOf(right, seats)];
}

function settleIn(s: State, seat: Seat, slot: number, sex: Sex): void {
  const mine = player(s, seat);
  mine.supply[sex]--;
  mine.host[slot] = awakeFigure(seat, sex);
  note(s, { kind: 'housed', seat, sex: sexName(sex), slot: slotName(slot) });
}

function emptyHouses(s: State, seat: Seat): number[] {
  const { building, host } = player(s, seat);
  const slots: number[] = [];
  building.forEach((each, slot) => {
    if (each !== NO_BUILDING && host[slot] === NOBODY) slots.push(slot);
  });
  return slots;
}
