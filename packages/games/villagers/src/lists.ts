/** Entries of lists at indices that are known to be good. Numbers and objects are apart: each function stays fast. */

export function numberAt(list: readonly number[], index: number): number {
  return list[index] as number;
}

export function entryAt<T extends object | string>(list: readonly T[], index: number): T {
  return list[index] as T;
}

export function addTo(list: number[], index: number, amount: number): void {
  list[index] = numberAt(list, index) + amount;
}
