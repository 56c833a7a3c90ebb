/** What the symbols of cards mean, for card help. */
export const en = {
  coins: { name: 'Coins', means: 'The price in coins, or coins that you get.' },
  cubes: { name: 'Cubes', means: 'Wheat, wood, clay and stone: the price in goods, or goods that you get.' },
  anyCube: { name: 'Question mark', means: 'A cube of any kind.' },
  dismiss: { name: 'Minus and a word', means: 'Part of the price: a card of that kind leaves your hand for good.' },
  field: { name: 'Plough', means: 'What the card brings on a field of one of your fiefs.' },
  influence: {
    name: 'Scroll',
    means: 'What it does at court instead. One influence a turn, unless a plus stands there.',
  },
  evening: { name: 'Moon', means: 'What it does in the evening, at the end of the turn.' },
  income: { name: 'Purse', means: 'The coins it brings when it is played for nothing else.' },
  noble: { name: 'Crown', means: 'A noble: decides ties at the end.' },
  flag: { name: 'Flag', means: 'The fief in whose city this master lives, and the level it must have.' },
  action: { name: 'At the foot', means: 'What the master does, once a turn; before an arrow what it costs.' },
};

export type HelpWords = typeof en;
