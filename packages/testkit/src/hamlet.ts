import {
  below,
  cloneWorld,
  must,
  newWorld,
  note,
  offer,
  reveal,
  shuffle,
  phraseByKind,
  schedule,
  type AskStep,
  type Chance,
  type Config,
  type Game,
  type Outcome,
  type Reason,
  type RunStep,
  type Seat,
  type Settings,
  type TogetherStep,
  type World,
} from '@thorp/kernel';

/*
 * Hamlet, the smallest game that uses everything the kernel offers: hidden hands, a row and a deck, payments, a
 * simultaneous secret bid, refusals, settings. Each round every seat drafts one villager, then everybody bids one hand
 * card in secret (the highest single bid earns 3 gold), then each may build hand cards for their price.
 */

export interface HamletSettings {
  readonly rounds: number;
  readonly blind: boolean;
}

/** The deck is too small. */
interface TooLong {
  readonly kind: 'tooLong';
  readonly table: number;
  readonly rounds: number;
}

export type HamletFrame =
  | { readonly step: 'round' }
  | { readonly step: 'draft'; readonly seat: Seat }
  | { readonly step: 'bid'; readonly seats: readonly Seat[]; readonly answers: { readonly [seat: Seat]: Bid | null } }
  | { readonly step: 'build'; readonly seat: Seat };

export type Take = { readonly kind: 'take'; readonly slot: number } | { readonly kind: 'blind' };
export type Bid = { readonly kind: 'bid'; readonly card: number };
export type Build = { readonly kind: 'build'; readonly card: number } | { readonly kind: 'done' };

export type HamletEvent =
  | { readonly kind: 'drafted'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'drew'; readonly seat: Seat }
  | { readonly kind: 'won'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'built'; readonly seat: Seat; readonly card: number };

export interface TooDear extends Reason {
  readonly kind: 'tooDear';
  readonly price: number;
  readonly gold: number;
}

export interface HamletSeat {
  hand: number[];
  village: number[];
  gold: number;
}

export interface HamletState extends World<HamletFrame> {
  readonly settings: HamletSettings;
  round: number;
  deck: number[];
  row: number[];
  seats: HamletSeat[];
}

export interface HamletView {
  readonly round: number;
  readonly row: readonly number[];
  readonly deckSize: number;
  readonly seats: readonly {
    readonly hand: readonly number[] | null;
    readonly handSize: number;
    readonly village: readonly number[];
    readonly gold: number;
  }[];
  readonly waiting: readonly Seat[];
}

export interface Hamlet {
  state: HamletState;
  frame: HamletFrame;
  option: Take | Bid | Build;
  view: HamletView;
  event: HamletEvent;
  reason: TooDear;
  settings: HamletSettings;
  conflict: TooLong;
}

const CARDS = 132;
const ROW = 5;

/** Every villager is a number, which gives its price from 0 to 5 and its worth. */
export const price = (card: number): number => card % 6;
export const worth = (card: number): number => 1 + 2 * price(card);

const round: RunStep<Hamlet, 'round'> = {
  run(s) {
    if (++s.round > s.settings.rounds) return;
    const seats = s.seats.map((_, seat) => seat);
    schedule(
      s,
      ...seats.map((seat): HamletFrame => ({ step: 'draft', seat })),
      { step: 'bid', seats, answers: {} },
      ...seats.map((seat): HamletFrame => ({ step: 'build', seat })),
      { step: 'round' },
    );
  },
};

export const draft = {
  options(s) {
    const options: Take[] = s.row.map((_, slot) => ({ kind: 'take', slot }));
    if (s.settings.blind && s.deck.length > 0) options.push({ kind: 'blind' });
    return options;
  },
  choose(s, { seat }, option) {
    const card = option.kind === 'take' ? takeFromRow(s, option.slot) : fromDeck(s);
    player(s, seat).hand.push(card);
    if (option.kind === 'take') note(s, { kind: 'drafted', seat, card });
    else {
      note(s, { kind: 'drew', seat });
      note(s, { kind: 'drafted', seat, card }, [seat]);
    }
  },
} satisfies AskStep<Hamlet, 'draft', Take>;

export const bid: TogetherStep<Hamlet, 'bid', Bid> = {
  options: (s, _, seat) => player(s, seat).hand.map(card => ({ kind: 'bid', card })),
  resolve(s, { seats }, answers) {
    // Even a tie reveals something to everybody, so undo stops here in any case.
    reveal(s);
    const bids = seats.map(seat => ({ seat, card: answers[seat]?.card ?? -1 }));
    const best = Math.max(...bids.map(({ card }) => price(card)));
    const [winner, tied] = bids.filter(({ card }) => price(card) === best);
    if (!winner || tied) return;
    player(s, winner.seat).gold += 3;
    note(s, { kind: 'won', ...winner });
  },
};

function refuseBuild(s: HamletState, seat: Seat, card: number): TooDear | null {
  const { gold } = player(s, seat);
  return price(card) <= gold ? null : { kind: 'tooDear', clause: 'X-1', price: price(card), gold };
}

export const build = {
  always: true,
  candidates(s, { seat }, list) {
    for (const card of player(s, seat).hand) offer(list, { kind: 'build', card }, refuseBuild(s, seat, card));
    offer(list, { kind: 'done' });
  },
  choose(s, frame, option) {
    if (option.kind === 'done') return;
    const mine = player(s, frame.seat);
    mine.hand.splice(mine.hand.indexOf(option.card), 1);
    mine.village.push(option.card);
    mine.gold -= price(option.card);
    note(s, { kind: 'built', seat: frame.seat, card: option.card });
    schedule(s, frame);
  },
} satisfies AskStep<Hamlet, 'build', Build>;

