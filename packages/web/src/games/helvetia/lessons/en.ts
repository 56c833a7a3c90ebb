import type { LessonText } from '../../../lessons/types.ts';

export const en = {
  build: {
    title: 'Build with what your people make',
    goal: 'Build the Mine. It costs wood: let your Woodcutter make it.',
    hint: 'Choose the Builder, then the Mine, let the man in your Woodcutter work, and choose a free place.',
    why: 'You pay with goods that awake people make now. Who has worked lies down and sleeps.',
    tries: {
      bought: 'You may buy wood for a coin, but your Woodcutter makes it for nothing.',
      dear: 'The Cow Shed needs stone as well, which you would have to buy. Build the Mine.',
      other: 'The Builder builds. This one does something else.',
    },
    otherwise: 'That is allowed, but it does not build the Mine.',
  },
  deliver: {
    title: 'Deliver a good that needs another',
    goal: 'Deliver a goat and take its tile.',
    hint: 'Choose the Trader, then the goat. Your Well makes the water that it needs.',
    why: 'A goat needs water that was made earlier in the same turn. The first to deliver a goat takes its tile: 1 point more.',
    tries: {
      basic: 'That is 1 point. A goat is 1 point and brings a tile as well.',
      other: 'The Trader delivers. This one does something else.',
    },
    otherwise: 'That is allowed, but it delivers no goat.',
  },
  wake: {
    title: 'Wake a quarter',
    goal: 'Wake three of your people with one coin.',
    hint: 'Choose the Night Watchman, then the quarter of your village in which most of them sleep. Left and right count for top and bottom.',
    why: 'Top is the upper row with the buildings on the left and on the right: there three of your people slept.',
    tries: {
      abroad: 'Nobody of yours sleeps there.',
      fewer: 'Fewer of your people sleep in that quarter. Count once more.',
      other: 'Only the Night Watchman wakes people.',
    },
    otherwise: 'That is allowed, but it wakes nobody.',
  },
  marry: {
    title: 'Marry, and get a coin home',
    goal: 'Marry your woman into another village and take a coin of your own colour as dowry.',
    hint: 'Choose the Priest. She goes to the man who lives alone. Then take the coin of your colour.',
    why: 'A coin of your own colour comes home for good: one more action in every round. Any other goes on your Village Center.',
    tries: {
      colour: 'That coin only lies on your Village Center. Your own colour would be an action more in every round.',
      other: 'The Priest marries. This one does something else.',
    },
    otherwise: 'That is allowed, but it is no wedding.',
  },
  child: {
    title: 'A child',
    goal: 'Let a couple in your village have a child.',
    hint: 'Choose the Midwife, then boy or girl.',
    why: 'A couple in your village gets a child of yours. It goes to School at the end of the round and may marry in the next.',
    tries: { other: 'The Midwife brings children. This one does something else.' },
    otherwise: 'That is allowed, but no child comes.',
  },
} satisfies { readonly [lesson: string]: LessonText };
