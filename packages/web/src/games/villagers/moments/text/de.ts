import type { MomentWords } from './en.ts';

export const de: MomentWords = {
  rule: clause => `Regel ${clause}`,
  market: {
    names: ['Erster Markt', 'Zweiter Markt'],
    title: gold => `Der Markt zahlt deinem Dorf ${gold}`,
    titleForAll: name => `${name}: die Dörfer werden bezahlt`,
    line: (silver, gold, coins) => `Silber ${silver}, Goldzeichen ${gold}, Münzen ${coins}.`,
    lineWithoutSilver: (gold, coins) => `Goldzeichen ${gold}, Münzen ${coins}. Silber zahlt nur der Zweite Markt.`,
    silver: 'Silber',
    gold: 'Goldzeichen',
    coins: 'Münzen auf Leuten',
    purse: 'Beutel',
    gains: (gain, parts) => `Du bekommst ${gain}: ${parts}`,
    amount: (name, n) => `${name} ${n}`,
    have: gold => `Du hast jetzt ${gold}.`,
    has: (name, gold) => `${name} ${gold}`,
    row: (name, parts, before, after) => `${name}: ${parts}; Beutel vorher ${before}, jetzt ${after}`,
    slip: (name, gain) => `${name}: du +${gain}`,
    slipForAll: name => `${name} ist vorbei`,
  },
  event: {
    seasons: { spring: 'Frühling', summer: 'Sommer', autumn: 'Herbst', winter: 'Winter' },
    title: (season, name) => `Ereignis im ${season}: ${name}`,
    asks: 'Alle führen es aus, einer nach dem anderen.',
    keyrings: (name, n, gold) =>
      n === 0
        ? `${name}: kein Schlüsselring`
        : `${name}: ${n} ${n === 1 ? 'Schlüsselring' : 'Schlüsselringe'}, ${gold} Gold`,
  },
  end: {
    youWin: points => `Du gewinnst mit ${points}`,
    wins: (name, points) => `${name} gewinnt mit ${points}`,
    shared: (all, points) => `${all} teilen sich den Sieg mit ${points}`,
    line: 'Das meiste Gold gewinnt.',
    poorest: 'Das wenigste Gold gewinnt.',
    slip: points => `Das Ende: du hast ${points}`,
    onward: 'Danach kommt das Blatt mit der Wertung.',
  },
};
