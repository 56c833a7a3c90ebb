/** Sizes of a row of cards in pixels. */
export interface RowRules {
  readonly most: number;
  readonly least: number;
  readonly gap: number;
}

/** How large the cards of a row are drawn. */
export interface RowFit {
  /** Width of a card in pixels. */
  readonly card: number;
  /** Whether the cards do not fit even at their smallest, so that the row scrolls sideways. */
  readonly pans: boolean;
}

/** The largest cards of which `count` fit side by side. */
export function fitRow(count: number, width: number, { most, least, gap }: RowRules): RowFit {
  const card = Math.floor((width - gap * (count - 1)) / Math.max(1, count));
  return { card: Math.min(most, Math.max(least, card)), pans: card < least };
}
