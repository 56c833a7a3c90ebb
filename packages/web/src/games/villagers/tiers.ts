import type { CSSProperties } from 'react';

/** The space of a window: a desktop, a low laptop, a tablet, a phone. */
export type Tier = 'tall' | 'short' | 'tablet' | 'phone';

/** Lengths of one tier in pixels. Text keeps its size; pictures, gaps and roofs shrink. */
export interface Lengths {
  /** Text on cards, and the largest name. */
  readonly text: number;
  readonly name: number;
  /** Heights of a head, the symbols at the foot, a roof, and a strip of another village. */
  readonly head: number;
  readonly foot: number;
  readonly roof: number;
  readonly strip: number;
  /** Houses: width of a card, height of its picture, and space around a house. */
  readonly house: { readonly least: number; readonly most: number; readonly picture: number; readonly low: number };
  readonly between: number;
  readonly rise: number;
  /** Whole cards of the hand. */
  readonly hand: { readonly card: number; readonly height: number; readonly gap: number };
}

export const TIERS: { readonly [T in Tier]: Lengths } = {
  tall: {
    text: 12.5,
    name: 14,
    head: 23,
    foot: 30,
    roof: 24,
    strip: 28,
    house: { least: 116, most: 150, picture: 86, low: 56 },
    between: 16,
    rise: 10,
    hand: { card: 128, height: 160, gap: 7 },
  },
  short: {
    text: 12,
    name: 13.5,
    head: 20,
    foot: 25,
    roof: 15,
    strip: 24,
    house: { least: 110, most: 150, picture: 60, low: 44 },
    between: 14,
    rise: 6,
    hand: { card: 122, height: 112, gap: 6 },
  },
  tablet: {
    text: 12,
    name: 13.5,
    head: 21,
    foot: 28,
    roof: 18,
    strip: 26,
    house: { least: 104, most: 140, picture: 76, low: 48 },
    between: 14,
    rise: 6,
    hand: { card: 108, height: 138, gap: 5 },
  },
  phone: {
    text: 12.5,
    name: 13.5,
    head: 20,
    foot: 26,
    roof: 14,
    strip: 30,
    house: { least: 88, most: 112, picture: 56, low: 34 },
    between: 10,
    rise: 6,
    hand: { card: 92, height: 92, gap: 3 },
  },
};

/** The lengths as the style sheets use them. */
export function lengthsStyle(tier: Tier): CSSProperties {
  const { text, head, foot, roof, strip, between, rise, hand } = TIERS[tier];
  return {
    '--text': `${text}px`,
    '--head': `${head}px`,
    '--foot': `${foot}px`,
    '--roof': `${roof}px`,
    '--strip': `${strip}px`,
    '--between': `${between}px`,
    '--rise': `${rise}px`,
    '--hand-height': `${hand.height}px`,
  };
}
