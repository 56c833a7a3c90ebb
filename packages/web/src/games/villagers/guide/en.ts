import type { GuideNote } from '../../manifest.ts';

/** The notes of the guide in a first game. */
export const en = {
  aim: {
    title: 'How you win',
    line: 'Who has the most gold after the second Market wins. Gold comes from villagers: draft them, build chains of trades, and let them work until the Markets pay.',
  },
  aimMonastery: {
    title: 'How you win',
    line: 'You play for a rank: 80 gold at the end make your village a Hamlet, 100 a Village, 150 a Town and 200 the Capital. The last round ends with the second Market.',
  },
  aimCountess: {
    title: 'How you win',
    line: 'You need more gold than the Countess when the second Market has paid. Her village is paid as yours is.',
  },
  wishes: {
    title: 'What the Monastery wants',
    line: 'After each of your drafts one villager of the Road goes to the Monastery: one with the first of these symbols that is there. The marked row is that of this round.',
  },
  gift: {
    title: 'Her village grows with yours',
    line: 'After each of your drafts you give her a villager of the Road, and after each round she takes one from the Reserve. Give her what pays little.',
  },
  decrees: {
    title: 'What she is about to do',
    line: 'These events come at the end of the round, in the order that you choose, unless they say when. A tap tells what one of them does.',
  },
  cover: {
    title: 'Somebody is covered',
    line: 'The band keeps its trade and its padlock, and both go on counting. Its food, hammers and gold no longer count: only who stands on top works.',
  },
  road: {
    title: 'Villagers come along the Road',
    line: 'Every round begins with a draft: in turn everybody takes one villager. Read a card from above: its trade, what it goes on, who unlocks it, and at the foot what it brings.',
  },
  drafts: {
    title: 'Bread is villagers',
    line: 'You take two villagers a round, and one more for every food symbol that works in your village, five at most. The loaves in the sign are those still to take.',
  },
  stacks: {
    title: 'Or take one unseen',
    line: 'The top of a stack shows only its trade. When stacks run out, Markets open, so every card taken brings the end nearer.',
  },
  others: {
    title: 'Look at the neighbours',
    line: 'Their villages lie open. Whoever has the villager that unlocks your card earns your two gold. A tap lays a village out large.',
  },
  hand: {
    title: 'Now you build',
    line: 'Two cards from your hand, and one more for every hammer that works. Choose a ringed card, or drag it; the places where it may go light up in your village.',
  },
  village: {
    title: 'A chain is a house',
    line: 'Trades stand on each other: Lumberjack, Wheeler, Cartwright. Most cards name the villager they go on; those that stand alone begin a house of their own.',
  },
  off: {
    title: 'Hatched cards must wait',
    line: 'Tap one and it says why: nobody for it to stand on, or nobody to unlock it. The failing line is red.',
  },
  basics: {
    title: 'Beginnings can be had',
    line: 'Up to three times a turn you may give a card from your hand for a Lumberjack, a Hayer or a Miner. Most chains begin with one of them.',
  },
  undo: {
    title: 'Nothing is final yet',
    line: 'Take choices back as long as nothing new was revealed. The lantern asks a strong bot what it would do.',
  },
  market: {
    title: 'Here the Market opens',
    line: 'When this stack and all before it are empty, villages are paid: gold symbols and the coins on your villagers; at the second and last Market also silver. The most gold wins.',
  },
  padlock: {
    title: 'You opened a padlock',
    line: 'The villager with the key gets 2 gold: from you if it is a neighbour’s, from the bank if it is your own. If nobody has the key, the bank takes your 2 gold.',
  },
  paid: {
    title: 'The Market has paid',
    line: 'Gold symbols and coins were paid; silver is paid at the second and last Market only. “Market pays” says what your village would get now.',
  },
  scores: {
    title: 'How it stands',
    line: 'The gold everybody has, and line by line what it comes from. That is all there is to know: enjoy the game.',
  },
} satisfies { readonly [moment: string]: GuideNote };

export type GuideNotes = typeof en;
