import { type AskStep, must, reveal, type RunStep, shuffle } from '@thorp/kernel';
import { lordOf, seatsInOrder, tell } from '../area.ts';
import type { Feudalia, Frame, OptionOf, State } from '../types.ts';

/* F-2.5 to F-2.7 The fief draft. */

/** The frames of a draft with this number of laps; in each lap every lord gets one fief. */
export function draftFrames(s: State, laps: number): Frame[] {
  const frames: Frame[] = [];
  for (let lap = 0; lap < laps; lap++) {
    for (const seat of seatsInOrder(s)) frames.push({ step: 'drawFief', seat }, { step: 'draft', seat });
  }
  frames.push({ step: 'endDraft' });
  for (const seat of seatsInOrder(s)) frames.push({ step: 'triple', seat });
  return frames;
}

// F-2.5 There are always two fiefs to choose from: one passed on and one drawn, or both drawn.
const drawFief: RunStep<Feudalia, 'drawFief'> = {
  run(s) {
    while (s.offer.length < 2) s.offer.push(must(s.fiefDeck.pop(), 'the box holds 18 fiefs'));
    reveal(s);
  },
};

// F-2.5 Keep one, pass the other on. F-16.2 In solitaire, the other one is set aside for the whole game.
const draft: AskStep<Feudalia, 'draft', OptionOf<'keepFief'>> = {
  // Skipping the question would show everybody that the two are equal.
  always: true,
  options(s) {
    const [first, second] = s.offer;
    const options: OptionOf<'keepFief'>[] = [];
    if (first) options.push({ kind: 'keepFief', fief: first });
    if (second && second !== first) options.push({ kind: 'keepFief', fief: second });
    return options;
  },
  choose(s, { seat }, { fief }) {
    s.offer.splice(s.offer.indexOf(fief), 1);
    lordOf(s, seat).fiefs.push({ type: fief, level: 0, city: null });
    if (s.lords.length === 1) s.offer = [];
    reveal(s);
    tell(s, { kind: 'fiefKept', seat, fief });
  },
};

// F-2.5 The last card passed on goes back, and the deck is shuffled.
const endDraft: RunStep<Feudalia, 'endDraft'> = {
  run(s) {
    s.fiefDeck.push(...s.offer);
    s.offer = [];
    shuffle(s, s.fiefDeck);
  },
};

// F-2.6 A lord with three fiefs of one type may change one of them.
const triple: AskStep<Feudalia, 'triple', OptionOf<'keepAll' | 'replace'>> = {
  options(s, { seat }) {
    const [a, b, c] = lordOf(s, seat).fiefs;
    return a && a.type === b?.type && a.type === c?.type ? [{ kind: 'keepAll' }, { kind: 'replace' }] : [];
  },
  choose(s, { seat }, { kind }) {
    if (kind === 'keepAll') return;
    const lord = lordOf(s, seat);
    const old = must(lord.fiefs.pop(), 'the lord has three fiefs').type;
    const at = s.fiefDeck.findLastIndex(type => type !== old);
    const drawn = must(s.fiefDeck.splice(at, 1)[0], 'no type fills the whole deck');
    lord.fiefs.push({ type: drawn, level: 0, city: null });
    s.fiefDeck.push(old);
    shuffle(s, s.fiefDeck);
    tell(s, { kind: 'fiefReplaced', seat, fief: old, by: drawn });
  },
};

export const draftSteps = { drawFief, draft, endDraft, triple };
