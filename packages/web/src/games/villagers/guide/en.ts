import type { GuideNote } from '../../manifest.ts';

/** What the guide says in a first game. */
export const en = {
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
    line: 'Trades stand on each other: Lumberjack, Wheeler, Cartwright. Who is covered no longer brings food, hammers or gold; its trade and its padlock go on counting.',
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
    line: 'Take choices back as long as nothing new came to light. The lantern asks a strong bot what it would do.',
  },
  market: {
    title: 'Here the Market opens',
    line: 'When this stack and all before it are empty, villages are paid: gold symbols and the coins on your villagers; at the second and last Market also silver. The most gold wins.',
  },
  scores: {
    title: 'How it stands',
    line: 'The gold everybody has, and line by line what it comes from. That is all there is to know: enjoy the game.',
  },
} satisfies { readonly [moment: string]: GuideNote };

export type GuideNotes = typeof en;
