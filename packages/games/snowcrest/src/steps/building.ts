import { note, type AskStep } from '@thorp/kernel';
import { TILES, type Tile } from '../cards/vocabulary.ts';
import { checkGoals, returnTile as giveBack } from '../goods.ts';
import { inSupply } from '../effects.ts';
import { adjust, count, player } from '../table.ts';
import type { Build, GiveTile, Player, Snowcrest } from '../types.ts';

const NONE = [0, 0, 0];
const BUILD = TILES.map((tile): Build => ({ kind: 'build', tile }));

// S-8.2, S-8.7 With a full track a tile is returned first; if no fitting tile is in supply, one of a fitting kind.
export const returnTile: AskStep<Snowcrest, 'returnTile', GiveTile> = {
  options(s, { seat, tile }) {
    const own = tilesToGive(player(s, seat), NONE);
    return inSupply(s, tile) ? own : own.filter(option => matches(tile, option.tile));
  },
  choose: (s, { seat }, { tile, up }) => giveBack(s, seat, tile, up),
};

// S-8.1 Face-up on the left-most free space; the player chooses among the kinds in supply if the card allows several.
export const build: AskStep<Snowcrest, 'build', Build> = {
  options: (s, { tile }) => BUILD.filter(option => matches(tile, option.tile) && count(s.tileSupply, option.tile) > 0),
  choose(s, { seat }, { tile }) {
    adjust(s.tileSupply, tile, -1);
    adjust(player(s, seat).tiles, tile, 1);
    note(s, { kind: 'built', seat, tile });
    checkGoals(s);
  },
};

/** Own Buildings by kind and side, without those reserved for turning face-down. */
export function tilesToGive(p: Player, turned: readonly number[]): GiveTile[] {
  const options: GiveTile[] = [];
  for (const tile of TILES) {
    if (count(p.tiles, tile) > 0) options.push({ kind: 'giveTile', tile, up: true });
    if (count(p.usedTiles, tile) > count(turned, tile)) options.push({ kind: 'giveTile', tile, up: false });
  }
  return options;
}

function matches(wanted: Tile | null, tile: Tile): boolean {
  return wanted === null || wanted === tile;
}
