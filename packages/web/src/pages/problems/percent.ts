/** A share of a win in whole percents, at least 1. */
export function percentOf(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(Math.max(1, Math.round(share * 100)));
}
