import type { GuideNote } from '../../manifest.ts';

/** The notes of the guide in a first game. */
export const en = {
  aim: {
    title: 'How you win',
    line: 'Collect Scrolls: each is a point. Buildings from the sixth on, good Omens and having the most of a resource bring points too. When the last Scroll leaves the supply, the round is finished, and the most points win.',
  },
  hand: {
    title: 'Your own people',
    line: 'Barley at the upper left is the cost of a card. A card in your hand can also be spent for the signs in its corner.',
  },
  village: {
    title: 'One action a turn',
    line: 'Use a Villager who lies face-up, or add a new one. Whoever has worked turns face-down.',
  },
  row: {
    title: 'Villagers for everybody',
    line: 'Anybody may add a Villager from this row. Whoever is added acts at once and then turns face-down.',
  },
  goals: {
    title: 'Achievements',
    line: 'The first player who has what a card asks for takes its Scrolls.',
  },
  line: {
    title: 'A line is about to close',
    line: 'Two Villagers of a row, column or diagonal lie face-down. When the third lies down too, your next turn is a Rest. Here you see what it would bring.',
  },
  scrolls: {
    title: 'Your first Scrolls',
    line: 'They come from here. Meditating, venerating and Achievements bring Scrolls. The last one in this supply brings the end of the game.',
  },
  rest: {
    title: 'Your first Rest',
    line: 'A Rest takes your whole turn. Face-up Villagers gave the signs in their corner, face-down Starters one Barley each, and then everybody turned face-up.',
  },
  omen: {
    title: 'Your Omens',
    line: 'The marker shows the points that your Omens bring or cost at the end. An Omen moves it to the left; a Nun or a Hermit moves it back.',
  },
  meditation: {
    title: 'A Meditation',
    line: 'One player announces Bells. Everybody else in turn passes, which brings that player Scrolls, or pays one Bell more and takes the Scrolls instead.',
  },
  venerating: {
    title: 'A spirit appears',
    line: 'Settle the items one by one: give what is asked, avoid it, or take an Omen. The player whose turn it is gets the reward; the curse is for everybody else.',
  },
} satisfies { readonly [moment: string]: GuideNote };

export type GuideNotes = typeof en;
