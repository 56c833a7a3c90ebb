import { keysOf } from '@thorp/kernel';
import amphora from 'game-icons:amphora';
import fir from 'game-icons:pine-tree';
import grapes from 'game-icons:grapes';
import hide from 'game-icons:animal-hide';
import hut from 'game-icons:hut';
import pick from 'game-icons:war-pick';
import sheep from 'game-icons:sheep';
import star from 'game-icons:polar-star';
import wheat from 'game-icons:wheat';
import type { ReactNode } from 'react';

const HAYSTACK =
  '<path fill="currentColor" fill-rule="evenodd" d="M36 440C60 250 150 110 256 96c106 14 196 154 220 344zM120 392c30-60 52-140 66-230l30-8c-8 90-24 168-48 238zm112 0c10-80 14-160 10-246h30c4 86 0 166-10 246zm110 0c-22-76-36-158-42-236l30 10c16 84 40 164 66 226zM60 462h392v28H60zM240 20h32v84h-32z"/>';

/** Ten suits, each with its own glyph; colour and pattern come from `data-suit`. */
const GLYPHS = {
  grains: wheat,
  wood: fir,
  hay: HAYSTACK,
  ore: pick,
  grapes,
  wool: sheep,
  leather: hide,
  clay: amphora,
  solitary: hut,
  special: star,
} as const;

export type GlyphName = keyof typeof GLYPHS;

export const GLYPH_NAMES = keysOf(GLYPHS);

/** A suit's glyph, bare. */
export function Glyph({ suit }: { suit: GlyphName }): ReactNode {
  return <svg viewBox="0 0 512 512" aria-hidden="true" dangerouslySetInnerHTML={{ __html: GLYPHS[suit] }} />;
}

/** A suit's glyph on a paper disc. */
export function GlyphDisc({ suit }: { suit: GlyphName }): ReactNode {
  return (
    <span className="vi-glyph">
      <Glyph suit={suit} />
    </span>
  );
}

/** The back of a card shows its suit and nothing else. */
export function Back({ suit }: { suit: GlyphName }): ReactNode {
  return (
    <span className="vi-back" data-suit={suit}>
      <GlyphDisc suit={suit} />
    </span>
  );
}
