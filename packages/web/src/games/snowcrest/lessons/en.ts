import type { LessonText } from '../../../lessons/types.ts';

export const en = {
  activate: {
    title: 'Activate a villager',
    goal: 'Take 3 Barley with your Farmer.',
    hint: 'The Farmer stands in the middle. Choose it, then its action.',
    why: 'You carry out one action of a face-up villager and turn it face-down. It comes up again when you Rest.',
    tries: {
      other: 'That villager does something else. The Farmer stands in the middle.',
      add: 'That would bring somebody new. Use your Farmer.',
      skipped: 'The Farmer is turned face-down now, and you got nothing.',
    },
    otherwise: 'That is allowed, but it brings no Barley from the Farmer.',
  },
  add: {
    title: 'Add a villager',
    goal: 'Add the Shepherd of the row to your village, on an empty place.',
    hint: 'It costs 3 Barley, and you have three tokens. Choose the Shepherd, an empty place, and pay.',
    why: 'A villager of your hand or of the row comes face-up, acts at once and turns face-down. On an empty place nobody has to leave.',
    tries: {
      replaces: 'There somebody would have to leave. Choose an empty place.',
      other: 'That is another villager. The Shepherd lies in the row.',
      activate: 'That uses somebody who is there already. Add the Shepherd.',
    },
    otherwise: 'That is allowed, but the Shepherd does not come.',
  },
  line: {
    title: 'Close a line',
    goal: 'Two cards of the falling diagonal are face-down. Close it, so that you Rest in your next turn.',
    hint: 'Activate the card in the lower right corner: it turns face-down.',
    why: 'Three face-down cards in a row, a column or a diagonal: at the start of your next turn you Rest, get tokens and turn all cards up.',
    tries: {
      other: 'That card is not on the diagonal: no line is closed.',
      add: 'A new villager does not lie on the diagonal.',
    },
    otherwise: 'That is allowed, but the line stays open.',
  },
  building: {
    title: 'Build',
    goal: 'Build a Building for 3 Juniper.',
    hint: 'Your Labourer, in the upper right corner, builds for 3 Juniper. Choose the second of its actions, then what you build.',
    why: 'A Building gives one of its kind whenever you pay, and turns face-down until you restock. Six or more bring points.',
    tries: {
      gain: 'That brings goods. The other action builds.',
      skipped: 'The Labourer is turned now, and nothing was built.',
      other: 'That villager does not build. The Labourer does.',
      add: 'That would bring somebody new. Use your Labourer.',
    },
    otherwise: 'That is allowed, but nothing is built.',
  },
  meditate: {
    title: 'Meditate',
    goal: 'Meditate with an effort that your opponent cannot beat.',
    hint: 'Your Novice, in the lower left corner, meditates. Your opponent has a Bell and the Priest’s two: beating an effort of 3 takes 4.',
    why: 'To beat you takes one Bell more than your effort. Who cannot or will not passes, and you get the Scrolls: two with two players.',
    tries: {
      low: 'Your opponent can raise one Bell more than that. Offer more.',
      gain: 'That brings goods. The other action meditates.',
      skipped: 'The Novice is turned now, without a meditation.',
      other: 'That villager does not meditate here. Use the Novice.',
      add: 'That would bring somebody new. Use the Novice.',
    },
    otherwise: 'That is allowed, but it is no meditation.',
  },
} satisfies { readonly [lesson: string]: LessonText };
