import { type AskStep, type RunStep, schedule, type Seat } from '@thorp/kernel';
import { LIMITS, QUICK_START } from '../cards/board.ts';
import { masterOf } from '../cards/masters.ts';
import { SPECIALISTS } from '../cards/scenarios.ts';
import { vassalOf, type VassalId } from '../cards/vassals.ts';
import { fiefOf, isFirst, lordOf, removeCard, tell } from '../area.ts';
import { addStock, showMaster, stockOf } from '../setup.ts';
import type { Eliminate, Feudalia, Lord, OptionOf, State } from '../types.ts';
import { eliminateCard } from './choices.ts';
import { newCity, suits } from './masters.ts';

/* F-12 Quick start. Until the deal a lord's cards lie open in the discard pile. */

type Quick = OptionOf<'recruit' | 'raise' | 'invite' | 'pass'>;

// F-12.1 One Serf of the starting deck is replaced by a specialist of the owner's choice.
const specialist: AskStep<Feudalia, 'specialist', OptionOf<'specialist'>> = {
  options: s => SPECIALISTS.filter(card => stockOf(s, card) > 0).map(card => ({ kind: 'specialist', card })),
  choose(s, { seat }, { card }) {
    const lord = lordOf(s, seat);
    removeCard(lord.discard, 'serf');
    addStock(s, 'serf', 1);
    addStock(s, card, -1);
    lord.discard.push(card);
    tell(s, { kind: 'specialist', seat, card });
  },
};

const isCheap = (card: VassalId): boolean => vassalOf(card).price.coins < QUICK_START.cheapBelow;

// F-12.5, F-12.8 Coins and cubes are not paid here, eliminations are: from the starting deck or earlier picks.
function canTake(s: State, lord: Lord, card: VassalId): boolean {
  const { eliminate } = vassalOf(card);
  return stockOf(s, card) > 0 && (!eliminate || lord.discard.some(it => vassalOf(it).category === eliminate));
}

function take(s: State, seat: Seat, card: VassalId, forToken: boolean): void {
  addStock(s, card, -1);
  tell(s, { kind: 'recruited', seat, card, forToken });
  schedule(s, { step: 'sacrifice', seat, card });
}

// F-12.5 What the new card eliminates, if anything; then it joins the others.
const sacrifice: AskStep<Feudalia, 'sacrifice', Eliminate> = {
  options(s, { seat, card }) {
    const { eliminate } = vassalOf(card);
    const mine = lordOf(s, seat).discard;
    const victims = mine.filter((it, i) => vassalOf(it).category === eliminate && isFirst(mine, i));
    return victims.map(it => ({ kind: 'eliminate', card: it, zone: 'discard' }));
  },
  choose(s, { seat, card }, option) {
    eliminateCard(s, seat, option);
    lordOf(s, seat).discard.push(card);
  },
  none(s, { seat, card }) {
    lordOf(s, seat).discard.push(card);
  },
};

// F-12.2 In turn order each player adds one vassal with a coin cost below 5.
const freeVassal: AskStep<Feudalia, 'freeVassal', OptionOf<'recruit'>> = {
  options(s, { seat }) {
    const lord = lordOf(s, seat);
    return s.piles.filter(card => isCheap(card) && canTake(s, lord, card)).map(card => ({ kind: 'recruit', card }));
  },
  choose: (s, { seat }, { card }) => take(s, seat, card, false),
};

// F-12.3 The marker counts the five steps; three tokens of the Foundations go to each player.
const tokens: RunStep<Feudalia, 'tokens'> = {
  run(s) {
    for (const lord of s.lords) {
      lord.coins = QUICK_START.steps;
      lord.half = QUICK_START.tokens;
      s.lots.foundations -= QUICK_START.tokens;
    }
  },
};

// F-12.4, F-12.6 One action at a time: a cheap vassal for a token, or one of the five steps, which must be used.
const quick: AskStep<Feudalia, 'quick', Quick> = {
  options(s, { seat }) {
    const lord = lordOf(s, seat);
    const steps = lord.coins > 0 ? stepOptions(s, lord) : [];
    const options: Quick[] = lord.half > 0 ? recruits(s, lord, true) : [];
    if (steps.length === 0) options.push({ kind: 'pass' });
    return [...options, ...steps];
  },
  choose(s, { seat, waiting }, option) {
    const lord = lordOf(s, seat);
    const finished = option.kind === 'pass' && lord.coins === 0;
    const order = finished ? waiting : [...waiting, seat];
    const next = order[0];
    if (next !== undefined) schedule(s, { step: 'quick', seat: next, waiting: order.slice(1) });
    quickAct(s, seat, lord, option);
  },
};

function recruits(s: State, lord: Lord, cheap: boolean): Quick[] {
  return s.piles
    .filter(card => isCheap(card) === cheap && canTake(s, lord, card))
    .map(card => ({ kind: 'recruit', card }));
}

/** What a step of the marker buys: an expensive vassal, an upgrade to level 1, or a master on display. */
function stepOptions(s: State, lord: Lord): Quick[] {
  const options = recruits(s, lord, false);
  for (const [fief, { level }] of lord.fiefs.entries()) if (level === 0) options.push({ kind: 'raise', fief });
  for (const master of s.display) {
    if (lord.fiefs.some(fief => !fief.city && suits(masterOf(master), fief))) options.push({ kind: 'invite', master });
  }
  return options;
}

function quickAct(s: State, seat: Seat, lord: Lord, option: Quick): void {
  if (option.kind === 'recruit' && isCheap(option.card)) {
    lord.half--;
    s.lots.foundations++;
    return take(s, seat, option.card, true);
  }
  if (option.kind === 'pass' && lord.coins === 0) return tell(s, { kind: 'passed', seat });
  lord.coins--;
  if (option.kind === 'recruit') return take(s, seat, option.card, false);
  if (option.kind === 'invite') return schedule(s, { step: 'invite', seat, master: option.master });
  if (option.kind === 'pass') return tell(s, { kind: 'stepLost', seat });
  const level = ++fiefOf(lord, option.fief).level;
  return tell(s, { kind: 'upgraded', seat, fief: option.fief, level });
}

// F-12.4 The master moves into a free city; the display is filled up to five again.
const invite: AskStep<Feudalia, 'invite', OptionOf<'city'>> = {
  options(s, { seat, master }) {
    const options: OptionOf<'city'>[] = [];
    for (const [fief, it] of lordOf(s, seat).fiefs.entries()) {
      if (!it.city && suits(masterOf(master), it)) options.push({ kind: 'city', fief });
    }
    return options;
  },
  choose(s, { seat, master }, { fief }) {
    fiefOf(lordOf(s, seat), fief).city = newCity(master);
    s.display.splice(s.display.indexOf(master), 1);
    tell(s, { kind: 'masterHired', seat, master, fief });
    const before = s.display.length;
    while (s.display.length < LIMITS.display && s.masterDeck.length > 0) showMaster(s);
    if (s.display.length > before) tell(s, { kind: 'mastersShown', masters: s.display.slice(before) });
  },
};

export const quickSteps = { specialist, freeVassal, sacrifice, tokens, quick, invite };
