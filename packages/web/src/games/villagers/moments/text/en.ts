const names: readonly string[] = ['First Market', 'Second Market'];

/** The words of the big moments of Villagers. */
export const en = {
  rule: (clause: string) => `Rule ${clause}`,
  market: {
    names,
    title: (gold: number) => `The Market pays your village ${gold}`,
    titleForAll: (name: string) => `${name}: the villages are paid`,
    line: (silver: number, gold: number, coins: number) => `Silver ${silver}, gold symbols ${gold}, coins ${coins}.`,
    lineWithoutSilver: (gold: number, coins: number) =>
      `Gold symbols ${gold}, coins ${coins}. Silver is paid at the Second Market only.`,
    silver: 'silver',
    gold: 'gold symbols',
    coins: 'coins on villagers',
    purse: 'purse',
    gains: (gain: number, parts: string) => `You gain ${gain}: ${parts}`,
    amount: (name: string, n: number) => `${name} ${n}`,
    have: (gold: number) => `You now have ${gold}.`,
    has: (name: string, gold: number) => `${name} ${gold}`,
    row: (name: string, parts: string, before: number, after: number) =>
      `${name}: ${parts}; purse ${before} before, ${after} now`,
    slip: (name: string, gain: number) => `${name}: you +${gain}`,
    slipForAll: (name: string) => `${name} is over`,
  },
  event: {
    seasons: { spring: 'Spring', summer: 'Summer', autumn: 'Autumn', winter: 'Winter' },
    title: (season: string, name: string) => `${season} Event: ${name}`,
    asks: 'It is carried out by everybody, one after the other.',
    keyrings: (name: string, n: number, gold: number) =>
      n === 0 ? `${name}: no keyring` : `${name}: ${n} ${n === 1 ? 'keyring' : 'keyrings'}, ${gold} gold`,
  },
  end: {
    youWin: (points: string) => `You win with ${points}`,
    wins: (name: string, points: string) => `${name} wins with ${points}`,
    shared: (names: string, points: string) => `${names} share the win with ${points}`,
    line: 'The most gold wins.',
    poorest: 'The least gold wins.',
    slip: (points: string) => `The end: you have ${points}`,
    onward: 'The score sheet comes next.',
  },
};

export type MomentWords = typeof en;
