/** One thing that the guide says. */
interface Saying {
  readonly title: string;
  readonly line: string;
}

const sign: Saying = {
  title: 'The sign asks',
  line: 'It always says whose turn it is and what is wanted. Whatever you may choose has an amber ring: tap it.',
};

export const en = {
  name: 'Guide',
  next: 'Got it',
  skip: 'No more guiding',
  of: (told: number, all: number) => `${told} of ${all}`,
  key: 'G goes on',
  games: {
    villagers: {
      sign,
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
    },
    helvetia: {
      sign,
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
    },
    snowcrest: {
      sign,
      hand: {
        title: 'Your own people',
        line: 'Barley at the upper left is the cost of a card. A card in your hand can also be spent for the signs in its corner.',
      },
      village: {
        title: 'Nine places',
        line: 'A turn is one deed: use a villager who lies face-up, or add one. Whoever has worked turns face-down; when three in a line lie so, the Village rests, earns and turns up again.',
      },
      row: {
        title: 'Travellers for everybody',
        line: 'Villagers in the row can be added by anybody who pays for them.',
      },
      goals: {
        title: 'Achievements',
        line: 'Whoever does first what a card says takes its Scrolls. When the last Scroll of the supply is gone, the round is played out and most points win.',
      },
    },
    feudalia: {
      sign,
      fiefs: {
        title: 'Your fiefs',
        line: 'Each has fields for workers and keeps the cubes made on it. Upgraded fiefs bring points and open a city for a master.',
      },
      hand: {
        title: 'Five vassals',
        line: 'Play them on fields, for their influence (one a turn), or for coins. What you have used or kept goes to the discard pile, and new cards are drawn.',
      },
      town: {
        title: 'The town',
        line: 'Here you hire vassals and masters, upgrade fiefs and build at the cathedral, as often as you can pay.',
      },
      treasury: {
        title: 'Coins do not keep',
        line: 'At the end of a turn only a part of your coins is saved; it says how many. Spend the rest.',
      },
    },
  },
} satisfies GuideText;

interface GuideText {
  readonly [word: string]: unknown;
  readonly games: { readonly [game: string]: { readonly [moment: string]: Saying } };
}

export type GuideWords = typeof en;
