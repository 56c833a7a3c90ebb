/** What the symbols of cards mean, for card help. Resources and Buildings are explained by their own entries. */
export const en = {
  cost: { name: 'Upper left', means: 'The Barley that adding this Villager costs.' },
  corner: { name: 'Upper right', means: 'What the card can be spent for, from your hand or from your Village.' },
  avoid: { name: 'Omen struck out', means: 'Spent, it keeps one item of a Guardian or Forest card away from you.' },
  scroll: { name: 'Scroll', means: 'One point. When the last one leaves the supply, the round is finished.' },
  omen: { name: 'Omen', means: 'Moves your marker to the left. At the end it shows the points won or lost.' },
  any: { name: 'Question mark', means: 'A resource of any kind.' },
  building: { name: 'House', means: 'A Building of any kind.' },
  hand: { name: 'Cards', means: 'A card from your hand.' },
  village: { name: 'Hut', means: 'A face-up Villager of your Village.' },
  pay: { name: 'Arrow', means: 'Pay what stands before it to get what stands after it.' },
  trade: { name: 'Double arrow', means: 'Trade either for the other, one step of the chain at a time.' },
  draw: { name: 'Draw', means: 'Draw this number of cards from your deck.' },
  meditate: { name: 'Meditate', means: 'Announce Bells. The others pass or pay more, and Scrolls are shared out.' },
  retrieve: { name: 'Take back', means: 'Take a card from your discard pile into your hand.' },
  discardRedraw: { name: 'Redraw', means: 'Discard any cards from your hand and draw as many.' },
  restock: { name: 'Tiles up', means: 'Turn all your Buildings face-up.' },
  venerate: { name: 'Venerate', means: 'Reveal a Guardian: you make its offering, the others bear its curse.' },
  recruit: {
    name: 'Recruit',
    means: 'This card leaves. One from your hand or the row takes its place for nothing and acts.',
  },
  copy: { name: 'Copy', means: 'Carry out an action of somebody else’s face-up Villager.' },
  opponents: { name: 'Others', means: 'What follows happens to everybody but you.' },
};

export type HelpWords = typeof en;
