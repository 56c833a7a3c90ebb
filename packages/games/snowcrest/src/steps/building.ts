import { note } from '@thorp/kernel';
import { TILES, type Tile } from '../cards/vocabulary.ts';
import { checkGoals, returnTile as giveBack } from '../changes.ts';
import { inSupply } from '../effects.ts';
import { adjust, count, player } from '../table.ts';
import type { AskStep, Build, GiveTile } from '../types.ts';

const BUILD = TILES.map((tile): Build => ({ kind: 'build', tile }));

// S-8.2, S-8.7 A full track gives a tile back first; where nothing fitting is in supply, one of a fitting kind.
export const returnTile: AskStep<'returnTile', GiveTile> = {
  options(s, { seat, tile }) {
    const p = player(s, seat);
    const options: GiveTile[] = [];
    for (const kind of TILES) {
      if (!inSupply(s, tile) && !matches(tile, kind)) continue;
      if (count(p.tiles, kind) > 0) options.push({ kind: 'giveTile', tile: kind, up: true });
      if (count(p.usedTiles, kind) > 0) options.push({ kind: 'giveTile', tile: kind, up: false });
    }
    return options;
  },
  choose: (s, { seat }, { tile, up }) => giveBack(s, seat, tile, up),
};

// S-8.1 Face-up on the left-most free space; the player picks among the kinds in supply where the card leaves it open.
export const build: AskStep<'build', Build> = {
  options: (s, { tile }) => BUILD.filter(option => matches(tile, option.tile) && count(s.tileSupply, option.tile) > 0),
  choose(s, { seat }, { tile }) {
    adjust(s.tileSupply, tile, -1);
    adjust(player(s, seat).tiles, tile, 1);
    note(s, { kind: 'built', seat, tile });
    checkGoals(s);
  },
};

function matches(wanted: Tile | null, tile: Tile): boolean {
  return wanted === null || wanted === tile;
}
