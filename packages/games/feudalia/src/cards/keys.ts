/** The keys of a table that is written out in the code: it has no others, so its type says what they are. */
export function keysOf<T extends object>(table: T): readonly (keyof T)[] {
  return Object.keys(table) as (keyof T)[];
}
