/** An entry whose index comes from our own tables, so it exists. */
export const known = <T>(list: readonly T[], index: number): T => list[index] as T;
