import type { GuideNote } from '../../manifest.ts';

/** What the guide says in a first game. */
export const en = {
  fiefs: {
    title: 'Your fiefs',
    line: 'Each has fields for workers and keeps the cubes made on it. Upgraded fiefs bring points and open a city for a master.',
  },
  hand: {
    title: 'Five vassals',
    line: 'Play them on fields, for their influence (one a turn), or for coins. What you have used or kept goes to the discard pile, and new cards are drawn.',
  },
  town: {
    title: 'The town',
    line: 'Here you hire vassals and masters, upgrade fiefs and build at the cathedral, as often as you can pay.',
  },
  treasury: {
    title: 'Coins do not keep',
    line: 'At the end of a turn only a part of your coins is saved; it says how many. Spend the rest.',
  },
} satisfies { readonly [moment: string]: GuideNote };

export type GuideNotes = typeof en;
