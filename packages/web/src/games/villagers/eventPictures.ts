import * as paint from '../../art/palette.ts';
import type { Backdrop } from '../../art/backdrops.tsx';
import type { Picture, Tool } from '../../art/Portrait.tsx';
import { EVENTS, type CountessEventId, type EventId } from '@thorp/villagers/cards';
import { TOOLS as t } from './tools.ts';

/** The picture of an Event of the seasons. */
const EVENT_TOOLS: { readonly [E in EventId]: Tool } = {
  festivals: t.beer(paint.brown56),
  townsfolk: t.lantern(paint.soot27),
  returnees: t.pack(paint.brown43),
  developments: t.trowel(paint.slate47),
  weddings: t.rose(paint.red49b),
  nobles: t.purse(paint.brown60e),
  travellers: t.key(paint.ochre42),
  caravans: t.donkey(paint.stone48),
  merchants: t.scales(paint.ochre49),
  castellans: t.hammer(paint.rust35),
  pilgrims: t.candle(paint.brown51),
  envoys: t.banner(paint.red49b),
};

/** "arrest" of "countess-beta:arrest": both profiles have one, with the same picture. */
type NameIn<Id extends string> = Id extends `${string}:${infer Name}` ? Name : never;

/** The picture of an event of the Countess, by its name in either profile. */
const DECREE_TOOLS: { readonly [N in NameIn<CountessEventId>]: Tool } = {
  'guild-conspiracy': t.key(paint.gold84b),
  abduction: t.pack(paint.gold73b),
  'value-added-tax': t.scales(paint.gold84b),
  conscription: t.banner(paint.red65),
  betrayer: t.bow(paint.straw87d),
  'sinister-banquet': t.glass(paint.red65),
  serfdom: t.sickle(paint.mist86),
  customs: t.fence(paint.gold73b),
  'trade-network': t.donkey(paint.tan78),
  blackmail: t.diamond(paint.sky79),
  arrest: t.padlock(paint.gold84b),
  ransom: t.purse(paint.gold81),
  'spy-network': t.lantern(paint.gold83b),
  'protection-money': t.purse(paint.gold81),
  'mood-swing': t.rose(paint.red65),
  'black-market': t.candle(paint.gold84b),
  'land-claim': t.spade(paint.mist86),
  'temporary-employment': t.hammer(paint.gold73b),
  bribes: t.purse(paint.gold81),
  'countess-bank': t.toolbox(paint.gold73b),
  'dark-mood': t.rose(paint.violet75),
  'it-was-you': t.bottle(paint.teal81),
  arson: t.lantern(paint.salmon73),
  tribute: t.barrel(paint.gold73b),
  rats: t.cheese(paint.gold81),
};

/** An event as a picture: a season or the court, and one large object in the middle. */
function eventWith(bg: Backdrop, tool: Tool | undefined): Picture {
  return { bg, people: [], tools: tool ? [{ ...tool, x: 60, y: 54, size: 62 }] : [] };
}

export function eventPicture(event: EventId): Picture {
  return eventWith(EVENTS[event].season, EVENT_TOOLS[event]);
}

const DECREE_TOOL_BY_NAME: ReadonlyMap<string, Tool> = new Map(Object.entries(DECREE_TOOLS));

const decrees = new Map<string, Picture>();

/** The picture of an event of the Countess, by its id: "countess-beta:arrest". */
export function decreePicture(event: string): Picture {
  const known = decrees.get(event);
  if (known) return known;
  const name = event.slice(event.indexOf(':') + 1);
  const picture = eventWith('court', DECREE_TOOL_BY_NAME.get(name));
  decrees.set(event, picture);
  return picture;
}
