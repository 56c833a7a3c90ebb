/** Letters of the font for names that are much wider or narrower than the rest, relative to the font size. */
const WIDE = /[mwMWÄÖÜ@]/u;
const NARROW = /[fijlrtI.,' ]/u;
const CAPITAL = /\p{Lu}/u;

/** The approximate width of a name relative to its font size: names shrink by it until they fit. */
export function widthOf(name: string): number {
  let width = 0;
  for (const letter of name) {
    if (WIDE.test(letter)) width += 0.78;
    else if (NARROW.test(letter)) width += 0.33;
    else width += CAPITAL.test(letter) ? 0.6 : 0.52;
  }
  return Math.round(width * 100) / 100;
}

/** The same for a name's widest word, if its words may be in separate lines. */
export function widestOf(name: string): number {
  return Math.max(...name.split(' ').map(widthOf));
}
