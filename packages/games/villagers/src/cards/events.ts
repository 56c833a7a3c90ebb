/** V-10 The Events of Shifting Seasons, one copy each; V-2.14 one of every season lies under its stack. */

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

export type Season = (typeof SEASONS)[number];

export interface EventCard {
  readonly name: string;
  readonly season: Season;
  /** The parts that are not found in any source. */
  readonly reconstructed: string | null;
}

/** The stack, counted from 0, that the Event of a season lies under. */
export const EVENT_STACK: { readonly [S in Season]: number } = { spring: 0, summer: 2, autumn: 3, winter: 4 };

/**
 * V-10.16 The seasons follow the order in which the rulebook explains the Events; only that of Weddings is in a source.
 */
const SEASON = 'the season';

export const EVENTS = {
  festivals: { name: 'Festivals', season: 'spring', reconstructed: SEASON },
  townsfolk: { name: 'Townsfolk', season: 'spring', reconstructed: SEASON },
  returnees: { name: 'Returnees', season: 'spring', reconstructed: SEASON },
  developments: { name: 'Developments', season: 'summer', reconstructed: SEASON },
  weddings: { name: 'Weddings', season: 'summer', reconstructed: null },
  nobles: { name: 'Nobles', season: 'summer', reconstructed: SEASON },
  travellers: {
    name: 'Travellers',
    season: 'autumn',
    reconstructed: `${SEASON}, and that only active keyrings count`,
  },
  caravans: { name: 'Caravans', season: 'autumn', reconstructed: SEASON },
  merchants: { name: 'Merchants', season: 'autumn', reconstructed: `${SEASON}, and that coins stay` },
  castellans: { name: 'Castellans', season: 'winter', reconstructed: SEASON },
  pilgrims: { name: 'Pilgrims', season: 'winter', reconstructed: SEASON },
  envoys: { name: 'Envoys', season: 'winter', reconstructed: SEASON },
} satisfies Record<string, EventCard>;

export type EventId = keyof typeof EVENTS;
