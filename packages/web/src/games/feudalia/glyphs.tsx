import act from 'game-icons:clockwise-rotation';
import build from 'game-icons:church';
import clay from 'game-icons:clay-brick';
import crown from 'game-icons:jewel-crown';
import deck from 'game-icons:stack';
import discard from 'game-icons:card-discard';
import evening from 'game-icons:moon';
import field from 'game-icons:plow';
import hand from 'game-icons:poker-hand';
import hire from 'game-icons:card-draw';
import income from 'game-icons:two-coins';
import influence from 'game-icons:tied-scroll';
import master from 'game-icons:castle';
import padlock from 'game-icons:padlock';
import rose from 'game-icons:rose';
import shield from 'game-icons:shield';
import stone from 'game-icons:stone-block';
import upgrade from 'game-icons:upgrade';
import wheat from 'game-icons:wheat';
import wood from 'game-icons:log';
import type { ReactNode } from 'react';

const MITRE =
  '<path fill="currentColor" fill-rule="evenodd" d="M96 470V300Q110 120 256 30q146 90 160 270v170zM240 110v130h-70v34h70v150h32V274h70v-34h-70V110z"/>';
const CHALICE =
  '<path fill="currentColor" d="M110 50h292q10 190-116 230v110q80 14 96 72H130q16-58 96-72V280Q100 240 110 50zm40 36q6 60 20 96h172q16-36 20-96z"/>';

const ICON_BODIES = {
  act,
  bishop: MITRE,
  build,
  clay,
  crown,
  deck,
  discard,
  evening,
  field,
  glazier: rose,
  hand,
  hire,
  income,
  influence,
  master,
  padlock,
  shield,
  silversmith: CHALICE,
  stone,
  upgrade,
  wheat,
  wood,
} as const;

export type GlyphName = keyof typeof ICON_BODIES;

/** A small drawing beside a word or a number. */
export function Glyph({ name }: { name: GlyphName }): ReactNode {
  // The bodies come from our own build, never from outside.
  return (
    <svg
      className="icon"
      viewBox="0 0 512 512"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: ICON_BODIES[name] }}
    />
  );
}
