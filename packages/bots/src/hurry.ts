/** Memory that is shared with the thread of a bot; as soon as it is 1, the best option found so far is the answer. */
export type Hurry = Int32Array;

export function noHurry(): Hurry {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

export function makeHurry(hurry: Hurry): void {
  Atomics.store(hurry, 0, 1);
}

export function isHurried(hurry: Hurry): boolean {
  return Atomics.load(hurry, 0) === 1;
}
