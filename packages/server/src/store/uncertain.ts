/**
 * The database was lost before it answered, and did not come back in time. The change is stored or not: ask again to know.
 */
export class StoreUncertain extends Error {
  constructor(cause: unknown) {
    super('the database went away before it answered', { cause });
    this.name = 'StoreUncertain';
  }
}
