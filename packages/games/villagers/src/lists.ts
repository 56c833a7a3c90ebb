/** Entries at indexes that are known to exist. Numbers and objects have separate functions for speed. */

export function numberAt(list: readonly number[], index: number): number {
  return list[index] as number;
}

export function entryAt<T extends object | string>(list: readonly T[], index: number): T {
  return list[index] as T;
}

/** Inserts an entry without `splice`, which would allocate a list of the removed entries. */
export function insertAt(list: number[], index: number, entry: number): void {
  list.push(entry);
  for (let i = list.length - 1; i > index; i--) list[i] = numberAt(list, i - 1);
  list[index] = entry;
}

/** Removes an entry; those after it move up. */
export function removeAt(list: number[], index: number): void {
  for (let i = index + 1; i < list.length; i++) list[i - 1] = numberAt(list, i);
  list.pop();
}

export function addTo(list: number[], index: number, amount: number): void {
  list[index] = numberAt(list, index) + amount;
}