const settings: Settings<HamletSettings, TooLong> = {
  knobs: {
    rounds: { kind: 'number', min: 1, max: 10, default: seats => (seats > 2 ? 5 : 6) },
    blind: { kind: 'flag', default: true },
  },
  conflict: ({ seats, settings: { rounds } }) =>
    seats * rounds > 36
      ? {
          kind: 'tooLong',
          table: seats,
          rounds,
          clause: 'X-2',
          mend: { rounds: Math.floor(36 / seats) },
        }
      : null,
};

export const hamlet: Game<Hamlet> = {
  id: 'hamlet',
  version: 1,
  seats: { min: 2, max: 4 },
  settings,
  steps: { round, draft, bid, build },
  text: { en: english() },
  setup,
  clone,
  view,
  imagine,
  score,
};

function setup(config: Config<HamletSettings>, chance: Chance): HamletState {
  const world = newWorld<HamletFrame>(chance, { step: 'round' });
  const deck = shuffle(
    world,
    Array.from({ length: CARDS }, (_, card) => card),
  );
  const seats = Array.from({ length: config.seats }, () => ({ hand: deck.splice(0, 3), village: [], gold: 4 }));
  return { ...world, settings: config.settings, round: 0, row: deck.splice(0, ROW), deck, seats };
}

function clone(s: HamletState): HamletState {
  return {
    ...cloneWorld(s),
    settings: s.settings,
    round: s.round,
    row: s.row.slice(),
    deck: s.deck.slice(),
    seats: s.seats.map(({ hand, village, gold }) => ({ hand: hand.slice(), village: village.slice(), gold })),
  };
}

function view(s: HamletState, observer: Seat | null): HamletView {
  return {
    round: s.round,
    row: s.row.slice(),
    deckSize: s.deck.length,
    seats: s.seats.map(({ hand, village, gold }, seat) => ({
      hand: seat === observer ? hand.slice() : null,
      handSize: hand.length,
      village: village.slice(),
      gold,
    })),
    waiting: waiting(s),
  };
}

function waiting(s: HamletState): Seat[] {
  const frame = s.frames.at(-1);
  if (!frame || frame.step === 'round') return [];
  return frame.step === 'bid' ? frame.seats.filter(seat => !frame.answers[seat]) : [frame.seat];
}

function imagine(s: HamletState, observer: Seat | null, chance: Chance): HamletState {
  const world = clone(s);
  world.chance = chance;
  const others = world.seats.filter((_, seat) => seat !== observer);
  const hidden = [...world.deck, ...others.flatMap(seat => seat.hand)].sort((a, b) => a - b);
  shuffle(world, hidden);
  for (const seat of others) seat.hand = hidden.splice(0, seat.hand.length);
  world.deck = hidden;
  return world;
}

function score(s: HamletState): Outcome {
  return {
    scores: s.seats.map(({ village, gold }, seat) => {
      const cards = village.map(card => ({ what: 'card', card: String(card), amount: worth(card) }));
      const total = cards.reduce((sum, part) => sum + part.amount, gold);
      return { seat, total, standing: [total, -village.length], parts: [...cards, { what: 'gold', amount: gold }] };
    }),
  };
}

function takeFromRow(s: HamletState, slot: number): number {
  const card = must(s.row.splice(slot, 1)[0], 'a card lies in the slot');
  if (s.deck.length > 0) s.row.splice(slot, 0, fromDeck(s));
  return card;
}

function fromDeck(s: HamletState): number {
  reveal(s);
  return must(s.deck.pop(), 'the deck holds a card');
}

function player(s: HamletState, seat: Seat): HamletSeat {
  return must(s.seats[seat], 'the seat is taken');
}

function english(): Game<Hamlet>['text']['en'] {
  const prompts = { round: '', draft: 'Draft a villager', bid: 'Bid a hand card', build: 'Build, or end your turn' };
  return {
    title: 'Hamlet',
    blurb: 'A sample game of drafting and bidding.',
    settings: {
      rounds: { title: 'Rounds', help: 'How many rounds are played.' },
      blind: { title: 'Blind drafts', help: 'The top of the deck may be drafted unseen.' },
    },
    conflict: ({ table, rounds }) => `${table} seats cannot play ${rounds} rounds`,
    catalogue: [],
    prompt: frame => prompts[frame.step],
    label: phraseByKind<Hamlet['option'], HamletView>({
      take: ({ slot }, { view: { row } }) => `Take ${row[slot]}`,
      blind: () => 'Draw unseen',
      bid: ({ card }) => `Bid ${card}`,
      build: ({ card }) => `Build ${card} for ${price(card)}`,
      done: () => 'End turn',
    }),
    tell: phraseByKind<HamletEvent, HamletView>({
      drafted: ({ seat, card }, { name }) => `${name(seat)} drafts ${card}`,
      drew: ({ seat }, { name }) => `${name(seat)} draws unseen`,
      won: ({ seat, card }, { name }) => `${name(seat)} wins the bid with ${card}`,
      built: ({ seat, card }, { name }) => `${name(seat)} builds ${card}`,
    }),
    why: reason => `It costs ${reason.price} gold and you have ${reason.gold}.`,
    part: part => (part.what === 'gold' ? 'Gold' : `Villager ${part.card}`),
    points: total => String(total),
    board: () => ({ zones: [] }),
    target: () => null,
  };
}

/** A random option, as the fuzzer and the weakest bot choose. */
export function anyOf<T>(s: { chance: Chance; learnt: number }, list: readonly T[]): T {
  return must(list[below(s, list.length)], 'the list is not empty');
}
