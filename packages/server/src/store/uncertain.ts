/**
 * The connection to the database was lost before the answer, and did not come back in time. The change may be stored or
 * not: ask again to find out.
 */
export class StoreUncertain extends Error {
  constructor(cause: unknown) {
    super('the database went away before it answered', { cause });
    this.name = 'StoreUncertain';
  }
}
