import { note, offer, schedule, type AskStep, type RunStep } from '@thorp/kernel';
import { BELLS_PER_SCROLL, MEDITATION_SCROLLS } from '../cards/figures.ts';
import { BELL } from '../cards/vocabulary.ts';
import { earnScrolls } from '../goods.ts';
import { bellsOf } from '../effects.ts';
import { dueOf, tooDear } from '../payment.ts';
import { count, nextSeat } from '../table.ts';
import type { Answer, Chant, Effort, Frame, Snowcrest, State } from '../types.ts';

/** How many efforts are offered at a time. */
const PAGE = 20;
const PASS: Answer = { kind: 'pass' };
const BEAT: Answer = { kind: 'beat' };

// S-14.1, S-14.2 The active player announces an effort; nothing is spent yet. A long list is offered in pages.
export const effort: AskStep<Snowcrest, 'effort', Effort> = {
  options(s, { seat, from }) {
    const options: Effort[] = [];
    const most = bellsOf(s, seat);
    for (let bells = from; bells <= most && bells < from + PAGE; bells++) options.push({ kind: 'effort', bells });
    if (most >= from + PAGE) options.push({ kind: 'more' });
    return options;
  },
  choose(s, frame, option) {
    if (option.kind === 'more') return schedule(s, { ...frame, from: frame.from + PAGE });
    const { seat, bonus } = frame;
    const { bells } = option;
    note(s, { kind: 'announced', seat, effort: bells, total: bells + bonus });
    schedule(s, { step: 'answer', seat: nextSeat(s, seat), effort: bells, bonus, won: false });
  },
};

// S-14.3, S-14.9 Clockwise, pass or pay one more than the total. Asked even with a single option, so that no hand is
// revealed.
export const answer: AskStep<Snowcrest, 'answer', Answer> = {
  always: true,
  candidates(s, { seat, effort: bells, bonus }, list) {
    const cost = bells + bonus + 1;
    const have = bellsOf(s, seat);
    offer(list, PASS);
    offer(list, BEAT, have >= cost ? null : tooDear(list, 'S-14.3', cost, have));
  },
  choose(s, frame, option) {
    const { seat } = frame;
    const bells = frame.effort + frame.bonus + 1;
    if (option.kind === 'beat') {
      note(s, { kind: 'beat', seat, bells });
      schedule(
        s,
        { step: 'pay', seat, due: dueOf(BELL, bells) },
        { step: 'prize', seat, n: prizeOf(s) },
        ...after(s, frame, frame.won),
      );
    } else {
      note(s, { kind: 'passed', seat });
      schedule(s, ...after(s, frame, true));
      earnScrolls(s, s.active, prizeOf(s));
    }
  },
};

type Asked = Extract<Frame, { step: 'answer' }>;

/** The next opponent, or the end: a player who earned a Scroll pays the announced effort (S-14.4). */
function after(s: State, { seat, effort: bells, bonus }: Asked, won: boolean): Frame[] {
  const next = nextSeat(s, seat);
  if (next !== s.active) return [{ step: 'answer', seat: next, effort: bells, bonus, won }];
  return won ? [{ step: 'pay', seat: s.active, due: dueOf(BELL, bells) }] : [];
}

function prizeOf(s: State): number {
  return count(MEDITATION_SCROLLS, s.players.length);
}

export const prize: RunStep<Snowcrest, 'prize'> = {
  run: (s, { seat, n }) => earnScrolls(s, seat, n),
};

// S-19.3 In solitaire: six Bells a Scroll, including the bonus, paid at once.
export const chant: AskStep<Snowcrest, 'chant', Chant> = {
  options(s, { seat, bonus }) {
    const options: Chant[] = [];
    const most = bellsOf(s, seat);
    for (let scrolls = 1; bellsFor(scrolls, bonus) <= most; scrolls++) options.push({ kind: 'chant', scrolls });
    return options;
  },
  choose(s, { seat, bonus }, { scrolls }) {
    schedule(s, { step: 'pay', seat, due: dueOf(BELL, bellsFor(scrolls, bonus)) }, { step: 'prize', seat, n: scrolls });
  },
};

export function bellsFor(scrolls: number, bonus: number): number {
  return scrolls * BELLS_PER_SCROLL - bonus;
}
