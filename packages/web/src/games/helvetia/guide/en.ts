import type { GuideNote } from '../../manifest.ts';

/** What the guide says in a first game. */
export const en = {
  village: {
    title: 'Your village',
    line: 'Buildings lie around the centre, and your people live in them. Who stands is awake and can make the good of that building once; then they lie down to sleep.',
  },
  characters: {
    title: 'Five characters',
    line: 'A coin on a character buys its action: build, deliver, wake a quarter, marry, have a child. In one turn you may use one character as often as you can pay.',
  },
  display: {
    title: 'What can be built',
    line: 'Each building asks for goods. Awake villagers make them, in your own village and where your people have married to.',
  },
  scores: {
    title: 'Twenty points',
    line: 'The game ends after the round in which somebody has twenty points. A tap on a player shows what they come from.',
  },
} satisfies { readonly [moment: string]: GuideNote };

export type GuideNotes = typeof en;
