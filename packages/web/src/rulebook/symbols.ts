import type { Catalogue, GameSymbol } from './types.ts';

/** Every symbol that the legends of a game's cards name, once, with the cards that show it. */
export function symbolsOn(
  catalogue: Catalogue,
  legendOf: (card: string) => readonly Pick<GameSymbol, 'symbol' | 'name' | 'means'>[],
): readonly GameSymbol[] {
  const found = new Map<string, GameSymbol>();
  for (const card of catalogue.keys()) {
    for (const { symbol, name, means } of legendOf(card)) {
      const known = found.get(name);
      if (known?.cards.includes(card)) continue;
      found.set(name, { symbol, name, means, cards: [...(known?.cards ?? []), card] });
    }
  }
  return [...found.values()];
}
