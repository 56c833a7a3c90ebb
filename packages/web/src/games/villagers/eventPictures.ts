import type { Backdrop } from '../../art/backdrops.tsx';
import type { Picture, Tool } from '../../art/Portrait.tsx';
import { EVENTS, type CountessEventId, type EventId } from '@thorp/villagers/cards';
import { TOOLS as t } from './tools.ts';

/** What an Event of the seasons shows. */
const EVENT_TOOLS: { readonly [E in EventId]: Tool } = {
  festivals: t.beer('#a8621a'),
  townsfolk: t.lantern('#33231a'),
  returnees: t.pack('#6b4526'),
  developments: t.trowel('#4d5c66'),
  weddings: t.rose('#a8322f'),
  nobles: t.purse('#a8752a'),
  travellers: t.key('#5a4a2a'),
  caravans: t.donkey('#6b5a4a'),
  merchants: t.scales('#7a5a1a'),
  castellans: t.hammer('#4a3527'),
  pilgrims: t.candle('#8a5a12'),
  envoys: t.banner('#a8322f'),
};

/** "arrest" of "countess-beta:arrest": both profiles have one, with the same picture. */
type NameIn<Id extends string> = Id extends `${string}:${infer Name}` ? Name : never;

/** What an event of the Countess shows, by its name in either profile. */
const DECREE_TOOLS: { readonly [N in NameIn<CountessEventId>]: Tool } = {
  'guild-conspiracy': t.key('#e8c878'),
  abduction: t.pack('#c9a05a'),
  'value-added-tax': t.scales('#e8c878'),
  conscription: t.banner('#d9695a'),
  betrayer: t.bow('#e6d3b0'),
  'sinister-banquet': t.glass('#d9695a'),
  serfdom: t.sickle('#c9d3da'),
  customs: t.fence('#c9a05a'),
  'trade-network': t.donkey('#c9b39a'),
  blackmail: t.diamond('#7fc4e8'),
  arrest: t.padlock('#e8c878'),
  ransom: t.purse('#e8b84a'),
  'spy-network': t.lantern('#f0c14a'),
  'protection-money': t.purse('#e8b84a'),
  'mood-swing': t.rose('#d9695a'),
  'black-market': t.candle('#e8c878'),
  'land-claim': t.spade('#c9d3da'),
  'temporary-employment': t.hammer('#c9a05a'),
  bribes: t.purse('#e8b84a'),
  'countess-bank': t.toolbox('#c9a05a'),
  'dark-mood': t.rose('#b7a1d6'),
  'it-was-you': t.bottle('#8fd0b8'),
  arson: t.lantern('#f0894a'),
  tribute: t.barrel('#c9a05a'),
  rats: t.cheese('#e8b84a'),
};

/** An event as a picture: a season or the court, and one thing large in the middle. */
function still(bg: Backdrop, tool: Tool | undefined): Picture {
  return { bg, people: [], tools: tool ? [{ ...tool, x: 60, y: 54, size: 62 }] : [] };
}

export function eventPicture(event: EventId): Picture {
  return still(EVENTS[event].season, EVENT_TOOLS[event]);
}

const decrees = new Map<string, Picture>();

/** The picture of an event of the Countess, by its id: "countess-beta:arrest". */
export function decreePicture(event: string): Picture {
  const known = decrees.get(event);
  if (known) return known;
  const name = event.slice(event.indexOf(':') + 1);
  const picture = still('court', (DECREE_TOOLS as { readonly [name: string]: Tool })[name]);
  decrees.set(event, picture);
  return picture;
}
