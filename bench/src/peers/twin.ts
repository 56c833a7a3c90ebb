import type { Bid, Build, Take } from '@thorp/testkit/hamlet';
import { price } from '@thorp/testkit/hamlet';
import type { Ctx, FnContext, Game, MoveFn } from 'boardgame.io' with { 'resolution-mode': 'require' };

/*
 * Hamlet as a boardgame.io game: phases, turn orders and moves as its guide teaches them, and `enumerate` as its bots
 * need it. A test plays both versions in parallel: same questions, same options, same scores.
 */

export type Move = Take | Bid | Build;

export interface Twin {
  readonly rounds: number;
  round: number;
  deck: number[];
  row: number[];
  seats: { hand: number[]; village: number[]; gold: number }[];
  /** By seat; null until it is made. */
  bids: (number | null)[];
}

const ROW = 5;
const HAND = 3;

/** A seat without cards bids nothing, which is less than any card. */
const NOTHING = -1;

const take: MoveFn<Twin> = ({ G, playerID }, slot: number) => {
  const [card] = G.row.splice(slot, 1);
  seatOf(G, playerID).hand.push(card as number);
  const next = G.deck.pop();
  if (next !== undefined) G.row.splice(slot, 0, next);
};

const blind: MoveFn<Twin> = ({ G, playerID }) => {
  seatOf(G, playerID).hand.push(G.deck.pop() as number);
};

const bid: MoveFn<Twin> = ({ G, playerID }, card: number) => {
  G.bids[Number(playerID)] = card;
};

const build: MoveFn<Twin> = ({ G, playerID }, card: number) => {
  const seat = seatOf(G, playerID);
  seat.hand.splice(seat.hand.indexOf(card), 1);
  seat.village.push(card);
  seat.gold -= price(card);
};

const done: MoveFn<Twin> = ({ events }) => {
  events.endTurn();
};

export const hamletTwin: Game<Twin, Record<string, unknown>, { rounds: number; deck: number[] }> = {
  name: 'hamlet',
  disableUndo: true,
  setup({ ctx }, given) {
    const { rounds, deck } = given as { rounds: number; deck: number[] };
    const cards = deck.slice();
    const seats = Array.from({ length: ctx.numPlayers }, () => ({ hand: cards.splice(0, HAND), village: [], gold: 4 }));
    return { rounds, round: 1, seats, row: cards.splice(0, ROW), deck: cards, bids: seats.map(() => null) };
  },
  phases: {
    draft: { start: true, next: 'bid', turn: { order: once(), minMoves: 1, maxMoves: 1 }, moves: { take, blind } },
    bid: {
      next: 'build',
      turn: { activePlayers: { all: 'bidding' }, stages: { bidding: { moves: { bid } } } },
      onBegin: bidUnasked,
      endIf: ({ G }) => G.bids.every(card => card !== null),
      onEnd: rewardHighestBid,
    },
    build: { next: 'draft', turn: { order: once() }, moves: { build, done }, onEnd: ({ G }) => void G.round++ },
  },
  endIf: ({ G }) => (G.round > G.rounds ? true : undefined),
};

/** The asked seat and its moves, which boardgame.io itself does not know. */
export function enumerate(G: Twin, ctx: Ctx): { seat: number; moves: Move[] } {
  if (ctx.phase === 'bid') {
    const seat = G.bids.indexOf(null);
    return { seat, moves: seatOf(G, seat).hand.map(card => ({ kind: 'bid', card })) };
  }
  const seat = Number(ctx.currentPlayer);
  return { seat, moves: ctx.phase === 'draft' ? drafts(G) : builds(G, seat) };
}

function drafts(G: Twin): Move[] {
  const moves: Move[] = G.row.map((_, slot) => ({ kind: 'take', slot }));
  if (G.deck.length > 0) moves.push({ kind: 'blind' });
  return moves;
}

function builds(G: Twin, seat: number): Move[] {
  const { hand, gold } = seatOf(G, seat);
  const moves: Move[] = hand.filter(card => price(card) <= gold).map(card => ({ kind: 'build', card }));
  moves.push({ kind: 'done' });
  return moves;
}

/** A seat without a choice is not asked, as in Hamlet. */
function bidUnasked({ G }: FnContext<Twin>): void {
  G.bids = G.seats.map(({ hand }) => (hand.length > 1 ? null : (hand[0] ?? NOTHING)));
}

function rewardHighestBid({ G }: FnContext<Twin>): void {
  const prices = G.bids.map(card => price(card ?? NOTHING));
  const best = Math.max(...prices);
  if (prices.filter(each => each === best).length === 1) seatOf(G, prices.indexOf(best)).gold += 3;
  // boardgame.io checks endIf before onBegin: old bids would end the next phase at once.
  G.bids = G.seats.map(() => null);
}

/** Every seat once, seat 0 first. */
function once(): { first: () => number; next: (context: FnContext<Twin>) => number | undefined } {
  return {
    first: () => 0,
    next: ({ ctx }) => (ctx.playOrderPos < ctx.playOrder.length - 1 ? ctx.playOrderPos + 1 : undefined),
  };
}

function seatOf(G: Twin, seat: number | string): Twin['seats'][number] {
  const found = G.seats[Number(seat)];
  if (!found) throw new Error(`broken invariant: there is no seat ${seat}`);
  return found;
}
