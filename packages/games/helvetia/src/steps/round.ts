import { must, note, reveal as learn, schedule, type Seat, type AskStep, type RunStep } from '@thorp/kernel';
import { CHARACTERS, slotName, slotOf, THRESHOLD, type Slot } from '../cards/board.ts';
import { buildingName, type BuildingName } from '../cards/buildings.ts';
import { awakeFigure, headCount, SEXES, sexName, sexOf } from '../figures.ts';
import { totalOf } from '../scoring.ts';
import { known } from '../known.ts';
import { add, isUnoccupied, orderFrom, player } from '../table.ts';
import type { Event, Frame, Graduate, Helvetia, Player, Sex, State } from '../types.ts';

/* H-16 to H-18 The end of a round and of the game. */

/** H-16.6 Tiles turned over at the end of a round. */
const REVEALED = 5;

// H-16.7 The holder of the token begins.
export const round: RunStep<Helvetia, 'round'> = {
  run(s) {
    s.round++;
    s.busy = false;
    s.tilesUsed.fill(0);
    note(s, { kind: 'round', round: s.round, seat: s.token });
    schedule(s, { step: 'turn', seat: s.token });
  },
};

// H-16.1 Each character tile goes to the single player with most coins there; otherwise it stays. The other steps of
// the end of a round follow in their order.
export const award: RunStep<Helvetia, 'award'> = {
  run(s) {
    CHARACTERS.forEach((character, place) => {
      const seat = leader(known(s.spaces, place));
      if (seat === null || s.tiles[place] === seat) return;
      s.tiles[place] = seat;
      note(s, { kind: 'awarded', seat, character });
    });
    const seats = orderFrom(s, s.token);
    schedule(
      s,
      { step: 'returnCoins' },
      ...seats.map((seat): Frame => ({ step: 'graduate', seat, slot: 0 })),
      ...seats.map((seat): Frame => ({ step: 'claimVillage', seat })),
      { step: 'childrenToSchool' },
      { step: 'score' },
      { step: 'reveal' },
      { step: 'round' },
    );
  },
};

function leader(coins: readonly number[]): Seat | null {
  const most = Math.max(...coins);
  const first = coins.indexOf(most);
  return most > 0 && coins.lastIndexOf(most) === first ? first : null;
}

// H-16.2 Coins on the character spaces go back to their owners.
export const returnCoins: RunStep<Helvetia, 'returnCoins'> = {
  run(s) {
    for (const space of s.spaces) {
      space.forEach((coins, seat) => (player(s, seat).coins += coins));
      space.fill(0);
    }
  },
};

// H-16.3 Pupils go home: into unoccupied buildings while there are any. The owner chooses, building by building. A
// building may stay empty only if there are too few pupils for all.
export const graduate: AskStep<Helvetia, 'graduate', Graduate> = {
  options(s, { seat, slot: from }) {
    const mine = player(s, seat);
    const options: Graduate[] = [];
    const waiting = unoccupiedFrom(mine, from);
    const pupils = headCount(mine.school);
    if (waiting[0] === undefined || pupils === 0) return options;
    const slot = slotName(waiting[0]);
    for (const sex of SEXES) if (mine.school[sex] > 0) options.push({ kind: 'graduate', slot, sex: sexName(sex) });
    if (pupils < waiting.length) options.push({ kind: 'leave', slot });
    return options;
  },
  none(s, { seat }) {
    const { school, centre } = player(s, seat);
    const count = headCount(school);
    for (const sex of SEXES) centre[sex] += school[sex];
    school.fill(0);
    if (count > 0) note(s, { kind: 'cameHome', seat, count });
  },
  choose(s, { seat }, option) {
    const slot = slotOf(option.slot);
    if (option.kind === 'graduate') goHome(s, seat, slot, sexOf(option.sex));
    schedule(s, { step: 'graduate', seat, slot: slot + 1 });
  },
};

function unoccupiedFrom(mine: Player, from: Slot): Slot[] {
  const slots: Slot[] = [];
  for (let slot = from; slot < mine.building.length; slot++) if (isUnoccupied(mine, slot)) slots.push(slot);
  return slots;
}

function goHome(s: State, seat: Seat, slot: Slot, sex: Sex): void {
  const mine = player(s, seat);
  mine.school[sex]--;
  mine.host[slot] = awakeFigure(seat, sex);
  note(s, { kind: 'graduated', seat, sex: sexName(sex), slot: slotName(slot) });
}

// H-16.4 The children of this round go to the School.
export const childrenToSchool: RunStep<Helvetia, 'childrenToSchool'> = {
  run(s) {
    s.players.forEach((mine, seat) => {
      const count = mine.children.length;
      for (const { sex } of mine.children) mine.school[sex]++;
      mine.children = [];
      if (count > 0) note(s, { kind: 'toSchool', seat, count });
    });
  },
};

// H-16.5, H-18.1, H-18.4 Count the points; the game may be over.
export const score: RunStep<Helvetia, 'score'> = {
  run(s) {
    const totals = s.players.map((_, seat) => totalOf(s, seat));
    note(s, { kind: 'scored', totals });
    s.idleRounds = s.busy ? 0 : s.idleRounds + 1;
    const why = endReason(s, totals);
    if (why === null) return;
    s.frames = [];
    note(s, { kind: 'over', why });
  },
};

function endReason(s: State, totals: readonly number[]): Extract<Event, { kind: 'over' }>['why'] | null {
  const { stallRounds, maxRounds } = s.settings;
  if (Math.max(...totals) >= THRESHOLD) return 'threshold';
  if (s.idleRounds === stallRounds && stallRounds > 0) return 'stall';
  return s.round === maxRounds ? 'roundLimit' : null;
}

// H-16.6 Five more tiles join the display, from the first pile that has any.
export const reveal: RunStep<Helvetia, 'reveal'> = {
  run(s) {
    const buildings: BuildingName[] = [];
    for (const pile of s.piles) {
      while (buildings.length < REVEALED && pile.length > 0) {
        const building = must(pile.pop(), 'the pile holds a tile');
        add(s.display, building, 1);
        buildings.push(buildingName(building));
      }
    }
    if (buildings.length === 0) return;
    learn(s);
    note(s, { kind: 'revealed', buildings });
  },
};
