/** V-10 The Events of Shifting Seasons, one copy each; V-2.14 one of every season lies under its stack. */

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

export type Season = (typeof SEASONS)[number];

export interface EventCard {
  readonly name: string;
  readonly season: Season;
  /** V-10.2 Compulsory unless the wording is permissive. */
  readonly compulsory: boolean;
  /** Which parts no source attests. */
  readonly recon: string | null;
}

/** The stack, counted from 0, that the Event of a season lies under. */
export const EVENT_STACK: { readonly [S in Season]: number } = { spring: 0, summer: 2, autumn: 3, winter: 4 };

/** V-10.16 The seasons follow the order in which the rulebook explains the Events; only that of Weddings is attested. */
const SEASON = 'the season';

export const EVENTS = {
  festivals: { name: 'Festivals', season: 'spring', compulsory: true, recon: SEASON },
  townsfolk: { name: 'Townsfolk', season: 'spring', compulsory: true, recon: SEASON },
  returnees: { name: 'Returnees', season: 'spring', compulsory: true, recon: SEASON },
  developments: { name: 'Developments', season: 'summer', compulsory: true, recon: SEASON },
  weddings: { name: 'Weddings', season: 'summer', compulsory: true, recon: null },
  nobles: { name: 'Nobles', season: 'summer', compulsory: true, recon: SEASON },
  travellers: {
    name: 'Travellers',
    season: 'autumn',
    compulsory: true,
    recon: `${SEASON}, and that only active keyrings count`,
  },
  caravans: { name: 'Caravans', season: 'autumn', compulsory: true, recon: SEASON },
  merchants: { name: 'Merchants', season: 'autumn', compulsory: true, recon: `${SEASON}, and that coins stay` },
  castellans: { name: 'Castellans', season: 'winter', compulsory: false, recon: SEASON },
  pilgrims: { name: 'Pilgrims', season: 'winter', compulsory: false, recon: SEASON },
  envoys: { name: 'Envoys', season: 'winter', compulsory: true, recon: SEASON },
} satisfies Record<string, EventCard>;

export type EventId = keyof typeof EVENTS;
