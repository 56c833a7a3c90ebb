import { tilesOwned } from '@thorp/snowcrest/reading';
import { BUILDING_BONUS, OMEN_LIMIT, TILE_IDS, TILES, TRACK, type PlayerView, type Tile } from '@thorp/snowcrest/cards';
import type { ReactNode } from 'react';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { Drawing } from './Icons.tsx';
import { useWords } from './text/words.tsx';

export interface TrackTile {
  readonly tile: Tile;
  readonly up: boolean;
  /** Its index among equal ones. */
  readonly copy: number;
}

/** The Buildings of a track: face-up ones first. */
export function tilesOf({ tiles, usedTiles }: PlayerView): TrackTile[] {
  const row = (counts: readonly number[], up: boolean): TrackTile[] =>
    TILES.flatMap(tile => Array.from({ length: counts[tile] ?? 0 }, (_, copy) => ({ tile, up, copy })));
  return [...row(tiles, true), ...row(usedTiles, false)];
}

interface TileTrackProps {
  readonly player: PlayerView;
  /** Draws a Building that can be tapped. */
  readonly draw?: (tile: TrackTile, icon: ReactNode) => ReactNode;
}

/** Eight places: ready, used, or free with its bonus. */
export function TileTrack({ player, draw }: TileTrackProps): ReactNode {
  const words = useWords();
  const row = tilesOf(player);
  return (
    <ol className="sn-tiles" aria-label={words.buildingsOf(tilesOwned(player))}>
      {Array.from({ length: TRACK }, (_, i) => {
        const it = row[i];
        const bonus = BUILDING_BONUS[i + 1] ?? 0;
        const icon = it ? <Drawing name={TILE_IDS[it.tile]} /> : null;
        return (
          <li
            key={i}
            className={classOf(it)}
            aria-hidden={it ? undefined : true}
            data-bonus={bonus > 0 ? `+${bonus}` : undefined}
          >
            {it && draw ? draw(it, icon) : icon}
          </li>
        );
      })}
    </ol>
  );
}

function classOf(it: TrackTile | undefined): string {
  if (!it) return 'sn-tile is-free';
  return it.up ? `sn-tile sn-tile-${TILE_IDS[it.tile]}` : `sn-tile sn-tile-${TILE_IDS[it.tile]} is-used`;
}

const STEPS = Array.from({ length: 2 * OMEN_LIMIT + 1 }, (_, i) => i - OMEN_LIMIT);

/** The Omen track from dark to light; the seat's shape marks the place. */
export function OmenTrack({ omen, tokens, seat }: { omen: number; tokens: number; seat: number }): ReactNode {
  const words = useWords();
  const spoken = tokens > 0 ? `${words.omenTrack(omen)}, ${words.omenTokens(tokens)}` : words.omenTrack(omen);
  return (
    <span className="sn-omens" role="img" aria-label={spoken}>
      {STEPS.map(step => (
        <i key={step} className={step === omen ? 'is-at' : step < 0 ? 'is-bad' : step > 0 ? 'is-good' : 'is-zero'}>
          {step === omen ? <SeatMark seat={seat} /> : signed(step)}
        </i>
      ))}
      {tokens > 0 ? <b className="sn-more">−{tokens}</b> : null}
    </span>
  );
}

export function signed(n: number): string {
  return n > 0 ? `+${n}` : inFigures(n);
}

/** With a minus sign as wide as a plus sign. */
export function inFigures(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}
