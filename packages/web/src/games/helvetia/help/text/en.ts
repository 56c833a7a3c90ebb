/** What the symbols of buildings mean, for card help. */
export const en = {
  basic: { name: 'Square', means: 'A basic good. Somebody who is awake here makes one and lies down.' },
  complex: { name: 'Round', means: 'A complex good: another good must have been made in the same turn.' },
  arrow: { name: 'Arrow', means: 'The good before it must have been made before the good after it.' },
  swap: { name: 'Exchange', means: 'Somebody who is awake here exchanges one good for another and lies down.' },
  any: { name: 'Any', means: 'Any basic good.' },
  food: { name: 'Bread', means: 'Any of the goods that are eaten.' },
  points: { name: 'Pennant', means: 'So many points for its owner.' },
  price: { name: 'At the foot', means: 'The goods that building it takes.' },
};

export type HelpWords = typeof en;
