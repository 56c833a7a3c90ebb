import { note, schedule, type Seat } from '@thorp/kernel';
import { idOf, NONE, villager, type Card } from '../cards/index.ts';
import { player, village } from '../table.ts';
import type { Frame, Reason, RunStep, State, Turn, Village } from '../types.ts';
import { settle } from '../village.ts';
import { resume } from './turn.ts';

const CARDS_FOR_TEAM = 2;

const BUILD_TURN_ONLY: Reason = { kind: 'buildTurnOnly', clause: 'V-10.14' };
const ONE_TEAM: Reason = { kind: 'oneTeam', clause: 'V-11.2' };
const TWO_CARDS: Reason = { kind: 'twoCards', clause: 'V-11.7' };

// V-11.1, V-11.2 Why no Team can be taken: only in the build turn, one for each village, and it costs two hand cards.
export function refuseTeam(s: State, { seat, during }: Turn): Reason | null {
  if (during !== 'build') return BUILD_TURN_ONLY;
  if (hasTeam(village(s, seat))) return ONE_TEAM;
  return player(s, seat).hand.length < teamPrice(s, seat) ? TWO_CARDS : null;
}

/** V-11.4 Beginners may get theirs for free. */
function teamPrice(s: State, seat: Seat): number {
  return s.settings.freeTeam.includes(seat) ? 0 : CARDS_FOR_TEAM;
}

function hasTeam(v: Village): boolean {
  return v.cards.some(card => villager(card).pile === 'team');
}

// V-11.1, V-11.7 The cards are returned one after the other, then the Team is placed.
export function getTeam(s: State, turn: Turn, card: Card): void {
  const { seat } = turn;
  const returns = Array.from({ length: teamPrice(s, seat) }, (): Frame => ({ step: 'returnTo', seat }));
  schedule(s, ...returns, { step: 'takeTeam', seat, card }, resume(turn));
}

export const takeTeam: RunStep<'takeTeam'> = {
  run(s, { seat, card }) {
    s.teams--;
    settle(village(s, seat), card, NONE);
    note(s, { kind: 'tookTeam', seat, card: idOf(card) });
  },
};
