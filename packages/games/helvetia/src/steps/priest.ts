import { note, offer, schedule, type Seat, type AskStep } from '@thorp/kernel';
import { slotName, slotOf } from '../cards/board.ts';
import { awakeFigure, headCount, NOBODY, otherSex, SEXES, sexName, sexOf, sexOfFigure } from '../figures.ts';
import { add, at, player } from '../table.ts';
import type { Dowry, Helvetia, Home, Idle, Marry, Player, Reason, Send, Sex, State } from '../types.ts';

/* H-13 The Priest: marriages and the dowry. */

const NO_PARTNER: Reason = { kind: 'noPartner', clause: 'H-13.2' };

/** H-3.12 Who may be unattached: men and women in the School and on the Village Center. */
const SEND: readonly Send[] = (['school', 'centre'] as const).flatMap(from =>
  SEXES.map((sex): Send => ({ kind: 'send', from, sex: sexName(sex) })),
);

// H-13.1 A marriage: an own unattached villager moves into another village. First the player chooses who.
export const send: AskStep<Helvetia, 'send', Send> = {
  candidates(s, { seat }, list) {
    const mine = player(s, seat);
    for (const option of SEND) {
      const sex = sexOf(option.sex);
      if (mine[option.from][sex] > 0) offer(list, option, refuseSend(s, seat, sex));
    }
  },
  choose(s, { seat }, { from, sex }) {
    schedule(s, { step: 'marry', seat, from, sex: sexOf(sex) });
  },
};

export function canMarry(s: State, seat: Seat): boolean {
  const { school, centre } = player(s, seat);
  return SEXES.some(sex => school[sex] + centre[sex] > 0 && !refuseSend(s, seat, sex));
}

/** H-8.6 Why the Priest can do nothing. */
export function priestIdle(s: State, seat: Seat): Idle {
  const { school, centre } = player(s, seat);
  return headCount(school) + headCount(centre) > 0 ? 'noPartner' : 'nobodyFree';
}

function refuseSend(s: State, seat: Seat, sex: Sex): Reason | null {
  for (let village = 0; village < s.players.length; village++) {
    if (village === seat) continue;
    const theirs = player(s, village);
    for (let slot = 0; slot < theirs.host.length; slot++) if (takesIn(theirs, slot, sex)) return null;
  }
  return NO_PARTNER;
}

/** H-13.2 A building with exactly one villager, of the other sex, asleep or not. */
function takesIn(village: Player, slot: number, sex: Sex): boolean {
  const host = at(village.host, slot);
  return host !== NOBODY && village.guest[slot] === NOBODY && sexOfFigure(host) === otherSex(sex);
}

// H-13.2 Then the player chooses the building.
export const marry: AskStep<Helvetia, 'marry', Marry> = {
  options(s, { seat, sex }) {
    const options: Marry[] = [];
    for (let village = 0; village < s.players.length; village++) {
      if (village !== seat) addWeddings(options, s, village, sex);
    }
    return options;
  },
  choose(s, { seat, from, sex }, option) {
    wed(s, seat, from, sex, option);
    s.busy = true;
    schedule(s, { step: 'dowry', seat, host: option.village });
  },
};

/** Where in a village a villager of this sex can marry. */
export function addWeddings(options: Marry[], s: State, village: Seat, sex: Sex): void {
  const theirs = player(s, village);
  for (let slot = 0; slot < theirs.host.length; slot++) {
    if (takesIn(theirs, slot, sex)) options.push({ kind: 'marry', village, slot: slotName(slot) });
  }
}

/** H-13.4 The newcomer leaves home and arrives awake. */
export function wed(s: State, seat: Seat, from: Home | 'supply', sex: Sex, { village, slot }: Marry): void {
  player(s, seat)[from][sex]--;
  player(s, village).guest[slotOf(slot)] = awakeFigure(seat, sex);
  note(s, { kind: 'married', seat, sex: sexName(sex), from, village, slot });
}

// H-13.5 to H-13.7 One coin from the host's Village Center, if there is any: home if it is the own colour, otherwise
// onto the own Village Center.
export const dowry: AskStep<Helvetia, 'dowry', Dowry> = {
  options(s, { host }) {
    const coins = player(s, host).dowry;
    const options: Dowry[] = [];
    for (let colour = 0; colour < coins.length; colour++) {
      if (at(coins, colour) > 0) options.push({ kind: 'dowry', colour });
    }
    return options;
  },
  choose(s, { seat, host }, { colour }) {
    add(player(s, host).dowry, colour, -1);
    const mine = player(s, seat);
    if (colour === seat) {
      mine.coins++;
      s.turn.fresh++;
    } else {
      add(mine.dowry, colour, 1);
    }
    note(s, { kind: 'dowry', seat, host, colour });
  },
};
