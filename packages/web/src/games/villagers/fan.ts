/** How whole cards of the hand lie: side by side, or overlapping from the right like a fan. */
export interface Fan {
  /** Width of a card in pixels. */
  readonly card: number;
  /** Pixels from one card to the next. */
  readonly step: number;
  readonly columns: number;
  /** Whether there are more cards than fit, so that the fan scrolls sideways. */
  readonly scrolls: boolean;
}

interface FanRules {
  readonly card: number;
  readonly gap: number;
}

/** At least this many pixels of a covered card are visible. */
const SHOWN = 72;

/** On a phone this many cards are side by side; more than two rows of them overlap. */
const SIDE_BY_SIDE = 4;
const OVERLAPPING = 5;

/** Lays out cards over a width: one row, or rows of four or five on a phone. */
export function fitFan(count: number, width: number, { card, gap }: FanRules, inRows: boolean): Fan {
  const columns = inRows ? (count > 2 * SIDE_BY_SIDE ? OVERLAPPING : SIDE_BY_SIDE) : Math.max(1, count);
  const whole = inRows && columns === SIDE_BY_SIDE ? Math.floor((width - gap * (columns - 1)) / columns) : card;
  const free = columns > 1 ? Math.floor((width - whole) / (columns - 1)) : whole;
  const step = Math.max(SHOWN, Math.min(whole + gap, free));
  return { card: whole, step, columns, scrolls: whole + step * (columns - 1) > width };
}
