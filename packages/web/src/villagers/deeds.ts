import type { Backdrop } from '../art/backdrops.tsx';
import type { Picture, Tool } from '../art/Portrait.tsx';
import { COUNTESS_EVENTS, EVENTS, type EventId } from '@thorp/villagers/cards';
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

/** What an event of the Countess shows, by its name in either deck. */
const DECREE_TOOLS: { readonly [name: string]: Tool } = {
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

const decrees = new Map<string, Picture>(
  COUNTESS_EVENTS.map(({ id }) => [id, still('court', DECREE_TOOLS[id.slice(id.indexOf(':') + 1)])]),
);

export function decreePicture(event: string): Picture | null {
  return decrees.get(event) ?? null;
}
