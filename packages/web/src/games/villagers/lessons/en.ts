import type { LessonText } from '../../../lessons/types.ts';

export const en = {
  draft: {
    title: 'Take a villager with coins',
    goal: 'Take the villager of the Road on whom coins lie.',
    hint: 'Look for the coin on one of the six cards in the middle, and choose that card.',
    why: 'Coins on a villager of the Road are yours when you take it. The gap is filled at once.',
    tries: { unseen: 'From a stack you see only the suit, and it has no coins. Try a card that lies open.' },
    otherwise: 'You may take that one, but nothing lies on it. Look for the coin.',
  },
  chain: {
    title: 'Build a chain',
    goal: 'Put the Cartwright to work: it pays 9 gold at each Market.',
    hint: 'The Cartwright goes on a Wheeler, and you have one. Choose it in your hand, then the place that lights up.',
    why: 'A villager that names another one is built directly on it: Lumberjack, Wheeler, Cartwright.',
    tries: {
      alone: 'That villager stands alone, so it needs no chain. The Cartwright goes on top of your Wheeler.',
      basic: 'You need no Basic villager now: your Lumberjack and your Wheeler are there already.',
      end: 'Your turn would end. First build the Cartwright.',
    },
    otherwise: 'That is allowed, but it does not build the Cartwright.',
  },
  cover: {
    title: 'Cover nothing that works',
    goal: 'Build one villager, and keep the food of your Graper.',
    hint: 'Who is covered brings no food any more. Which of the two goes on a card that shows nothing?',
    why: 'The Thatcher stands on the Hayer, which has no symbols to lose. On the Graper, the Vintner would hide its food.',
    tries: {
      covers: 'The Vintner covers the Graper: its food is gone, and you draft one less next round.',
      end: 'Your turn would end without a new villager.',
    },
    otherwise: 'That is allowed, but build one of your two cards.',
  },
  basics: {
    title: 'Get a Basic villager',
    goal: 'Build the Blacksmith. It needs a Miner, and you have none yet.',
    hint: 'Exchange a card for a Miner: give the Spelunker, and put it on any stack. Then build the Blacksmith on the Miner.',
    why: 'Up to three times a turn you may give a hand card for a Lumberjack, a Hayer or a Miner. It takes no build action.',
    tries: {
      again: 'You have a Miner now. Build the Blacksmith on it.',
      other: 'The Blacksmith stands on a Miner, not on that one.',
      lost: 'Now the Blacksmith itself is gone. Give the other card.',
      end: 'Your turn would end. First get a Miner.',
    },
    otherwise: 'That is allowed, but it does not bring the Blacksmith.',
  },
  padlock: {
    title: 'Open a padlock',
    goal: 'Build the Glass Blower and open its padlock without paying.',
    hint: 'A Blacksmith opens it. Your own one costs you nothing: the bank puts 2 gold on it.',
    why: 'With your own opener the bank pays 2 gold onto your villager. With a neighbour’s you would pay 2 of yours.',
    tries: {
      neighbour:
        'That works, but it costs you 2 gold, and your neighbour gets them. You have a Blacksmith of your own.',
      end: 'Your turn would end. First build the Glass Blower.',
    },
    otherwise: 'That is allowed, but the Glass Blower still waits in your hand.',
  },
  market: {
    title: 'Bring the Market near',
    goal: 'Make the First Market come in this round: empty stack 2.',
    hint: 'Stack 1 is empty, stack 2 has one card left. Take it; or take somebody from the Road, whose gap it fills.',
    why: 'The First Market comes in the round in which stacks 1 and 2 are both empty. Gaps in the Road are filled from the leftmost stack.',
    tries: { far: 'That stack is not over the First Market. It lies under stack 2.' },
    otherwise: 'That does not empty stack 2.',
  },
} satisfies { readonly [lesson: string]: LessonText };
