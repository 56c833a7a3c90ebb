import { type AskStep, must, reveal, schedule, type Seat, shuffle } from '@thorp/kernel';
import type { Category } from '../cards/effects.ts';
import { EVENT_WORKERS, EVENTS, isSolitaire, PLAGUE, RAID_POWER, type EventEffect } from '../cards/events.ts';
import { INDEX, type Resource } from '../cards/goods.ts';
import { scenarioOf } from '../cards/scenarios.ts';
import { vassalOf, type VassalId } from '../cards/vassals.ts';
import {
  fiefOf,
  isFirst,
  leaveHand,
  levelOf,
  loose,
  lordOf,
  receive,
  seatsInOrder,
  standingEffect,
  sumOfLevels,
  tell,
} from '../area.ts';
import type { Done, Eliminate, Feudalia, Frame, Lord, OptionOf, Reason, State } from '../types.ts';
import { removeToken } from './cathedral.ts';
import { eliminateCard } from './choices.ts';
import { loseCubes, loseOf } from './pay.ts';

/* F-14 Seasonal events, F-16.4 those of solitaire. */

// F-14.2 Before the starting player's turn one card is turned up; when the deck is empty there are no more events.
export function turnUpEvent(s: State): void {
  s.event = s.eventDeck.pop() ?? -1;
  if (s.event < 0) return;
  reveal(s);
  const event = must(EVENTS[s.event], 'the deck holds cards of the table');
  const effect = eventInForce(s);
  tell(s, { kind: 'event', event, ignored: effect === 'none' && event.effect !== 'none' });
  NOW[effect]?.(s);
}

/**
 * The effect of this round's card in this game: F-14.12 solitaire icons need one player, F-16.6 practice leaves only
 * those.
 */
export function eventInForce(s: State): EventEffect {
  if (s.event < 0) return 'none';
  const { effect } = must(EVENTS[s.event], 'the deck holds cards of the table');
  if (isSolitaire(effect)) return s.lords.length === 1 ? effect : 'none';
  return s.settings.practice ? 'none' : effect;
}

/** One function per event that acts when it is turned up (F-14.13: in turn order). */
const NOW: { readonly [E in EventEffect]?: (s: State) => void } = {
  rains: s => everyField(s, (seat, fief, type, fields) => receive(s, seat, fief, type, fields)),
  drought: s => everyField(s, (seat, fief, type, fields) => wither(s, seat, fief, type, fields)),
  fire: s => everyField(s, (seat, fief, type) => burn(s, seat, fief, type)),
  pig_slaughter: s => everyLord(s, seat => ({ step: 'store', seat, cubes: [1, 0, 0, 0] })),
  black_plague: s => everyLord(s, seat => ({ step: 'plague', seat, left: plagueToll(s, seat) })),
  raids: s => everyLord(s, seat => ({ step: 'raid', seat, guard: [0, 0, 0] })),
  solo_build: s => removeToken(s, ['foundations', 'nave']),
  solo_dean: s => removeToken(s, ['dean', 'canon']),
  solo_glass: s => removeToken(s, ['window']),
  solo_silver: s => removeToken(s, ['silver']),
};

function everyLord(s: State, frame: (seat: Seat) => Frame): void {
  schedule(s, ...seatsInOrder(s).map(frame));
}

/** Calls `act` for wheat and wood fiefs, which rain, drought and fire affect. */
function everyField(s: State, act: (seat: Seat, fief: number, type: Resource, fields: number) => void): void {
  for (const seat of seatsInOrder(s)) {
    for (const [fief, it] of lordOf(s, seat).fiefs.entries()) {
      if (it.type === 'wheat' || it.type === 'wood') act(seat, fief, it.type, levelOf(it).fields);
    }
  }
}

// F-14.6 Drought: 1 cube of the fief's type per field, as far as present.
function wither(s: State, seat: Seat, fief: number, type: Resource, fields: number): void {
  loseOf(s, seat, fief, type, Math.min(fields, loose(lordOf(s, seat), fief, INDEX[type])));
}

// F-14.7 Fire: half of the cubes of the fief's type, rounded up.
function burn(s: State, seat: Seat, fief: number, type: Resource): void {
  loseOf(s, seat, fief, type, Math.ceil(loose(lordOf(s, seat), fief, INDEX[type]) / 2));
}

