import type { GuideNote } from '../../manifest.ts';

/** The notes of the guide in a first game. */
export const en = {
  aim: {
    title: 'How you win',
    line: 'Upgrade your fiefs and build at the cathedral: both bring victory points. When somebody ends a turn with the goal, the round is finished, and the most points win.',
  },
  fiefs: {
    title: 'Your fiefs',
    line: 'Each has fields for workers and a barn for the cubes that are made on it. Level 1 brings a point and opens the city for a master, level 2 another point and a second field.',
  },
  hand: {
    title: 'Your vassals',
    line: 'Play a card on a field, for its influence (one a turn), or for coins. At the end of the turn all of them go to the discard pile, and you draw five new ones.',
  },
  town: {
    title: 'The town',
    line: 'Here you hire vassals and masters and build at the cathedral, as often as you can pay. Hired vassals go to your discard pile: you draw them later.',
  },
  income: {
    title: 'Your first coins',
    line: 'Coins pay for vassals, masters, and a part of every upgrade. The marker shows what you have now, and what the unplayed cards will bring at court.',
  },
  cubes: {
    title: 'Your first cubes',
    line: 'Cubes stay in the barn of their fief, up to 12 overnight. A price may be paid from several fiefs. The Tax Collector takes one of each pair.',
  },
  upgrade: {
    title: 'Your first upgrade',
    line: 'The pennant shows the points of the fief. From level 1 on a master can live in its city and acts once a turn.',
  },
  built: {
    title: 'Your first stone',
    line: 'Every part of the cathedral brings the points on its token. When the last part of a phase stands, the next phase begins with other prices.',
  },
  evening: {
    title: 'A day has ended',
    line: 'Only a part of the coins is saved; here you see how many. The rest is lost, so spend it before you end the main phase.',
  },
  tax: {
    title: 'The Tax Collector was here',
    line: 'He is a card of your own deck. Here you see how likely he is next turn and what he would take. Spend cubes before he comes; a larger deck meets him less often.',
  },
} satisfies { readonly [moment: string]: GuideNote };

export type GuideNotes = typeof en;
