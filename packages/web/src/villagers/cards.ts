export * from '@thorp/villagers/cards';

/** In place of a card or of somebody below: nobody. */
export const NONE = -1;
