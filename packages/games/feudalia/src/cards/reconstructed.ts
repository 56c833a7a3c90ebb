/** The part of a card that is our reconstruction (F-0.3). */
export type Reconstructed =
  | 'everything'
  | 'all but the name'
  | 'all but the minimum level and its tokens'
  | 'fief'
  | 'count'
  | 'cost, count'
  | 'cost, price, fief'
  | 'cost, income, count'
  | 'cost, count, second scroll'
  | 'action, cost, count'
  | 'name, cost, income, count'
  | 'the limit to own types, nobles, cost, income, count';
