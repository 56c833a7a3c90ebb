import { cloneWorld, copies } from '@thorp/kernel';
import type { Player, State } from './types.ts';

/** Written by hand because search copies states all the time. */
export function clone(s: State): State {
  const { frames, chance, learnt, notes } = cloneWorld(s);
  return {
    frames,
    chance,
    learnt,
    notes,
    settings: s.settings,
    players: copies(s.players, clonePlayer),
    start: s.start,
    active: s.active,
    round: s.round,
    row: s.row.slice(),
    commons: s.commons.slice(),
    guardians: s.guardians.slice(),
    forests: s.forests.slice(),
    spirit: s.spirit,
    juniper: s.juniper,
    achievements: s.achievements.slice(),
    tileSupply: s.tileSupply.slice(),
    scrollSupply: s.scrollSupply,
    ending: s.ending,
    rests: s.rests,
    acting: s.acting,
    arriving: s.arriving,
    recruited: s.recruited,
  };
}

function clonePlayer(p: Player): Player {
  return {
    hand: p.hand.slice(),
    deck: p.deck.slice(),
    discard: p.discard.slice(),
    village: p.village.slice(),
    up: p.up,
    tokens: p.tokens.slice(),
    tiles: p.tiles.slice(),
    usedTiles: p.usedTiles.slice(),
    omen: p.omen,
    omenTokens: p.omenTokens,
    scrolls: p.scrolls,
  };
}
