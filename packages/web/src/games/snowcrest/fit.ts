/** Letters of our name face that are much wider or narrower than the rest, in widths of their size. */
const WIDE = /[mwMWÄÖÜ@]/u;
const NARROW = /[fijlrtI.,' ]/u;
const CAPITAL = /\p{Lu}/u;

/** About how wide a name is, in its own letter size: names shrink by it until they fit. */
export function widthOf(name: string): number {
  let width = 0;
  for (const letter of name) {
    if (WIDE.test(letter)) width += 0.78;
    else if (NARROW.test(letter)) width += 0.33;
    else width += CAPITAL.test(letter) ? 0.6 : 0.52;
  }
  return Math.round(width * 100) / 100;
}

/** The same of a name's widest word, where its words may stand one below the other. */
export function widestOf(name: string): number {
  return Math.max(...name.split(' ').map(widthOf));
}
