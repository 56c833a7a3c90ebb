import type { Seat } from '@thorp/kernel';
import { isUp, NOBODY } from './table.ts';
import type { Player, PlayerView, State, View } from './types.ts';

/** S-22 Hands and the order of decks are hidden; everything else is visible. */
export function view(s: State, observer: Seat | null): View {
  return {
    settings: s.settings,
    players: s.players.map((p, seat) => playerView(p, seat === observer)),
    start: s.start,
    active: s.active,
    round: s.round,
    asked: asked(s),
    row: s.row.slice(),
    commonsLeft: s.commons.length,
    juniper: s.juniper,
    spirit: orNull(s.spirit),
    settling: settling(s),
    arriving: orNull(s.arriving),
    acting: orNull(s.acting),
    achievements: s.achievements.slice(),
    tileSupply: s.tileSupply.slice(),
    scrollSupply: s.scrollSupply,
    ending: s.ending,
    rests: s.rests,
  };
}

function playerView(p: Player, own: boolean): PlayerView {
  return {
    hand: own ? p.hand.slice() : null,
    handSize: p.hand.length,
    deckSize: p.deck.length,
    discard: p.discard.slice(),
    village: p.village.map((card, slot) => (card === NOBODY ? null : { card, up: isUp(p, slot) })),
    tokens: p.tokens.slice(),
    tiles: p.tiles.slice(),
    usedTiles: p.usedTiles.slice(),
    omen: p.omen,
    omenTokens: p.omenTokens,
    scrolls: p.scrolls,
  };
}

function asked(s: State): Seat | null {
  const frame = s.frames.at(-1);
  return frame && 'seat' in frame ? frame.seat : null;
}

/** While a hand card or Villager is being given, it belongs to the item before the next one. */
function settling(s: State): View['settling'] {
  const found: { seat: Seat; at: number }[] = [];
  let giving = 0;
  for (const frame of s.frames.toReversed()) {
    if (frame.step === 'giveCard' || frame.step === 'giveVillager') giving = 1;
    if (!('at' in frame) || found.some(({ seat }) => seat === frame.seat)) continue;
    found.push({ seat: frame.seat, at: frame.at - giving });
    giving = 0;
  }
  return found;
}

function orNull(value: number): number | null {
  return value === NOBODY ? null : value;
}
