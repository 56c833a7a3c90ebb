import { note, offer, schedule, type Candidates, type Seat, type AskStep, type RunStep } from '@thorp/kernel';
import {
  CHARACTERS,
  characterName,
  characterOf,
  NO_CHARACTER,
  type Character,
  type CharacterName,
} from '../cards/board.ts';
import { known } from '../known.ts';
import { budget, meansOf, type Means } from '../paymentPlans.ts';
import { after, player, spendable } from '../table.ts';
import type { Call, EndTurn, Frame, Helvetia, Idle, Reason, State, UseTile } from '../types.ts';
import { builderIdle, canBuild } from './builder.ts';
import { canBear, midwifeIdle } from './midwife.ts';
import { NO_COIN, placeCoin } from './payment.ts';
import { canMarry, priestIdle } from './priest.ts';
import { canTrade, traderIdle } from './trader.ts';

/* H-8, H-15 A turn: characters are called, tiles are used. */

/** `why` is set only if somebody reads the reason. */
const NOTHING_TO_DO = { kind: 'nothingToDo', clause: 'H-8.6', why: 'cannotPay' } satisfies Reason;
const TILE_THIS_TURN: Reason = { kind: 'tileThisTurn', clause: 'H-15.2' };
const TILE_THIS_ROUND: Reason = { kind: 'tileThisRound', clause: 'H-15.1' };

const CALL: readonly Call[] = CHARACTERS.map(character => ({ kind: 'call', character }));
const TILE: readonly UseTile[] = CHARACTERS.map(character => ({ kind: 'tile', character }));
const END: EndTurn = { kind: 'end' };

/** The first question of each character's action. */
const ACTION: { readonly [name in CharacterName]: 'build' | 'trade' | 'wake' | 'send' | 'bear' } = {
  builder: 'build',
  trader: 'trade',
  'night-watchman': 'wake',
  priest: 'send',
  midwife: 'bear',
};

// H-8.2 (a), (b) A character tile first, or the character that gets the coins.
export const turn: AskStep<Helvetia, 'turn', Call | UseTile> = {
  candidates: offerCharacters,
  choose(s, { seat }, option) {
    if (option.kind === 'tile') schedule(s, useTile(s, seat, option), { step: 'turn', seat });
    else schedule(s, call(s, seat, option), { step: 'more', seat });
  },
};

// H-8.2 (b), (c), (d) Another coin for the same character, a tile to finish with, or the end of the turn.
export const more: AskStep<Helvetia, 'more', Call | UseTile | EndTurn> = {
  always: true,
  candidates(s, frame, list) {
    offerCharacters(s, frame, list);
    offer(list, END, null);
  },
  choose(s, { seat }, option) {
    if (option.kind === 'call') schedule(s, call(s, seat, option), { step: 'more', seat });
    // H-8.11 No regular action follows a tile that is used after one.
    else if (option.kind === 'tile') schedule(s, useTile(s, seat, option), { step: 'endTurn', seat });
    else schedule(s, { step: 'endTurn', seat });
  },
};

/** The characters that may still be paid, and the own tiles. */
function offerCharacters(
  s: State,
  { seat }: { readonly seat: Seat },
  list: Candidates<Call | UseTile | EndTurn, Reason>,
): void {
  const means = meansOf(s, seat);
  for (let character = 0; character < CALL.length; character++) {
    if (!isOpen(s, character)) continue;
    const reason = refuseCall(s, seat, character, means);
    offer(list, known(CALL, character), list.refused ? explained(s, seat, character, reason) : reason);
  }
  for (let character = 0; character < TILE.length; character++) {
    if (s.tiles[character] !== seat) continue;
    const reason = refuseTile(s, seat, character, means);
    offer(list, known(TILE, character), list.refused ? explained(s, seat, character, reason) : reason);
  }
}

/** H-8.2 All coins of a turn go to one character. */
function isOpen(s: State, character: Character): boolean {
  return s.turn.character === NO_CHARACTER || s.turn.character === character;
}

/** H-8.6, H-8.10 The coin must be there, and the action must be possible in full with what remains. */
function refuseCall(s: State, seat: Seat, character: Character, means: Means): Reason | null {
  const coins = spendable(s, seat);
  if (coins === 0) return NO_COIN;
  return canAct(s, seat, character, means, coins - 1) ? null : NOTHING_TO_DO;
}

/** H-15.1, H-15.2, H-15.10 One tile a turn, each once a round, and only for what is possible in full. */
function refuseTile(s: State, seat: Seat, character: Character, means: Means): Reason | null {
  if (s.turn.tileUsed) return TILE_THIS_TURN;
  if (s.tilesUsed[character] === 1) return TILE_THIS_ROUND;
  return canAct(s, seat, character, means, budget(s, seat)) ? null : NOTHING_TO_DO;
}

/** The reason, with why the character can do nothing. */
function explained(s: State, seat: Seat, character: Character, reason: Reason | null): Reason | null {
  if (reason !== NOTHING_TO_DO) return reason;
  const idle = IDLE[characterName(character)];
  return idle ? { ...NOTHING_TO_DO, why: idle(s, seat) } : reason;
}

/** Why each character can do nothing; the Night Watchman always can (H-12.4). */
const IDLE: { readonly [name in CharacterName]?: (s: State, seat: Seat) => Idle } = {
  builder: builderIdle,
  trader: traderIdle,
  priest: priestIdle,
  midwife: midwifeIdle,
};

/** Whether the character can do anything, with these coins for materials. */
function canAct(s: State, seat: Seat, character: Character, means: Means, coins: number): boolean {
  means.coins = coins;
  switch (characterName(character)) {
    case 'builder':
      return canBuild(s, seat, means);
    case 'trader':
      return canTrade(s, seat, means);
    case 'night-watchman':
      return true;
    case 'priest':
      return canMarry(s, seat);
    case 'midwife':
      return canBear(s, seat);
  }
}

/** H-8.2 (b) One coin, one action. */
function call(s: State, seat: Seat, { character }: Call): Frame {
  s.turn.character = characterOf(character);
  placeCoin(s, seat, s.turn.character);
  note(s, { kind: 'called', seat, character });
  return { step: ACTION[character], seat };
}

/** H-15.1, H-15.4 The action is free. */
function useTile(s: State, seat: Seat, { character }: UseTile): Frame {
  s.turn.tileUsed = true;
  s.tilesUsed[characterOf(character)] = 1;
  note(s, { kind: 'usedTile', seat, character });
  return { step: ACTION[character], seat };
}

// H-9.4, H-8.7 Goods vanish. The round is over when a single player has coins; otherwise the next one with coins plays.
export const endTurn: RunStep<Helvetia, 'endTurn'> = {
  run(s, { seat }) {
    s.turn = { character: NO_CHARACTER, tileUsed: false, fresh: 0, births: [] };
    s.ledger.made.fill(0);
    s.ledger.unspent.fill(0);
    const next = nextWithCoins(s, seat);
    if (nextWithCoins(s, next) === next) endRound(s, next);
    else schedule(s, { step: 'turn', seat: next });
  },
};

/** H-8.1 Players without coins are skipped; somebody always has some (H-8.8). */
function nextWithCoins(s: State, seat: Seat): Seat {
  let next = after(s, seat);
  while (player(s, next).coins === 0 && next !== seat) next = after(s, next);
  return next;
}

/** H-8.7, H-8.9 The last one with coins takes the token before the end-of-round steps. */
function endRound(s: State, seat: Seat): void {
  s.token = seat;
  note(s, { kind: 'roundOver', seat });
  schedule(s, { step: 'award' });
}
