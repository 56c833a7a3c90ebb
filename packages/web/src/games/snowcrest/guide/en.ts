import type { GuideNote } from '../../manifest.ts';

/** What the guide says in a first game. */
export const en = {
  hand: {
    title: 'Your own people',
    line: 'Barley at the upper left is the cost of a card. A card in your hand can also be spent for the signs in its corner.',
  },
  village: {
    title: 'Nine places',
    line: 'A turn is one action: use a villager who lies face-up, or add one. Whoever has worked turns face-down; when three in a line lie so, the Village rests, earns and turns up again.',
  },
  row: {
    title: 'Travellers for everybody',
    line: 'Villagers in the row can be added by anybody who pays for them.',
  },
  goals: {
    title: 'Achievements',
    line: 'Whoever does first what a card says takes its Scrolls. When the last Scroll of the supply is gone, the round is played out and most points win.',
  },
} satisfies { readonly [moment: string]: GuideNote };

export type GuideNotes = typeof en;
