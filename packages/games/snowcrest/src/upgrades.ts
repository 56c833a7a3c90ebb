import { VILLAGERS } from './cards/villagers.ts';

/** Converts options of older records to the shape of the next version. */
export const upgrades: { readonly [fromVersion: number]: (option: object) => object } = {
  // Up to version 2 options named a card by its number.
  2: option => ('card' in option && typeof option.card === 'number' ? withId(option, option.card) : option),
};

/** An option with the number of no card stays unchanged: it is not offered, and the replay says so. */
function withId(option: object, card: number): object {
  const id = VILLAGERS[card]?.id;
  return id === undefined ? option : { ...option, card: id };
}
