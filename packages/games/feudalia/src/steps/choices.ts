import { type AskStep, must, reveal, schedule, type Seat } from '@thorp/kernel';
import { INDEX, RESOURCES, type Resource } from '../cards/goods.ts';
import type { VassalId } from '../cards/vassals.ts';
import { recallable } from '../effects.ts';
import {
  addCubes,
  drawCards,
  enterHand,
  fiefOf,
  freeField,
  isFirst,
  leaveHand,
  loose,
  lordOf,
  matches,
  numberAt,
  receive,
  removeCard,
  tell,
} from '../area.ts';
import type { Done, Eliminate, Feudalia, GainFrom, Lord, OptionOf, State } from '../types.ts';

/* Choices that effects leave to the player, one small question at a time. */

const DONE: Done = { kind: 'done' };

/** Cards of a list, equal ones once, without the Tax Collector: F-7.6 no effect can touch it. */
function touchable(cards: readonly VassalId[]): VassalId[] {
  return cards.filter((card, i) => card !== 'tax_collector' && isFirst(cards, i));
}

// F-22.2 gain: each cube is chosen separately, and its fief too unless the action has one.
const gain: AskStep<Feudalia, 'gain', OptionOf<'gain'>> = {
  options(s, { seat, fief, res, left }) {
    const options: OptionOf<'gain'>[] = [];
    if (left === 0) return options;
    for (const resource of gainTypes(lordOf(s, seat), res)) {
      if (fief >= 0) options.push({ kind: 'gain', resource, fief });
      else for (let into = 0; into < 3; into++) options.push({ kind: 'gain', resource, fief: into });
    }
    return options;
  },
  choose(s, frame, { resource, fief }) {
    receive(s, frame.seat, fief, resource, 1);
    schedule(s, { ...frame, left: frame.left - 1 });
  },
};

function gainTypes(lord: Lord, res: GainFrom): readonly Resource[] {
  if (res === 'any') return RESOURCES;
  if (res !== 'ownFiefType') return [res];
  return RESOURCES.filter(type => lord.fiefs.some(fief => fief.type === type));
}

// F-22.6 cycle: discard hand cards up to the printed number, then draw as many.
const cycle: AskStep<Feudalia, 'cycle', OptionOf<'discard'> | Done> = {
  options(s, { seat, left }) {
    if (left === 0) return [DONE];
    const cards = touchable(lordOf(s, seat).hand);
    return [...cards.map((card): OptionOf<'discard'> => ({ kind: 'discard', card })), DONE];
  },
  choose(s, { seat, left, discarded }, option) {
    if (option.kind === 'done') return drawCards(s, seat, discarded);
    const lord = lordOf(s, seat);
    leaveHand(lord, option.card);
    lord.discard.push(option.card);
    tell(s, { kind: 'discarded', seat, card: option.card });
    return schedule(s, { step: 'cycle', seat, left: left - 1, discarded: discarded + 1 });
  },
};

// F-22.7 recall: a played vassal comes back to hand.
const recall: AskStep<Feudalia, 'recall', OptionOf<'recall'>> = {
  options(s, { act, effect, left }) {
    return left === 0 ? [] : recallable(s, act, effect).map(card => ({ kind: 'recall', card }));
  },
  choose(s, frame, { card }) {
    const lord = lordOf(s, frame.seat);
    liftCard(lord, card);
    enterHand(lord, card);
    tell(s, { kind: 'recalled', seat: frame.seat, card });
    schedule(s, { ...frame, left: frame.left - 1 });
  },
};

/** Takes a played card off its field, or else from the table. */
function liftCard(lord: Lord, card: VassalId): void {
  if (lord.fields.includes(card)) leaveField(lord, card);
  else removeCard(lord.table, card);
}

// F-4.3.1 The field stays used.
function leaveField(lord: Lord, card: VassalId): void {
  lord.fields[lord.fields.indexOf(card)] = 'used';
}

// F-22.8 regain: a card of the own discard pile comes to hand or, seen by everybody, on top of the deck.
const regain: AskStep<Feudalia, 'regain', OptionOf<'regain'>> = {
  options(s, { seat, left }) {
    return left === 0 ? [] : touchable(lordOf(s, seat).discard).map(card => ({ kind: 'regain', card }));
  },
  choose(s, { seat, to, left }, { card }) {
    const lord = lordOf(s, seat);
    removeCard(lord.discard, card);
    if (to === 'hand') enterHand(lord, card);
    else {
      lord.deck.push(card);
      lord.known++;
    }
    tell(s, { kind: 'regained', seat, card, to });
    schedule(s, { step: 'regain', seat, to, left: left - 1 });
  },
};

// F-22.9 eliminate: cards of the zone leave the game, up to the printed number.
const eliminate: AskStep<Feudalia, 'eliminate', Eliminate | Done> = {
  options(s, { seat, effect, left }) {
    if (left === 0) return [];
    const lord = lordOf(s, seat);
    const options: (Eliminate | Done)[] = [];
    for (const zone of effect.zone === 'hand' ? (['hand'] as const) : (['hand', 'discard'] as const)) {
      for (const card of touchable(lord[zone])) {
        if (matches(card, effect.filter)) options.push({ kind: 'eliminate', card, zone });
      }
    }
    return [...options, DONE];
  },
  choose(s, frame, option) {
    if (option.kind === 'done') return;
    eliminateCard(s, frame.seat, option);
    schedule(s, { ...frame, left: frame.left - 1 });
  },
};

