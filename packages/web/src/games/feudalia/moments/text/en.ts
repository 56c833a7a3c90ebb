const some = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;

/** The words of Feudalia's big moments. */
export const en = {
  next: (name: string) => `Then ${name} plays.`,
  rule: (clause: string) => `Rule ${clause}`,
  nothing: 'nothing',
  cubes: (n: number, good: string) => `${n} ${good}`,
  list: (parts: readonly string[]) => parts.join(', '),
  cards: (n: number) => some(n, 'card'),
  tax: {
    took: (n: number) => (n === 0 ? 'The Tax Collector takes nothing' : `The Tax Collector takes ${some(n, 'cube')}`),
    tookCards: (n: number) => `The Tax Collector takes ${some(n, 'card')}`,
    tookHand: 'The Tax Collector empties your hand',
    pairs: 'Every fief pays one cube of each pair in its barn.',
    income: 'No fief has a pair of cubes, so cards worth half the income of your hand pay.',
    poor: 'No fief has a pair of cubes, and your hand has less than 2 income: it is discarded without coins.',
    ofFief: (cubes: number) => {
      const pairs = cubes >> 1;
      if (pairs === 0) return cubes === 0 ? 'no cubes' : '1 cube: no pair';
      return `${cubes} cubes: ${some(pairs, 'pair')}`;
    },
    relief: (n: number) => `relief ${n}`,
    pays: 'pays',
    spared: 'What he did not get',
    vault: (n: number) => `${some(n, 'cube')} in a vault: not counted`,
    odd: (n: number) => `${some(n, 'cube')} without a pair`,
    relieved: (n: number) => `${some(n, 'cube')} by tax relief`,
    coinsSafe: 'Coins and hand: safe while a fief has a pair. Defence does not stop taxes.',
    cardsBack: 'The cards go to your discard pile this evening, without coins and effect.',
    left: (n: number) => `Left in your barns: ${some(n, 'cube')}`,
    spoken: (title: string, parts: string) => `${title}. ${parts}.`,
    paidBy: (fief: string, what: string) => `${fief} pays ${what}`,
    slip: (what: string) => `Tax: you gave ${what}`,
    others: (name: string, what: string) => `The Tax Collector takes ${what} from ${name}`,
    wholeHand: 'the whole hand',
  },
  income: {
    line: (card: string, coins: number, total: number) => `${card}: ${some(coins, 'coin')} more, now ${total}`,
  },
  evening: {
    title: (saved: number, of: number) =>
      of === 0 ? 'Evening: no coins to save' : `Evening: you save ${saved} of ${some(of, 'coin')}`,
    line: 'Played cards go to the discard pile; cards left in hand serve at court for a coin each.',
    coins: 'Coins of the day',
    effects: 'Cards and masters',
    court: (cards: number) => `${some(cards, 'card')} at court`,
    noCoins: 'No coins came in.',
    treasury: 'The treasury',
    saves: (saved: number, of: number) => (of === 0 ? 'No coins to save.' : `${saved} of ${of} saved`),
    gone: (n: number) => (n === 0 ? 'None are lost.' : `${some(n, 'coin')} lost: spend more before the evening.`),
    tomorrow: 'For tomorrow',
    drew: (n: number) => `${some(n, 'new card')} in hand`,
    shuffled: 'Your discard pile became a new deck.',
    limit: (what: string) => `Over 12 cubes in a fief: ${what} lost`,
    spoken: (saved: number, of: number, drew: number) =>
      of === 0
        ? `Evening. You have no coins to save and draw ${some(drew, 'card')}.`
        : `Evening. You save ${saved} of ${some(of, 'coin')} and draw ${some(drew, 'card')}.`,
    slip: (saved: number, of: number) =>
      of === 0 ? 'Evening: no coins to save' : `Evening: ${saved} of ${some(of, 'coin')} saved`,
  },
  scoring: {
    wins: (name: string, points: string) => `${name} wins with ${points} VP`,
    youWin: (points: string) => `You win with ${points} VP`,
    shared: (names: string, points: string) => `${names} share the win with ${points} VP`,
    line: 'Fiefs by their level, and tokens of the cathedral.',
    tie: 'Equal points: more noble icons, then more coins, then more cubes.',
    points: (points: string) => `${points} VP`,
    slip: (points: string) => `The end: you have ${points} VP`,
    onward: 'The score sheet comes next.',
  },
};

export type MomentWords = typeof en;