// F-14.6, F-14.11 Drought forbids workers in wheat and wood fiefs, Frost in all fiefs.
export function refuseWeather(s: State, category: Category, type: Resource): Reason | null {
  const effect = eventInForce(s);
  if (effect === 'none' || !EVENT_WORKERS.includes(category)) return null;
  if (effect === 'frost') return FROST;
  return effect === 'drought' && (type === 'wheat' || type === 'wood') ? DROUGHT : null;
}

const FROST: Reason = { kind: 'banned', clause: 'F-14.11' };
const DROUGHT: Reason = { kind: 'banned', clause: 'F-14.6' };

function plagueToll(s: State, seat: Seat): number {
  return PLAGUE[sumOfLevels(lordOf(s, seat))] ?? 0;
}

// F-14.4 Black plague: cards from hand or discard pile by choice, and from the deck only if these are too few.
const plague: AskStep<Feudalia, 'plague', Eliminate> = {
  options(s, { seat, left }) {
    if (left === 0) return [];
    const lord = lordOf(s, seat);
    const options = [...mortal(lord.hand, 'hand'), ...mortal(lord.discard, 'discard')];
    return options.length > 0 ? options : mortal(lord.deck.toSorted(), 'deck');
  },
  choose(s, { seat, left }, option) {
    const lord = lordOf(s, seat);
    eliminateCard(s, seat, option);
    if (option.zone === 'deck') {
      shuffle(s, lord.deck);
      lord.known = 0;
    }
    schedule(s, { step: 'plague', seat, left: left - 1 });
  },
};

/** The Tax Collector is immune. */
function mortal(cards: readonly VassalId[], zone: Eliminate['zone']): Eliminate[] {
  const options: Eliminate[] = [];
  for (const [i, card] of cards.entries()) {
    if (card !== 'tax_collector' && isFirst(cards, i)) options.push({ kind: 'eliminate', card, zone });
  }
  return options;
}

// F-14.5, F-14.17 Raids: cards with a military value may defend a fief, then each fief loses what is left.
const raid: AskStep<Feudalia, 'raid', OptionOf<'defend'> | Done> = {
  options(s, { seat, guard }) {
    const lord = lordOf(s, seat);
    const options: (OptionOf<'defend'> | Done)[] = [];
    for (const [i, card] of lord.hand.entries()) {
      if (warValue(card) === 0 || !isFirst(lord.hand, i)) continue;
      for (const fief of lord.fiefs.keys())
        if (raidLoss(s, lord, fief, guard) > 0) options.push({ kind: 'defend', card, fief });
    }
    if (options.length > 0) options.push({ kind: 'done' });
    return options;
  },
  choose(s, { seat, guard }, option) {
    if (option.kind === 'done') return suffer(s, seat, guard);
    const lord = lordOf(s, seat);
    leaveHand(lord, option.card);
    lord.discard.push(option.card);
    tell(s, { kind: 'defended', seat, card: option.card, fief: option.fief });
    const more = guard.with(option.fief, (guard[option.fief] ?? 0) + warValue(option.card));
    return schedule(s, { step: 'raid', seat, guard: more });
  },
  none: (s, { seat, guard }) => suffer(s, seat, guard),
};

function warValue(card: VassalId): number {
  return Math.max(vassalOf(card).attack, vassalOf(card).defense);
}

// F-14.17 A master's defense and defending cards reduce the loss; a fief's own defense counts in military games only.
function raidLoss(s: State, lord: Lord, fief: number, guard: readonly number[]): number {
  const walls = isMilitary(s) ? levelOf(fiefOf(lord, fief)).defense : 0;
  return Math.max(0, RAID_POWER - walls - standingEffect(lord, fief, 'defense') - (guard[fief] ?? 0));
}

function isMilitary(s: State): boolean {
  return scenarioOf(s.settings.scenario).module === 'military';
}

function suffer(s: State, seat: Seat, guard: readonly number[]): void {
  for (let fief = 2; fief >= 0; fief--) loseCubes(s, seat, fief, raidLoss(s, lordOf(s, seat), fief, guard), 'raid');
}

export const eventSteps = { plague, raid };