/** F-24.10 An eliminated card never returns. */
export function eliminateCard(s: State, seat: Seat, { card, zone }: Eliminate): void {
  const lord = lordOf(s, seat);
  if (zone === 'hand') leaveHand(lord, card);
  else removeCard(lord[zone], card);
  s.gone.push(card);
  tell(s, { kind: 'eliminated', seat, card });
}

// F-22.13 move: loose cubes, up to the printed number, from any own fief to any other.
const move: AskStep<Feudalia, 'move', OptionOf<'move'> | Done> = {
  options(s, { seat, left }) {
    const lord = lordOf(s, seat);
    const options: (OptionOf<'move'> | Done)[] = [];
    if (left === 0) return options;
    for (let from = 0; from < 3; from++) {
      for (const [r, resource] of RESOURCES.entries()) {
        if (loose(lord, from, r) === 0) continue;
        for (let to = 0; to < 3; to++) if (to !== from) options.push({ kind: 'move', resource, from, to });
      }
    }
    options.push(DONE);
    return options;
  },
  choose(s, { seat, left }, option) {
    if (option.kind === 'done') return;
    const lord = lordOf(s, seat);
    const { resource, from, to } = option;
    addCubes(lord, from, INDEX[resource], -1);
    addCubes(lord, to, INDEX[resource], 1);
    tell(s, { kind: 'moved', seat, resource, from, to });
    schedule(s, { step: 'move', seat, left: left - 1 });
  },
};

// F-22.15 vault: loose cubes of the listed types are laid on the card, as many as it holds.
const lay: AskStep<Feudalia, 'lay', OptionOf<'lay'> | Done> = {
  options(s, { seat, fief, effect }) {
    const lord = lordOf(s, seat);
    const options: (OptionOf<'lay'> | Done)[] = [];
    for (const resource of effect.res) {
      if (loose(lord, fief, INDEX[resource]) > 0 && vaulted(lord, fief) < effect.cap)
        options.push({ kind: 'lay', resource });
    }
    options.push(DONE);
    return options;
  },
  choose(s, frame, option) {
    if (option.kind === 'done') return;
    const lord = lordOf(s, frame.seat);
    const place = 4 * frame.fief + INDEX[option.resource];
    lord.cubes[place] = numberAt(lord.cubes, place) - 1;
    lord.vault[place] = numberAt(lord.vault, place) + 1;
    tell(s, { kind: 'laid', seat: frame.seat, fief: frame.fief, resource: option.resource });
    schedule(s, frame);
  },
};

function vaulted(lord: Lord, fief: number): number {
  let sum = 0;
  for (let r = 0; r < 4; r++) sum += numberAt(lord.vault, 4 * fief + r);
  return sum;
}

// F-9.9 host: a vassal played this turn moves to a free field of the Hotelier's fief and stays overnight.
const host: AskStep<Feudalia, 'host', OptionOf<'host'>> = {
  options(s, { seat }) {
    const lord = lordOf(s, seat);
    const played = [...lord.fields.filter(field => field !== null && field !== 'used'), ...lord.table];
    return touchable(played).map(card => ({ kind: 'host', card }));
  },
  choose(s, { seat, fief }, { card }) {
    const lord = lordOf(s, seat);
    // If cards are equal, the one on the table goes: the one on a field can still be recalled.
    if (lord.table.includes(card)) removeCard(lord.table, card);
    else leaveField(lord, card);
    lord.fields[freeField(lord, fief)] = 'used';
    must(fiefOf(lord, fief).city, 'the Hotelier lives here').guest = card;
    tell(s, { kind: 'hosted', seat, card });
  },
};

// F-6.8 keepInHand: the cards are named when the blue card is played; the Tax Collector stays anyway.
const hold: AskStep<Feudalia, 'hold', OptionOf<'hold'> | Done> = {
  options(s, { seat, left }) {
    if (left === 0) return [];
    const cards = touchable(lordOf(s, seat).hand);
    return [...cards.map((card): OptionOf<'hold'> => ({ kind: 'hold', card })), DONE];
  },
  choose(s, { seat, left }, option) {
    if (option.kind === 'done') return;
    const lord = lordOf(s, seat);
    removeCard(lord.hand, option.card);
    lord.kept.push(option.card);
    tell(s, { kind: 'held', seat });
    schedule(s, { step: 'hold', seat, left: left - 1 });
  },
};

// F-18.14 revealHand: everybody learns that the hand was shown, only the acting player sees the cards.
const spy: AskStep<Feudalia, 'spy', OptionOf<'spy'>> = {
  options: (s, { seat }) => s.lords.flatMap((lord, on) => (on === seat || lord.out ? [] : [{ kind: 'spy', on }])),
  choose(s, { seat }, { on }) {
    reveal(s);
    tell(s, { kind: 'handShown', seat, on });
    tell(s, { kind: 'handSeen', on, cards: lordOf(s, on).hand.slice() }, [seat]);
  },
};

export const choiceSteps = { gain, cycle, recall, regain, eliminate, move, lay, host, hold, spy };
