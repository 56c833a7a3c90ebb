/** V-15 The event decks and set-up of the Countess, in the seeded profile (beta 2) and the later retail one. */

export type CountessTiming = 'event' | 'build phase' | 'draft phase' | 'end of draft' | 'on reveal' | 'by end of round';

export interface CountessEvent {
  readonly name: string;
  readonly copies: number;
  readonly timing: CountessTiming;
  /** Gold the event is about: a price, a gift, or so much for each. */
  readonly amount: number;
}

export interface CountessProfile {
  readonly stackSize: number;
  readonly startingGold: number;
  readonly startingEvents: number;
  readonly summer: { readonly [id: string]: CountessEvent };
  readonly winter: { readonly [id: string]: CountessEvent };
}

function event(name: string, copies: number, amount = 0, timing: CountessTiming = 'event'): CountessEvent {
  return { name, copies, timing, amount };
}

export const BETA_SUMMER = {
  'guild-conspiracy': event('Guild Conspiracy', 2, 2),
  abduction: event('Abduction', 2),
  'value-added-tax': event('Value Added Tax', 1, 4, 'build phase'),
  conscription: event('Conscription', 2, 0, 'end of draft'),
  betrayer: event('Betrayer', 1),
  'sinister-banquet': event('Sinister Banquet', 1, 3),
  serfdom: event('Serfdom', 1, 0, 'build phase'),
} satisfies CountessProfile['summer'];

export const BETA_WINTER = {
  customs: event('Customs', 1, 1),
  'trade-network': event('Trade Network', 1),
  blackmail: event('Blackmail', 1),
  arrest: event('Arrest', 2),
  ransom: event('Ransom', 2, 2),
  'spy-network': event('Spy Network', 1),
  'protection-money': event('Protection Money', 2, 3),
} satisfies CountessProfile['winter'];

export const RETAIL_SUMMER = {
  'sinister-banquet': event('Sinister Banquet', 1, 2),
  'mood-swing': event('Mood Swing', 1),
  'black-market': event('Black Market', 1),
  'value-added-tax': event('Value Added Tax', 1, 1),
  'land-claim': event('Land Claim', 1, 2),
  'temporary-employment': event('Temporary Employment', 1, 2),
  bribes: event('Bribes', 1),
  serfdom: event('Serfdom', 1, 0, 'build phase'),
  customs: event('Customs', 1, 1),
  'guild-conspiracy': event('Guild Conspiracy', 1, 2),
  betrayer: event('Betrayer', 1),
  'countess-bank': event('The Countess Bank', 1, 3, 'build phase'),
} satisfies CountessProfile['summer'];

export const RETAIL_WINTER = {
  'dark-mood': event('Dark Mood', 1, 0, 'on reveal'),
  'it-was-you': event('It Was You!', 1, 0, 'by end of round'),
  arson: event('Arson', 1, 3, 'build phase'),
  conscription: event('Conscription', 1),
  tribute: event('Tribute', 1, 1),
  'protection-money': event('Protection Money', 1),
  'trade-network': event('Trade Network', 1),
  'spy-network': event('Spy Network', 1),
  blackmail: event('Blackmail', 1),
  abduction: event('Abduction', 1),
  arrest: event('Arrest', 1),
  rats: event('Rats', 1, 3, 'draft phase'),
} satisfies CountessProfile['winter'];

export const BETA: CountessProfile = {
  stackSize: 4,
  startingGold: 8,
  startingEvents: 2,
  summer: BETA_SUMMER,
  winter: BETA_WINTER,
};

export const RETAIL: CountessProfile = {
  stackSize: 5,
  startingGold: 1,
  startingEvents: 1,
  summer: RETAIL_SUMMER,
  winter: RETAIL_WINTER,
};

/** V-15.7 How many events are dealt for the printed gold of the villager she takes from the Reserve. */
export const NEW_EVENTS = [
  { from: 10, deal: 1 },
  { from: 1, deal: 2 },
  { from: 0, deal: 3 },
] as const;
