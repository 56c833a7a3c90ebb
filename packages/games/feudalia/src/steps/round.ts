import { must, type RunStep, schedule } from '@thorp/kernel';
import { lordOf, seatsInOrder, tell } from '../area.ts';
import { endsGame, halvesOf, noblesOf, nobodyCanScore } from '../scoring.ts';
import type { Feudalia, Frame, Lord, State } from '../types.ts';
import { turnUpEvent } from './events.ts';

/* F-3.1, F-10, F-11 Rounds, and how the game ends. */

// F-3.1 One lap from the starting player on; F-14.2 an event is turned up first.
const round: RunStep<Feudalia, 'round'> = {
  run(s) {
    s.round++;
    tell(s, { kind: 'round', round: s.round });
    schedule(s, ...seatsInOrder(s).map((seat): Frame => ({ step: 'turn', seat })), { step: 'roundEnd' });
    turnUpEvent(s);
  },
};

// F-10.1 When a lord ends a turn at the goal, the round is completed; F-16.5 alone, only the events end the game.
const turnEnd: RunStep<Feudalia, 'turnEnd'> = {
  run(s, { seat }) {
    if (s.reached || s.lords.length === 1 || !endsGame(s, lordOf(s, seat))) return;
    s.reached = true;
    tell(s, { kind: 'reached', seat });
  },
};

const roundEnd: RunStep<Feudalia, 'roundEnd'> = {
  run(s) {
    if (s.reached && s.settings.iron) ironCheck(s);
    if (!isOver(s)) return schedule(s, { step: 'round' });
    tell(s, { kind: 'over' });
  },
};

function isOver(s: State): boolean {
  if (s.round >= s.settings.roundCap) return true;
  if (lastEventPlayed(s)) return true;
  if (!s.reached) return false;
  return s.settings.iron ? seatsInOrder(s).length === 1 || nobodyCanScore(s) : true;
}

// F-15.1, F-16.5 A time trial and solitaire end with the round of the last event.
function lastEventPlayed(s: State): boolean {
  return (s.settings.timeTrial || s.lords.length === 1) && s.eventDeck.length === 0;
}

// F-11.3 Every lord beaten by the leader is out; the next remaining lord becomes the starting player.
function ironCheck(s: State): void {
  const leader = leaderOf(s);
  for (const seat of seatsInOrder(s)) {
    const lord = lordOf(s, seat);
    if (!beats(s, leader, lord)) continue;
    lord.out = true;
    tell(s, { kind: 'out', seat });
  }
  s.first = must(seatsInOrder(s)[0], 'the leader is still in');
}

// F-11.1 Most points, then most noble icons.
function leaderOf(s: State): Lord {
  const rest = seatsInOrder(s).map(seat => lordOf(s, seat));
  return rest.reduce((best, lord) => (lead(s, lord, best) > 0 ? lord : best));
}

function lead(s: State, a: Lord, b: Lord): number {
  return halvesOf(s, a) - halvesOf(s, b) || noblesOf(a) - noblesOf(b);
}

// F-11.2 A lead of 1 VP, of ½ VP and a noble icon, or of two noble icons.
function beats(s: State, leader: Lord, other: Lord): boolean {
  const halves = halvesOf(s, leader) - halvesOf(s, other);
  const nobles = noblesOf(leader) - noblesOf(other);
  return halves >= 2 || (halves === 1 && nobles >= 1) || (halves === 0 && nobles >= 2);
}

export const roundSteps = { round, turnEnd, roundEnd };
