import type { GuideNote } from '../../manifest.ts';

/** The notes of the guide in a first game. */
export const en = {
  aim: {
    title: 'How you win',
    line: 'Build, deliver goods and win tiles: all of them bring points. The game ends after the round in which somebody has twenty, and the most points win.',
  },
  village: {
    title: 'Your village',
    line: 'Buildings lie around the centre, and your people live in them. Who stands is awake and can make the good of that building once.',
  },
  coin: {
    title: 'A coin is an action',
    line: 'A coin on a character buys its action: build, deliver, wake a quarter, marry, have a child. In one turn you may use one character as often as you can pay. All coins come back at the end of the round.',
  },
  display: {
    title: 'What can be built',
    line: 'Each building asks for goods. Awake villagers make them, in your own village and where your people have married to. Wood, stone and brick can also be bought for a coin each.',
  },
  sleep: {
    title: 'Who has worked sleeps',
    line: 'Everybody who made a good lies down and makes nothing more, in later rounds either. Only the Night Watchman wakes villagers.',
  },
  wedding: {
    title: 'Your first wedding',
    line: 'Your villager lives in that village now and works for you there. The couple’s children belong to the owner of the village.',
  },
  dowry: {
    title: 'A dowry',
    line: 'Who marries into a village takes a coin from its centre. Your own colour comes home and is one more action a round; another colour waits on your centre for the next who marries in.',
  },
  waking: {
    title: 'A quarter wakes',
    line: 'Everybody in the quarter stands again, of every colour, and can work once more. It pays to let many sleep side by side before you wake them.',
  },
  child: {
    title: 'Your first child',
    line: 'It goes to the School at the end of the round, may marry during the next one, and comes home at its end.',
  },
  tile: {
    title: 'You have won a tile',
    line: 'Who laid the most coins on a character gets its tile: 1 point while you hold it, and its action once a round without a coin. Somebody else can win it from you.',
  },
  scores: {
    title: 'Points so far',
    line: 'The red line is at twenty points. A tap on a player shows what the points come from.',
  },
} satisfies { readonly [moment: string]: GuideNote };

export type GuideNotes = typeof en;
