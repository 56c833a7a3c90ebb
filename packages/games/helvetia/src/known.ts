/** One entry of a list whose index comes from our own tables, and so is good. */
export const known = <T>(list: readonly T[], index: number): T => list[index] as T;
